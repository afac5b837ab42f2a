/** The rows of the search dialog without a browser: a hundred times faster than asking the dialog itself. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {searchLimits, toQuery} from '../../src/config/search';
import type {Locale} from '../../src/config/locales';
import {toHit} from '../../src/search/client/embedded';
import {shownHits} from '../../src/search/dialog/hits';
import {SearchEngine} from '../../src/search/engine';
import type {IndexFile} from '../../src/search/engine/model';
import {plainPath, type Outcome} from './bench-queries';

/**
 * Reads the index that the pages of a built language name.
 * @param build Folder of the built site, both languages.
 * @throws If the language has not been built, or names no index.
 */
export function builtIndex(build: string, locale: Locale): IndexFile {
  const page = path.join(build, locale === 'zh' ? '404.html' : `${locale}/404.html`);
  const [, address] =
    /<meta name="?search-index"? content="?([^" >]+)/.exec(readFileSync(page, 'utf8')) ?? [];
  if (address === undefined) {
    throw new Error(`${page} names no search index: run "npm run build" first.`);
  }
  return JSON.parse(readFileSync(path.join(build, address), 'utf8')) as IndexFile;
}

/**
 * @param build, locale As of `builtIndex`.
 * @returns What the dialog shows for a query; `tests/e2e/search.spec.ts` compares the two.
 */
export function builtSearch(build: string, locale: Locale): (query: string) => Outcome {
  const engine = new SearchEngine(builtIndex(build, locale));
  const asked = {from: 0, count: searchLimits.hitsPerPage, words: 0};
  return (query) => {
    const ranked = engine.rank(toQuery(query));
    const hits = engine.answers(ranked, asked).shown.map((answer) => toHit(answer));
    return {rows: shownHits(hits).map(({url}) => plainPath(url))};
  };
}
