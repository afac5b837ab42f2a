/** The Ask AI mode of the hosted dialog, against a fake of its endpoint. */
import {expect, type Page, type Route} from '@playwright/test';
import {axeFaults} from './axe';
import {chooseMode} from './page';
import {algoliaAnswer, algoliaHit, askOn, fakeAlgolia, hits, input, test} from './search-support';

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
const streamed = {
  ...cors,
  'content-type': 'text/event-stream',
  'x-vercel-ai-ui-message-stream': 'v1',
};
/** A token is only looked at for its expiry. */
const token = `${Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64')}.x.y`;
const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';
const offer = '.DocSearch-Hit--AskAI';
const modal = '.DocSearch-Modal';

const answer = (text: string) =>
  [
    {type: 'start', messageId: 'message-1'},
    {type: 'start-step'},
    {type: 'text-start', id: 'text-1'},
    {type: 'text-delta', id: 'text-1', delta: text},
    {type: 'text-end', id: 'text-1'},
    {type: 'finish-step'},
    {type: 'finish'},
  ]
    .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
    .join('') + 'data: [DONE]\n\n';

/** Types a question; `chat` answers what is then asked. Gives what the endpoint is asked. */
async function withAskAi(page: Page, chat: (route: Route) => unknown): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route('https://askai.algolia.com/**', async (route) => {
    if (route.request().method() === 'OPTIONS') {
      await route.fulfill({status: 204, headers: cors});
    } else if (route.request().url().endsWith('/token')) {
      await route.fulfill({json: {success: true, token}, headers: cors});
    } else {
      asked.push(route.request().postDataJSON());
      await chat(route);
    }
  });
  await fakeAlgolia(page, () => algoliaAnswer([algoliaHit(1)]), {
    askAiAssistantId: 'assistant-1',
  });
  await askOn(page, 'how do I add a device');
  await expect(page.locator(hits).first()).toBeVisible();
  return asked;
}

for (const mode of ['light', 'dark']) {
  test(`Ask AI answers with the disclaimer, and goes back to keywords, ${mode}`, async ({page}) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await chooseMode(page, mode);
    const text =
      'Open **Devices**, see [devices](/docs/overview):\n\n- *Add*. <img src=x onerror="window.exploded=1">\n\n```bash\ncocli login\n```\n';
    const asked = await withAskAi(page, async (route) => {
      await held;
      await route.fulfill({body: answer(text), headers: streamed});
    });
    expect(await axeFaults(page, modal)).toEqual([]);
    await page.locator(offer).first().click();
    await expect(page.locator('.DocSearch-StopStreaming')).toBeVisible();
    expect(await axeFaults(page, modal)).toEqual([]);
    letGo();
    await expect(page.locator(modal)).toContainText('Open Devices, see devices');
    await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
    await expect(page.getByText(disclaimer)).toBeVisible();
    expect(JSON.stringify(asked)).toContain('how do I add a device');
    await expect(page.locator(input)).toHaveAttribute('maxlength', '512');
    await expect(page.locator(`${modal} img`)).toHaveCount(0);
    await page.locator('.DocSearch-Menu-trigger').click();
    await expect(page.locator('.DocSearch-Menu-content.open')).toBeVisible();
    expect(await axeFaults(page, modal)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText(disclaimer)).toHaveCount(0);
    await expect(page.locator(input)).toHaveAttribute('maxlength', '64');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => 'exploded' in window)).toBe(false);
  });
}

test('an error of Ask AI is told, and keywords work on', async ({page}) => {
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
