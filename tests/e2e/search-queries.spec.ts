/** The query sets, in the dialog: how often an expected page is among the first three rows. */
import {expect, test} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {ask} from '../../scripts/lib/bench-browser';
import {readQueries, score, type Outcome, type QuerySet} from '../../scripts/lib/bench-queries';
import {visit} from './page';
import {openDialog} from './search-support';

const least: Record<QuerySet, {queries: number; at3: number}> = {
  tuned: {queries: 100, at3: 0.95},
  readers: {queries: 60, at3: 0.96},
  work: {queries: 150, at3: 0.96},
  roles: {queries: 265, at3: 0.95},
  fresh: {queries: 220, at3: 0.97},
  asked: {queries: 150, at3: 0.99},
  daily: {queries: 95, at3: 0.95},
};

for (const [set, locale] of (Object.keys(least) as QuerySet[]).flatMap((name) =>
  locales.map((language) => [name, language] as const),
)) {
  test(`queries of the set ${set}, ${locale}`, async ({page}) => {
    test.setTimeout(240_000);
    const queries = readQueries(locale, set);
    expect(queries.length).toBeGreaterThanOrEqual(least[set].queries);
    await visit(page, `${locale === 'en' ? '/en' : ''}/docs/overview`);
    await openDialog(page);
    const outcomes: Outcome[] = [];
    for (const {query} of queries) {
      outcomes.push(await ask(page, query));
    }
    const result = score(queries, outcomes);
    const report = result.missed.join('\n');
    expect(result.at3 / result.queries, report).toBeGreaterThanOrEqual(least[set].at3);
    expect(result.zero, report).toBe(0);
    expect(result.rightlyEmpty[0]).toBe(result.rightlyEmpty[1]);
  });
}
