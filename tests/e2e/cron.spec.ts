import {expect, test, type Page} from '@playwright/test';
import {visitInPeace} from './page';

const languages = [
  {
    code: 'zh',
    prefix: '',
    expression: 'Cron 表达式',
    zone: '按哪个时区计算',
    words: '在 08:30，仅星期一、星期二、星期三、星期四和星期五',
    own: 'Asia/Shanghai（你所在的时区）',
    firstRun: ['2026-03-12 周四 08:30', '2026-03-12 周四 16:30'],
    step: '分钟：不使用 */15 这样的步长，要逐个写出数字。',
    rewrite: '改写为 0,15,30,45 * * * *',
    everyQuarter: '在整点后的第 0、15、30 和 45 分钟',
    never: '没有符合的日期，不会运行。',
    twoDayFields: '日期和星期同时受限',
    missing: '解释器没有加载成功。',
    noScript: '解释器需要 JavaScript。',
  },
  {
    code: 'en',
    prefix: '/en',
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
  },
] as const;

test.use({timezoneId: 'Asia/Shanghai'});

for (const language of languages) {
  const address = `${language.prefix}/docs/automation/cron`;
  const field = (page: Page) => page.getByLabel(language.expression);
  /** The explainer only: other examples on the page hold the same expressions. */
  const box = (page: Page) => page.locator('section', {has: field(page)});

  test.describe(`cron explainer, ${language.code}`, () => {
    test.beforeEach(async ({page}) => {
      await page.clock.setFixedTime('2026-03-12T00:00:00Z');
    });

    test('reads an expression in words, and lists five runs in both time zones', async ({page}) => {
      await page.goto(address);
      await field(page).fill('30 8 * * 1,2,3,4,5');
      await expect(box(page).getByRole('status')).toHaveText(language.words);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
      await expect(box(page).getByRole('columnheader')).toHaveText(['UTC', language.own]);
      const rows = box(page).locator('tbody tr');
      await expect(rows).toHaveCount(5);
      await expect(rows.first().getByRole('cell')).toHaveText([...language.firstRun]);

      await page.getByLabel(language.zone).selectOption('Asia/Shanghai');
      await expect(box(page).getByRole('columnheader')).toHaveText([language.own]);
      await expect(rows.first().locator('time')).toHaveAttribute(
        'datetime',
        '2026-03-12T00:30:00.000Z',
      );
    });

    test('says why an expression is refused, and rewrites it', async ({page}) => {
      await page.goto(address);
      await field(page).fill('*/15 * * * *');
      const status = box(page).getByRole('status');
      await expect(status).toContainText(language.step);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page).locator('table')).toHaveCount(0);
      await status.getByRole('button', {name: language.rewrite}).click();
      await expect(field(page)).toHaveValue('0,15,30,45 * * * *');
      await expect(status).toHaveText(language.everyQuarter);
    });

    test('points out dates that never come and two restricted day fields', async ({page}) => {
      await page.goto(address);
      await field(page).fill('0 0 31 2 *');
      await expect(box(page)).toContainText(language.never);
      await field(page).fill('0 9 15 * 1');
      await expect(box(page)).toContainText(language.twoDayFields);
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

    test('fetches its libraries when it is first used, and again after a failure', async ({
      page,
    }) => {
      await visitInPeace(page, address);
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) fetched.push(request.url());
      });
      await page.route('**/assets/js/*.js', (route) => route.abort());
      // Shown, and able to take the focus, once the page works.
      await expect(field(page)).toBeVisible();
      await field(page).focus();
      await expect(box(page).getByRole('status')).toContainText(language.missing);
      expect(fetched.length).toBeGreaterThan(0);
      await page.unroute('**/assets/js/*.js');
      await field(page).fill('30 8 * * 1,2,3,4,5');
      await expect(box(page).getByRole('status')).toHaveText(language.words);
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
      const inside = await box(page).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );
      expect(inside).toBeLessThanOrEqual(0);
    });
  });

  test.describe(`cron page without JavaScript, ${language.code}`, () => {
    test.use({javaScriptEnabled: false});

    test('keeps its tables, and says what is missing', async ({page}) => {
      await page.goto(address);
      // Locators by text pass over `noscript`; `innerText` holds only what is shown.
      const shown = await page
        .locator('noscript')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).innerText));
      expect(shown.join(' ')).toContain(language.noScript);
      await expect(page.getByRole('cell', {name: '5 0 1 1,4,7,10 *'})).toBeVisible();
    });
  });
}
