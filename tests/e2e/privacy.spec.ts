import {expect, test, type Page} from '@playwright/test';
import {storedKeys} from '../../src/data/site-privacy';
import {watchForeign} from './page';

/** Keys that the privacy page names for a build without optional parts. */
const declared = storedKeys.filter(({onlyWith}) => onlyWith === undefined);

const isDeclared = (storage: string, key: string) =>
  declared.some(
    (entry) =>
      entry.storage === storage &&
      (entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key),
  );

async function storedIn(page: Page): Promise<[storage: string, key: string][]> {
  return page.evaluate(() => [
    ...Object.keys(localStorage).map((key): [string, string] => ['localStorage', key]),
    ...Object.keys(sessionStorage).map((key): [string, string] => ['sessionStorage', key]),
  ]);
}

/** Uses what stores something: mode, announcement, tabs and search. */
async function useTheSite(page: Page): Promise<void> {
  await page.goto('/', {waitUntil: 'networkidle'});
  await page.locator('.navbar button[class*="toggleButton"]').click();
  await page.locator('.theme-announcement-bar button').click();
  await page.goto('/docs/viz/message-schemas/point-cloud');
  await page.locator('[role="tab"]').nth(1).click();
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('记录');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goto('/en/download', {waitUntil: 'networkidle'});
}

test('the site stores what the privacy page says, sets no cookie, and asks no other host', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign = watchForeign(page, baseURL);
  await useTheSite(page);
  const stored = await storedIn(page);
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter(([storage, key]) => !isDeclared(storage, key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});

for (const prefix of ['', '/en']) {
  test(`the privacy page names every key, ${prefix || 'zh'}`, async ({page}) => {
    await page.goto(`${prefix}/legal/privacy`);
    for (const {key} of declared) {
      await expect(page.locator('main')).toContainText(key);
    }
  });
}
