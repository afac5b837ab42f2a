/** The results page. */
import {expect, test} from '@playwright/test';
import {holdBack, watchErrors, visit} from './page';

const languages = [
  {
    prefix: '',
    query: '设备',
    typed: '记录',
    title: '「设备」的搜索结果',
    plain: '在文档中搜索',
    next: '下一页',
    previous: '上一页',
    none: '没有找到相关结果',
    failed: '无法获取搜索结果',
    unbuilt: '索引由构建生成。运行 npm run site',
    retry: '重试',
  },
  {
    prefix: '/en',
    query: 'device',
    typed: 'record',
    title: 'Search results for "device"',
    plain: 'Search the documentation',
    next: 'Next',
    previous: 'Previous',
    none: 'No results found for',
    failed: 'Unable to fetch results',
    unbuilt: 'Builds make it. Run npm run site',
    retry: 'Retry',
  },
];

for (const language of languages) {
  const {prefix, query, typed, title, plain, next, previous, none, failed, unbuilt, retry} =
    language;
  test.describe(`results page ${prefix || '/'}`, () => {
    const field = 'main input[type="search"]';
    const results = 'main ol li';

    test('answers the query in the address; page, title and back button follow', async ({page}) => {
      const errors = watchErrors(page);
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title.replace(/[「」"]/g, '.')));
      await expect(page.locator(field)).toHaveValue(query);
      await expect(page.locator(results)).toHaveCount(20);
      const first = await page.locator(`${results} a`).first().getAttribute('href');
      await page.getByRole('link', {name: next, exact: true}).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.locator(`${results} a`).first()).not.toHaveAttribute('href', first ?? '');
      await expect(page.getByRole('link', {name: previous, exact: true})).toBeVisible();
      await page.goBack();
      await expect(page.locator(`${results} a`).first()).toHaveAttribute('href', first ?? '');
      await page.locator(`${results} a`).first().click();
      await expect(page).toHaveURL((url) => !url.pathname.endsWith('/search'));
      await page.goBack();
      await expect(page.locator(field)).toHaveValue(query);
      await expect(page.locator(`${results} a`).first()).toHaveAttribute('href', first ?? '');
      expect(errors).toEqual([]);
    });

    test('a page behind the last one is the last one', async ({page}) => {
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}&page=99`);
      await expect(page.locator(results).first()).toBeVisible();
      await expect(page).toHaveURL(/page=\d$/);
      await expect(page.getByRole('link', {name: next, exact: true})).toHaveCount(0);
    });

    test('a pause between two words does not join them', async ({page}) => {
      await visit(page, `${prefix}/search`);
      const input = page.locator(field);
      await input.pressSequentially('point ');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'point');
      await expect(page.locator(results).first()).toBeVisible();
      await input.pressSequentially('cloud');
      await expect(input).toHaveValue('point cloud');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'point cloud');
    });

    test('typing is kept in the address; sending adds to the history', async ({page}) => {
      await visit(page, `${prefix}/search`);
      await expect(page.locator('h1')).toHaveText(plain);
      await page.locator(field).fill(typed);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
      await expect(page.locator(results).first()).toBeVisible();
      await page.locator(field).fill(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed);
      await expect(page.locator(field)).toHaveValue(typed);
    });

    test('nothing found, and an index that cannot be loaded', async ({page}) => {
      const errors = watchErrors(page);
      await visit(page, `${prefix}/search?q=zzqxvkw`);
      await expect(page.locator('main [role="status"]')).toContainText(none);
      await expect(page.locator('main [role="status"] li a')).toHaveCount(3);
      await page.locator('main [role="status"] li a').first().click();
      await expect(page.locator(results).first()).toBeVisible();
      await page.route('**/assets/search/index.*.json', (route) => route.abort());
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator('main [role="status"]')).toContainText(failed);
      await page.unroute('**/assets/search/index.*.json');
      await page.getByRole('button', {name: retry, exact: true}).click();
      await expect(page.locator(results).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('answers before the texts of its excerpts, which then move nothing', async ({page}) => {
      const errors = watchErrors(page);
      const arrive = await holdBack(page, '**/assets/search/*-*.json');
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator(results)).toHaveCount(20);
      const places = () =>
        page
          .locator(results)
          .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
      const before = await places();
      await expect(page.locator(`${results} p mark`)).toHaveCount(0);
      arrive();
      // The further ones come after those in view; a heading without such a text has none.
      await expect.poll(() => page.locator(`${results}:has(p mark)`).count()).toBeGreaterThan(10);
      expect(await places()).toEqual(before);
      expect(errors).toEqual([]);
    });

    test('without an index, as of the dev server, it says what makes one', async ({page}) => {
      await page.route('**/search?q=*', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const without = html.replace(/<meta name="?search-index"?[^>]*>/, '');
        expect(without).not.toBe(html);
        await route.fulfill({response, body: without});
      });
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator('main [role="status"]')).toContainText(unbuilt);
      await expect(page.locator('main [role="status"]')).not.toContainText(failed);
      await expect(page.getByRole('button', {name: retry, exact: true})).toHaveCount(0);
    });

    test('a slow processor does not lose the query in the address', async ({page}) => {
      test.setTimeout(120_000);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: 20});
      await page.goto(`${prefix}/search?q=zzqxvkw`);
      await expect(page.locator('main [role="status"]')).toContainText(none, {timeout: 60_000});
      await expect(page.locator(field)).toHaveValue('zzqxvkw');
      // The address follows the field after a pause: an empty field would have emptied it by then.
      await page.waitForTimeout(2000);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'zzqxvkw');
      await expect(page.locator('main [role="status"]')).toContainText('zzqxvkw');
    });

    test('no reader is sent here by a crawler, and all fits a phone', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await visit(page, `${prefix}/search?q=${encodeURIComponent(query)}`);
      await expect(page.locator(results).first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      );
    });
  });
}
