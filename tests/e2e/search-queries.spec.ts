/** The dialog shows the rows that `tests/site/search-queries.test.ts` computes without a browser. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {plainPath, readQueries} from '../../scripts/lib/bench-queries';
import {builtSearch} from '../../scripts/lib/search-rows';
import {locales} from '../../src/config/locales';
import {visit} from './page';
import {addresses, input, openDialog} from './search-support';

for (const locale of locales) {
  test(`the dialog shows the rows that are computed without a browser, ${locale}`, async ({
    page,
  }) => {
    const rowsOf = builtSearch(path.join(__dirname, '../../build'), locale);
    const queries = readQueries(locale)
      .map(({query}) => query)
      .filter((_query, place) => place % 3 === 0);
    expect(queries.length).toBeGreaterThan(9);
    await visit(page, `${locale === 'en' ? '/en' : ''}/docs/overview`);
    await openDialog(page);
    for (const query of queries) {
      await page.locator(input).fill(query);
      await expect
        .poll(async () => (await addresses(page)).map(plainPath), query)
        .toEqual(rowsOf(query).rows);
    }
  });
}
