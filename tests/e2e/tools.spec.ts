/** Tools of the pages: each opens, responds immediately, and locates mistakes. */
import {expect, test, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {hydrated, watchErrors, clipboardOf} from './page';

test.use({timezoneId: 'Asia/Shanghai'});

/** Open part of the first tool. */
const tool = (page: Page) => page.locator('.site-tool > [tabindex="-1"]').first();
const field = (page: Page, name: string) => tool(page).getByRole('textbox', {name, exact: true});

async function open(page: Page, address: string, button: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.locator('.site-tool').getByRole('button', {name: button, exact: true}).click();
}

/** Assertions for every open tool. */
async function sound(page: Page, errors: readonly string[]): Promise<void> {
  expect(await axeFaults(page, '.site-tool')).toEqual([]);
  await page.setViewportSize({width: 390, height: 844});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
}

test('message paths: result, mark, mistake and completion', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/en/docs/viz/panel/message-path', 'Try it');
  const path = field(page, 'Message path');
  await expect(path).toBeInViewport();
  const status = tool(page).getByRole('status').first();
  await expect(status).toHaveText('Result: 1 value');
  const emphasis = tool(page).locator('.cm-emphasis');
  await expect(emphasis).toHaveText('0.9');
  // Forced colors remove its background.
  await expect(emphasis).toHaveCSS('outline-style', 'solid');
  await tool(page).getByRole('button', {name: '{id>11}'}).click();
  await expect(status).toHaveText('Character 22: expected "==".');
  await expect(tool(page).locator('.cm-lintRange-error')).toHaveText('>11}');
  // Terminals add a line break to a copied line.
  await path.fill('');
  await path.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '/tracks.ranges[1:2]\n');
    element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
  });
  await expect(status).toHaveText('Result: 2 values');
  await path.press('Enter');
  await expect(path).toHaveText('/tracks.ranges[1:2]');
  await path.fill('');
  await path.pressSequentially('/tracks.ra');
  await page.getByRole('option', {name: 'ranges[:]'}).click();
  await expect(status).toHaveText('Result: 4 values');
  await field(page, 'Message (JSON) /tracks').fill(
    '{"ranges": [7, "<img src=x onerror=alert(1)>"]}',
  );
  await expect(status).toHaveText('Result: 2 values');
  await sound(page, errors);
});

test('rules: matches, deduplication, records, and reasons for disabling a rule', async ({page}) => {
  const errors = watchErrors(page);
  await open(page, '/en/docs/use-case/data-diagnosis/rule-recipes', 'Open the bench');
  const status = tool(page).getByRole('status').first();
  await expect(status).toHaveText('Messages: 8. Matches: 7. Records: 4.');
  await tool(page).locator('summary', {hasText: 'Matching messages'}).click();
  await expect(tool(page).getByRole('cell', {name: 'Merged'})).toHaveCount(3);
  const records = tool(page).getByRole('listitem').filter({hasText: '–'});
  await expect(records.first()).toContainText('14:17:21 – 14:23:21 · Merged 3');
  await expect(records.nth(2)).toContainText('localization_lost 03-12 22:25');
  // The result remains visible while the last field is edited: at its side, and at the bottom of a phone.
  const last = field(page, 'Event code table (CSV or JSON, may be empty)');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 844});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(status).toBeInViewport();
  }
  await tool(page).getByLabel('Deduplication (seconds)').fill('20');
  await expect(status).toHaveText('Messages: 8. Matches: 7. Records: 7.');
  const copied = await clipboardOf(page);
  await tool(page).getByRole('button', {name: /link/}).click();
  await expect(tool(page).getByText('Copied')).toBeVisible();
  const shared = await copied();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(status).toHaveText('Messages: 8. Matches: 7. Records: 7.');
  await sound(page, errors);
  await field(page, 'Condition (CEL)').fill('msg.code == code');
  await expect(tool(page).getByRole('listitem')).toContainText(
    'Character 13: there is no code. The platform disables the whole rule.',
  );
  await page.reload();
  await expect(field(page, 'Condition (CEL)')).toHaveText('msg.code == code');
  await page.getByRole('button', {name: 'Restore the sample'}).click();
  await expect(status).toHaveText('Messages: 8. Matches: 7. Records: 7.');
});

test('cron: open with the page, with reasons and a rewritten expression', async ({page}) => {
  const errors = watchErrors(page);
  await page.clock.setFixedTime('2026-03-12T00:00:00Z');
  await page.goto('/en/docs/automation/cron');
  const status = tool(page).getByRole('status').first();
  await expect(status).toHaveText(
    'At 08:30, only on Monday, Tuesday, Wednesday, Thursday, and Friday',
  );
  await expect(tool(page).getByRole('columnheader')).toHaveText([
    'UTC',
    'Asia/Shanghai (your time zone)',
  ]);
  await tool(page).getByLabel('Time zone of the device').selectOption('Europe/Berlin');
  const rows = tool(page).locator('tbody tr');
  await expect(rows.first().getByRole('cell')).toHaveText([
    '2026-03-12 Thu 08:30',
    '2026-03-12 Thu 09:30',
    '2026-03-12 Thu 16:30',
  ]);
  await sound(page, errors);
  await field(page, 'Cron expression').fill('*/15 * * * *');
  await expect(status).toContainText('steps such as */15 are not used');
  await tool(page).getByRole('button', {name: 'Rewrite as 0,15,30,45 * * * *'}).click();
  await expect(rows).toHaveCount(5);
  const minutes = tool(page).getByRole('definition').first();
  expect(await minutes.evaluate((element) => element.textContent)).toBe('0,15,30,45');
});
