/** The Ask AI mode of the hosted dialog, against a fake of its endpoint. */
import {expect, test} from '@playwright/test';
import {answer, askInPieces, cors, stream, withAskAi} from './search-ask-ai-support';
import {watchErrors, visit} from './page';
import {
  algoliaAnswer,
  algoliaHit,
  asHosted,
  fakeAlgolia,
  hits,
  input,
  openDialog,
} from './search-support';

const disclaimer = 'Answers are generated with AI which can make mistakes. Verify responses.';

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

test('an answer appears as it is written', async ({page}) => {
  const errors = watchErrors(page);
  const answering = await askInPieces(page);
  const modal = page.locator('.DocSearch-Modal');
  answering.piece('Open **Devices**');
  await expect(modal).toContainText('Open Devices');
  await expect(page.locator('.DocSearch-StopStreaming')).toBeVisible();
  answering.piece(' and choose *Add*');
  await expect(modal).toContainText('Open Devices and choose Add');
  await expect(modal).not.toContainText('the end');
  answering.piece(', that is the end.');
  answering.finish();
  await expect(modal).toContainText('Open Devices and choose Add, that is the end.');
  await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
  await expect(page.locator(input)).toBeEditable();
  expect(errors).toEqual([]);
});

test('an answer can be stopped half-way: what was written stays', async ({page}) => {
  const errors = watchErrors(page);
  const answering = await askInPieces(page);
  const modal = page.locator('.DocSearch-Modal');
  answering.piece('Open **Devices**');
  await expect(modal).toContainText('Open Devices');
  await page.locator('.DocSearch-StopStreaming').click();
  await answering.closed;
  await expect(modal).toContainText('Open Devices');
  await expect(modal).toContainText('You stopped this answer');
  await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
  await expect(page.locator(input)).toBeEditable();
  expect(errors).toEqual([]);
});

for (const fault of ['fail', 'cut'] as const) {
  test(`an error after a part of the answer is told: ${fault}`, async ({page}) => {
    const errors = watchErrors(page);
    const answering = await askInPieces(page);
    const modal = page.locator('.DocSearch-Modal');
    answering.piece('Open **Devices**');
    await expect(modal).toContainText('Open Devices');
    answering[fault]();
    await expect(modal).toContainText('Chat error');
    await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
    await page.getByRole('button', {name: 'Back to keyword search'}).click();
    await page.locator(input).fill('device');
    await expect(page.locator(hits).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
