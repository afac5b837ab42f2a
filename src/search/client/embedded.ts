/** Answers from the index that the build puts beside the pages. */
import {SearchEngine, type Answer} from '../engine';
import type {IndexFile, TextFile} from '../engine/model';
import {NoIndexError} from './failures';
import {indexAddress} from './indexAddress';
import type {Hit, HitText, SearchClient, SearchRequest, SearchResponse} from './types';

/** Milliseconds after which a file that has not arrived is given up. */
const fetchTimeout = 20_000;

/** @throws Error for any answer but a good one, and when there is none in time. */
async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(fetchTimeout)});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response;
}

interface Loaded {
  engine: SearchEngine;
  /** Folder of the index, with the slash. */
  folder: string;
}

async function open(address: string): Promise<Loaded> {
  const file = (await (await fetchFile(address)).json()) as IndexFile;
  return {
    engine: new SearchEngine(file),
    folder: address.replace(/[^/]*$/, ''),
  };
}

async function load(): Promise<Loaded> {
  const address = indexAddress();
  if (!address) {
    throw new NoIndexError('This page names no search index: only a build has one.');
  }
  try {
    return await open(address);
  } catch (error) {
    // A tab left open over a deployment names an index that is gone: the page of today names another.
    const html = await (await fetchFile(window.location.pathname, 'no-store')).text();
    const current = indexAddress(new DOMParser().parseFromString(html, 'text/html'));
    if (!current || current === address) {
      throw error;
    }
    return open(current);
  }
}

/** A text that was found belongs to its page; until it is known where it stands, so does the hit. */
export function toHit({page, trail, anchor, title, excerpt, fromText, strength}: Answer): Hit {
  const url = anchor ? `${page.path}#${anchor}` : page.path;
  const texts = trail.map(({text}) => text);
  const [pageTitle = ''] = texts;
  const around = fromText ? texts.slice(1) : texts.slice(0, -1);
  return {
    objectID: url,
    url,
    type: fromText ? 'content' : (`lvl${trail.at(-1)?.level ?? 1}` as Hit['type']),
    section: page.section,
    page: pageTitle,
    title: fromText ? [{text: pageTitle, marked: false}] : title,
    place: around.join(' › '),
    strength,
    ...(excerpt && {excerpt}),
  };
}

export function embeddedClient(): SearchClient {
  let loading: Promise<Loaded> | undefined;
  const texts = new Map<number, Promise<void>>();

  function loaded(): Promise<Loaded> {
    // What failed is tried again by the next query.
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function fetchText({engine, folder}: Loaded, file: number): Promise<void> {
    try {
      const response = await fetchFile(folder + engine.fileName(file));
      const text = (await response.json()) as TextFile;
      if (Array.isArray(text.texts)) {
        engine.addFile(file, text);
      }
    } catch {
      // Excerpts are a comfort: an answer without them is still an answer.
      texts.delete(file);
    }
  }

  /** Resolves when the text of a page is there, or will not come. */
  function textOf(site: Loaded, file: number): Promise<void> {
    const text = texts.get(file) ?? fetchText(site, file);
    texts.set(file, text);
    return text;
  }

  return {
    warm: () => void loaded().catch(() => {}),

    async search({query, page, hitsPerPage, words}: SearchRequest): Promise<SearchResponse> {
      const site = await loaded();
      const from = page * hitsPerPage;
      const ranked = site.engine.rank(query);
      const answersFrom = (first: number, count: number) =>
        site.engine.answers(ranked, {from: first, count, words});
      const {total, shown} = answersFrom(from, hitsPerPage);
      const hits = shown.map((answer, place): Hit => {
        const hit = toHit(answer);
        if (answer.missing === undefined || words === 0) {
          return hit;
        }
        const text = textOf(site, answer.missing).then((): HitText => {
          const [whole = answer] = answersFrom(from + place, 1).shown;
          return toHit(whole);
        });
        return {...hit, text};
      });
      return {hits, total, source: 'embedded'};
    },
  };
}
