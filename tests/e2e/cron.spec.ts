import {expect, test, type Page} from '@playwright/test';
import {visitInPeace} from './page';

const say = {
  expression: 'Cron expression',
  zone: 'Time zone to calculate in',
  words: 'At 08:30, only on Monday, Tuesday, Wednesday, Thursday, and Friday',
  own: 'Asia/Shanghai (your time zone)',
  firstRun: ['2026-03-12 Thu 08:30', '2026-03-12 Thu 16:30'],
  step: 'Minute: steps such as */15 are not used. List every number.',
  rewrite: 'Rewrite as 0,15,30,45 * * * *',
  everyQuarter: 'At 0, 15, 30, and 45 minutes past the hour',
  never: 'No date matches, so it never runs.',
  twoDayFields: 'Day of month and day of week are both restricted.',
  missing: 'The explainer could not be loaded.',
  noScript: 'The explainer needs JavaScript.',
};

test.use({timezoneId: 'Asia/Shanghai'});

const address = '/en/docs/automation/cron';
const field = (page: Page) => page.getByLabel(say.expression);
/** The explainer only: other examples on the page hold the same expressions. */
const box = (page: Page) => page.locator('section', {has: field(page)});

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime('2026-03-12T00:00:00Z');
});

test('reads an expression in words, and lists five runs in both time zones', async ({page}) => {
  await page.goto(address);
  await field(page).fill('30 8 * * 1,2,3,4,5');
  await expect(box(page).getByRole('status')).toHaveText(say.words);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(box(page).getByRole('columnheader')).toHaveText(['UTC', say.own]);
  const rows = box(page).locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.first().getByRole('cell')).toHaveText([...say.firstRun]);

  await page.getByLabel(say.zone).selectOption('Asia/Shanghai');
  await expect(box(page).getByRole('columnheader')).toHaveText([say.own]);
  await expect(rows.first().locator('time')).toHaveAttribute(
    'datetime',
    '2026-03-12T00:30:00.000Z',
  );
});

test('says why an expression is refused, and rewrites it', async ({page}) => {
  await page.goto(address);
  await field(page).fill('*/15 * * * *');
  const status = box(page).getByRole('status');
  await expect(status).toContainText(say.step);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page).locator('table')).toHaveCount(0);
  await status.getByRole('button', {name: say.rewrite}).click();
  await expect(field(page)).toHaveValue('0,15,30,45 * * * *');
  await expect(status).toHaveText(say.everyQuarter);
});

test('points out dates that never come and two restricted day fields', async ({page}) => {
  await page.goto(address);
  await field(page).fill('0 0 31 2 *');
  await expect(box(page)).toContainText(say.never);
  await field(page).fill('0 9 15 * 1');
  await expect(box(page)).toContainText(say.twoDayFields);
});

test('an example fills the field; an empty field says nothing', async ({page}) => {
  await page.goto(address);
  await box(page).getByRole('button', {name: '5 0 1 1,4,7,10 *'}).click();
  await expect(field(page)).toHaveValue('5 0 1 1,4,7,10 *');
  await expect(box(page).locator('tbody tr')).toHaveCount(5);
  await field(page).fill('');
  await expect(box(page).getByRole('status')).toBeEmpty();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
});

test('fetches its libraries when it is first used, and again after a failure', async ({page}) => {
  await visitInPeace(page, address);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(request.url());
  });
  await page.route('**/assets/js/*.js', (route) => route.abort());
  // Shown, and able to take the focus, once the page works.
  await expect(field(page)).toBeVisible();
  await field(page).focus();
  await expect(box(page).getByRole('status')).toContainText(say.missing);
  expect(fetched.length).toBeGreaterThan(0);
  await page.unroute('**/assets/js/*.js');
  await field(page).fill('30 8 * * 1,2,3,4,5');
  await expect(box(page).getByRole('status')).toHaveText(say.words);
});

test('fits a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(address);
  await field(page).fill('0,10,20,30,40,50 * * * *');
  await expect(box(page).locator('tbody tr')).toHaveCount(5);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const inside = await box(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(inside).toBeLessThanOrEqual(0);
});

test.describe('cron page without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('keeps its tables, and says what is missing', async ({page}) => {
    await page.goto(address);
    // Locators by text pass over `noscript`; `innerText` holds only what is shown.
    const shown = await page
      .locator('noscript')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));
    expect(shown.join(' ')).toContain(say.noScript);
    await expect(page.getByRole('cell', {name: '5 0 1 1,4,7,10 *'})).toBeVisible();
  });
});
