/** Answers from the index that the build puts beside the pages. */
import {SearchEngine} from 'search-engine';
import type {IndexFile, TextFile} from 'search-engine';
import {NoIndexError} from './failures';
import {indexAddress} from './indexAddress';
import {once} from './once';
import type {Search} from './types';

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
    // A tab left open over a deployment names an index that is gone: the page of today names another.
    const html = await (await fetchFile(window.location.pathname, 'no-store')).text();
    const current = indexAddress(new DOMParser().parseFromString(html, 'text/html'));
    if (!current || current === address) {
      throw error;
    }
    return open(current);
  }
}

/** The index, which is loaded once. */
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

/** Loads the index with its first question. */
export const embeddedSearch: Search = async ({query, page, hitsPerPage: count, words}) => {
  const site = await loadIndex();
  const ranked = site.engine.rank(query);
  const answers = () => site.engine.answers(ranked, {from: page * count, count, words});
  const {total, shown: hits} = answers();
  const missing = hits.flatMap(({missing: file}) => file ?? []);
  if (words === 0 || missing.length === 0) {
    return {hits, total, source: 'embedded'};
  }
  // The order is that of the first response. So are the ids, by which its rows are known.
  const completed = Promise.all(missing.map((file) => textOf(site, file))).then(() =>
    answers().shown.map((hit, place) => ({...hit, objectID: hits[place]?.objectID ?? hit.url})),
  );
  return {hits, completed, total, source: 'embedded'};
};
