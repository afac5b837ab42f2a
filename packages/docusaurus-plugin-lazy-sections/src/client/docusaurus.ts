/**
 * Replaces `docusaurus.js` of Docusaurus. A link calls `prefetch` when it becomes visible, and
 * `preload` on hover. The original looks up the files of a page in tables of all pages.
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {matchRoutes} from 'react-router-config';
import chunkNames from '@generated/docusaurus-plugin-lazy-sections/default/chunk-names';
import registry from '@generated/docusaurus-plugin-lazy-sections/default/registry';
import routes from '@generated/docusaurus-plugin-lazy-sections/default/routes';
import preloadPage from './preload';
import {missingSectionOf} from './sections';
import type {ChunkNames, Load} from '../types';

/** Runtime of the bundler: loads chunks and resolves their file names. */
declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
  /** Style sheet of a chunk, with `undefined` in the name if it has none; missing if no chunk has one. */
  miniCssF?: (chunk: string | number) => string;
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

/** Returns the files that an `import()` would load, by calling it with a loader that only records them. */
function filesOf(load: Load): string[] {
  const loadChunk = __webpack_require__.e;
  const files: string[] = [];
  __webpack_require__.e = (chunk) => {
    files.push(__webpack_require__.u(chunk), __webpack_require__.miniCssF?.(chunk) ?? 'undefined');
    return new Promise(() => {});
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = loadChunk;
  }
  // A chunk may have styles only, or none.
  return files
    .filter((file) => !file.includes('undefined'))
    .map((file) => __webpack_require__.p + file);
}

const loadsOf = (names: ChunkNames): Load[] =>
  Object.values(names).flatMap((name) =>
    typeof name === 'string' ? (registry[name]?.[0] ?? []) : loadsOf(name),
  );

/** Prefetches the code of a page, or only its section if that is not loaded yet. */
function prefetchPage(pathname: string): Promise<unknown> {
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
      return isHere ? undefined : prefetchFile(url);
    }),
  );
}

/** Returns the page of a link; `undefined` if it is loaded, or if data saving is on. */
function pageToLoad(link: string): string | undefined {
  const {pathname} = new URL(link, window.location.href);
  return isSlowConnection() || loaded.has(pathname) ? undefined : pathname;
}

function prefetch(link: string): false | Promise<unknown> {
  const pathname = pageToLoad(link);
  return pathname === undefined ? false : prefetchPage(pathname);
}

function preload(link: string): false | Promise<void> {
  const pathname = pageToLoad(link);
  if (pathname === undefined) {
    return false;
  }
  loaded.add(pathname);
  // Errors are ignored: the navigation requests the file again.
  return preloadPage(pathname).catch(() => void loaded.delete(pathname));
}

export default Object.freeze({prefetch, preload});
