/** The query set, in the dialog: an expected page among the first three rows for 95 of 100 queries. */
import {expect, test} from '@playwright/test';
import {locales} from '../../src/config/locales';
import {plainPath, readQueries, score, type Outcome} from '../../scripts/lib/bench-queries';
import {hits, input, openDialog, visit} from './search-support';

for (const locale of locales) {
  test(`queries of the set, ${locale}`, async ({page}) => {
    test.setTimeout(240_000);
    const queries = readQueries(locale);
    expect(queries.length).toBeGreaterThanOrEqual(100);
    await visit(page, `${locale === 'en' ? '/en' : ''}/docs/overview`);
    await openDialog(page);
    const outcomes: Outcome[] = [];
    for (const {query} of queries) {
      await page.locator(input).fill(query);
      await page
        .locator(`.search-announcement[data-query=${JSON.stringify(query)}]`)
        .waitFor({state: 'attached'});
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      const addresses = await page
        .locator(hits)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      outcomes.push({rows: addresses.map(plainPath)});
    }
    const result = score(queries, outcomes);
    const report = result.missed.join('\n');
    expect(result.at3 / result.queries, report).toBeGreaterThanOrEqual(0.95);
    expect(result.zero, report).toBe(0);
    expect(result.rightlyEmpty[0]).toBe(result.rightlyEmpty[1]);
  });
}
