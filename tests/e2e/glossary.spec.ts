import {expect, test} from '@playwright/test';
import {glossaryEntries} from '../../src/data/glossary';
import {axeFaults} from './axe';
import {languages} from './languages';
import {chooseMode, visitInPeace} from './page';

/** A page with terms, and what the first of them is. */
const page1 = '/docs/get-started/quick-start';

for (const {code, prefix} of languages) {
  const more = code === 'zh' ? '在术语表中查看' : 'See it in the glossary';

  test.describe(`glossary, ${code}`, () => {
    test('the page lists every term with its anchor', async ({page}) => {
      await page.goto(`${prefix}/docs/others/glossary`);
      for (const {id, term, definition} of glossaryEntries(code)) {
        const entry = page.locator(`[id="${id}"]`);
        await expect(entry).toContainText(term);
        await expect(entry).toContainText(definition);
      }
      await expect(page.locator('a.glossary-term')).toHaveCount(0);
    });

    test('a term is explained by keyboard, with a link to its entry', async ({page}) => {
      await visitInPeace(page, prefix + page1);
      const term = page.getByRole('button', {expanded: false}).and(page.locator('.glossary-term'));
      const first = term.first();
      await first.scrollIntoViewIfNeeded();
      await first.press('Enter');
      const box = page.locator('.glossary-explanation');
      await expect(box).toBeVisible();
      await expect(box).toHaveRole('status');
      const opened = page.locator('.glossary-term[aria-expanded="true"]');
      await expect(opened).toHaveCount(1);
      const href = await opened.getAttribute('href');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: more})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      await expect(page.locator('.glossary-term').first()).toBeFocused();
      expect(href).toMatch(new RegExp(`^${prefix}/docs/others/glossary#`));
      await page.keyboard.press('Space');
      await box.getByRole('link', {name: more}).click();
      await expect(page).toHaveURL(href!);
    });

    test('a term that the focus has left meanwhile is not explained', async ({page}) => {
      await visitInPeace(page, prefix + page1);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/js/**', async (route) => {
        await held;
        await route.continue();
      });
      const box = page.locator('.glossary-explanation');
      const asked = page.waitForRequest('**/assets/js/**');
      await page.keyboard.press('Tab');
      await page.locator('.glossary-term').first().focus();
      const code = await asked;
      await page.keyboard.press('Tab');
      release();
      await (await code.response())!.finished();
      await page.waitForTimeout(400);
      await expect(box).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await expect(box).toBeVisible();
    });

    test('a term is explained under the pointer, and closed when it leaves', async ({page}) => {
      await visitInPeace(page, prefix + page1);
      const term = page.locator('.glossary-term').first();
      await term.hover();
      const box = page.locator('.glossary-explanation');
      await expect(box).toBeVisible();
      await box.hover();
      await page.waitForTimeout(400);
      await expect(box).toBeVisible();
      await page.locator('h1').hover();
      await expect(box).toHaveCount(0);
    });

    test('the explanation of a term stays when the pointer came from another one', async ({
      page,
    }) => {
      await visitInPeace(page, prefix + page1);
      const terms = page.locator('.glossary-term');
      const tops = await terms.evaluateAll((all) =>
        all.map((term) => term.getBoundingClientRect().top),
      );
      // Two that are seen together, so that nothing scrolls on the way.
      const place = tops.findIndex((top, index) => tops[index + 1]! - top < 300);
      await terms.nth(place).hover();
      await expect(page.locator('.glossary-explanation')).toBeVisible();
      const other = terms.nth(place + 1);
      await other.hover();
      await page.waitForTimeout(600);
      await expect(other).toHaveAttribute('aria-expanded', 'true');
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`an open explanation has no accessibility fault, ${mode}`, async ({page}) => {
        await chooseMode(page, mode);
        await page.setViewportSize({width: 390, height: 844});
        await visitInPeace(page, prefix + page1);
        await page.locator('.glossary-term').first().click();
        const box = page.locator('.glossary-explanation');
        await expect(box).toBeVisible();
        const {x, width} = (await box.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(390);
        expect(await axeFaults(page, '.theme-doc-markdown')).toEqual([]);
      });
    }
  });

  test.describe(`without JavaScript, ${code}`, () => {
    test.use({javaScriptEnabled: false});
    test('a term is a link to its entry', async ({page}) => {
      await page.goto(prefix + page1);
      const term = page.locator('a.glossary-term').first();
      await expect(term).not.toHaveAttribute('role');
      await term.click();
      await expect(page).toHaveURL(/others\/glossary#/);
    });
  });
}
