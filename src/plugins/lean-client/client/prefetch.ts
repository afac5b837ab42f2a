/**
 * Code of pages whose links can be seen, fetched ahead within a budget.
 *
 * Docusaurus fetches every visible link at once: 26 to 36 requests and 77 to 127 KB on a page of
 * this site. Here they wait until the page is loaded and idle, come one after the other, those that
 * follow in the sidebar first (readers go on to the next page), then those of the reader's own section,
 * and end with the budget of the page view. Pointing at a link loads its page anyway (`docusaurus.ts`).
 */
import {filesOfPage, needsTexts} from './files';
import {prefetchTexts} from './kept-texts';
import {sectionOf} from './sections';

/** For one page view. */
const budget = {requests: 12, bytes: 38 * 1024};

/** What a file may weigh, as its size is known only afterwards: more than nearly all of its kind. */
const expected = {texts: 12_500, code: 3_500};

let page = '';
let requests = 0;
let bytes = 0;
let running = false;
let waiting: string[] = [];
const done = new Set<string>();

const absolute = (file: string): string => new URL(file, window.location.href).href;

const isHere = (url: string): boolean => performance.getEntriesByName(url).length > 0;

/** Fetches a file; a missing one is of no concern before it is needed. */
function fetchFile(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** With its headers; 0 where the browser does not say: then the requests are the limit. */
function sizeOf(url: string): number {
  const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  return entry?.transferSize ?? 0;
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => resolve())
        : setTimeout(resolve, 200);
    if (document.readyState === 'complete') {
      soon();
    } else {
      window.addEventListener('load', soon, {once: true});
    }
  });

/** Pages that follow in the sidebar and are fetched before the one that precedes. */
const followers = 3;

/**
 * How far away the pages of the sidebar are from this one, in entries. Read from what is shown, as
 * the addresses of all pages are not known here.
 */
function distances(): Map<string, number> {
  // A closed category without a page of its own has `#`, which would be read as this page.
  const links = document.querySelectorAll<HTMLAnchorElement>('.menu__link[href]:not([href="#"])');
  const paths = Array.from(links)
    .filter(({origin}) => origin === window.location.origin)
    .map(({pathname}) => pathname);
  const here = paths.indexOf(window.location.pathname);
  return new Map(
    here < 0
      ? []
      : paths.map((path, index) => [
          path,
          index > here ? index - here : here - index + followers - 0.5,
        ]),
  );
}

/**
 * The next page to fetch: near in the sidebar, of this section, of another one, outside of the docs.
 * The nearest need not have been seen: links at the top of a page come to life before its sidebar.
 */
function next(): string | undefined {
  const here = sectionOf(window.location.pathname);
  const near = distances();
  const rank = (path: string) => {
    const section = sectionOf(path);
    return near.get(path) ?? (section === undefined ? 3000 : section === here ? 1000 : 2000);
  };
  const nearest = [...near.keys()].filter((path) => {
    const distance = rank(path);
    return distance > 0 && distance <= followers && !done.has(path);
  });
  const [best] = [...nearest, ...waiting].sort((a, b) => rank(a) - rank(b));
  waiting = waiting.filter((path) => path !== best);
  return best;
}

/** Is another request allowed on this page view? */
const hasBudget = (kind: keyof typeof expected = 'code'): boolean =>
  requests < budget.requests && bytes + expected[kind] <= budget.bytes;

async function get(
  file: string,
  kind: keyof typeof expected,
  fetchAhead: (file: string) => Promise<void>,
): Promise<void> {
  const url = absolute(file);
  if (!isHere(url) && hasBudget(kind)) {
    requests += 1;
    await fetchAhead(file);
    bytes += sizeOf(url);
  }
}

async function run(): Promise<void> {
  running = true;
  await idle();
  for (let path = next(); path !== undefined && hasBudget(); path = next()) {
    done.add(path);
    if (needsTexts(path)) {
      await get(path, 'texts', prefetchTexts);
    }
    for (const file of filesOfPage(path)) {
      await get(file, 'code', fetchFile);
    }
    await idle();
  }
  running = false;
}

/** Fetches the code of a page when there is time and budget for it. */
export function prefetchPage(path: string): void {
  if (page !== window.location.pathname) {
    page = window.location.pathname;
    requests = 0;
    bytes = 0;
    waiting = [];
  }
  if (!done.has(path) && !waiting.includes(path)) {
    waiting.push(path);
  }
  if (!running && hasBudget()) {
    void run();
  }
}
