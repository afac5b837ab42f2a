/** Writes the modules that the browser (and the server bundle) get instead of the generated ones. */
import path from 'node:path';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {flat} from './chunks';
import {unexpected, type Generated, type Route} from './generated';
import {shown, writeItems} from './section-data';
import {addresses, categories, divide, prefixesOf, type Section} from './sections';
import type {ChunkNames, GlobalDoc, PageKind} from './types';

/** Chunk of what every page of the docs needs: frame and sidebar. */
const frameChunk = 'docs';

const client = (file: string): string => path.join(__dirname, 'client', file);

const json = (value: unknown): string => JSON.stringify(value);

const isLeaf = (route: Route): boolean => route.exact === true && !route.routes;

const walk = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => [route, ...walk(route.routes ?? [])]);

/** Sidebar items without what says nothing: `"unlisted": false` on each. */
function compact(items: readonly PropSidebarItem[]): unknown[] {
  return items.map((item) =>
    item.type === 'category'
      ? {...item, items: compact(item.items)}
      : item.type === 'link'
        ? {...item, unlisted: item.unlisted || undefined}
        : item,
  );
}

/** The site as it is divided: what is known from the start, and what comes with each section. */
class Plan {
  readonly sections: Section[];
  /** Routes of the docs' own pages, deepest level. */
  readonly pages: Route[];
  /** Root of the docs, without a slash at the end. */
  readonly base: string;
  private readonly sectionByPath: Map<string, string>;
  private readonly frame: Set<string>;

  constructor(readonly site: Generated) {
    this.sections = divide(site.version);
    this.sectionByPath = new Map(
      this.sections.flatMap(({id, paths}) => paths.map((address) => [address, id] as const)),
    );
    const parents = walk(site.routes).filter((route) => route.routes);
    const versionRoute = parents.find(
      ({key}) => key && site.chunkNames[key]?.__props === site.versionChunk,
    );
    const root = versionRoute?.routes?.length === 1 ? versionRoute.routes[0] : undefined;
    if (!root?.routes?.every(isLeaf)) {
      unexpected('the pages of the docs are not where they were below their version');
    }
    this.pages = root.routes;
    this.base = root.path.replace(/\/$/, '');
    this.frame = new Set(
      parents.filter((r) => r.path === root.path).flatMap((r) => flat(this.chunksOf(r))),
    );
  }

  chunksOf({key}: Route): ChunkNames {
    return (key && this.site.chunkNames[key]) || {};
  }

  /** What the docs plugin tells all plugins of its pages. */
  get docs(): GlobalDoc[] {
    return this.site.globalData['docusaurus-plugin-content-docs'].default.versions[0]!.docs;
  }

  /** Section that brings this route; `undefined` if it is known from the start. */
  sectionOf(route: Route): string | undefined {
    return this.pages.includes(route) ? this.sectionByPath.get(route.path) : undefined;
  }

  /** Name of the chunk in the browser: those of the frame are one. */
  chunk(name: string): string {
    return this.frame.has(name) ? frameChunk : name;
  }

  /** Pages of a section. */
  pagesOf(section: Section): Route[] {
    return this.pages.filter((page) => this.sectionOf(page) === section.id);
  }

  /** Chunks that only pages of this section need. */
  ownChunks(section: Section): string[] {
    const others = walk(this.site.routes).filter((r) => this.sectionOf(r) !== section.id);
    const shared = new Set(others.flatMap((r) => flat(this.chunksOf(r))));
    const own = this.pagesOf(section).flatMap((page) => flat(this.chunksOf(page)));
    return [...new Set(own)].filter((name) => !shared.has(name));
  }
}

/** What the cards of an index page say about the pages below it. */
interface Cards {
  docs: PropVersionMetadata['docs'];
  /** Descriptions of categories by the address of their index page. */
  categories: Record<string, string>;
}

/** Cards by the address of the index page. */
function cardsByPath({docsSidebars, docs}: PropVersionMetadata): Map<string, Cards> {
  const cards = ({items}: PropSidebarItemCategory): Cards => ({
    docs: Object.fromEntries(
      items.flatMap((item) =>
        item.type === 'link' && item.docId && docs[item.docId]
          ? [[item.docId, docs[item.docId]!]]
          : [],
      ),
    ),
    categories: Object.fromEntries(
      items.flatMap((item) =>
        item.type === 'category' && item.href && item.description
          ? [[item.href, item.description]]
          : [],
      ),
    ),
  });
  return new Map(
    Object.values(docsSidebars)
      .flatMap(categories)
      .flatMap((category) => (category.href ? [[category.href, cards(category)] as const] : [])),
  );
}

function routesModule(plan: Plan): string {
  const route = (r: Route): string => {
    const parts = [
      `path: ${json(r.path)}`,
      r.key === undefined
        ? `component: ComponentCreator(${json(r.path)})`
        : `component: ComponentCreator(${json(r.path)}, ${json(r.key.slice(r.path.length + 1))}), chunks: ${json(r.key)}`,
      ...(r.exact ? ['exact: true'] : []),
      ...Object.entries(r.attributes).map(([name, value]) => `${json(name)}: ${json(value)}`),
    ];
    if (r.routes === plan.pages) {
      parts.push('routes: pageRoutes');
    } else if (r.routes) {
      parts.push(`routes: [${r.routes.map(route).join(',\n')}]`);
    }
    return `{${parts.join(', ')}}`;
  };
  const first = plan.pages.filter((page) => plan.sectionOf(page) === undefined);
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `export const pageRoutes = [${first.map(route).join(',\n')}];`,
    `export default [${plan.site.routes.map(route).join(',\n')}];`,
  ].join('\n');
}

/** An `import()` of a chunk's module; a plugin's name and id are too little for a file. */
function load(plan: Plan, name: string, requests: ReadonlyMap<string, string>): string {
  const request = plan.site.registry[name] ?? unexpected(`no module for chunk "${name}"`);
  if (/^@generated\/[^/]+\/[^/]+\/__plugin\.json$/.test(request)) {
    return `() => Promise.resolve({default: ${json(plan.site.read(request))}})`;
  }
  const actual = requests.get(name) ?? request;
  return `() => import(/* webpackChunkName: ${json(plan.chunk(name))} */ ${json(actual)})`;
}

const registryEntries = (
  plan: Plan,
  names: readonly string[],
  requests: ReadonlyMap<string, string>,
): string => names.map((name) => `${json(name)}: [${load(plan, name, requests)}]`).join(',\n');

/** The prop of a page that its own chunk is for; its component may be used by it alone as well. */
function ownProp(page: Route, chunks: ChunkNames, own: ReadonlySet<string>): string {
  const props = Object.entries(chunks).flatMap(([prop, name]) =>
    prop !== '__comp' && typeof name === 'string' && own.has(name) ? [prop] : [],
  );
  return props.length === 1
    ? props[0]!
    : unexpected(`${page.path} has ${props.length} chunks of its own instead of one`);
}

function sectionModule(
  plan: Plan,
  section: Section,
  requests: ReadonlyMap<string, string>,
): string {
  const {category} = section;
  const {base} = plan;
  const pages = new Map(plan.pagesOf(section).map((page) => [page.path, page]));
  const shared = new Set(plan.ownChunks(section));
  const own = new Set(shared);
  const items = writeItems(category.items, base, category.href);

  const kinds: string[] = [];
  const loads: string[] = [];
  const ids: Record<string, string | null> = {};
  const docs = new Map(plan.docs.map(({id, path: address}) => [address, id]));
  const kindOf = [...new Set(addresses(category))].map((address) => {
    const page = pages.get(address);
    if (!page) {
      return '-';
    }
    const prop = ownProp(page, plan.chunksOf(page), own);
    const {[prop]: name, ...chunks} = plan.chunksOf(page) as Record<string, string>;
    shared.delete(name!);
    loads.push(load(plan, name!, requests));
    const id = docs.get(address);
    const rest = address.slice(base.length);
    const start = id === rest ? 0 : 1;
    if (id !== rest.slice(start)) {
      ids[address] = id ?? null;
    }
    const kind = json({own: prop, chunks, start, attributes: page.attributes} satisfies PageKind);
    return (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.push(kind) - 1).toString(36);
  });
  // What most of its pages use comes with the section once, instead of with each of them (0.8 KB),
  // and so does what reads it, instead of with every page of the site (0.3 KB).
  return `export {keptOf} from ${json(client('kept.tsx'))};
export {useMDXComponents} from '@mdx-js/react';
import {readSection} from ${json(client('section-data.ts'))};
export default readSection({
base: ${json(base)},
home: ${json(category.href)},
items: ${json(items)},
kinds: [${kinds.join(',\n')}],
kindOf: ${json(kindOf.join(''))},
loads: [${loads.join(',\n')}],
registry: {${registryEntries(plan, [...shared], requests)}},
ids: ${json(ids)}});`;
}

/**
 * Global data without the docs that come with their section. The theme looks docs up for items of
 * the navbar (by id) and for the page that is shown (by address): the former stay.
 */
function globalDataModule(plan: Plan, linkedDocs: ReadonlySet<string>): string {
  const {'docusaurus-plugin-content-docs': docsPlugin, ...others} = plan.site.globalData;
  const {versions, ...plugin} = docsPlugin.default;
  const {docs, ...version} = versions[0]!;
  const byPath = new Map(plan.pages.map((page) => [page.path, page]));
  const kept = docs.filter(({id, path: address}) => {
    const page = byPath.get(address);
    return linkedDocs.has(id) || !page || plan.sectionOf(page) === undefined;
  });
  return `export const docs = ${json(kept)};
export default {...${json(others)}, "docusaurus-plugin-content-docs": {default: {...${json(plugin)}, versions: [{...${json(version)}, docs}]}}};`;
}

function versionModule(plan: Plan): string {
  const {docsSidebars, docs, ...rest} = plan.site.version;
  void docs;
  const item = (entry: PropSidebarItem): string => {
    const section = plan.sections.find(({category}) => category === entry);
    if (!section) {
      return json(compact([entry])[0]);
    }
    const {items, ...category} = shown(section.category);
    void items;
    return `lazyCategory(${json(category)}, ${json(compact([section.first])[0])}, ${json(section.id)}, loadSection)`;
  };
  const sidebars = Object.entries(docsSidebars).map(
    ([name, items]) => `${json(name)}: [${items.map(item).join(',\n')}]`,
  );
  return `import {cards, lazyCategory} from ${json(client('categories.ts'))};
import {loadSection} from ${json(client('sections.ts'))};
export default {version: {...${json(rest)}, docs: cards, docsSidebars: {${sidebars.join(',\n')}}}};`;
}

/** Modules to write: text by file name. */
export function modulesOf(
  site: Generated,
  directory: string,
  linkedDocs: ReadonlySet<string>,
): Record<string, string> {
  const plan = new Plan(site);
  const files: Record<string, string> = {};
  const at = (file: string) => path.join(directory, file);

  // Chunks whose module is another one in the browser: the version, and index pages with the
  // texts of their cards.
  const requests = new Map([[site.versionChunk, at('version.js')]]);
  files['version.js'] = versionModule(plan);
  const cards = cardsByPath(site.version);
  for (const page of plan.pages) {
    const chunks = plan.chunksOf(page);
    const name = chunks.__props ?? chunks.content;
    const shownCards = cards.get(page.path);
    if (shownCards && typeof name === 'string') {
      const file = `cards-${name}.js`;
      const request = json(site.registry[name] ?? unexpected(`no module for chunk "${name}"`));
      files[file] = `import {addCards} from ${json(client('categories.ts'))};
${request.endsWith('.json"') ? '' : `export * from ${request};\n`}export {default} from ${request};
addCards(${json(shownCards.docs)}, ${json(shownCards.categories)});`;
      requests.set(name, at(file));
    }
  }

  const own = new Set(plan.sections.flatMap((section) => plan.ownChunks(section)));
  const base = walk(site.routes).filter((r) => plan.sectionOf(r) === undefined);
  files['routes.js'] = routesModule(plan);
  files['registry.js'] = `export default {${registryEntries(
    plan,
    Object.keys(site.registry).filter((n) => !own.has(n)),
    requests,
  )}};`;
  files['chunk-names.js'] =
    `export default ${json(Object.fromEntries(base.flatMap((r) => (r.key ? [[r.key, plan.chunksOf(r)]] : []))))};`;
  files['global-data.js'] = globalDataModule(plan, linkedDocs);
  // Versions of all plugins: nothing reads them in a browser.
  files['site-metadata.js'] = `export default ${json({...site.siteMetadata, pluginVersions: {}})};`;
  files['sections.js'] =
    `export const prefixes = ${json(prefixesOf(plan.sections, plan.base || '/'))};
export const sections = {${plan.sections
      .map(
        ({id}) =>
          `${json(id)}: () => import(/* webpackChunkName: ${json(id)} */ ${json(at(`${id}.js`))})`,
      )
      .join(',\n')}};`;
  for (const section of plan.sections) {
    files[`${section.id}.js`] = sectionModule(plan, section, requests);
  }

  // The server renders with everything known. It also notes which chunks it used, by the second
  // entry of the registry; with the names of chunks there, each page asks for them at once
  // instead of after main.js has run.
  files['server-registry.js'] = `export default {${[
    ...Object.entries(site.registry).map(
      ([name, request]) =>
        `${json(name)}: [() => import(${json(request)}), ${json(plan.chunk(name))}]`,
    ),
    ...plan.sections.map(
      ({id}) => `${json(id)}: [() => Promise.resolve({default: {}}), ${json(id)}]`,
    ),
  ].join(',\n')}};`;
  files['server-chunk-names.js'] = `export default ${json(
    Object.fromEntries(
      walk(site.routes).flatMap((r) => {
        const section = plan.sectionOf(r);
        return r.key ? [[r.key, {...plan.chunksOf(r), ...(section && {section})}]] : [];
      }),
    ),
  )};`;
  return files;
}
