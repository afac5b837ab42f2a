/** Writes the modules that the browser (and the server bundle) get instead of the generated ones. */
import path from 'node:path';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {cardsByPath, cardsModule} from './cards';
import {client, json, registryEntries} from './code';
import {unexpected, type Generated, type Route} from './generated';
import {Plan, walk} from './plan';
import {shown} from './section-data';
import {sectionModule} from './section-module';
import {prefixesOf} from './sections';

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
      const request = site.registry[name] ?? unexpected(`no module for chunk "${name}"`);
      files[file] = cardsModule(request, shownCards);
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
