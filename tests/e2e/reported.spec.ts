/** Faults that readers have reported about other documentation sites: tests that this site has none of them. */
import {expect, test, type Page} from '@playwright/test';
import {belowNavbar, isJustBelowNavbar, reload, visit, watchErrors} from './page';

const phone = {width: 390, height: 844};
const article = '/docs/collaboration/record/create-record';
const withFigure = '/docs/collaboration/common-resource';
const withTables = '/en/docs/viz/panel/3d-panel';
const feedback = 'article section[data-search="off"]';
const withTabs = '/docs/viz/message-schemas/point-cloud';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

/** Reports whether the current history entry is that of an overlay (`useBackToClose`). */
const isAtOverlay = (page: Page) =>
  page.evaluate(() => 'overlay' in ((history.state as object | null) ?? {}));

for (const width of [390, 1280]) {
  test(`the navbar covers nothing, and focus in it scrolls nothing, ${width}`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await visit(page, `${article}#copy-or-move`);
    await expect.poll(() => isJustBelowNavbar(page, '#copy-or-move')).toBe(true);
    await scrollTo(page, 1500);
    await page.locator('article .markdown a[href^="/docs"]').first().focus();
    expect(await belowNavbar(page, ':focus')).toBeGreaterThanOrEqual(0);
    await scrollTo(page, 2000);
    const before = await scrollY(page);
    const frame = ':is(.navbar, .theme-doc-toc-mobile) :is(a, button):visible';
    for (const target of await page.locator(frame).all()) {
      await target.focus();
      expect(await scrollY(page)).toBe(before);
    }
    // From a page without the bar that the other one has below its navbar.
    await visit(page, '/download');
    await page.locator('a[href="/docs/client/uninstall#device-client"]').click();
    await expect.poll(() => isJustBelowNavbar(page, '#device-client')).toBe(true);
  });
}

for (const width of [400, 820, 1280]) {
  test(`Back, Forward and reload restore the position among tables, ${width}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, withTables);
    await scrollTo(page, 9000);
    const id = await page.evaluate(() => {
      const headings = Array.from(
        document.querySelectorAll<HTMLElement>('article :is(h2, h3)[id]'),
      );
      return headings.find((heading) => heading.getBoundingClientRect().top > 0)!.id;
    });
    const top = () =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
    const before = (await top())!;
    const offset = async () => Math.abs(((await top()) ?? Infinity) - before);
    await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(withTables);
    await page.goBack();
    await expect.poll(offset).toBeLessThan(40);
    await reload(page);
    await expect.poll(offset).toBeLessThan(40);
  });
}

for (const [fragment, language] of [
  ['#no-such-section', ''],
  ['#100%', ''],
  ['#%E4%B8', '/en'],
] as const) {
  test(`a link to a missing section shows a notice: ${fragment}`, async ({page}) => {
    const errors = watchErrors(page);
    const notice = page.locator('.site-notice[role="status"]');
    await visit(page, language + article);
    await page.evaluate((hash) => void (window.location.hash = hash), fragment);
    await expect(notice).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(notice).toBeVisible();
    await visit(page, '/about');
    await visit(page, language + article + fragment);
    await expect(notice).toBeVisible();
    await expect(page.locator('#next-steps')).toBeAttached();
    expect(errors).toEqual([]);
  });
}

/** Follows a link to a text, which uses the find function of the browser. */
async function findText(page: Page, text: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address});
    link.style.cssText = 'position: fixed; inset: 50% auto auto 50%; z-index: 1000';
    document.body.append(link);
    link.textContent = 'Find';
  }, `#:~:text=${text}`);
  await page.getByRole('link', {name: 'Find', exact: true}).click();
}

test('find-in-page searches inactive tabs, and activates the tab', async ({page}) => {
  await visit(page, withTabs);
  const tabs = page.locator('.tabs-container').first();
  const panels = tabs.locator('[role="tabpanel"]');
  await expect(panels.nth(1)).toHaveAttribute('hidden', 'until-found');
  await findText(page, 'builtin_interfaces');
  await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panels.nth(1)).not.toHaveAttribute('hidden');
  await expect(panels.nth(0)).toHaveAttribute('hidden', 'until-found');
  await expect(panels.nth(1).getByText('builtin_interfaces')).toBeInViewport();
});

for (const [address, text] of [
  ['/en/docs/developers/openapi/intro', 'urllib.error'],
  ['/docs/viz/message-schemas/point-cloud', 'builtin_interfaces'],
] as const) {
  test(`a new window shows the text in the tab that its address names: ${text}`, async ({page}) => {
    await visit(page, `${address}#:~:text=${text}`);
    const panel = page.locator('[role="tabpanel"]:visible', {hasText: text}).first();
    await expect(panel).toBeVisible();
    await expect(panel.getByText(text).first()).toBeInViewport();
    // The app has finished changing the page.
    await page.waitForLoadState('networkidle');
    await expect(panel.getByText(text).first()).toBeInViewport();
  });
}

test('the text of the address opens its tab after the browser has searched', async ({page}) => {
  await page.addInitScript(() => {
    // The browser does not search the panels.
    const setAttribute = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (value !== 'until-found') {
        setAttribute.call(this, name, value);
      }
    };
  });
  await visit(page, '/en/docs/developers/openapi/intro#:~:text=urllib.error');
  await expect(page.getByText('urllib.error').first()).toBeInViewport();
});

test('the text in a tab stays in the window when the app starts late', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/en/docs/developers/openapi/intro');
  await page.evaluate(() => (document.documentElement.dataset.hasHydrated = 'false'));
  await findText(page, 'yield%20from');
  const panel = page.locator('[role="tabpanel"]', {hasText: 'list_all.py'});
  const text = panel.getByText('yield from');
  await expect(text).toBeInViewport();
  // React hides the panel when it starts, and the browser keeps the text below it in place.
  await panel.evaluate((it) => {
    const {height} = it.getBoundingClientRect();
    it.setAttribute('hidden', 'until-found');
    window.scrollBy(0, -height);
  });
  await expect(text).toBeHidden();
  await page.evaluate(() => (document.documentElement.dataset.hasHydrated = 'true'));
  await expect(panel).not.toHaveAttribute('hidden');
  // The page scrolls after the tab has opened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(text).toBeInViewport();
});

test.describe('Back on a phone', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  for (const [name, opener, shown] of [
    ['a picture', 'figure [aria-haspopup="dialog"]', 'dialog[open]'],
    ['the menu', '.navbar__toggle', '.navbar-sidebar--show .navbar-sidebar'],
    ['the dialog for reading offline', 'footer button[aria-haspopup="dialog"]', 'dialog[open]'],
    ['the search', '.DocSearch-Button', '.DocSearch-Modal'],
    [
      'the list of sections',
      '.theme-doc-toc-mobile button',
      '.theme-doc-toc-mobile .table-of-contents',
    ],
    ['the feedback form', `${feedback} button >> nth=1`, `${feedback} textarea`],
  ] as const) {
    test(`closes ${name}, and Forward does not open it again`, async ({page}) => {
      await page.goto('/about');
      await visit(page, withFigure);
      await page.locator(opener).first().tap();
      const overlay = page.locator(shown);
      await expect(overlay).toBeVisible();
      const place = await scrollY(page);
      await page.goBack();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL(withFigure);
      await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThan(40);
      await page.goForward();
      await expect(page).toHaveURL(withFigure);
      await expect(overlay).toBeHidden();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });
  }

  test('leads to the previous page after a button has closed the overlay', async ({page}) => {
    await page.goto('/about');
    await visit(page, withFigure);
    await page.locator('figure [aria-haspopup="dialog"]').first().click();
    await page.locator('dialog button[type="submit"]').click();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect.poll(() => isAtOverlay(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('leads from a result to the previous page, and Forward to the result', async ({page}) => {
    await page.goto('/about');
    await visit(page, '/docs/overview');
    for (const way of ['tap', 'Enter', 'all'] as const) {
      await page.locator('.DocSearch-Button').tap();
      await page.locator('.DocSearch-Input').fill('记录');
      const target = page.locator(
        way === 'all' ? '.DocSearch-HitsFooter a' : '.DocSearch-Hit a >> nth=1',
      );
      const address = (await target.getAttribute('href'))!;
      if (way === 'Enter') {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else {
        await target.tap();
      }
      await expect(page).toHaveURL(address);
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/docs/overview');
      await page.goForward();
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('leads from a page selected in the menu to the previous one', async ({page}) => {
    await page.goto('/about');
    await visit(page, '/docs/overview');
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar__back').press('Enter');
    await expect(page.locator('.navbar-sidebar .menu__link').first()).toBeFocused();
    await page.locator('.navbar-sidebar a[href="/changelog"]').click();
    await expect(page).toHaveURL('/changelog');
    await page.goBack();
    await expect(page).toHaveURL('/docs/overview');
    await expect.poll(() => isAtOverlay(page)).toBe(false);
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});
