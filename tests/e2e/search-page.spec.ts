/** Tests of the results page. */
import {expect} from '@playwright/test';
import {changeResponses, visit} from './page';
import {indexFiles, test} from './search-support';

const field = 'main input[type="search"]';
const results = 'main ol li';
const first = `${results} a >> nth=0`;

const address = (query: string) => `/en/search?q=${encodeURIComponent(query)}`;

test('the results page reads its query from the address, and follows pagination, title and Back', async ({
  page,
}) => {
  await visit(page, address('device'));
  await expect(page.locator('h1')).toHaveText('Search results for “device”');
  await expect(page).toHaveTitle(/Search results for .device./);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator(field)).toHaveValue('device');
  await expect(page.locator(results)).toHaveCount(20);
  const hit = (await page.locator(first).getAttribute('href')) ?? '';
  await page.getByRole('link', {name: 'Next', exact: true}).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator(first)).not.toHaveAttribute('href', hit);
  await page.goBack();
  await expect(page.locator(first)).toHaveAttribute('href', hit);
  await page.locator(first).click();
  await expect(page).toHaveURL((url) => !url.pathname.endsWith('/search'));
  await page.goBack();
  await expect(page.locator(field)).toHaveValue('device');
  await expect(page.locator(first)).toHaveAttribute('href', hit);
  await visit(page, `${address('device')}&page=99`);
  await expect(page).toHaveURL(/page=\d$/);
  await expect(page.getByRole('link', {name: 'Next', exact: true})).toHaveCount(0);
});

test('typing updates the address; submitting adds a history entry', async ({page}) => {
  await visit(page, '/en/search');
  await expect(page.locator('h1')).toHaveText('Search the documentation');
  await page.locator(field).fill('record');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'record');
  await expect(page.locator(results).first()).toBeVisible();
  // With a stopped clock, the key precedes the delayed change of the address also on a slow machine.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator(field).fill('device');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'device');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'record');
  await expect(page.locator(field)).toHaveValue('record');
});

test('the results page reports no results, and a failed search', async ({page}) => {
  const status = page.locator('main [role="status"]');
  await visit(page, address('<iframe onload=exploded=1>zzqx'));
  await expect(page.locator('h1')).toContainText('<iframe onload');
  await expect(status).toContainText('No results found for');
  await expect(status.locator('li a')).toHaveCount(3);
  await status.locator('li a').first().click();
  await expect(page.locator(results).first()).toBeVisible();
  await page.route(indexFiles, (route) => route.abort());
  await visit(page, address('device'));
  await expect(status).toContainText('Unable to fetch results');
  await page.unroute(indexFiles);
  await page.getByRole('button', {name: 'Retry', exact: true}).click();
  await expect(page.locator(results).first()).toBeVisible();
  await changeResponses(page, '**/search?q=*', async (response) => ({
    body: (await response.text()).replace(/<meta name="?search-index"?[^>]*>/, ''),
  }));
  await visit(page, address('device'));
  await expect(status).toContainText('Run npm run site');
  await expect(page.getByRole('button', {name: 'Retry', exact: true})).toHaveCount(0);
});
