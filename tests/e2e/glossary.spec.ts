import {expect, test, type Locator} from '@playwright/test';
import {axeFaults} from './axe';
import {chooseMode, visitSettled} from './page';

/** A page with terms, and the definition of the first one. */
const page1 = '/docs/get-started/quick-start';

const more = '在术语表中查看';

test('a term is explained by keyboard, with a link to its entry', async ({page}) => {
  await visitSettled(page, page1);
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
  expect(href).toMatch(/^\/docs\/others\/glossary#/);
  await page.keyboard.press('Space');
  await box.getByRole('link', {name: more}).click();
  await expect(page).toHaveURL(href!);
});

test('links look alike in text, the glossary, admonitions, and the announcement', async ({
  page,
}) => {
  const underline = async (link: Locator) =>
    await link.evaluate((element) => {
      const {textDecorationLine, textDecorationColor, textDecorationThickness} =
        getComputedStyle(element);
      return [textDecorationLine, textDecorationColor, textDecorationThickness];
    });
  await visitSettled(page, '/docs/others/glossary');
  const inText = await underline(page.locator('.markdown li a').first());
  expect(inText).toEqual(['underline', expect.stringContaining('0.4'), '1px']);
  expect(await underline(page.locator('.markdown dd a').first())).toEqual(inText);
  await visitSettled(page, page1);
  await page.locator('.glossary-term').first().click();
  for (const place of ['.glossary-explanation', '.theme-admonition', '.theme-announcement-bar']) {
    expect(await underline(page.locator(`${place} a`).first()), place).toEqual(inText);
  }
});

for (const mode of ['light', 'dark'] as const) {
  test(`an open explanation has no accessibility violations, ${mode}`, async ({page}) => {
    await chooseMode(page, mode);
    await page.setViewportSize({width: 390, height: 844});
    await visitSettled(page, page1);
    await page.locator('.glossary-term').first().click();
    const box = page.locator('.glossary-explanation');
    await expect(box).toBeVisible();
    const {x, width} = (await box.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await axeFaults(page, '.theme-doc-markdown')).toEqual([]);
  });
}
