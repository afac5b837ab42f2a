/**
 * Search index of the site.
 *
 * When a language has been built, its pages are read as a crawler would read them (`extract.ts`)
 * and, in embedded mode, written as an index with the texts for its excerpts (`work.ts`, `build.ts`,
 * `src/search/engine`). All files carry the hash of their content in their name and stand below
 * `assets`, so they are cached for good like the scripts there. The name of the index is not known
 * while pages are built: a `meta` is added to each page afterwards.
 *
 * The styles of the dialog are one more such file: Docusaurus puts every imported style sheet into
 * the one that all pages load, and these are for readers who open the dialog.
 */
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {folder} from './folder';
import type {PagePlugin} from '../post-build/consumer';
import {searchSettings, type SearchSettings} from '../../config/search';
import {earlyKeysScript} from '../../search/earlyKeys';

/** What the browser side is told through Docusaurus' global data. */
export interface SearchGlobalData {
  settings: SearchSettings;
  /** Address of the dialog's style sheet. */
  styles: string;
}

const pluginName = 'search-index';

/** Style sheets of the dialog: DocSearch's, then what fits them to this site. */
function dialogStyles(siteDir: string): {name: string; css: string} {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const dist = path.join(path.dirname(require.resolve('@docsearch/css/package.json')), 'dist');
  const css = [
    path.join(dist, '_variables.css'),
    path.join(dist, 'modal.css'),
    path.join(siteDir, 'src/search/dialog/dialog.css'),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {name: `${folder}/dialog.${hash}.css`, css};
}

export default function searchIndex({siteDir, baseUrl}: LoadContext): PagePlugin {
  const settings = searchSettings();
  let styles = dialogStyles(siteDir);

  return {
    name: pluginName,

    async loadContent() {
      styles = dialogStyles(siteDir);
    },

    async contentLoaded({actions}) {
      const data: SearchGlobalData = {settings, styles: baseUrl + styles.name};
      actions.setGlobalData(data);
    },

    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyKeysScript}]}),

    getPathsToWatch: () => [path.join(siteDir, 'src/search/dialog/dialog.css')],

    configureWebpack(_config, isServer, {currentBundler}) {
      const {RawSource} = currentBundler.instance.sources;
      return {
        module: {
          rules: [
            {
              test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
              resourceQuery: /without-ask-ai/,
              use: [path.join(__dirname, 'withoutAskAi.mjs')],
            },
          ],
        },
        plugins: [
          // webpack looks for the query among the package's exports as well: it gets the file.
          ...(currentBundler.name === 'webpack'
            ? [
                new currentBundler.instance.NormalModuleReplacementPlugin(
                  /^@docsearch\/react\/modal\?without-ask-ai$/,
                  `${require.resolve('@docsearch/react/modal')}?without-ask-ai`,
                ),
              ]
            : []),
          ...(isServer
            ? []
            : [
                (compiler: import('webpack').Compiler) => {
                  compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
                    compilation.hooks.processAssets.tap(pluginName, () => {
                      compilation.emitAsset(styles.name, new RawSource(styles.css));
                    });
                  });
                },
              ]),
        ],
      };
    },

    async builtPages(site) {
      const {default: searchWork} = await import('./work');
      return searchWork(site, {embedded: settings.mode === 'embedded' || settings.fallback});
    },
  };
}
