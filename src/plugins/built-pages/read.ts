/** Parses pages. */
import type {Results} from './kept';
import {load} from './load';
import {openPage} from './pages';
import type {BuiltPage, BuiltSite, Readers, ReadersOf} from './work';
import {collectGarbage} from '../bundler/memory';
import {parseHtml} from '../html';

/** What was read from a page, and of which state of it. */
export interface PageRead {
  key: string;
  results: Results;
}

/**
 * Reads a page of a language.
 * @param key Of the state that is meant: what was read before from another one does not count.
 */
export type ReadPage = (page: BuiltPage, key?: string) => Promise<PageRead>;

/** All that another process needs for it. */
export interface Reading {
  site: BuiltSite;
  /** File of the module that makes the readers. */
  readers: string;
}

/** A page to read, and for whom. */
export interface PageOrder {
  reading: Reading;
  page: BuiltPage;
}

/** Reads pages in this process, each parsed once for all plugins. */
export function readWith(site: BuiltSite, readers: Readers): ReadPage {
  let count = 0;
  return async (page) => {
    const {html, key} = await openPage(site, page);
    const root = parseHtml(html);
    const results = Object.entries(readers).map(([name, read]) => [name, read(page, root)]);
    count += 1;
    if (count % 75 === 0) {
      collectGarbage();
    }
    return {key, results: Object.fromEntries(results) as Results};
  };
}

export function readerHere({site, readers}: Reading): ReadPage {
  const readersOf = load<ReadersOf>(readers);
  return readWith(site, readersOf(site));
}

/** Reads pages of all languages in this process. */
export function readHere(): (order: PageOrder) => Promise<PageRead> {
  const readers = new Map<string, ReadPage>();
  return ({reading, page}) => {
    const {locale} = reading.site;
    const reader = readers.get(locale) ?? readerHere(reading);
    readers.set(locale, reader);
    return reader(page);
  };
}
