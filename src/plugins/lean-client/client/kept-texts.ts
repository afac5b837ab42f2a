/**
 * Where the texts of pages are that React leaves as the server has sent them (`kept.tsx`): apart,
 * for the pages that have none.
 */
import {enlivenTerms} from '@site/src/clientModules/glossaryTerms';
import {classMark, mark} from '../kept-mark.mjs';

const marked = `[${mark}], [class*="${classMark}"]`;
const inClass = new RegExp(`${classMark}(\\S+)`);

/** The mark of an element, if it is a text as the server has sent it. */
export const markOf = (element: Element): string | undefined =>
  element.getAttribute(mark) ?? inClass.exec(element.className)?.[1];

interface Texts {
  isFetched: boolean;
  version: string | undefined;
  /** By number: in the page that was loaded first, in one that was fetched, or in their last place. */
  elements: Map<number, Element>;
}

export const pages = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();

/** Key of a page in `pages`. */
export const keyOf = (pathname: string): string => decodeURI(pathname).replace(/(.)\/$/, '$1');

/** Notes the texts of a page: of this one before React starts. */
export function keepTexts(pathname: string, page: Document = document): void {
  const elements = new Map<number, Element>();
  let version: string | undefined;
  page.querySelectorAll(marked).forEach((element) => {
    const [index, found] = markOf(element)!.split(':');
    elements.set(Number(index), element);
    version ??= found;
  });
  pages.set(keyOf(pathname), {isFetched: page !== document, version, elements});
}

/** Reads of the HTML of a page what its texts are in; the frame around it is most of it. */
function mainOf(html: string): Document {
  const main = /<main[ >].*<\/main>/s.exec(html);
  const page = new DOMParser().parseFromString(main?.[0] ?? html, 'text/html');
  enlivenTerms(page);
  return page;
}

/** HTML of pages that was fetched ahead; read when the page is to be opened. */
const ahead = new Map<string, Promise<string>>();

async function fetchHtml(pathname: string, options?: RequestInit): Promise<string> {
  const accept = 'text/html';
  const response = await fetch(pathname, {...options, headers: {...options?.headers, accept}});
  if (!response.ok) {
    throw new Error(`${pathname} answered ${response.status}.`);
  }
  return response.text();
}

/**
 * Fetches the HTML of a page ahead. Into memory: what `<link rel="prefetch">` leaves in the browser's
 * cache is asked for again when the page is opened, after some minutes or without a cache.
 */
export async function prefetchTexts(pathname: string): Promise<void> {
  const key = keyOf(pathname);
  const html = fetchHtml(pathname, {priority: 'low', headers: {purpose: 'prefetch'}});
  ahead.set(key, html);
  // A missing page is of no concern before it is needed.
  await html.catch(() => ahead.delete(key));
}

/**
 * Brings the texts of a page.
 * @throws if the server does not answer with the page; the next call tries again.
 */
export function loadTexts(pathname: string): Promise<void> {
  const key = keyOf(pathname);
  if (pages.has(key)) {
    return Promise.resolve();
  }
  const known = loading.get(key);
  if (known) {
    return known;
  }
  const fetchNow = () => fetchHtml(pathname);
  const promise = (ahead.get(key)?.catch(fetchNow) ?? fetchNow())
    .then((html) => keepTexts(pathname, mainOf(html)))
    .finally(() => {
      loading.delete(key);
      ahead.delete(key);
    });
  loading.set(key, promise);
  return promise;
}
