/** Parses pages, here or in other processes. */
import type {Results} from './kept';
import {load} from './load';
import {openPage} from './pages';
import {startProcess} from './process';
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
export interface Order {
  reading: Reading;
  page: BuiltPage;
}

type Read = (order: Order) => Promise<PageRead>;

/** Reads pages in this process, each parsed once for all plugins. */
export function readWith(site: BuiltSite, readers: Readers): ReadPage {
  let count = 0;
  return async (page) => {
    const {html, key} = await openPage(site, page);
    const root = parseHtml(html);
    const results = Object.entries(readers).map(([name, read]) => [name, read(page, root)]);
    count += 1;
    if (count % 25 === 0) {
      collectGarbage();
    }
    return {key, results: Object.fromEntries(results) as Results};
  };
}

export async function readerHere({site, readers}: Reading): Promise<ReadPage> {
  const readersOf = await load<ReadersOf>(readers);
  return readWith(site, readersOf(site));
}

/** Reads pages of all languages in this process. */
export function readHere(): Read {
  const readers = new Map<string, Promise<ReadPage>>();
  return async ({reading, page}) => {
    const {locale} = reading.site;
    const reader = readers.get(locale) ?? readerHere(reading);
    readers.set(locale, reader);
    return (await reader)(page);
  };
}

/** Has pages read by another process, one after the other, until `signal`. */
const readThere = (signal: AbortSignal): Read => startProcess('reader', signal);

/** Fewer waiting pages are read sooner than another process has started. */
const queue = 20;

type Reader<Page, Result> = (page: Page) => Promise<Result>;

/** Readers that share pages: each reads the next one when it has done the last. */
export interface SharedReading<Page, Result> {
  read: Reader<Page, Result>;
  /** Lets another reader join as soon as many pages wait. */
  join: (start: () => Reader<Page, Result>) => void;
}

/** @param first The reader that is there from the beginning. */
export function share<Page, Result>(first: Reader<Page, Result>): SharedReading<Page, Result> {
  const free = [first];
  const waiting: (() => void)[] = [];
  const joining: (() => Reader<Page, Result>)[] = [];
  const release = (reader: Reader<Page, Result>) => {
    free.push(reader);
    waiting.shift()?.();
  };
  const grow = () => {
    if (waiting.length >= queue) {
      joining.splice(0, 1).forEach((start) => release(start()));
    }
  };
  return {
    async read(page) {
      while (free.length === 0) {
        const isFree = new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
        grow();
        await isFree;
      }
      const reader = free.pop()!;
      try {
        return await reader(page);
      } finally {
        release(reader);
      }
    },

    join(start) {
      joining.push(start);
      grow();
    },
  };
}

/** Reading in another process, and in one more each time `join` is called, until `signal`. */
export function readBeside(signal: AbortSignal): {read: Read; join: () => void} {
  const start = () => readThere(signal);
  const {read, join} = share(start());
  return {read, join: () => join(start)};
}
