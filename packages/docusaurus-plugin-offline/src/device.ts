/**
 * Downloads a language to the device, and removes it. Loaded when the dialog opens, and on every page
 * if offline reading is on.
 *
 * Cache keys depend on the content of a file. Files from an interrupted download or an older build are
 * therefore not requested again, and the stored set stays complete until the new one is complete.
 */
import site from '@generated/docusaurus-plugin-offline/default/site.json';
import {
  cacheName,
  filesOf,
  storedList,
  listPath,
  unfinishedKey,
  workerPath,
  type FileList,
  type StoredList,
} from './set';

/**
 * Reason for a stopped download. `mismatch`: the files on the server differ from its list; `otherTab`:
 * another tab is downloading; `refused`: the browser does not allow it.
 */
export type Failure = 'network' | 'space' | 'mismatch' | 'otherTab' | 'refused';

export interface Status {
  /** `stopped`: started and not finished. */
  phase: 'off' | 'working' | 'stopped' | 'on';
  /** Set on the device; with `working` the set that is being replaced. */
  stored?: StoredList;
  /** Numbers of files, with `working`. */
  progress?: {done: number; total: number};
  failure?: Failure;
}

/** Parallel requests, and attempts for each file. */
const parallel = 6;
const attempts = 3;
/** Milliseconds before a file is requested again, times the number of the attempt. */
const pause = 700;

const lockName = 'offline';

class Stop extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

let status: Status = {phase: 'off'};
const listeners = new Set<() => void>();
let running: AbortController | undefined;

function show(next: Status): void {
  status = next;
  listeners.forEach((listener) => listener());
}

/** Current status; `subscribe` reports changes. */
export const currentStatus = (): Status => status;

/** @returns ends the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isUnfinished = async (locale: string): Promise<boolean> =>
  (await caches.match(unfinishedKey(locale), {cacheName})) !== undefined;

/** Reads the status from the device. */
export async function readStatus(locale: string): Promise<void> {
  if (running) {
    return;
  }
  try {
    const stored = await storedList(locale);
    show({phase: stored ? 'on' : (await isUnfinished(locale)) ? 'stopped' : 'off', stored});
  } catch {
    // A browser that blocks the storage has nothing on the device.
    show({phase: 'off'});
  }
}

/**
 * Returns the current file list of the server.
 * @throws if the server cannot be reached or has no list
 */
export async function offeredList(locale: string): Promise<FileList> {
  const response = await fetch(listPath(locale), {cache: 'no-cache'}).catch(() => undefined);
  // A network that requires a login answers with a page.
  const list = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (!list) {
    throw new Stop('network');
  }
  return list as FileList;
}

/** Deletes cached files that belong to no stored set; if there is no set, deletes all data on the device. */
async function sweep(): Promise<void> {
  const lists = await Promise.all(site.locales.map(storedList));
  if (!lists.some((list) => list)) {
    await caches.delete(cacheName);
    await (await navigator.serviceWorker.getRegistration(workerPath))?.unregister();
    return;
  }
  const current = new Set(
    site.locales.flatMap((locale, index) => {
      const list = lists[index];
      return list ? [listPath(locale), ...filesOf(list).map(({key}) => key)] : [];
    }),
  );
  const cache = await caches.open(cacheName);
  for (const {url} of await cache.keys()) {
    if (!current.has(url.slice(window.location.origin.length))) {
      await cache.delete(url);
    }
  }
}

/** Fetches a file; throws also if its content differs from the hash in the list. */
async function fetchFile(path: string, integrity: string, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(path, {cache: 'no-cache', integrity, signal});
      // A new Response drops the status, because a host may send the not-found page with 404, and the
      // `redirected` flag, because browsers refuse a redirected response for a navigation.
      return new Response(await response.blob(), {headers: response.headers});
    } catch (error) {
      if (signal.aborted || attempt === attempts) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, attempt * pause));
    }
  }
}

async function download(locale: string, list: FileList, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName);
  const base = window.location.origin;
  const present = new Set((await cache.keys()).map(({url}) => url.slice(base.length)));
  const files = filesOf(list);
  const missing = files.filter(({key}) => !present.has(key));
  let done = files.length - missing.length;
  const {stored} = status;
  const report = () => show({phase: 'working', stored, progress: {done, total: files.length}});
  report();
  const next = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      try {
        await cache.put(file.key, await fetchFile(file.path, file.hash, signal));
      } catch (error) {
        // The other requests end too before a retry.
        missing.length = 0;
        throw error;
      }
      done += 1;
      report();
    }
  };
  const ends = await Promise.allSettled(Array.from({length: parallel}, next));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  signal.throwIfAborted();
  const newList: StoredList = {...list, keptAt: new Date().toISOString()};
  await cache.put(listPath(locale), new Response(JSON.stringify(newList)));
  await sweep();
}

/** Downloads missing files; after a deployment in the meantime, restarts with the new list. */
async function complete(locale: string, signal: AbortSignal): Promise<void> {
  for (let list = await offeredList(locale); ;) {
    await navigator.serviceWorker.register(workerPath);
    const cache = await caches.open(cacheName);
    await cache.put(unfinishedKey(locale), new Response());
    try {
      await download(locale, list, signal);
      return;
    } catch (error) {
      // `fetch` throws a TypeError for a lost network and for wrong content alike.
      if (!(error instanceof TypeError)) {
        throw error;
      }
      const {version} = list;
      list = await offeredList(locale);
      if (list.version === version) {
        throw new Stop('mismatch');
      }
    }
  }
}

/** Returns the reason for a failure; undefined after a cancellation or a removal by another tab. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Stop) {
    return error.failure;
  }
  const name = error instanceof DOMException ? error.name : '';
  return name === 'AbortError' ? undefined : name === 'QuotaExceededError' ? 'space' : 'refused';
}

/** Downloads or updates a language. `Status` reports progress and failures. */
export async function startDownload(locale: string): Promise<void> {
  if (running) {
    return;
  }
  const controller = new AbortController();
  running = controller;
  let failure: Failure | undefined;
  try {
    show({phase: 'working', stored: await storedList(locale)});
    await navigator.locks.request(lockName, {ifAvailable: true}, async (lock) => {
      if (!lock) {
        throw new Stop('otherTab');
      }
      try {
        await complete(locale, controller.signal);
      } catch (error) {
        // A canceled or failed download frees its space; an older set remains.
        if (controller.signal.aborted || failureOf(error) === 'space') {
          await sweep();
        }
        throw error;
      }
    });
  } catch (error) {
    failure = failureOf(error);
  }
  // The download continues without the lock if another tab steals it.
  controller.abort();
  running = undefined;
  await readStatus(locale);
  show({...status, failure});
}

/** Stops a download: a first download is deleted, a canceled update leaves the older set. */
export const cancel = (): void => running?.abort();

/** Removes a language from the device, even while another tab downloads it. */
export async function remove(locale: string): Promise<void> {
  running?.abort();
  await navigator.locks.request(lockName, {steal: true}, async () => {
    await (await caches.open(cacheName)).delete(listPath(locale));
    await sweep();
  });
  await readStatus(locale);
}

/**
 * Resumes an unfinished download and updates the stored set, on every page if offline reading is on. While
 * data saving is on, downloads start only from the dialog.
 */
export async function refresh(locale: string): Promise<void> {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  const stored = await storedList(locale);
  if (connection?.saveData || !(stored || (await isUnfinished(locale)))) {
    return;
  }
  const offered = await offeredList(locale).catch(() => undefined);
  if (offered && offered.version !== stored?.version) {
    await startDownload(locale);
  }
}
