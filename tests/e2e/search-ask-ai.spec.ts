/** The Ask AI mode of the hosted dialog, against a fake of its endpoint. */
import {expect, test, type Page, type Route} from '@playwright/test';
import {
  algoliaAnswer,
  algoliaHit,
  asHosted,
  fakeAlgolia,
  hits,
  input,
  openDialog,
  watchErrors,
  visit,
} from './search-support';

const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';
const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
/** A token is only looked at for its expiry. */
const token = `${Buffer.from(JSON.stringify({exp: 4_000_000_000})).toString('base64')}.x.y`;

const chunk = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const answer = (...texts: string[]) =>
  [
    {type: 'start', messageId: 'message-1'},
    {type: 'start-step'},
    {type: 'text-start', id: 'text-1'},
    ...texts.map((delta) => ({type: 'text-delta', id: 'text-1', delta})),
    {type: 'text-end', id: 'text-1'},
    {type: 'finish-step'},
    {type: 'finish'},
  ]
    .map(chunk)
    .join('') + 'data: [DONE]\n\n';

async function withAskAi(page: Page, chat: (route: Route) => unknown): Promise<unknown[]> {
  await asHosted(page, {askAiAssistantId: 'assistant-1'});
  await fakeAlgolia(page, () => algoliaAnswer([algoliaHit(1)]));
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
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await page.locator(input).fill('how do I add a device');
  await expect(page.locator(hits).first()).toBeVisible();
  return asked;
}

const stream = (route: Route, body: string) =>
  route.fulfill({
    body,
    headers: {...cors, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1'},
  });

test('without an assistant there is no trace of it', async ({page}) => {
  await asHosted(page);
  await fakeAlgolia(page, () => algoliaAnswer([algoliaHit(1)]));
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
  await expect(page.getByText('Ask AI')).toHaveCount(0);
  await expect(page.locator('[class*="AskA"]')).toHaveCount(0);
});

test('asks, shows the answer with the disclaimer, and goes back to keywords', async ({page}) => {
  const errors = watchErrors(page);
  const asked = await withAskAi(page, (route) =>
    stream(
      route,
      answer('Open **Devices** ', 'and choose *Add*. <img src=x onerror="window.exploded=1">'),
    ),
  );
  await page.getByText('Ask AI:').click();
  await expect(page.getByText(disclaimer)).toBeVisible();
  await expect(page.locator('.DocSearch-Modal')).toContainText('Open Devices and choose Add.');
  expect(JSON.stringify(asked)).toContain('how do I add a device');
  await expect(page.locator(input)).toHaveAttribute('maxlength', '512');
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await expect(page.getByText(disclaimer)).toHaveCount(0);
  await expect(page.locator(input)).toHaveAttribute('maxlength', '64');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as {exploded?: number}).exploded),
  ).toBeUndefined();
  expect(errors).toEqual([]);
});

test('Escape leaves the Ask AI mode before it closes the dialog', async ({page}) => {
  await withAskAi(page, (route) => stream(route, answer('Fine.')));
  await page.getByText('Ask AI:').click();
  await expect(page.getByText(disclaimer)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(disclaimer)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an answer can be stopped', async ({page}) => {
  await withAskAi(page, () => new Promise(() => {}));
  await page.getByText('Ask AI:').click();
  await page.locator('.DocSearch-StopStreaming').click();
  await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
  await expect(page.locator(input)).toBeEditable();
});

test('an error is told, and keywords work on', async ({page}) => {
  const errors = watchErrors(page);
  await withAskAi(page, (route) =>
    route.fulfill({status: 500, json: {message: 'no'}, headers: cors}),
  );
  await page.getByText('Ask AI:').click();
  await expect(page.locator('.DocSearch-Modal')).toContainText('Chat error');
  await page.getByRole('button', {name: 'Back to keyword search'}).click();
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
  expect(errors.filter((error) => !/Chat error|500/.test(error))).toEqual([]);
});
