/** Hosted search against fakes of Algolia's hosts, without external requests. */
import {expect} from '@playwright/test';
import {visit, visitSettled, watchForeign} from './page';
import {
  algoliaResponse,
  algoliaHit,
  algoliaHits,
  cors,
  fakeAlgolia,
  hits,
  input,
  openDialog,
  test,
  typeOn,
} from './search-support';

test('hosted search contacts no host before the reader searches', async ({page, baseURL}) => {
  const foreign = watchForeign(page, baseURL);
  await fakeAlgolia(page, () => algoliaResponse(algoliaHits(2)));
  await visitSettled(page, '/en/docs/overview');
  await openDialog(page);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
  // Without an assistant the dialog has no element of Ask AI.
  await expect(page.locator('[class*="AskA"]')).toHaveCount(0);
  const others = foreign.filter((url) => !/^https:\/\/testapp(-dsn|-\d)?\.algolia/i.test(url));
  expect(others).toEqual([]);
});

const network = 'You might want to check your network connection.';
const busy = 'The search service is busy. Try again in a moment.';

test('failing hosts: the dialog shows the reason, and Retry repeats the request', async ({
  page,
}) => {
  let status: number | undefined;
  await fakeAlgolia(page, (_, route) => {
    if (status === 200) {
      return algoliaResponse(algoliaHits(2));
    }
    return status
      ? route.fulfill({status, json: {message: 'no', status}, headers: cors})
      : route.abort();
  });
  const screen = page.locator('.DocSearch-ErrorScreen');
  for (const [fault, message] of [
    [undefined, network],
    [429, busy],
    [503, network],
  ] as const) {
    status = fault;
    await typeOn(page);
    await expect(screen).toContainText('Unable to fetch results');
    await expect(screen).toContainText(message);
    status = 200;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator(hits).first()).toBeVisible();
    await expect(screen).toHaveCount(0);
  }
});

test('markup in results is text; addresses of other schemes are omitted', async ({page}) => {
  const script = '<img src=x onerror="window.exploded=1">';
  await fakeAlgolia(page, () =>
    algoliaResponse([
      algoliaHit(1, {
        type: 'content',
        content: script,
        hierarchy: {lvl0: script, lvl1: `Page ${script}`, lvl2: script},
        _snippetResult: {content: {value: `${script} <mark>${script}</mark>`}},
      }),
      algoliaHit(2, {url: 'javascript:window.exploded=1'}),
      algoliaHit(3, {_snippetResult: {hierarchy: {lvl2: {value: `<b>bold</b> ${script}`}}}}),
    ]),
  );
  await typeOn(page, 'part');
  await expect(page.locator(hits)).toHaveCount(2);
  await expect(page.locator('.DocSearch-Hit-title').first()).toContainText(script);
  await expect(page.locator('.DocSearch-Hit-path').first()).toContainText(script);
  await expect(page.locator('.DocSearch-Hit-source').first()).toContainText(script);
  // The opened result is stored, and shown again from the storage.
  await page.keyboard.press('Enter');
  await openDialog(page);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('onerror');
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  await visit(page, '/en/search?q=part');
  await expect(page.locator('main ol')).toContainText(script);
  await expect(page.locator('main ol img')).toHaveCount(0);
  expect(await page.evaluate(() => 'exploded' in window)).toBe(false);
});
