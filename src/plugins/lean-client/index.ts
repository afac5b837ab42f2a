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
 * uses the generated modules as they are.
 *
 * Besides, texts of docs are left to their HTML (`client/kept.tsx`), and packages of which little
 * is used to modules of ours (`client/packages`).
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {withShortNames} from './class-names';
import {readGenerated} from './generated';
import {idleParts} from './idle';
import {withoutFocusRule, withoutIdleRules} from './infima';
import {modulesOf} from './modules';
import {known, minimizers, vendors} from './optimization';
import {pageComponentRules} from './page-components';
import {browserRules} from './rules';
import {sharedStyles, withNumberedStyles} from './styles';
import {foldVariables} from './variables';

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
      const rules = withShortNames(config.module?.rules ?? [], context.siteDir);
      const listRules = pageComponentRules(path.join(__dirname, 'client'));
      const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
      const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common/internal'));
      const alias: Record<string, string> = isServer
        ? {
            '@generated/registry$': at('server-registry.js'),
            '@generated/routesChunkNames$': at('server-chunk-names.js'),
            '@docusaurus/router$': path.join(__dirname, 'server/router.ts'),
            'react-router-config$': path.join(__dirname, 'server/react-router-config.tsx'),
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
            [path.join(themeCommon, 'utils/IntlUtils.js')]: path.join(
              __dirname,
              'client/intl-utils.ts',
            ),
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
          'module.rules': 'replace',
          'optimization.minimizer': 'replace',
        },
        resolve: {alias},
        ...(isServer
          ? {module: {rules: [...rules, ...listRules]}}
          : {
              // A chunk's number instead of its name in its file's name saves the table of names,
              // and six digits of its hash instead of eight 0.3 KB of the table of hashes. Without the
              // plugin for `__webpack_require__.gca` (only Docusaurus' own prefetching calls it) the
              // reverse of that table goes as well.
              output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
              plugins: [
                ...withNumberedStyles(config.plugins ?? []).filter(
                  (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
                ),
                new currentBundler.instance.DefinePlugin(known),
                foldVariables,
              ],
              module: {
                rules: [...rules, ...browserRules(context), ...listRules],
              },
              optimization: {
                minimizer: minimizers(config, currentBundler),
                splitChunks: {cacheGroups: {defaultVendors: vendors, styles: sharedStyles}},
              },
            }),
      };
    },
  };
}
