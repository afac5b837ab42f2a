/**
 * Stands in for `docusaurus.js` of Docusaurus: what a link calls when it is seen (`prefetch`) and
 * pointed at (`preload`). Neither does anything on 2g or for readers who save data.
 */
import {prefetchPage} from './prefetch';
import {loadPage} from './preload';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const preloaded = new Set<string>();

function isSlow(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

const pathOf = (link: string): string => new URL(link, window.location.href).pathname;

function prefetch(link: string): boolean {
  const path = pathOf(link);
  if (isSlow() || preloaded.has(path)) {
    return false;
  }
  prefetchPage(path);
  return true;
}

function preload(link: string): false | Promise<void> {
  const path = pathOf(link);
  if (isSlow() || preloaded.has(path)) {
    return false;
  }
  preloaded.add(path);
  // What failed now is tried again by the next touch and by the navigation itself.
  return loadPage(path).catch(() => void preloaded.delete(path));
}

export default Object.freeze({prefetch, preload});
