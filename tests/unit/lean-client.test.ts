import {runInNewContext} from 'node:vm';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {parseRegistry, parseRoutes, type Generated} from '../../src/plugins/lean-client/generated';
import {idleParts} from '../../src/plugins/lean-client/idle';
import {isLeftOut, withoutIdleRules} from '../../src/plugins/lean-client/infima';
import {modulesOf} from '../../src/plugins/lean-client/modules';
import {addCards} from '../../src/plugins/lean-client/client/categories';
import {readSection} from '../../src/plugins/lean-client/client/section-data';
import {divide, prefixesOf} from '../../src/plugins/lean-client/sections';
import type {Section} from '../../src/plugins/lean-client/types';

const routesCode = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/about', component: ComponentCreator('/about', 'a1'), exact: true},
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'b1'),
    routes: [{
      path: '/docs',
      component: ComponentCreator('/docs', 'b2'),
      routes: [{
        path: '/docs',
        component: ComponentCreator('/docs', 'b3'),
        routes: [
          {path: '/docs/overview', component: ComponentCreator('/docs/overview', 'c1'), exact: true, sidebar: "docs"},
          {path: '/docs/viz/layout', component: ComponentCreator('/docs/viz/layout', 'c2'), exact: true, sidebar: "docs"},
          {path: '/docs/device/add', component: ComponentCreator('/docs/device/add', 'c3'), exact: true, sidebar: "docs"},
          {path: '/docs/category/viz', component: ComponentCreator('/docs/category/viz', 'c4'), exact: true, sidebar: "docs"}
        ]
      }]
    }]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

const link = (id: string, label: string): PropSidebarItemLink => ({
  type: 'link',
  label,
  href: `/docs/${id}`,
  docId: id,
  unlisted: false,
});

const category = (
  label: string,
  items: PropSidebarItem[],
  more: object = {},
): PropSidebarItem & {type: 'category'} => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...more,
});

const sidebar = [
  link('overview', 'Overview'),
  category('Visualization', [link('viz/layout', 'Layout')], {href: '/docs/category/viz'}),
  category('Device', [link('device/add', 'Add')]),
];

const version = (items: PropSidebarItem[]): PropVersionMetadata =>
  ({
    version: 'current',
    docsSidebars: {docs: items},
    docs: {
      'viz/layout': {id: 'viz/layout', title: 'Layout', description: 'Panels side by side.'},
      'device/add': {id: 'device/add', title: 'Add', description: 'A machine joins.'},
    },
  }) as unknown as PropVersionMetadata;

const docs = {sidebar: 'docs'};
const doc = (id: string) => ({id, path: `/docs/${id}`, ...docs});

const site = (): Generated => ({
  hasUnlisted: false,
  routes: parseRoutes(routesCode),
  chunkNames: {
    '/about-a1': {__comp: 'page', content: 'about'},
    '/docs-b1': {__comp: 'docsRoot', __context: {plugin: 'plugin'}},
    '/docs-b2': {__comp: 'versionRoot', __props: 'version'},
    '/docs-b3': {__comp: 'docRoot'},
    '/docs/overview-c1': {__comp: 'docItem', content: 'overview'},
    '/docs/viz/layout-c2': {__comp: 'docItem', content: 'layout'},
    '/docs/device/add-c3': {__comp: 'docItem', content: 'add'},
    '/docs/category/viz-c4': {__comp: 'indexPage', __props: 'vizProps'},
  },
  registry: {
    page: '@theme/MDXPage',
    about: '@site/src/pages/about.md',
    docsRoot: '@theme/DocsRoot',
    plugin: '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
    versionRoot: '@theme/DocVersionRoot',
    version: '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json',
    docRoot: '@theme/DocRoot',
    docItem: '@theme/DocItem',
    overview: '@site/docs/overview.md',
    layout: '@site/docs/viz/layout.md',
    add: '@site/docs/device/add.md',
    indexPage: '@theme/DocCategoryGeneratedIndexPage',
    vizProps: '@generated/docusaurus-plugin-content-docs/default/p/docs-category-viz.json',
  },
  globalData: {
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: [
          {
            name: 'current',
            docs: [
              ...['overview', 'viz/layout', 'device/add'].map(doc),
              {...doc('category/viz'), id: '/category/viz'},
            ],
          },
        ],
      },
    },
  },
  siteMetadata: {docusaurusVersion: '3.9.2', pluginVersions: {a: {}}},
  version: version(sidebar),
  versionChunk: 'version',
  read: () => ({name: 'docs', id: 'default'}),
});

describe('what Docusaurus generates', () => {
  it('is read: routes with key, nesting and attributes', () => {
    const routes = parseRoutes(routesCode);
    expect(routes[0]).toMatchObject({path: '/about', key: '/about-a1', exact: true});
    expect(routes[1]?.routes?.[0]?.routes?.[0]?.routes?.[1]).toMatchObject({
      path: '/docs/viz/layout',
      key: '/docs/viz/layout-c2',
      attributes: {sidebar: 'docs'},
    });
    expect(routes.at(-1)?.key).toBeUndefined();
  });

  it('is read: modules by chunk, with quotes in their names', () => {
    const code = `export default {\n${entry('a1', '@site/a.md')}\n${entry('b2', '@site/\\"b\\".md')}};\n`;
    expect(parseRegistry(code)).toEqual({a1: '@site/a.md', b2: '@site/"b".md'});
  });

  it.each([
    ['another form of an entry', `export default {\n${entry('a', 'x')}\n  "b": lazy("y"),};`],
    ['nothing', 'export default {};'],
  ])('stops the build, with a remedy, for %s in registry.js', (_, code) => {
    expect(() => parseRegistry(code)).toThrow(/registry\.js/);
  });

  it('stops the build for routes that do more than they did', () => {
    expect(() => parseRoutes('export default [lazy("/about")];')).toThrow(/routes\.js/);
  });

  it('stops the build when the pages of the docs are elsewhere', () => {
    const moved = {...site(), versionChunk: 'other'};
    expect(() => modulesOf(moved, '/lean', new Set())).toThrow(/pages of the docs/);
  });
});

describe('sections', () => {
  it('are the closed categories at the top of a sidebar', () => {
    const open = category('Open', [link('others/a', 'A')], {collapsed: false});
    const sections = divide(version([...sidebar, open]));
    expect(sections.map(({id, paths}) => [id, paths])).toEqual([
      ['section-viz', ['/docs/category/viz', '/docs/viz/layout']],
      ['section-add', ['/docs/device/add']],
    ]);
  });

  it('have names of their own', () => {
    const twin = category('Twin', [link('twin/x', 'X')], {href: '/docs/twin/viz'});
    expect(divide(version([...sidebar, twin])).map(({id}) => id)).toEqual([
      'section-viz',
      'section-add',
      'section-viz_',
    ]);
  });

  it('are found by the longest beginning of an address', () => {
    const sections = divide(
      version([
        category('A', [link('a/x', 'X'), link('a/y', 'Y'), link('b/z', 'Z')]),
        category('B', [link('b/p', 'P'), link('b/q', 'Q'), link('a/r', 'R')]),
      ]),
    );
    const prefixes = prefixesOf(sections, '/docs');
    expect(prefixes).toEqual({
      '/docs/a': 'section-x',
      '/docs/a/r': 'section-p',
      '/docs/b': 'section-p',
      '/docs/b/z': 'section-x',
    });
  });
});

it('the stand-in for utils-common has all that the original has', async () => {
  const original = await import('@docusaurus/utils-common');
  const ours = await import('../../src/plugins/lean-client/client/utils-common');
  const names = Object.keys(original).filter((name) => name !== 'default');
  expect(Object.keys(ours).sort()).toEqual(names.sort());
});

describe('parts with nothing to show', () => {
  const parts = (themeConfig: object, generated: Partial<Generated> = {}, settings: object = {}) =>
    Object.keys(
      idleParts({themeConfig, ...settings} as unknown as DocusaurusConfig, {
        ...site(),
        ...generated,
      }),
    ).map((part) => part.replace(/^.*?(?=lib\/client\/|@theme\/)/, ''));

  const always = [
    '@theme/ContentVisibility$',
    '@theme/DocVersionBadge$',
    '@theme/DocVersionBanner$',
    '@theme/DocSidebar/Desktop/CollapseButton$',
    '@theme/DocRoot/Layout/Sidebar/ExpandButton$',
    '@theme/DocSidebarItem/Html$',
    '@theme/TagsListInline$',
    'lib/client/BaseUrlIssueBanner/index.js',
    'lib/client/docsPreferredVersion.js',
  ];

  it('are told by settings and pages', () => {
    expect(parts({}).sort()).toEqual(always.sort());
    expect(parts({footer: {links: [{items: []}]}})).toContain('@theme/Footer/Links/Simple$');
  });

  it.each([
    ['hideable sidebars', {docs: {sidebar: {hideable: true}}}, {}, {}, /Button/],
    ['plain links in the footer', {footer: {links: [{to: '/'}]}}, {}, {}, /Footer/],
    ['a banner for a wrong address', {}, {}, {baseUrlIssueBanner: true}, /BaseUrl/],
    ['versions', {}, {version: {...version(sidebar), badge: true}}, {}, /Version/],
    ['a page that is not listed', {}, {hasUnlisted: true}, {}, /Visibility/],
    ['tags', {}, {registry: {tag: '@theme/DocTagDocListPage'}}, {}, /Tags/],
    [
      'HTML in a sidebar',
      {},
      {version: version([category('Links', [{type: 'html', value: '<hr>'}])])},
      {},
      /Html/,
    ],
  ])('stay for %s', (_, themeConfig, generated, settings, name) => {
    expect(parts(themeConfig, generated, settings).filter((part) => name.test(part))).toEqual([]);
  });
});

describe('rules of Infima', () => {
  const rulesOf = (css: string, from: string): string =>
    postcss([withoutIdleRules]).process(css, {from}).css.replaceAll(/\s+/g, ' ');

  it('leave with classes that nothing has, selector by selector', () => {
    const css =
      '.pills{a:b}.pills--block{a:b}.hero{a:b}.col--3,.col--5{a:b}.button--link:hover{a:b}.menu:not(.pills){a:b}';
    expect(rulesOf(css, '/node_modules/infima/a.css')).toBe('.col--3{a:b}.menu:not(.pills){a:b}');
    expect(rulesOf(css, '/src/a.css')).toBe(css);
  });

  it('leave with variables that nothing reads', () => {
    const css =
      ':root{--ifm-hero-text-color:red;--ifm-color-primary-lighter:red;--ifm-color-primary:red}';
    expect(rulesOf(css, '/node_modules/infima/a.css')).toBe(':root{--ifm-color-primary:red}');
    expect(rulesOf(css, '/src/a.css')).toBe(css);
  });

  it.each(['hero', 'avatar__name', 'margin-left--xl', 'text--left', 'badge--info'])(
    'of %s leave',
    (name) => expect(isLeftOut(name)).toBe(true),
  );

  it.each(['button--primary', 'text--center', 'card', 'pagination-nav__link', 'hero__title'])(
    'of %s stay',
    (name) => expect(isLeftOut(name)).toBe(false),
  );
});

describe('modules for the browser', () => {
  const files = modulesOf(site(), '/lean', new Set());

  it('name no page of a section at the start', () => {
    const start = ['routes.js', 'registry.js', 'chunk-names.js', 'global-data.js', 'version.js'];
    for (const file of start) {
      expect(files[file], file).not.toMatch(/viz\/layout\.md|category\/viz-|device\/add\.md/);
    }
    expect(files['routes.js']).toContain('"/docs/overview"');
    expect(files['routes.js']).toContain('routes: pageRoutes');
    expect(files['global-data.js']).not.toContain('viz/layout');
  });

  /** What the browser reads of a section; requests of chunks in the place of what loads them. */
  function read(text: string) {
    const code = text
      .replace(/^(?:export|import) \{.*$/gm, '')
      .replaceAll(/\(\) => import\(\/\* webpackChunkName: ("[^"]+") \*\/ ("[^"]+")\)/g, '$1 + $2')
      .replace('export default', 'result =');
    const context = {result: {} as Section, readSection};
    runInNewContext(code, context);
    return context.result;
  }

  const viz = read(files['section-viz.js']!);

  it('bring the pages, docs and sidebar items of a section together', () => {
    expect(viz.pages).toEqual([
      {
        path: '/docs/category/viz',
        id: '/category/viz',
        kind: {own: '__props', chunks: {__comp: 'indexPage'}, start: 0, attributes: docs},
        load: 'vizProps/lean/cards-vizProps.js',
      },
      {
        path: '/docs/viz/layout',
        id: 'viz/layout',
        kind: {own: 'content', chunks: {__comp: 'docItem'}, start: 1, attributes: docs},
        load: 'layout@site/docs/viz/layout.md',
      },
    ]);
    expect(viz.items).toEqual([
      {type: 'link', href: '/docs/viz/layout', docId: 'viz/layout', label: 'Layout'},
    ]);
    expect(files['section-viz.js']).not.toContain('device/add');
  });

  it('bring a section without index page', () => {
    const {items, pages} = read(files['section-add.js']!);
    expect(items).toHaveLength(1);
    expect(pages.map(({path, id}) => [path, id])).toEqual([['/docs/device/add', 'device/add']]);
  });

  it('bring what only pages of a section need', () => {
    expect(files['section-viz.js']).toContain(
      'registry: {"indexPage": [() => import(/* webpackChunkName: "indexPage" */ "@theme/DocCategoryGeneratedIndexPage")]}',
    );
  });

  it('bring descriptions of categories with the index page that lists them', () => {
    const below = {href: '/docs/viz/c', description: 'Panels and layouts.'};
    const above = category('V', [category('B', [link('viz/layout', 'Layout')], below)], {
      href: '/docs/category/viz',
      description: 'All that is seen.',
    });
    const described = modulesOf({...site(), version: version([above])}, '/lean', new Set());
    const users = Object.keys(described).filter((file) => described[file]!.includes('Panels and'));
    expect(users).toEqual(['cards-vizProps.js']);
    expect(Object.values(described).join('')).not.toContain('All that is seen.');
    const [item] = read(described['section-viz.js']!).items as [PropSidebarItemCategory];
    expect(item.description).toBeUndefined();
    addCards({}, {'/docs/viz/c': 'Panels and layouts.'});
    expect(item.description).toBe('Panels and layouts.');
  });

  it('bring every kind of sidebar item as it was', () => {
    const items: PropSidebarItem[] = [
      {...link('viz/layout', 'Layout'), unlisted: true},
      link('overview', 'Elsewhere'),
      link('PointCloud', 'PointCloud'),
      link('point-cloud-2', 'PointCloud2'),
      link('log-panel', 'Log panel'),
      {...link('viz/b/two', 'Two'), docId: 'viz/other', className: 'new'},
      {type: 'link', label: 'Outside', href: 'https://a.example/'},
      {type: 'link', label: 'Inside', href: '/about'},
      {type: 'html', value: '<hr>'},
      category('Open', [link('viz/b/x', 'X')], {collapsed: false, href: '/docs/viz/b'}),
      category('Without page', [category('Below', [link('viz/b/y', 'Y')])], {description: 'D'}),
    ];
    const [overview, , device] = sidebar as [PropSidebarItem, never, PropSidebarItem];
    const text = modulesOf(
      {
        ...site(),
        version: version([overview, category('V', items, {href: '/docs/category/viz'}), device]),
      },
      '/lean',
      new Set(),
    )['section-viz.js']!;
    const listed = (item: PropSidebarItem): PropSidebarItem =>
      item.type === 'category'
        ? {...item, items: item.items.map(listed)}
        : item.type === 'link' && !item.unlisted
          ? (({unlisted, ...others}) => (void unlisted, others))(item)
          : item;
    const {items: readItems, pages} = read(text);
    expect(readItems).toEqual(items.map(listed));
    // Those that have no page of this name here.
    expect(pages.map(({path}) => path)).toEqual([
      '/docs/category/viz',
      '/docs/viz/layout',
      '/docs/overview',
    ]);
  });

  it('tell ids that do not follow from the address', () => {
    const other = site();
    const [current] = other.globalData['docusaurus-plugin-content-docs'].default.versions;
    current!.docs = [{id: 'other', path: '/docs/viz/layout', sidebar: 'docs'}];
    const {pages} = read(modulesOf(other, '/lean', new Set())['section-viz.js']!);
    expect(pages.map(({id}) => id)).toEqual([null, 'other']);
  });

  it('stop the build when a page has not one chunk of its own', () => {
    const twice = site();
    twice.chunkNames['/docs/device/add-c3'] = {__comp: 'docItem', content: 'add', more: 'more'};
    expect(() =>
      modulesOf({...twice, registry: {...twice.registry, more: 'x'}}, '/lean', new Set()),
    ).toThrow(/\/docs\/device\/add has 2 chunks of its own/);
  });

  it('leave a doc that the navbar names in the global data', () => {
    const linked = modulesOf(site(), '/lean', new Set(['device/add']));
    expect(linked['global-data.js']).toContain('"id":"device/add"');
  });

  it('bring the texts of cards with the index page alone', () => {
    const users = Object.keys(files).filter((file) =>
      files[file]!.includes('Panels side by side.'),
    );
    expect(users).toEqual(['cards-vizProps.js']);
    expect(files['section-viz.js']).toContain('"/lean/cards-vizProps.js"');
  });

  it('make the frame of the docs one chunk', () => {
    for (const request of ['DocsRoot', 'DocVersionRoot', 'DocRoot']) {
      expect(files['registry.js']).toContain(
        `import(/* webpackChunkName: "docs" */ "@theme/${request}")`,
      );
    }
    expect(files['registry.js']).toContain(
      'import(/* webpackChunkName: "page" */ "@theme/MDXPage")',
    );
  });

  it('tell the server the chunk of each module and the section of each page', () => {
    expect(files['server-registry.js']).toContain(
      '"docRoot": [() => import("@theme/DocRoot"), "docs"]',
    );
    expect(files['server-chunk-names.js']).toContain(
      '"/docs/viz/layout-c2":{"__comp":"docItem","content":"layout","section":"section-viz"}',
    );
  });
});
