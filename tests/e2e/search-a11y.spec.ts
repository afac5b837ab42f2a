/** The open dialog and the results page in each state against axe's WCAG 2.2 AA rules. */
import {expect, test, type Page} from '@playwright/test';
import {askInPieces} from './search-ask-ai-support';
import {axeFaults} from './axe';
import {chooseMode, visit} from './page';
import {
  algoliaAnswer,
  algoliaHit,
  asHosted,
  fakeAlgolia,
  hits,
  input,
  openDialog,
  search,
} from './search-support';

const faults = (page: Page) => axeFaults(page, '.DocSearch-Container');

// What is checked on a phone is checked in Chinese, in the other colour mode.
for (const [mode, width, prefix, query] of [
  ['light', 1280, '/en', 'device'],
  ['dark', 390, '', '设备'],
] as const) {
  test.describe(`accessible search, ${mode} at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    test.beforeEach(async ({page}) => {
      await chooseMode(page, mode);
    });

    test('button, first state, results, nothing found, history', async ({page}) => {
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

    test('waiting for an answer, error', async ({page}) => {
      let fail = () => {};
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/assets/search/index.*.json', async (route) => {
        await failed;
        await route.abort();
      });
      await visit(page, `${prefix}/docs/overview`);
      await openDialog(page);
      await page.locator(input).fill(query);
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      fail();
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await expect(page.locator('.search-announcement')).toHaveText(/\S/);
      expect(await faults(page)).toEqual([]);
    });

    test('answers of the fallback, Ask AI offered', async ({page}) => {
      await asHosted(page, {fallback: true, askAiAssistantId: 'assistant-1'});
      let up = false;
      await fakeAlgolia(page, async (_, route) =>
        up ? algoliaAnswer([algoliaHit(1), algoliaHit(2)]) : void (await route.abort()),
      );
      await visit(page, `${prefix}/docs/overview`);
      await openDialog(page);
      await page.locator(input).fill(query);
      await expect(page.locator('.search-note')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      up = true;
      await page.clock.install();
      await page.clock.fastForward('02:05');
      await page.locator(input).fill('devices');
      await expect(page.locator(hits)).toHaveCount(2);
      expect(await faults(page)).toEqual([]);
    });

    test('Ask AI: answering, done, its menu, conversations, a new one', async ({page}) => {
      const answering = await askInPieces(page, `${prefix}/docs/overview`);
      answering.piece('Open **Devices**, then run `cocli login`, see [devices](/docs/overview):');
      await expect(page.locator('.DocSearch-Modal strong')).toHaveText('Devices');
      expect(await faults(page)).toEqual([]);
      answering.piece('\n\n- Add\n- Save\n\n```bash\ncocli record list\n```\n');
      answering.finish();
      await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
      await expect(page.locator('.DocSearch-Modal pre')).toContainText('cocli record list');
      expect(await faults(page)).toEqual([]);
      const menu = page.locator('.DocSearch-Menu-trigger');
      const items = page.locator('.DocSearch-Menu-content.open .DocSearch-Menu-item');
      await menu.click();
      await expect(items.first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await items.last().click();
      expect(await faults(page)).toEqual([]);
    });

    test('Ask AI: stopped, failed', async ({page, context}) => {
      const answering = await askInPieces(page, `${prefix}/docs/overview`);
      answering.piece('Open **Devices**');
      await expect(page.locator('.DocSearch-Modal strong')).toHaveText('Devices');
      await page.locator('.DocSearch-StopStreaming').click();
      await answering.closed;
      await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
      expect(await faults(page)).toEqual([]);
      const other = await context.newPage();
      const failing = await askInPieces(other, `${prefix}/docs/overview`);
      failing.piece('Open **Devices**');
      failing.fail();
      await expect(other.locator('.DocSearch-AskAiScreen-Error-Title')).toBeVisible();
      expect(await faults(other)).toEqual([]);
    });

    test('results page', async ({page}) => {
      await visit(page, `${prefix}/search?q=${query}`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      expect(await axeFaults(page, 'main')).toEqual([]);
      await visit(page, `${prefix}/search?q=zzqxvkw`);
      await expect(page.locator('main [role="status"] li').first()).toBeVisible();
      expect(await axeFaults(page, 'main')).toEqual([]);
    });
  });
}

test('Tab does not reach the page behind the dialog', async ({page}) => {
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await search(page, 'device');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press % 3 ? 'Tab' : 'Shift+Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('#__docusaurus') ?? null),
    ).toBeNull();
  }
});
