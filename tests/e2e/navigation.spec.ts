/** Going from page to page, what is around them, and what is fetched ahead. */
import {expect, test, type Page, type Request} from '@playwright/test';
import {languages} from './languages';
import {hydrated, saveData} from './page';

/** The browser says so of what `<link rel="prefetch">` fetches, the site of the HTML of pages. */
const isPrefetch = ({'sec-purpose': browsers, purpose}: Record<string, string>) =>
  [browsers, purpose].some((value) => value?.includes('prefetch'));

/** @returns What lists the addresses that a page has fetched ahead so far. */
function watchFetchedAhead(page: Page): () => Promise<string[]> {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  return async () => {
    const asked = await Promise.all(
      requests.map(async (request) => [request.url(), await request.allHeaders()] as const),
    );
    return asked.filter(([, headers]) => isPrefetch(headers)).map(([url]) => url);
  };
}

test('the other language is one click away from a page', async ({page}) => {
  await page.goto('/docs/viz/panel/plot-panel');
  await hydrated(page);
  await page.locator('.navbar .dropdown').hover();
  await page
    .locator('.navbar .dropdown__menu a[lang="en-US"], .navbar .dropdown__menu a[lang="en"]')
    .click();
  await expect(page).toHaveURL('/en/docs/viz/panel/plot-panel');
  await hydrated(page);
  await expect(page.locator('.breadcrumbs a')).toHaveCount(3);
});

test('what is around a page follows it', async ({page}) => {
  const [first, next] = ['/docs/viz/panel/log-panel', '/docs/viz/panel/plot-panel'];
  await page.goto(first);
  await hydrated(page);
  const current = page.locator('.menu a[aria-current="page"]');
  await expect(current).toHaveAttribute('href', first);
  await page.locator(`.menu a[href="${next}"]`).click();
  await expect(current).toHaveAttribute('href', next);
  await expect(current).toHaveCount(1);
  await page.locator('.navbar .dropdown').hover();
  await expect(page.locator('.navbar .dropdown__menu a[lang^="en"]')).toHaveAttribute(
    'href',
    `/en${next}`,
  );
  // The same page again is no step of the history.
  const steps = await page.evaluate(() => window.history.length);
  await current.click();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  const changelog = page.locator('.navbar').getByRole('link', {name: languages[0].changelog});
  await changelog.click();
  await expect(changelog).toHaveAttribute('aria-current', 'page');
  await expect(changelog).toHaveClass(/navbar__link--active/);
});

for (const path of ['/', '/docs/viz/panel/plot-panel', '/docs/category/viz']) {
  test(`what is fetched ahead on ${path} is little`, async ({page}) => {
    const fetchedAhead = watchFetchedAhead(page);
    await page.goto(path);
    await hydrated(page);
    await expect.poll(async () => (await fetchedAhead()).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const fetched = await fetchedAhead();
    expect(fetched.length).toBeLessThanOrEqual(12);
    expect(new Set(fetched).size).toBe(fetched.length);
  });
}

test('readers who save data get nothing ahead', async ({page}) => {
  await saveData(page);
  const fetchedAhead = watchFetchedAhead(page);
  await page.goto('/docs/viz/panel/plot-panel');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await fetchedAhead()).toEqual([]);
});
