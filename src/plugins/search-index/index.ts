/**
 * Search index of the site.
 *
 * When a language has been built, its pages are read as a crawler would read them (`extract.ts`)
 * and, in embedded mode, written as an index with the texts for its excerpts (`build.ts`,
 * `src/search/engine`). All files carry the hash of their content in their name and stand below
 * `assets`, so they are cached for good like the scripts there. The name of the index is not known
 * while pages are built: a `meta` is added to each page afterwards.
 *
 * The styles of the dialog are one more such file: Docusaurus puts every imported style sheet into
 * the one that all pages load, and these 5 KB are for readers who open the dialog.
 */
import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildIndex} from './build';
import {extractPage} from './extract';
import {
  notFoundFile,
  type BuiltSite,
  type PageConsumer,
  type PagePlugin,
} from '../post-build/consumer';
import {searchSettings, type SearchGlobalData} from '../../config/search';
import type {PageRecords} from '../../search/records';

const pluginName = 'search-index';

/** Folder of all files of the search, in the folder of a language. */
const folder = 'assets/search';

/** Style sheets of the dialog: DocSearch's, then what fits them to this site. */
function dialogStyles(siteDir: string): {name: string; css: string} {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const docSearch = path.join(path.dirname(require.resolve('@docsearch/css/package.json')), 'dist');
  const css = [
    path.join(docSearch, '_variables.css'),
    path.join(docSearch, 'modal.css'),
    path.join(siteDir, 'src/search/dialog/dialog.css'),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {name: `${folder}/dialog.${hash}.css`, css};
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Collects the records of all pages and writes the index where `isEmbedded`. */
function collectRecords(
  {outDir, baseUrl, siteUrl, locale}: BuiltSite,
  isEmbedded: boolean,
): PageConsumer {
  const pages: PageRecords[] = [];
  const tags: string[] = [];
  return {
    readPage({file, path: pagePath}, root) {
      const page = file === notFoundFile ? undefined : extractPage(root, {path: pagePath, siteUrl});
      if (page) {
        pages.push(page);
      }
    },

    async finish() {
      let made = 'no embedded index';
      if (isEmbedded) {
        const {index, texts} = buildIndex(pages, locale);
        await mkdir(path.join(outDir, folder), {recursive: true});
        await Promise.all(
          [index, ...texts].map(({name, content}) =>
            writeFile(path.join(outDir, folder, name), content),
          ),
        );
        tags.push(`<meta name="search-index" content="${baseUrl}${folder}/${index.name}">`);
        const size = texts.reduce((sum, {content}) => sum + content.length, 0);
        made = `index ${kilobytes(index.content.length)}, texts ${kilobytes(size)} in ${texts.length} files`;
      }
      const records = pages.reduce((sum, page) => sum + page.records.length, 0);
      console.log(`[search] ${locale}: ${records} records of ${pages.length} pages, ${made}`);
    },

    headTags: () => tags,
  };
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

    getPathsToWatch: () => [path.join(siteDir, 'src/search/dialog/dialog.css')],

    configureWebpack(_config, isServer, {currentBundler}) {
      const {RawSource} = currentBundler.instance.sources;
      const emitStyles = (compiler: import('webpack').Compiler) => {
        compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
          compilation.hooks.processAssets.tap(pluginName, () => {
            compilation.emitAsset(styles.name, new RawSource(styles.css));
          });
        });
      };
      return isServer ? {} : {plugins: [emitStyles]};
    },

    builtPages: (site) => collectRecords(site, settings.mode === 'embedded' || settings.fallback),
  };
}
