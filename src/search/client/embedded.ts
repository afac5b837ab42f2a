/** Answers from the index that the build puts beside the pages. */
import type {Answer, SearchEngine} from '../engine';
import type {TextFile} from '../engine/model';
import {
  fetchFile,
  fetchIndex,
  fetchTimeout,
  forgetIndex,
  importEngine,
  indexAddress,
} from './files';
import type {Hit, SearchClient, SearchRequest, SearchResponse} from './types';

/** Milliseconds that an answer waits for the texts of its excerpts before it does without. */
const excerptWait = 600;
/** Results whose excerpts an answer waits for: more do not fit the dialog at once. */
const excerptsAtOnce = 6;
/** Names under which the times of reading the index and of each answer are noted. */
const readName = 'search-index';
const measureName = 'search-answer';

/** A tab left open over a deployment knows an index that is gone: the page it shows knows the new one. */
async function currentAddress(): Promise<string | undefined> {
  const response = await fetch(window.location.pathname, {
    cache: 'no-store',
    signal: AbortSignal.timeout(fetchTimeout),
  });
  return indexAddress(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Excerpts further down are fetched in advance, unless the reader pays for every byte. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

interface Loaded {
  engine: SearchEngine;
  /** Folder of the index, with the slash. */
  folder: string;
}

async function open(address: string): Promise<Loaded> {
  const [{SearchEngine}, bytes] = await Promise.all([importEngine(), fetchIndex(address)]);
  const start = performance.now();
  try {
    const engine = new SearchEngine(new Uint8Array(bytes));
    performance.measure(readName, {start, end: performance.now()});
    return {engine, folder: address.replace(/[^/]*$/, '')};
  } catch (error) {
    forgetIndex(address);
    throw error;
  }
}

async function load(): Promise<Loaded> {
  const address = indexAddress();
  if (!address) {
    throw new Error('This page names no search index: only a production build has one.');
  }
  try {
    return await open(address);
  } catch (error) {
    const current = await currentAddress();
    if (!current || current === address) {
      throw error;
    }
    return open(current);
  }
}

function toHit({page, trail, anchor, title, excerpt, fromText, strength}: Answer): Hit {
  const hierarchy = [page.section];
  for (const {level, text} of trail) {
    hierarchy[level] = text;
  }
  const url = anchor ? `${page.path}#${anchor}` : page.path;
  const last = trail.at(-1)?.level ?? 1;
  return {
    objectID: url,
    url,
    type: fromText ? 'content' : (`lvl${last}` as Hit['type']),
    hierarchy: Array.from(hierarchy, (text) => text ?? ''),
    title,
    strength,
    ...(excerpt && {excerpt}),
  };
}

export function embeddedClient(): SearchClient {
  let loading: Promise<Loaded> | undefined;
  const pending = new Map<number, Promise<void>>();

  function loaded(): Promise<Loaded> {
    // What failed is tried again by the next query.
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  /** Excerpts are a comfort: an answer without them is still an answer. */
  function loadTexts({engine, folder}: Loaded, files: readonly number[]): Promise<unknown> {
    return Promise.all(
      files.map((file) => {
        const known = pending.get(file);
        if (known) {
          return known;
        }
        const request = fetchFile(folder + engine.fileName(file))
          .then((response) => response.json())
          .then((text: TextFile) => engine.addFile(file, text))
          .catch(() => {
            pending.delete(file);
          });
        pending.set(file, request);
        return request;
      }),
    );
  }

  return {
    warm() {
      loaded().catch(() => {});
    },

    async search({query, page, hitsPerPage, words}: SearchRequest): Promise<SearchResponse> {
      const site = await loaded();
      const began = performance.now();
      const ranked = site.engine.rank(query);
      const ranking = performance.now() - began;
      const from = page * hitsPerPage;
      const near = ranked.pages.slice(from, from + excerptsAtOnce);
      const missing = words > 0 ? site.engine.missingFiles(near) : [];
      if (missing.length > 0) {
        const patience = new Promise((resolve) => {
          setTimeout(resolve, excerptWait);
        });
        await Promise.race([loadTexts(site, missing), patience]);
      }
      const resumed = performance.now();
      const {total, shown} = site.engine.answers(ranked, {from, count: hitsPerPage, words});
      const ended = performance.now();
      // Shows in the browser's profiler; `npm run bench:search` reads it. Waiting does not count.
      performance.measure(measureName, {start: resumed - ranking, end: ended});
      if (words > 0 && !savesData()) {
        void loadTexts(
          site,
          site.engine.missingFiles(ranked.pages.slice(from, from + hitsPerPage)),
        );
      }
      return {hits: shown.map(toHit), total, source: 'embedded'};
    },
  };
}
