/** Finds the pages for `ClosestPages`. Loaded on demand, because few readers need it. */
import {closestPaths} from './closest';

export interface Page {
  path: string;
  title: string;
}

const suggestions = 5;

/** Paths of this language, from the sitemap that the build writes. */
async function knownPaths(baseUrl: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`${baseUrl}sitemap.xml`, {signal});
  if (!response.ok) {
    return [];
  }
  const xml = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return Array.from(
    xml.querySelectorAll('url > loc'),
    (loc) => new URL(loc.textContent ?? '').pathname,
  );
}

/** Title of a page; its path if the page cannot be read. */
async function titled(path: string, signal: AbortSignal): Promise<Page> {
  try {
    const response = await fetch(path, {signal});
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return {path, title: page.querySelector('h1')?.textContent ?? path};
  } catch {
    return {path, title: path};
  }
}

/**
 * Existing pages with the most similar addresses, best first.
 * @throws TypeError without a network, DOMException when aborted
 */
export async function findClosest(
  pathname: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<Page[]> {
  const known = await knownPaths(baseUrl, signal);
  return Promise.all(
    closestPaths(pathname, known, suggestions).map((path) => titled(path, signal)),
  );
}
