/** Answers from the index that the build puts beside the pages. */
import type {Answer, SearchEngine} from '../engine';
import type {TextFile} from '../engine/model';
import {fetchFile, fetchTimeout, importEngine, indexAddress, takeIndex} from './files';
import {completeWithin} from './complete';
import type {Hit, SearchClient, SearchRequest, SearchResponse} from './types';

/** Results whose texts are asked for at once: more do not fit the dialog. The others' come after them. */
const textsAtOnce = 6;
/** Milliseconds within which texts come that an answer may as well wait for. */
const atOnce = 50;
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

/** Only builds make an index: under `npm start` there is none to ask. */
export class NoIndexError extends Error {}

interface Loaded {
  engine: SearchEngine;
  /** Folder of the index, with the slash. */
  folder: string;
}

/** The line is slower than the reading of what it brings: that goes on beside it. */
async function open(address: string): Promise<Loaded> {
  const [{SearchEngine, IndexReader}, {body}] = await Promise.all([
    importEngine(),
    takeIndex(address),
  ]);
  const index = new IndexReader();
  const stream = body?.getReader();
  let bytes = new Uint8Array();
  let spent = 0;
  for (;;) {
    const {value} = (await stream?.read()) ?? {};
    if (!value) {
      break;
    }
    const start = performance.now();
    const more = new Uint8Array(bytes.length + value.length);
    more.set(bytes);
    more.set(value, bytes.length);
    bytes = more;
    index.read(bytes);
    spent += performance.now() - start;
  }
  const end = performance.now();
  performance.measure(readName, {start: end - spent, end});
  return {engine: new SearchEngine(index.finish()), folder: address.replace(/[^/]*$/, '')};
}

async function load(): Promise<Loaded> {
  const address = indexAddress();
  if (!address) {
    throw new NoIndexError('This page names no search index: only a build has one.');
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

/** A hit in the text of a page is one of the page itself where that text neither is there nor will come. */
export function toHit(
  {page, trail, anchor, title, excerpt, fromText, strength}: Answer,
  complete?: Promise<Hit>,
): Hit {
  const hierarchy = [page.section];
  for (const {level, text} of trail) {
    hierarchy[level] = text;
  }
  const url = anchor ? `${page.path}#${anchor}` : page.path;
  const last = trail.at(-1)?.level ?? 1;
  return {
    objectID: url,
    url,
    type: fromText && (excerpt || complete) ? 'content' : (`lvl${last}` as Hit['type']),
    hierarchy: Array.from(hierarchy, (text) => text ?? ''),
    title,
    strength,
    ...(excerpt && {excerpt}),
    ...(complete && {complete}),
  };
}

/** What is no text, such as the page that a network puts in its place, is as good as none. */
function textIn(value: unknown): TextFile {
  if (!Array.isArray((value as TextFile | null)?.texts)) {
    throw new TypeError('This is not the text of a page.');
  }
  return value as TextFile;
}

export function embeddedClient(): SearchClient {
  let loading: Promise<Loaded> | undefined;
  const texts = new Map<number, Promise<void>>();
  /** Whether texts have been coming at once, from the cache or on a fast line. */
  let quick = false;

  function loaded(): Promise<Loaded> {
    // What failed is tried again by the next query.
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function fetchText({engine, folder}: Loaded, file: number): Promise<void> {
    const began = performance.now();
    try {
      const response = await fetchFile(folder + engine.fileName(file));
      engine.addFile(file, textIn(await response.json()));
    } catch {
      // Excerpts are a comfort: an answer without them is still an answer.
      texts.delete(file);
    }
    quick = performance.now() - began < atOnce;
  }

  /** Resolves when the text is there, or will not come. */
  function textOf(site: Loaded, file: number): Promise<void> {
    const known = texts.get(file);
    if (known) {
      return known;
    }
    const text = fetchText(site, file);
    texts.set(file, text);
    return text;
  }

  /** Asks for the texts that answers lack: when each is there, or will not come. */
  function textsFor(site: Loaded, answers: readonly Answer[]): Map<Answer, Promise<void>> {
    const coming = new Map<Answer, Promise<void>>();
    for (const answer of answers.slice(0, textsAtOnce)) {
      if (answer.missing !== undefined) {
        coming.set(answer, textOf(site, answer.missing));
      }
    }
    const inView = Promise.all(coming.values());
    for (const answer of savesData() ? [] : answers.slice(textsAtOnce)) {
      const {missing} = answer;
      if (missing !== undefined) {
        coming.set(
          answer,
          inView.then(() => textOf(site, missing)),
        );
      }
    }
    return coming;
  }

  return {
    warm() {
      loaded().catch(() => {});
    },

    async search({query, page, hitsPerPage, words}: SearchRequest): Promise<SearchResponse> {
      const site = await loaded();
      const start = performance.now();
      const from = page * hitsPerPage;
      const ranked = site.engine.rank(query);
      const {total, shown} = site.engine.answers(ranked, {from, count: hitsPerPage, words});
      // Shows in the browser's profiler; `npm run bench:search` reads it.
      performance.measure(measureName, {start, end: performance.now()});
      const coming = words > 0 ? textsFor(site, shown) : undefined;
      const hits = shown.map((answer, place) =>
        toHit(
          answer,
          coming?.get(answer)?.then(() => {
            const [whole = answer] = site.engine.answers(ranked, {
              from: from + place,
              count: 1,
              words,
            }).shown;
            return toHit(whole);
          }),
        ),
      );
      return {
        hits: quick ? await completeWithin(hits, atOnce) : hits,
        total,
        source: 'embedded',
      };
    },
  };
}
