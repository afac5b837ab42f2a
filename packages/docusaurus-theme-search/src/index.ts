/**
 * Search index of the site.
 *
 * After a language is built, the records of its pages are extracted (`extract.ts`) and, in embedded mode, written
 * as an index with text files for excerpts (`build.ts`, `search-engine`). File names contain a hash of the content
 * and are below `assets`, so they are cached permanently like the scripts there. The name of the index is unknown
 * while pages are built: a `meta` element is added to each page afterwards.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from './build';
import {extractPage} from './extract';
import {
  notFoundFile,
  type BuiltSite,
  type PageConsumer,
  type PagePlugin,
} from 'docusaurus-plugin-post-build';

import type {PageRecords} from 'search-engine';
import type {LoadContext} from '@docusaurus/types';
import type {SearchOptions} from './options';

export {shownHits} from './client/dialog/hits';
export {buildIndex} from './build';
export {extractPage} from './extract';
export {openSearchEvent, searchLimits, toQuery} from './limits';
export type {SearchOptions, SearchSettings} from './options';
export {pushRecords} from './push';

/** Folder of the search files, in the folder of a language. */
const folder = 'assets/search';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Collects the records of all pages, and writes the index unless search is hosted. */
function collectRecords(
  {outDir, baseUrl, siteUrl, locale}: BuiltSite,
  {settings, synonyms, weights, queries}: SearchOptions,
): PageConsumer {
  const pages: PageRecords[] = [];
  const tags: string[] = [];
  return {
    readPage({file, path: pagePath}, root) {
      const page =
        file === notFoundFile
          ? undefined
          : extractPage(root, {path: pagePath, siteUrl, weights, queries: queries[pagePath]});
      if (page) {
        pages.push(page);
      }
    },

    async finish() {
      let summary = 'no embedded index';
      if (settings.mode === 'embedded') {
        const {index, texts} = buildIndex(pages, locale, synonyms);
        await mkdir(path.join(outDir, folder), {recursive: true});
        await Promise.all(
          [index, ...texts].map(({name, content}) =>
            writeFile(path.join(outDir, folder, name), content),
          ),
        );
        tags.push(`<meta name="search-index" content="${baseUrl}${folder}/${index.name}">`);
        const size = texts.reduce((sum, {content}) => sum + content.length, 0);
        summary = `index ${kilobytes(index.content.length)}, texts ${kilobytes(size)} in ${texts.length} files`;
      }
      const records = pages.reduce((sum, page) => sum + page.records.length, 0);
      console.log(`[search] ${locale}: ${records} records of ${pages.length} pages, ${summary}`);
    },

    headTags: () => tags,
  };
}

/** @param options settings, synonyms, weights and texts of the search in the language of the build */
export default function searchTheme(_context: LoadContext, options: SearchOptions): PagePlugin {
  const {settings, startingPages, tools, reportUrl} = options;
  const kinds = options.kinds.map(({kind, path: {source}}) => ({kind, path: source}));
  return {
    name: 'docusaurus-theme-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    // `write-translations` extracts the texts of these files.
    getPathsToWatch: () => [path.join(__dirname, 'client/**/*.{ts,tsx}')],

    async contentLoaded({actions}) {
      actions.setGlobalData(settings);
      await actions.createData('texts.json', {startingPages, tools, kinds, reportUrl});
    },

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
            use: path.join(__dirname, 'zod-loader.mjs'),
          },
        ],
      },
    }),

    builtPages: (site) => collectRecords(site, options),
  };
}
