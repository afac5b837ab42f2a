/**
 * Stands in for `docusaurus.js` of Docusaurus: what a link calls when it is seen (`prefetch`) and
 * pointed at (`preload`). The original finds the files of a page in tables of all pages.
 */
import {matchRoutes} from 'react-router-config';
import chunkNames from '@generated/docusaurus-plugin-lazy-sections/default/chunk-names';
import registry from '@generated/docusaurus-plugin-lazy-sections/default/registry';
import routes from '@generated/docusaurus-plugin-lazy-sections/default/routes';
import preloadPage from './preload';
import {missingSectionOf} from './sections';
import type {ChunkNames, Load} from '../types';

/** The bundler's runtime: how it loads a chunk, and where the file of a chunk is. */
declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
  p: string;
  u: (chunk: string | number) => string;
};

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const fetched = new Set<string>();
const loaded = new Set<string>();

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

/** Files that an `import()` would load: it is called with a loader that only takes them down. */
function filesOf(load: Load): string[] {
  const loadChunk = __webpack_require__.e;
  const files: string[] = [];
  __webpack_require__.e = (chunk) => {
    files.push(__webpack_require__.u(chunk));
    return new Promise(() => {});
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = loadChunk;
  }
  // A chunk of styles alone is part of the one style sheet, and has no file.
  return files
    .filter((file) => !file.includes('undefined'))
    .map((file) => __webpack_require__.p + file);
}

const loadsOf = (names: ChunkNames): Load[] =>
  Object.values(names).flatMap((name) =>
    typeof name === 'string' ? (registry[name]?.[0] ?? []) : loadsOf(name),
  );

/** A file that cannot be fetched now is of no concern before it is needed. */
function prefetchFile(file: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Fetches the code of a page; where its section is missing, that alone, as it has to come first. */
function prefetchPage(pathname: string): Promise<void[]> {
  const section = missingSectionOf(pathname);
  const keys = matchRoutes(routes, pathname).flatMap(
    ({route}) => (route as {chunks?: string}).chunks ?? [],
  );
  const loads = section ? [section] : keys.flatMap((key) => loadsOf(chunkNames[key] ?? {}));
  return Promise.all(
    loads.flatMap(filesOf).map((file) => {
      const url = new URL(file, window.location.href).href;
      const isHere = fetched.has(url) || performance.getEntriesByName(url).length > 0;
      fetched.add(url);
      return isHere ? Promise.resolve() : prefetchFile(url);
    }),
  );
}

/** The page of a link; `undefined` if it is there, or the reader saves data. */
function wanted(link: string): string | undefined {
  const {pathname} = new URL(link, window.location.href);
  return isSlowConnection() || loaded.has(pathname) ? undefined : pathname;
}

function prefetch(link: string): false | Promise<void[]> {
  const pathname = wanted(link);
  return pathname === undefined ? false : prefetchPage(pathname);
}

function preload(link: string): false | Promise<void> {
  const pathname = wanted(link);
  if (pathname === undefined) {
    return false;
  }
  loaded.add(pathname);
  // Errors are ignored: the navigation requests the file again.
  return preloadPage(pathname).catch(() => void loaded.delete(pathname));
}

export default Object.freeze({prefetch, preload});
