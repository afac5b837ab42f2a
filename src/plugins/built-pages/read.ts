/** Parses pages, here or in other processes. */
import {fork} from 'node:child_process';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import type {Results} from './kept';
import type {BuiltSite, Readers, ReadersModule, ShownPage} from './work';
import {collectGarbage} from '../bundler/memory';
import {parseHtml} from '../html';

/** Parses a page, given as plugins see it; gives what is read from it. */
export type ReadPage = (page: ShownPage) => Promise<Results>;

/** All that another process needs for it. */
export interface Reading {
  site: BuiltSite;
  /** File of the module that makes the readers. */
  readers: string;
}

/** A page to read, and for whom. */
export interface Order {
  reading: Reading;
  page: ShownPage;
}

type Read = (order: Order) => Promise<Results>;

/** What `reader.ts` answers: results, or why there are none. */
export interface Answer {
  results?: Results;
  error?: string;
}

/** Reads a page in this process, parsed once for all plugins. */
export function readWith(readers: Readers): ReadPage {
  let count = 0;
  return async ({page, html}) => {
    const root = parseHtml(html);
    const results = Object.entries(readers).map(([name, read]) => [name, read(page, root)]);
    count += 1;
    if (count % 25 === 0) {
      collectGarbage();
    }
    // Other processes are being sent their pages meanwhile.
    await setImmediate();
    return Object.fromEntries(results) as Results;
  };
}

export async function readerHere({site, readers}: Reading): Promise<ReadPage> {
  const {default: readersOf} = (await import(pathToFileURL(readers).href)) as ReadersModule;
  return readWith(readersOf(site));
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
function readThere(signal: AbortSignal): Read {
  // Not __dirname: tsx does not know it in a module that an .mts file imports.
  const child = fork(path.join(path.dirname(__filename), 'reader.ts'));
  signal.addEventListener('abort', () => child.connected && child.disconnect());
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`A process that reads pages ended with ${code ?? 'a signal'}.`)),
    );
  });
  // It may end when nobody waits for it.
  ended.catch(() => undefined);
  return async (order) => {
    const answer = new Promise<Answer>((resolve) => {
      child.once('message', resolve);
    });
    child.send(order);
    const {results, error} = await Promise.race([answer, ended]);
    if (!results) {
      throw new Error(error);
    }
    return results;
  };
}

/** Fewer waiting pages are read sooner than another process has started. */
const queue = 20;

/**
 * Has each reader read the next page when it has done the last one.
 * @param more Readers that join when too many pages wait.
 */
export function share<Page>(
  first: (page: Page) => Promise<Results>,
  more: (() => (page: Page) => Promise<Results>)[],
): (page: Page) => Promise<Results> {
  const free = [first];
  const waiting: (() => void)[] = [];
  return async (page) => {
    if (free.length === 0 && waiting.length >= queue) {
      free.push(...more.splice(0, 1).map((start) => start()));
    }
    while (free.length === 0) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    const read = free.pop()!;
    try {
      return await read(page);
    } finally {
      free.push(read);
      waiting.shift()?.();
    }
  };
}

/** Has pages read by at most so many processes side by side, this one among them, until `signal`. */
export const readBeside = (processes: number, signal: AbortSignal): Read =>
  share(
    readHere(),
    Array.from({length: processes - 1}, () => () => readThere(signal)),
  );
