/** The open dialog and the results page in each state against axe's WCAG 2.2 AA rules, both colour modes. */
import {expect, test} from '@playwright/test';
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
} from './search-support';

const dialog = '.DocSearch-Container';

for (const mode of ['light', 'dark']) {
  test.describe(`accessible search, ${mode}`, () => {
    test.beforeEach(async ({page}) => {
      await chooseMode(page, mode);
    });

    test('button and empty dialog', async ({page}) => {
      await visit(page, '/en/docs/overview');
      expect(await axeFaults(page, '.DocSearch-Button')).toEqual([]);
      await openDialog(page);
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('results, which are announced', async ({page}) => {
      await visit(page, '/en/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('device');
      await expect(page.locator(hits).first()).toBeVisible();
      await expect(page.locator('.search-screens [role="status"]')).toHaveText(/\d+ results/);
      await page.keyboard.press('ArrowDown');
      const active = await page.locator(input).getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('role', 'option');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('nothing found', async ({page}) => {
      await visit(page, '/en/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('zzqxvkw');
      await expect(page.locator('.search-screens .DocSearch-Prefill').first()).toBeVisible();
      await expect(page.locator('.search-screens [role="status"]')).toContainText('No results for');
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('error', async ({page}) => {
      await page.route('**/assets/search/index.*.json', (route) => route.abort());
      await visit(page, '/en/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('device');
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await expect(page.locator('.search-screens [role="status"]')).toContainText(
        'Unable to fetch results',
      );
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('recent and favourite searches', async ({page}) => {
      await visit(page, '/en/docs/overview');
      for (const query of ['device', 'record']) {
        await openDialog(page);
        await page.locator(input).fill(query);
        // Results, not the recent searches that the dialog opens with: only those have buttons.
        await expect(page.locator('.DocSearch-Hit-action-button')).toHaveCount(0);
        await expect(page.locator(hits).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await openDialog(page);
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(page.locator('.DocSearch-Hits')).toHaveCount(2);
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('Ask AI offered', async ({page}) => {
      await asHosted(page, {askAiAssistantId: 'assistant-1'});
      await fakeAlgolia(page, () => algoliaAnswer([algoliaHit(1), algoliaHit(2)]));
      await visit(page, '/en/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('device');
      await expect(page.locator(hits).first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    for (const [language, address] of [
      ['English', '/en/docs/overview'],
      ['Chinese', '/docs/overview'],
    ] as const) {
      test(`Ask AI answering and done, ${language}`, async ({page}) => {
        const answering = await askInPieces(page, address);
        answering.piece('Open **Devices**, then run `cocli login`, see [devices](/docs/overview):');
        await expect(page.locator('.DocSearch-Modal strong')).toHaveText('Devices');
        expect(await axeFaults(page, dialog)).toEqual([]);
        answering.piece('\n\n- Add\n- Save\n\n```bash\ncocli record list\n```\n');
        answering.finish();
        await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
        await expect(page.locator('.DocSearch-Modal pre')).toContainText('cocli record list');
        expect(await axeFaults(page, dialog)).toEqual([]);
      });
    }

    test('Ask AI failed after a part of the answer', async ({page}) => {
      const answering = await askInPieces(page);
      answering.piece('Open **Devices**');
      await expect(page.locator('.DocSearch-Modal strong')).toHaveText('Devices');
      answering.fail();
      await expect(page.locator('.DocSearch-Modal')).toContainText('Chat error');
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('Ask AI stopped, its menu, its conversations', async ({page}) => {
      const answering = await askInPieces(page);
      answering.piece('Open **Devices**');
      await expect(page.locator('.DocSearch-Modal strong')).toHaveText('Devices');
      await page.locator('.DocSearch-StopStreaming').click();
      await answering.closed;
      await expect(page.locator('.DocSearch-Modal')).toContainText('You stopped this answer');
      expect(await axeFaults(page, dialog)).toEqual([]);
      const menu = page.locator('.DocSearch-Menu-trigger');
      const items = page.locator('.DocSearch-Menu-content.open .DocSearch-Menu-item');
      await menu.click();
      await expect(items.first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
      // The list of conversations has no menu: it is the last to be looked at.
      await items.filter({hasText: 'Conversation history'}).click();
      await expect(page.locator('.DocSearch-Hit-action-button')).toHaveCount(1);
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('Ask AI: a new conversation', async ({page}) => {
      const answering = await askInPieces(page);
      answering.piece('Open **Devices**');
      answering.finish();
      await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
      await page.locator('.DocSearch-Menu-trigger').click();
      const items = page.locator('.DocSearch-Menu-content.open .DocSearch-Menu-item');
      await items.filter({hasText: 'Start a new conversation'}).click();
      await expect(page.locator('.DocSearch-Modal strong')).toHaveCount(0);
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('waiting for an answer', async ({page}) => {
      await page.route('**/assets/search/index.*.json', () => {});
      await visit(page, '/en/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('device');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('on a phone: empty, results, nothing found, recent searches, favourites, error', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await visit(page, '/docs/overview');
      await openDialog(page);
      expect(await axeFaults(page, dialog)).toEqual([]);
      await page.locator(input).fill('zzqxvkw');
      await expect(page.locator('.search-screens .DocSearch-Prefill').first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
      await page.locator(input).fill('设备');
      await expect(page.locator(hits).first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
      const heading = await page.locator('main h1').innerText();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // The page takes the focus when it comes.
      await expect(page.locator('main h1')).not.toHaveText(heading);
      await openDialog(page);
      await expect(page.locator('.DocSearch-Hit-action-button').first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(page.locator('.DocSearch-Hits')).toHaveCount(1);
      expect(await axeFaults(page, dialog)).toEqual([]);
      await page.route('**/assets/search/index.*.json', (route) => route.abort());
      await visit(page, '/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('设备');
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('Ask AI on a phone: answering, stopped, its menu and conversations', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      const answering = await askInPieces(page, '/docs/overview');
      answering.piece('打开 **设备**');
      await expect(page.locator('.DocSearch-Modal strong')).toHaveText('设备');
      expect(await axeFaults(page, dialog)).toEqual([]);
      await page.locator('.DocSearch-StopStreaming').click();
      await answering.closed;
      await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
      expect(await axeFaults(page, dialog)).toEqual([]);
      await page.locator('.DocSearch-Menu-trigger').click();
      const items = page.locator('.DocSearch-Menu-content.open .DocSearch-Menu-item');
      await expect(items.first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
      await items.last().click();
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('answers of the fallback, with their note', async ({page}) => {
      await asHosted(page, {fallback: true});
      await fakeAlgolia(page, async (_, route) => {
        await route.abort();
        return undefined;
      });
      await visit(page, '/en/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('device');
      await expect(page.locator('.search-note')).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('results on a Chinese page', async ({page}) => {
      await visit(page, '/docs/overview');
      await openDialog(page);
      await page.locator(input).fill('设备');
      await expect(page.locator(hits).first()).toBeVisible();
      expect(await axeFaults(page, dialog)).toEqual([]);
    });

    test('results page', async ({page}) => {
      await visit(page, '/en/search?q=device');
      await expect(page.locator('main ol li').first()).toBeVisible();
      expect(await axeFaults(page, 'main')).toEqual([]);
      await visit(page, '/en/search?q=zzqxvkw');
      await expect(page.locator('main [role="status"] li').first()).toBeVisible();
      expect(await axeFaults(page, 'main')).toEqual([]);
    });
  });
}

test('Tab stays in the dialog', async ({page}) => {
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press % 2 ? 'Shift+Tab' : 'Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.DocSearch-Container') !== null),
    ).toBe(true);
  }
});
