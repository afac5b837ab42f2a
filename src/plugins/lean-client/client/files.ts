/** Which files a page needs that is opened from another one. */
import {matchRoutes} from 'react-router-config';
import chunkNames from '@generated/lean-client/default/chunk-names';
import registry from '@generated/lean-client/default/registry';
import routes from '@generated/lean-client/default/routes';
import {sections} from '@generated/lean-client/default/sections';
import {flat} from '../chunks';
import type {Load} from '../types';
import {keyOf, pages} from './kept-texts';
import {hasSection, sectionOf} from './sections';

/** What the bundler puts into its runtime: chunk loading, and the file name of a chunk. */
declare const __webpack_require__: {
  e: (chunk: string | number) => Promise<unknown>;
  p: string;
  u: (chunk: string | number) => string;
};

/**
 * Files that an `import()` would load. Asked of the `import()` itself: a table of names for this
 * (Docusaurus' `__webpack_require__.gca`) would cost every reader a line for each page.
 */
function filesOf(load: Load): string[] {
  const ensure = __webpack_require__.e;
  const chunks: (string | number)[] = [];
  __webpack_require__.e = (chunk) => {
    chunks.push(chunk);
    return new Promise(() => {});
  };
  try {
    void load();
  } finally {
    __webpack_require__.e = ensure;
  }
  // A chunk of styles alone is part of the one style sheet: it has no file.
  return chunks
    .map((chunk) => __webpack_require__.u(chunk))
    .filter((file) => !file.includes('undefined'))
    .map((file) => __webpack_require__.p + file);
}

/** Is this the route of a page written in Markdown, whose texts are in its HTML (`kept-texts.ts`)? */
export function hasTexts(route: {chunks?: string}): boolean {
  return route.chunks !== undefined && chunkNames[route.chunks]?.content !== undefined;
}

/** Are the texts of this page missing, and known where to find? */
export const needsTexts = (pathname: string): boolean =>
  !pages.has(keyOf(pathname)) &&
  matchRoutes(routes, pathname).some(({route}) => hasTexts(route as {chunks?: string}));

/** Files with the code of a page, as far as they are known: those of its section alone if that is missing. */
export function filesOfPage(pathname: string): string[] {
  const section = sectionOf(pathname);
  const loads = section !== undefined && !hasSection(section) ? [sections[section]! as Load] : [];
  for (const {route} of matchRoutes(routes, pathname)) {
    const key = (route as {chunks?: string}).chunks;
    const names = key === undefined ? [] : flat(chunkNames[key] ?? {});
    loads.push(...names.flatMap((name) => registry[name]?.[0] ?? []));
  }
  return [...new Set(loads.flatMap(filesOf))];
}
