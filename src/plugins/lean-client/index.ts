/**
 * Gives the browser only what a page needs.
 *
 * Docusaurus puts the routes of all pages, the names of their chunks, an `import()` for each and
 * the list of all docs into main.js, and the whole sidebar with titles and descriptions of all
 * docs into a file that each docs page loads: it all grows with the number of pages. Here that is
 * divided into sections (a section is a category at the top of the sidebar); a page loads its own
 * section, a link that is pointed at or followed loads another, opening a category too.
 *
 * How: `configureWebpack` writes modules made from the generated ones into
 * `.docusaurus/lean-client`, and aliases them. Nothing of Docusaurus is changed. The dev server
 * uses the generated modules as they are; `LEAN=0` makes builds do so as well.
 *
 * Besides, texts of docs are left to their HTML (`client/kept.tsx`), and packages of which little
 * is used to modules of ours (`client/packages`).
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {CurrentBundler, DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration, WebpackPluginInstance} from 'webpack';
import {readGenerated, readTexts} from './generated';
import {idleParts} from './idle';
import {withoutFocusRule, withoutIdleRules} from './infima';
import {modulesOf} from './modules';
import {pageComponentRules} from './page-components';

/** Ids of docs that items of the navbar and the footer name, at any depth. */
function linkedDocs(config: unknown): Set<string> {
  const ids = new Set<string>();
  JSON.stringify(config, (key, value) => {
    if (key === 'docId') {
      ids.add(String(value));
    }
    return value as unknown;
  });
  return ids;
}

/** The configuration without what no code in a browser reads. */
function configModule(config: DocusaurusConfig): string {
  const buildOnly: (keyof DocusaurusConfig)[] = [
    'clientModules',
    'headTags',
    'markdown',
    'onBrokenAnchors',
    'onBrokenLinks',
    'onDuplicateRoutes',
    'plugins',
    'presets',
    'scripts',
    'ssrTemplate',
    'staticDirectories',
    'stylesheets',
    'themes',
  ];
  const entries = Object.entries(config).filter(([key]) => !(buildOnly as string[]).includes(key));
  const {future, themeConfig} = config;
  return `export default ${JSON.stringify({
    ...Object.fromEntries(entries),
    future: {experimental_router: future.experimental_router},
    // Code is highlighted by the build (`src/plugins/code`).
    themeConfig: {...themeConfig, prism: {}},
  })};`;
}

/** Texts of the language inside the code that shows them: the table of all, 26 KB, leaves main.js. */
function translateRule({i18n, siteDir, generatedFilesDir}: LoadContext) {
  const {path: folder} = i18n.localeConfigs[i18n.currentLocale]!;
  return {
    test: /\.[jt]sx?$/,
    enforce: 'post' as const,
    use: [
      {
        loader: path.join(__dirname, 'translate-loader.mjs'),
        options: {
          texts: readTexts(generatedFilesDir),
          file: path.join(siteDir, i18n.path, folder, 'code.json'),
        },
      },
    ],
  };
}

/** The texts of docs stay in their HTML, and leave their code (8 KB of a page, and what React does with it). */
const keptRule = {
  // Not `test`: by that Docusaurus looks for the folders that have a rule for Markdown.
  resource: /\.mdx?$/,
  enforce: 'post' as const,
  use: [
    {
      loader: path.join(__dirname, 'kept-loader.mjs'),
      options: {client: path.join(__dirname, 'client/kept.tsx')},
    },
  ],
};

/**
 * Docusaurus has scripts written for browsers older than ours (ES5 syntax, each Chinese character
 * as `\\uXXXX`): as the browsers of `browserslist` read them they are smaller. Rspack only.
 */
function minimizers(
  {optimization}: Configuration,
  {name, instance}: CurrentBundler,
): NonNullable<Configuration['optimization']>['minimizer'] {
  if (name !== 'rspack') {
    return optimization?.minimizer;
  }
  const {SwcJsMinimizerRspackPlugin} = instance as unknown as typeof Rspack;
  const others = optimization?.minimizer?.filter(
    (minimizer) => minimizer?.constructor.name !== 'SwcJsMinimizerRspackPlugin',
  );
  const scripts = new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2020,
      module: true,
      mangle: true,
      compress: {ecma: 2020, passes: 2},
      format: {ecma: 2020, comments: false, asciiOnly: false},
    },
  });
  return [scripts as unknown as WebpackPluginInstance, ...(others ?? [])];
}

/**
 * Packages in whose place ours stand in a browser: by name, the file in `client/packages`. (Of
 * `prop-types`, what a browser without contexts of React would need.)
 */
const standIns = {
  history: 'history.ts',
  nprogress: 'nprogress.ts',
  'path-to-regexp': 'path-to-regexp.ts',
  'prop-types': '../nothing.ts',
  'react-helmet-async': 'helmet.tsx',
  'react-loadable': 'loadable.tsx',
};

/**
 * Code of the theme belongs to the pages that need it, in the same file as ours: three requests and
 * 1.4 KB less on a page of the docs. Other packages keep files of their own, where
 * `third-party-licenses` sees them.
 */
const vendors = {
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
};

/** react-router makes its contexts with React alone. */
const contextRule = {
  test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
  use: [path.join(__dirname, 'context-loader.mjs')],
};

/** What all browsers of `browserslist` have, and React's developer tools, which nobody uses here: 1 KB of checks. */
const known = Object.fromEntries(
  Object.entries({
    AbortController: 'function',
    clearTimeout: 'function',
    document: 'object',
    MessageChannel: 'function',
    performance: 'object',
    Promise: 'function',
    queueMicrotask: 'function',
    reportError: 'function',
    setTimeout: 'function',
    WeakMap: 'function',
    window: 'object',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  }).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
);

/** CommonJS packages that their importers need in development only; they do not say that they can go, 1 KB. */
const droppable = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

export default function leanClientPlugin(context: LoadContext): Plugin {
  const {generatedFilesDir} = context;
  const directory = path.join(generatedFilesDir, 'lean-client', 'default');
  const at = (file: string) => path.join(directory, file);
  let isWritten = false;

  let idle: Record<string, string> = {};

  const write = (): void => {
    const site = readGenerated(generatedFilesDir);
    idle = idleParts(context.siteConfig, site);
    const modules = {
      ...modulesOf(site, directory, linkedDocs(context.siteConfig.themeConfig)),
      'config.js': configModule(context.siteConfig),
    };
    rmSync(directory, {recursive: true, force: true});
    mkdirSync(directory, {recursive: true});
    for (const [file, text] of Object.entries(modules)) {
      writeFileSync(at(file), text);
    }
    isWritten = true;
  };

  return {
    name: 'lean-client',

    configurePostCss: (options) =>
      process.env.NODE_ENV === 'production'
        ? {...options, plugins: [...options.plugins, withoutIdleRules, withoutFocusRule]}
        : options,

    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      if (!isWritten) {
        write();
      }
      const listRules = pageComponentRules(path.join(__dirname, 'client'));
      const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
      const alias: Record<string, string> = isServer
        ? {
            '@generated/registry$': at('server-registry.js'),
            '@generated/routesChunkNames$': at('server-chunk-names.js'),
          }
        : {
            '@generated/routes$': at('routes.js'),
            '@generated/registry$': at('registry.js'),
            '@generated/routesChunkNames$': at('chunk-names.js'),
            '@generated/docusaurus.config$': at('config.js'),
            '@generated/globalData$': at('global-data.js'),
            '@generated/site-metadata$': at('site-metadata.js'),
            '@generated/codeTranslations$': path.join(__dirname, 'client/texts.ts'),
            ...idle,
            '@docusaurus/utils-common$': path.join(__dirname, 'client/utils-common.ts'),
            ...Object.fromEntries(
              Object.entries(standIns).map(([name, file]) => [
                `${name}$`,
                path.join(__dirname, 'client/packages', file),
              ]),
            ),
            ...Object.fromEntries(
              ['docusaurus.ts', 'PendingNavigation.tsx', 'preload.ts'].map((file) => [
                path.join(core, 'lib/client', file.replace(/tsx?$/, 'js')),
                path.join(__dirname, 'client', file),
              ]),
            ),
          };
      return {
        // Before Docusaurus' own alias of `@generated`, which would win otherwise.
        mergeStrategy: {
          'resolve.alias': 'prepend',
          plugins: 'replace',
          'optimization.minimizer': 'replace',
        },
        resolve: {alias},
        ...(isServer
          ? {module: {rules: listRules}}
          : {
              // A chunk's number instead of its name in its file's name saves the table of names,
              // and without the plugin for `__webpack_require__.gca` (only Docusaurus' own
              // prefetching calls it) the reverse of that table goes as well.
              output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
              plugins: [
                ...(config.plugins ?? []).filter(
                  (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
                ),
                new currentBundler.instance.DefinePlugin(known),
              ],
              module: {
                rules: [
                  translateRule(context),
                  keptRule,
                  {test: droppable, sideEffects: false},
                  contextRule,
                  ...listRules,
                ],
              },
              optimization: {
                minimizer: minimizers(config, currentBundler),
                splitChunks: {cacheGroups: {defaultVendors: vendors}},
              },
            }),
      };
    },
  };
}
