/** Search client of the embedded index. */
import {SearchEngine} from 'search-engine';
import type {IndexFile, TextFile} from 'search-engine';
import {NoIndexError} from './failures';
import {indexAddress} from './indexAddress';
import {once} from './once';
import type {Search} from './types';

/** Timeout of a file in milliseconds. */
const fetchTimeout = 20_000;

/** @throws Error for a failed response, or after the timeout */
async function fetchFile(address: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(fetchTimeout)});
  if (!response.ok) {
    throw new Error(`${address} responded with ${response.status}.`);
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
  return {engine: new SearchEngine(file), folder: address.replace(/[^/]*$/, '')};
}

async function load(): Promise<Loaded> {
  const address = indexAddress();
  if (!address) {
    throw new NoIndexError('This page names no search index: only a build has one.');
  }
  try {
    return await open(address);
  } catch (error) {
    // A tab older than the deployment references a deleted index; the current page references another.
    const html = await (await fetchFile(window.location.pathname, 'no-store')).text();
    const current = indexAddress(new DOMParser().parseFromString(html, 'text/html'));
    if (!current || current === address) {
      throw error;
    }
    return open(current);
  }
}

/** Loads the index once. */
export const loadIndex = once(load);

const texts = new Map<number, Promise<void>>();

async function fetchText({engine, folder}: Loaded, file: number): Promise<void> {
  try {
    const response = await fetchFile(folder + engine.fileName(file));
    const text = (await response.json()) as TextFile;
    if (Array.isArray(text.texts)) {
      engine.addFile(file, text);
    }
  } catch {
    // Results are also shown without excerpts; the next search tries again.
    texts.delete(file);
  }
}

/** Resolves when the text of a page is loaded, or has failed to load. */
function textOf(site: Loaded, file: number): Promise<void> {
  const text = texts.get(file) ?? fetchText(site, file);
  texts.set(file, text);
  return text;
}

/** Search in the embedded index, which is loaded with the first request. */
export const embeddedSearch: Search = async ({query, page, hitsPerPage: count, words}) => {
  const site = await loadIndex();
  const ranked = site.engine.rank(query);
  const results = () => site.engine.results(ranked, {from: page * count, count, words});
  const {total, shown: hits} = results();
  const missing = hits.flatMap(({missing: file}) => file ?? []);
  if (words === 0 || missing.length === 0) {
    return {hits, total};
  }
  // The order and the ids, which identify the rows, are those of the first response.
  const completed = Promise.all(missing.map((file) => textOf(site, file))).then(() =>
    results().shown.map((hit, place) => ({...hit, objectID: hits[place]?.objectID ?? hit.url})),
  );
  return {hits, completed, total};
};
