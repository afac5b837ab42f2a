import {expect, test} from '@playwright/test';
import {languages} from './languages';

const routes = [
  '/',
  '/about',
  '/changelog',
  '/download',
  '/legal/privacy',
  '/legal/terms',
  '/security/security-white-paper',
  '/security/data-security-solution',
  '/search',
];

for (const {code, prefix, htmlLang} of languages) {
  test.describe(`pages beside the docs, ${code}`, () => {
    test('answer, with a title, a description and both languages announced', async ({page}) => {
      for (const route of routes) {
        const response = await page.goto(prefix + route, {waitUntil: 'domcontentloaded'});
        expect(response?.status(), route).toBe(200);
        await expect(page.locator('html'), route).toHaveAttribute('lang', htmlLang);
        await expect(page, route).toHaveTitle(/.+coScene$/);
        await expect(page.locator('meta[name="description"]'), route).toHaveAttribute(
          'content',
          /.{15,}/,
        );
        for (const other of ['zh-CN', 'en', 'x-default']) {
          await expect(page.locator(`link[hreflang="${other}"]`), route).toHaveCount(1);
        }
      }
    });

    test('can be read without JavaScript', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(`${prefix}/`);
      await expect(page.locator('svg.navbar__logo:visible')).toHaveCount(1);
      await expect(page.locator('main section section').first()).toBeVisible();
      expect(await page.locator('main a[href*="/docs/"]').count()).toBeGreaterThan(30);
      await page.goto(`${prefix}/download`);
      for (const system of ['Windows', 'macOS', 'Linux']) {
        await expect(page.getByRole('heading', {name: system})).toBeVisible();
      }
      await page.goto(`${prefix}/docs/collaboration/record/quick-start-record`);
      await expect(page.locator('figure img').first()).toBeVisible();
      await context.close();
    });

    test('the feeds list the releases of the changelog', async ({request, page}) => {
      await page.goto(`${prefix}/changelog`);
      const releases = await page.locator('article h3').evaluateAll((all) => all.map(({id}) => id));
      expect(releases.length).toBeGreaterThan(20);
      for (const type of ['atom', 'rss']) {
        const feed = await (await request.get(`${prefix}/changelog/${type}.xml`)).text();
        expect(feed).toContain(`${prefix}/changelog#${releases[0]}`);
        await expect(page.locator(`link[type="application/${type}+xml"]`)).toHaveCount(1);
      }
    });

    test('the home page names its newest release and every section of the sidebar', async ({
      page,
    }) => {
      await page.goto(`${prefix}/docs/overview`);
      const sections = await page
        .locator('.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > a')
        .allTextContents();
      await page.goto(`${prefix}/changelog`);
      const newest = await page.locator('article h3').first().getAttribute('id');
      await page.goto(`${prefix}/`);
      for (const section of sections) {
        await expect(page.locator('main h3', {hasText: section}).first()).toBeVisible();
      }
      await expect(page.locator(`main a[href="${prefix}/changelog#${newest}"]`)).toBeVisible();
    });

    test('nothing on the first screen moves while the home page loads', async ({page}) => {
      await page.addInitScript(() => {
        const shifts = {total: 0};
        (window as unknown as {shifts: typeof shifts}).shifts = shifts;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.total += (entry as unknown as {value: number}).value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(`${prefix}/`, {waitUntil: 'networkidle'});
      const total = await page.evaluate(
        () => (window as unknown as {shifts: {total: number}}).shifts.total,
      );
      expect(total).toBeLessThan(0.01);
    });
  });
}
