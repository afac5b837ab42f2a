/** Writes the modules that replace the generated ones of Docusaurus in the bundles. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Route, Site} from './generated';
import {Plan, walk} from './plan';
import {prefixesOf, type Section} from './sections';
import type {Cards, SectionData} from './types';

interface Options {
  siteDir: string;
  /** Output folder of the modules. */
  directory: string;
  /** Folder of this plugin's modules for the browser. */
  client: string;
  /** Ids of docs that the navbar or the footer links to. */
  linkedDocs: ReadonlySet<string>;
}

const json = (value: unknown): string => JSON.stringify(value);

/**
 * Returns the code of a registry.
 * @param requests modules that replace those of Docusaurus, by chunk name
 * @param shortNames replacement names of chunks in the registry
 */
function registryCode(
  plan: Plan,
  names: readonly string[],
  requests: ReadonlyMap<string, string>,
  shortNames: ReadonlyMap<string, string> = new Map(),
): string {
  const entries = names.map((name) => {
    const request = json(requests.get(name) ?? plan.request(name));
    return `${json(shortNames.get(name) ?? name)}: [() => import(/* webpackChunkName: ${json(plan.chunk(name))} */ ${request})]`;
  });
  return `{${entries.join(',\n')}}`;
}

/** Returns the code of the initial routes; loading a section adds its routes to `pages`. */
function routesModule(plan: Plan): string {
  const code = ({key, routes, ...route}: Route): string => {
    const hash = key && json(key.slice(route.path.length + 1));
    const parts = [
      `...${json(route)}`,
      `component: ComponentCreator(${[json(route.path), ...(hash ? [hash] : [])].join(', ')})`,
      ...(key ? [`chunks: ${json(key)}`] : []),
      ...(routes === plan.pages ? ['routes: pages'] : []),
      ...(routes && routes !== plan.pages ? [`routes: [${routes.map(code).join(',\n')}]`] : []),
    ];
    return `{${parts.join(', ')}}`;
  };
  const first = plan.pages.filter((page) => !plan.sectionOf(page));
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
export const pages = [${first.map(code).join(',\n')}];
export default [${plan.site.routes.map(code).join(',\n')}];`;
}

/** Returns the code of the global data, with only the docs outside sections and those linked from every page. */
function globalDataModule(plan: Plan, linkedDocs: ReadonlySet<string>): string {
  const {'docusaurus-plugin-content-docs': docsPlugin, ...others} = plan.site.globalData;
  const {versions, ...plugin} = docsPlugin.default;
  const {docs: all, ...version} = versions[0]!;
  const inSections = new Set(plan.sections.flatMap(({paths}) => paths));
  const docs = all.filter((doc) => linkedDocs.has(doc.id) || !inSections.has(doc.path));
  return `export const docs = ${json(docs)};
export default {...${json(others)}, 'docusaurus-plugin-content-docs': {default: {
...${json(plugin)}, versions: [{...${json(version)}, docs}]}}};`;
}

/** Returns the code of the version, whose sidebars have categories that load their items later. */
function versionModule(plan: Plan, client: string): string {
  const {docsSidebars, docs, ...version} = plan.site.version;
  void docs;
  const item = (entry: PropSidebarItem): string => {
    const section = plan.sections.find(({category}) => category === entry);
    if (!section) {
      return json(entry);
    }
    const {items, ...category} = section.category;
    void items;
    return `lazyCategory(${json(category)}, ${json(section.first)}, ${json(section.id)})`;
  };
  const sidebars = Object.entries(docsSidebars).map(
    ([name, items]) => `${json(name)}: [${items.map(item).join(',\n')}]`,
  );
  return `import {cards} from ${json(path.join(client, 'cards.ts'))};
import {lazyCategory} from ${json(path.join(client, 'sections.ts'))};
export default {version: {...${json(version)}, docs: cards, docsSidebars: {${sidebars.join(',\n')}}}};`;
}

/**
 * Returns the titles and descriptions of the docs that a page shows as cards, by the address of the page:
 * the docs of a category on its index page, and the siblings of a doc with a `DocCardList`.
 */
function cardsByPath({docsSidebars, docs}: PropVersionMetadata): Map<string, Cards> {
  const found = new Map<string, Cards>();
  const visit = (items: readonly PropSidebarItem[]): Cards => {
    const cards: Cards = {};
    for (const item of items) {
      if (item.type === 'link' && item.docId && docs[item.docId]) {
        cards[item.docId] = docs[item.docId]!;
        found.set(item.href, cards);
      } else if (item.type === 'category') {
        const below = visit(item.items);
        if (item.href) {
          found.set(item.href, below);
        }
      }
    }
    return cards;
  };
  Object.values(docsSidebars).forEach(visit);
  return found;
}

/**
 * Returns the modules with cards by file name, and the modules of their chunks. The sidebar has no card
 * texts; only the pages that show cards load them.
 */
function cardsModules(plan: Plan, {directory, client, siteDir}: Options) {
  const modules: Record<string, string> = {};
  const requests = new Map<string, string>();
  const cards = cardsByPath(plan.site.version);
  for (const page of plan.pages) {
    const {__props: index, content} = plan.chunksOf(page);
    const name = index ?? content;
    if (typeof name === 'string' && cards.has(page.path)) {
      const request = plan.request(name);
      const showsCards =
        name === index ||
        readFileSync(request.replace('@site', siteDir), 'utf8').includes('DocCardList');
      if (showsCards) {
        const file = `cards-${name}.js`;
        requests.set(name, path.join(directory, file));
        modules[file] = `import {addCards} from ${json(path.join(client, 'cards.ts'))};
${name === index ? '' : `export * from ${json(request)};\n`}export {default} from ${json(request)};
addCards(${json(cards.get(page.path))});`;
      }
    }
  }
  return {modules, requests};
}

/** Returns the code of a section. Its chunks are numbered to save bytes: their own names are random. */
function sectionModule(
  plan: Plan,
  section: Section,
  requests: ReadonlyMap<string, string>,
): string {
  const own = plan.ownChunks(section);
  const shortNames = new Map(own.map((name, index) => [name, `${section.id}.${index}`]));
  const routes = new Map(plan.pages.map((page) => [page.path, page]));
  const ids = new Map(plan.docs.map((doc) => [doc.path, doc.id]));
  const data: Omit<SectionData, 'registry'> = {
    items: section.category.items,
    pages: section.paths.flatMap((address) => {
      const page = routes.get(address);
      if (!page) {
        return [];
      }
      const {key, ...route} = page;
      return [{id: ids.get(address), route, chunks: plan.chunksOf({...route, key})}];
    }),
  };
  const text = JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'string' ? (shortNames.get(value) ?? value) : value,
  );
  return `export default {...${text},
registry: ${registryCode(plan, own, requests, shortNames)}};`;
}

/**
 * Returns the modules for the server bundle. This bundle has all sections, but uses the chunk names of the
 * browser, so that Docusaurus references these chunks in the head of a page.
 */
function serverModules(plan: Plan): Record<string, string> {
  const registry = [
    ...Object.keys(plan.site.registry).map(
      (name) =>
        `${json(name)}: [() => import(${json(plan.request(name))}), ${json(plan.chunk(name))}]`,
    ),
    ...plan.sections.map(({id}) => `${json(id)}: [async () => ({default: {}}), ${json(id)}]`),
  ];
  const chunkNames = walk(plan.site.routes).flatMap((route) => {
    const section = plan.sectionOf(route);
    return route.key
      ? [[route.key, {...plan.chunksOf(route), ...(section && {section: section.id})}]]
      : [];
  });
  return {
    'server-registry.js': `export default {${registry.join(',\n')}};`,
    'server-chunk-names.js': `export default ${json(Object.fromEntries(chunkNames))};`,
  };
}

/**
 * Returns the texts of the modules by file name.
 * @throws Error if the generated modules have an unexpected form
 */
export function writeModules(site: Site, options: Options): Record<string, string> {
  const {directory, client, linkedDocs} = options;
  const plan = new Plan(site);
  const {modules, requests} = cardsModules(plan, options);
  const known = walk(site.routes).filter((route) => !plan.sectionOf(route));
  const chunkNames = known.flatMap((route) =>
    route.key ? [[route.key, plan.chunksOf(route)] as const] : [],
  );
  const inSections = new Set(plan.sections.flatMap((section) => plan.ownChunks(section)));
  const imports = plan.sections.map(({id}) => {
    const file = json(path.join(directory, `${id}.js`));
    return `${json(id)}: () => import(/* webpackChunkName: ${json(id)} */ ${file})`;
  });
  return {
    ...modules,
    ...serverModules(plan),
    'routes.js': routesModule(plan),
    'registry.js': `export default ${registryCode(
      plan,
      Object.keys(site.registry).filter((name) => !inSections.has(name)),
      requests,
    )};`,
    'chunk-names.js': `export default ${json(Object.fromEntries(chunkNames))};`,
    'global-data.js': globalDataModule(plan, linkedDocs),
    'version.js': versionModule(plan, client),
    'sections.js': `export const prefixes = ${json(prefixesOf(plan.sections, plan.base))};
export const sections = {${imports.join(',\n')}};`,
    ...Object.fromEntries(
      plan.sections.map((section) => [`${section.id}.js`, sectionModule(plan, section, requests)]),
    ),
  };
}
