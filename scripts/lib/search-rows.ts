/** Rows of the search dialog without a browser, a hundred times as fast as the dialog itself. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import type {Locale} from '../../src/config/locales';
import {searchLimits, shownHits, toQuery} from 'docusaurus-theme-search';
import {SearchEngine, type IndexFile, type TextFile} from 'search-engine';
import {textOf, parseHtml} from 'docusaurus-plugin-post-build';
import {plainAddress, type Query} from './bench-queries';
import {builtFolder} from './search-records';

/**
 * Reads the index that the pages of a built language reference, and its texts.
 * @param build Folder of the built site, both languages.
 * @throws if the language has not been built, or references no index
 */
export function builtEngine(build: string, locale: Locale): SearchEngine {
  const page = path.join(builtFolder(locale, build), '404.html');
  const [, address] =
    /<meta name="?search-index"? content="?([^" >]+)/.exec(readFileSync(page, 'utf8')) ?? [];
  if (address === undefined) {
    throw new Error(`${page} names no search index: run "npm run build" first.`);
  }
  const file = path.join(build, address);
  const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
  const index = read(file) as IndexFile;
  const engine = new SearchEngine(index);
  index.files.forEach((name, place) =>
    engine.addFile(place, read(path.join(path.dirname(file), name)) as TextFile),
  );
  return engine;
}

/** @returns the rows of the dialog for a query; `tests/e2e/search.spec.ts` compares the two */
export const rowsOf = (engine: SearchEngine, query: string): string[] => {
  const {hitsPerPage: count, snippetWords: words} = searchLimits;
  const {shown} = engine.results(engine.rank(toQuery(query)), {from: 0, count, words});
  return shownHits(shown).map(({url}) => plainAddress(url));
};

/**
 * Replaces `#row:text` with the ids of the built page: rows are numbered, so a new row changes the ids after
 * it.
 * @throws if a page or section is not built, or not exactly one row of the page has the text
 */
export function builtSections(build: string, locale: Locale, queries: readonly Query[]): Query[] {
  const pages = new Map<string, Element[]>();
  const withId = (page: string): Element[] => {
    const file = path.join(builtFolder(locale, build), `${page}.html`);
    const known = pages.get(page) ?? selectAll('[id]', parseHtml(readFileSync(file, 'utf8')));
    pages.set(page, known);
    return known;
  };
  const resolve = (address: string): string => {
    const [page = '', anchor] = address.split('#');
    const [, text] = anchor?.split('row:') ?? [];
    const found = withId(page).filter((element) =>
      text === undefined
        ? anchor === undefined || element.properties.id === anchor
        : element.tagName === 'tr' && textOf(element).toLowerCase().includes(text.toLowerCase()),
    );
    if (found.length === 0 || (text !== undefined && found.length > 1)) {
      throw new Error(`${address} names ${found.length} places of the built page: name one.`);
    }
    return text === undefined ? address : `${page}#${String(found[0]!.properties.id)}`;
  };
  return queries.map(({query, expect}) => ({query, expect: expect.map(resolve)}));
}
