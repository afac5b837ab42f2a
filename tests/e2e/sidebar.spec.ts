/** The sidebar shows where the reader is (`src/components/showCurrent.ts`). */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {languages} from './languages';
import {visit} from './page';

const far = '/docs/viz/message-schemas/key-value-pair';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container .menu');
const current = (scroller: Locator) => scroller.locator('a[aria-current="page"]');

/** How far down an item's middle stands in the visible part of the sidebar: from 0 to 1 in sight. */
async function place(scroller: Locator, item = current(scroller)): Promise<number> {
  const [outer, inner] = await Promise.all([scroller.boundingBox(), item.boundingBox()]);
  return (inner!.y + inner!.height / 2 - outer!.y) / outer!.height;
}

async function expectAThirdDown(scroller: Locator): Promise<void> {
  await expect.poll(() => place(scroller)).toBeGreaterThan(0.3);
  await expect.poll(() => place(scroller)).toBeLessThan(0.4);
}

const scrolled = (scroller: Locator) => scroller.evaluate(({scrollTop}) => scrollTop);

/** Once categories have opened and closed, and the sidebar has followed. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const list = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu')!;
    for (let last = -1; last !== list.clientHeight;) {
      last = list.clientHeight;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });

/** As a link in the text, or a hit of the search, would lead there. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, href);

for (const {code, prefix, openMenu} of languages) {
  test.describe(`sidebar, ${code}`, () => {
    test('a page far down has its item in sight, and the page stays at its top', async ({page}) => {
      await visit(page, prefix + far);
      await expectAThirdDown(sidebar(page));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });

    test('the menu of small screens opens at the page, with the way back in sight', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await visit(page, prefix + far);
      await page.getByRole('button', {name: openMenu}).click();
      const panel = page.locator('.navbar-sidebar__item:has(.theme-doc-sidebar-menu)');
      await expectAThirdDown(panel);
      await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
      const back = panel.locator('.navbar-sidebar__back');
      expect(await place(panel, back)).toBeGreaterThan(0);
      await back.click();
      await expect(panel).not.toBeInViewport();
    });
  });
}

test('a page whose item is in sight leaves the sidebar at its top', async ({page}) => {
  await visit(page, '/docs/device/create-device');
  await rest(page);
  expect(await scrolled(sidebar(page))).toBe(0);
});

test('the sidebar follows to another category, whose items come and open after the page', async ({
  page,
}) => {
  await visit(page, '/docs/device/create-device');
  await follow(page, far);
  await expect(current(sidebar(page))).toHaveAttribute('href', far);
  await rest(page);
  await expectAThirdDown(sidebar(page));
});

test('it follows the link to the next page only when that has left the visible part', async ({
  page,
}) => {
  await visit(page, far);
  await expectAThirdDown(sidebar(page));
  const before = await scrolled(sidebar(page));
  const next = page.locator('.pagination-nav__link--next');
  const href = await next.getAttribute('href');
  await next.click();
  await expect(current(sidebar(page))).toHaveAttribute('href', href!);
  await rest(page);
  expect(await scrolled(sidebar(page))).toBe(before);
  await sidebar(page).evaluate((element) => void (element.scrollTop = 0));
  await next.click();
  await expect(current(sidebar(page))).not.toHaveAttribute('href', href!);
  await expectAThirdDown(sidebar(page));
});

test('a click in the sidebar moves it nowhere, nor does a category that is opened by hand', async ({
  page,
}) => {
  await visit(page, far);
  await expectAThirdDown(sidebar(page));
  await rest(page);
  const before = await scrolled(sidebar(page));
  const link = sidebar(page).locator('a[href="/docs/viz/message-schemas/laser-scan"]');
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await rest(page);
  expect(await scrolled(sidebar(page))).toBe(before);
  // By now the sidebar has ended following the click.
  await page.waitForTimeout(400);
  await sidebar(page).evaluate((element) => void (element.scrollTop = 0));
  const caret = sidebar(page).locator(
    '.menu__list-item-collapsible:has(> a[href="/docs/category/use-case"]) .menu__caret',
  );
  await caret.click();
  await rest(page);
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  expect(await place(sidebar(page), caret)).toBeLessThan(1);
  expect(await place(sidebar(page), caret)).toBeGreaterThan(0);
});
