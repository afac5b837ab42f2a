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

export async function readHere({site, readers}: Reading): Promise<ReadPage> {
  const {default: readersOf} = (await import(pathToFileURL(readers).href)) as ReadersModule;
  return readWith(readersOf(site));
}

/** Has pages read by another process, one after the other, until `signal`. */
function readThere(reading: Reading, signal: AbortSignal): ReadPage {
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
  child.send(reading);
  return async (page) => {
    const answer = new Promise<Answer>((resolve) => {
      child.once('message', resolve);
    });
    child.send(page);
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
export function share(first: ReadPage, more: (() => ReadPage)[]): ReadPage {
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
export async function readBeside(
  reading: Reading,
  processes: number,
  signal: AbortSignal,
): Promise<ReadPage> {
  const others = Array.from({length: processes - 1}, () => () => readThere(reading, signal));
  return share(await readHere(reading), others);
}
