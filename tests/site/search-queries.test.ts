/** The built index: where it leads, and how often an expected page is among the first three rows of the dialog. */
import {expect, test} from 'vitest';
import {locales} from '../../src/config/locales';
import {readQueries, score, type QuerySet} from '../../scripts/lib/bench-queries';
import {builtIndex, builtSearch} from '../../scripts/lib/search-rows';
import {buildDir, builtPages} from './built';

const least: Record<QuerySet, {queries: number; at3: number}> = {
  tuned: {queries: 100, at3: 0.95},
  readers: {queries: 60, at3: 0.96},
  work: {queries: 150, at3: 0.96},
  roles: {queries: 265, at3: 0.95},
  fresh: {queries: 220, at3: 0.97},
  asked: {queries: 150, at3: 0.99},
  daily: {queries: 95, at3: 0.95},
};

for (const locale of locales) {
  test(`its addresses are those of pages, ${locale}`, () => {
    const known = new Set(builtPages().map(({path}) => path));
    const {pages} = builtIndex(buildDir, locale).index;
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.map(({path}) => path).filter((path) => !known.has(path))).toEqual([]);
  });

  const rowsOf = builtSearch(buildDir, locale);
  test.each(Object.keys(least) as QuerySet[])(`queries of the set %s, ${locale}`, (set) => {
    const queries = readQueries(locale, set);
    expect(queries.length).toBeGreaterThanOrEqual(least[set].queries);
    const result = score(
      queries,
      queries.map(({query}) => rowsOf(query)),
    );
    const report = result.missed.join('\n');
    expect(result.at3 / result.queries, report).toBeGreaterThanOrEqual(least[set].at3);
    expect(result.zero, report).toBe(0);
    expect(result.rightlyEmpty[0]).toBe(result.rightlyEmpty[1]);
  });
}
