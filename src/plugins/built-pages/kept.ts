/**
 * What plugins read from the pages of the last build, for pages that are built the same again: after
 * a change of one page, the others need not be parsed and turned into Markdown and search records
 * once more, a third of the time that such a build takes.
 *
 * A page is the same when its HTML is, but for the names of scripts and style sheets, which change on
 * all pages with any of them. Whoever reads pages is not shown these names either (`readable`), so
 * no result can depend on them. Results of other code, packages, settings or Node are not used.
 *
 * `PAGE_CACHE=0` reads every page anew; `npm run clear` removes what is kept.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {putFile} from '../kept-file.mjs';

/** Results of the plugins for one page, by the plugin's name; plain data. */
export type Results = Record<string, unknown>;

/** A page as plugins see it: without the names of its scripts and style sheets. */
export function readable(html: string): string {
  return html.replace(
    /(<(?:script|link)\b[^>]*?\b(?:src|href)=["']?)[^"'\s>]*\/assets\/(?:js|css)\/[^"'\s>]+/g,
    '$1',
  );
}

interface Stored {
  key: string;
  pages: Record<string, Results>;
}

function load(file: string, key: string): Stored['pages'] {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.key === key ? stored.pages : {};
  } catch {
    // No build before this one, or half a file: all pages are read.
    return {};
  }
}

/**
 * Names a page by all that its results depend on.
 * @param html What `readable` returns.
 */
export const pageKey = (file: string, html: string): string =>
  createHash('sha256').update(JSON.stringify(file)).update(html).digest('hex');

export interface KeptResults {
  /** The results for a page from the last build, by its key. */
  get: (page: string) => Results | undefined;
  /** Keeps what this build has used, and nothing else. */
  save: (pages: readonly {key: string; results: Results}[]) => void;
}

/**
 * @param file Where results are kept; without one, none are.
 * @param key Of all that a result depends on besides the page.
 */
export function keptResults(file: string | undefined, key: string): KeptResults {
  const before = file ? load(file, key) : {};
  return {
    get: (page) => before[page],
    save(pages) {
      if (file) {
        const used = Object.fromEntries(pages.map((page) => [page.key, page.results]));
        putFile(file, JSON.stringify({key, pages: used}));
      }
    },
  };
}
