/** The Ask AI mode of the hosted dialog, against a fake of its endpoint. */
import {expect} from '@playwright/test';
import {aiResponse, withAskAi} from './ask-ai';
import {axeFaults} from './axe';
import {chooseMode} from './page';
import {cors, hits, input, test} from './search-support';

const disclaimer = '.DocSearch-AskAiScreen-Disclaimer';
const offer = '.DocSearch-Hit--AskAI';
const modal = '.DocSearch-Modal';

for (const mode of ['light', 'dark']) {
  test(`Ask AI answers with the disclaimer, and returns to keyword search, ${mode}`, async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await chooseMode(page, mode);
    const text =
      'Open **Devices**, see [devices](/docs/overview):\n\n- *Add*. <img src=x onerror="window.exploded=1">\n\n```bash\ncocli login\n```\n';
    const requests = await withAskAi(page, async (route) => {
      await released;
      await route.fulfill(aiResponse(text));
    });
    expect(await axeFaults(page, modal)).toEqual([]);
    await page.locator(offer).first().click();
    await expect(page.locator('.DocSearch-StopStreaming')).toBeVisible();
    expect(await axeFaults(page, modal)).toEqual([]);
    release();
    await expect(page.locator(modal)).toContainText('Open Devices, see devices');
    await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
    await expect(page.locator(disclaimer)).toBeVisible();
    expect(JSON.stringify(requests)).toContain('how do I add a device');
    await expect(page.locator(input)).toHaveAttribute('maxlength', '512');
    await expect(page.locator(`${modal} img`)).toHaveCount(0);
    await page.locator('.DocSearch-Menu-trigger').click();
    await expect(page.locator('.DocSearch-Menu-content.open')).toBeVisible();
    expect(await axeFaults(page, modal)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(disclaimer)).toHaveCount(0);
    await expect(page.locator(input)).toHaveAttribute('maxlength', '64');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'exploded' in window)).toBe(false);
  });
}

test('an error of Ask AI is reported, and keyword search still works', async ({page}) => {
  await withAskAi(page, (route) =>
    route.fulfill({status: 500, json: {message: 'no'}, headers: cors}),
  );
  await page.locator(offer).first().click();
  await expect(page.locator(modal)).toContainText('Chat error');
  expect(await axeFaults(page, modal)).toEqual([]);
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
});
