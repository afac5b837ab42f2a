/** The open dialog and the results page in each state, checked with axe's WCAG 2.2 AA rules. */
import {expect, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {chooseMode, pauseRequests, visit} from './page';
import {
  hits,
  indexFiles,
  input,
  openDialog,
  openOn,
  search,
  searchOn,
  test,
} from './search-support';

const faults = (page: Page) => axeFaults(page, '.DocSearch-Container');

// Checks on a phone are in Chinese, in the other color mode.
for (const [mode, width, prefix, query] of [
  ['light', 1280, '/en', 'device'],
  ['dark', 390, '', '设备'],
] as const) {
  test.describe(`accessible search, ${mode} at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    test('button, initial state, results, no results, history', async ({page}) => {
      await chooseMode(page, mode);
      await visit(page, `${prefix}/docs/overview`);
      expect(await axeFaults(page, '.DocSearch-Button')).toEqual([]);
      await openDialog(page);
      expect(await faults(page)).toEqual([]);
      await page.locator(input).fill('zzqxvkw');
      await expect(page.locator('.search-screens .DocSearch-Prefill').first()).toBeVisible();
      await expect(page.locator('.search-announcement')).toContainText('zzqxvkw');
      expect(await faults(page)).toEqual([]);
      await search(page, query);
      await page.keyboard.press('ArrowDown');
      const active = (await page.locator(input).getAttribute('aria-activedescendant')) ?? '';
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('role', 'option');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).not.toHaveURL(/overview$/);
      await openDialog(page);
      await expect(page.locator('.DocSearch-Hit-action-button')).toHaveCount(2);
      expect(await faults(page)).toEqual([]);
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(page.locator('.DocSearch-Hit-action-button')).toHaveCount(1);
      expect(await faults(page)).toEqual([]);
    });

    test('loading state, error, results page', async ({page}) => {
      await chooseMode(page, mode);
      const release = await pauseRequests(page, indexFiles, 'abort');
      await openOn(page, `${prefix}/docs/overview`);
      await page.locator(input).fill(query);
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      release();
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await expect(page.locator('.search-announcement')).toHaveText(/\S/);
      expect(await faults(page)).toEqual([]);
      await page.unrouteAll();
      for (const [term, result] of [
        [query, 'main ol li'],
        ['zzqxvkw', 'main [role="status"] li'],
      ] as const) {
        await visit(page, `${prefix}/search?q=${term}`);
        await expect(page.locator(result).first()).toBeVisible();
        expect(await axeFaults(page, 'main')).toEqual([]);
      }
    });
  });
}

test('Tab does not reach the page behind the dialog', async ({page}) => {
  await searchOn(page, 'device');
  await expect(page.locator(hits).first()).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press % 3 ? 'Tab' : 'Shift+Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('#__docusaurus') ?? null),
    ).toBeNull();
  }
});

test('the selected result keeps its colors in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await searchOn(page, 'device');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCSS(
    'forced-color-adjust',
    'auto',
  );
});

test('no control of the dialog is clipped with text at 200 %', async ({page}) => {
  await searchOn(page, 'device');
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  await expect(page.locator('.DocSearch-Close svg')).toHaveCSS('width', '40px');
  const clear = page.locator('.DocSearch-Clear');
  expect(await clear.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
});
