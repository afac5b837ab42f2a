/** Pages, routes and sidebar items come section by section (`src/plugins/lean-client`). */
import {expect, test, type Page} from '@playwright/test';
import {languages} from './languages';
import {holdBack, hydrated, saveData, watchErrors} from './page';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');

/** Row of a category at the top of the sidebar that has an index page. */
const category = (page: Page, href: string) =>
  sidebar(page).locator('.menu__list-item-collapsible', {
    has: page.locator(`> a[href="${href}"]`),
  });

/** The browser says so of what `<link rel="prefetch">` fetches, the site of the HTML of pages. */
const isPrefetch = ({'sec-purpose': browsers, purpose}: Record<string, string>) =>
  [browsers, purpose].some((value) => value?.includes('prefetch'));

for (const {code, prefix} of languages) {
  const at = (path: string) => `${prefix}${path}`;

  test.describe(`sections, ${code}`, () => {
    test('a page of each kind starts as the server sent it', async ({page}) => {
      const errors = watchErrors(page);
      for (const path of [
        '/',
        '/docs/overview',
        '/docs/get-started/quick-start',
        '/docs/category/viz',
        '/docs/category/extensions/best-practices',
        '/docs/viz/message-schemas',
        '/docs/viz/message-schemas/point-cloud',
        '/docs/others/browser-support',
        '/search',
        '/docs/viz/nothing/here',
      ]) {
        await page.goto(at(path));
        await hydrated(page);
      }
      expect(errors).toEqual([]);
    });

    test('a category opens with its items, its pages follow, and back returns', async ({page}) => {
      const errors = watchErrors(page);
      await page.goto(at('/docs/device/create-device'));
      await hydrated(page);
      const viz = category(page, at('/docs/category/viz'));
      await viz.locator('.menu__caret').click();
      const layout = sidebar(page).locator(`a[href="${at('/docs/viz/layout')}"]`);
      await expect(layout).toBeVisible();
      await layout.click();
      await expect(page).toHaveURL(at('/docs/viz/layout'));
      await expect(page.locator('.breadcrumbs a')).toHaveCount(2);
      await expect(layout).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('.navbar__link--active')).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL(at('/docs/device/create-device'));
      await expect(
        sidebar(page).locator(`a[href="${at('/docs/device/create-device')}"]`),
      ).toHaveAttribute('aria-current', 'page');
      expect(errors).toEqual([]);
    });

    test('an index page of another section shows its cards', async ({page}) => {
      const errors = watchErrors(page);
      await page.goto(at('/docs/device/create-device'));
      await hydrated(page);
      await category(page, at('/docs/category/image')).locator('a').click();
      await expect(page).toHaveURL(at('/docs/category/image'));
      const cards = page.locator('article a[href*="/docs/image/"]');
      await expect(cards).toHaveCount(4);
      await page.reload();
      await expect(cards).toHaveCount(4);
      expect(errors).toEqual([]);
    });

    test('a page of another section is reached by the history, and its headings by links', async ({
      page,
    }) => {
      await page.goto(at('/docs/overview'));
      await hydrated(page);
      await page.evaluate((href) => {
        window.history.pushState(null, '', href);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, at('/docs/viz/layout'));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.breadcrumbs a')).toHaveCount(2);
      const heading = page.locator('.table-of-contents a').first();
      await heading.click();
      expect(new URL(page.url()).hash).not.toBe('');
      await expect(page.locator('.breadcrumbs a')).toHaveCount(2);
    });
  });
}

test('the other language is one click away from a page of a section', async ({page}) => {
  await page.goto('/docs/viz/panel/plot-panel');
  await hydrated(page);
  await page.locator('.navbar .dropdown').hover();
  await page
    .locator('.navbar .dropdown__menu a[lang="en-US"], .navbar .dropdown__menu a[lang="en"]')
    .click();
  await expect(page).toHaveURL('/en/docs/viz/panel/plot-panel');
  await hydrated(page);
  await expect(page.locator('.breadcrumbs a')).toHaveCount(3);
});

test('what is around a page follows it', async ({page}) => {
  const [first, next] = ['/docs/viz/panel/log-panel', '/docs/viz/panel/plot-panel'];
  await page.goto(first);
  await hydrated(page);
  const current = page.locator('.menu a[aria-current="page"]');
  await expect(current).toHaveAttribute('href', first);
  await page.locator(`.menu a[href="${next}"]`).click();
  await expect(current).toHaveAttribute('href', next);
  await expect(current).toHaveCount(1);
  await page.locator('.navbar .dropdown').hover();
  await expect(page.locator('.navbar .dropdown__menu a[lang^="en"]')).toHaveAttribute(
    'href',
    `/en${next}`,
  );
  // The same page again is no step of the history.
  const steps = await page.evaluate(() => window.history.length);
  await current.click();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  const changelog = page.locator('.navbar').getByRole('link', {name: languages[0].changelog});
  await changelog.click();
  await expect(changelog).toHaveAttribute('aria-current', 'page');
  await expect(changelog).toHaveClass(/navbar__link--active/);
});

test('a category whose items cannot be loaded opens with its first page', async ({page}) => {
  await page.goto('/docs/device/create-device');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const viz = category(page, '/docs/category/viz');
  await viz.locator('.menu__caret').click();
  await expect(sidebar(page).locator('a[href="/docs/viz/about-viz"]')).toBeVisible();
  await page.unrouteAll();
  await category(page, '/docs/category/device').locator('.menu__caret').click();
  await viz.locator('.menu__caret').hover();
  await viz.locator('.menu__caret').click();
  await expect(sidebar(page).locator('a[href="/docs/viz/layout"]')).toBeVisible();
});

test('a section that cannot be loaded on the way to a page reloads it', async ({page}) => {
  await page.goto('/docs/device/create-device');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await category(page, '/docs/category/viz').locator('a').click();
  await reloaded;
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL('/docs/category/viz');
});

test('on a phone the menu opens categories of other sections', async ({browser}) => {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/docs/device/create-device');
  await hydrated(page);
  await page.locator('.navbar__toggle').tap();
  const row = page.locator('.navbar-sidebar .menu__list-item-collapsible', {
    has: page.locator('> a[href="/docs/category/viz"]'),
  });
  await row.locator('.menu__caret').tap();
  await expect(page.locator('.navbar-sidebar a[href="/docs/viz/layout"]')).toBeVisible();
  await context.close();
});

test('without JavaScript the sidebar leads to every section', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/docs/device/create-device');
  await category(page, '/docs/category/viz').locator('a').click();
  await expect(page).toHaveURL('/docs/category/viz');
  await expect(page.locator('article a').first()).toBeVisible();
  await page.goto('/docs/device/create-device');
  await expect(sidebar(page).locator('a[href="/docs/get-started/quick-start"]')).toBeVisible();
  await context.close();
});

for (const path of ['/', '/docs/viz/panel/plot-panel', '/docs/category/viz']) {
  test(`visible links of ${path} cost at most 12 requests`, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', async (request) => {
      if (isPrefetch(await request.allHeaders())) {
        fetched.push(request.url());
      }
    });
    await page.goto(path);
    await hydrated(page);
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(fetched.length).toBeLessThanOrEqual(12);
    expect(new Set(fetched).size).toBe(fetched.length);
  });
}

test('the page that follows in the sidebar is fetched ahead, and its HTML not again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs/viz/panel/log-panel');
  await hydrated(page);
  const next = '/docs/viz/panel/plot-panel';
  await expect.poll(() => asked).toContain(next);
  await page.waitForLoadState('networkidle');
  await sidebar(page).locator(`a[href="${next}"]`).click();
  await expect(page.locator('h1')).toContainText('图表');
  await expect(page.locator('.theme-doc-markdown > p').first()).not.toBeEmpty();
  expect(asked.filter((path) => path === next)).toHaveLength(1);
});

test('scripts of a page wait for its styles, and are asked for all at once', async ({page}) => {
  const letStylesCome = await holdBack(page, '**/assets/css/*.css');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  // Found in the text of the page behind its scripts.
  const picture = page.waitForRequest(/\/figures\/log-panel\./);
  await page.goto('/docs/viz/panel/log-panel', {waitUntil: 'commit'});
  await picture;
  expect(scripts).toEqual([]);
  letStylesCome();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const named = await page
    .locator('link[as="script"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(named.length).toBeGreaterThan(3);
  expect(scripts.slice(0, named.length).sort()).toEqual(named.sort());
});

test('readers who save data get nothing ahead', async ({page}) => {
  await saveData(page);
  const fetched: string[] = [];
  page.on('request', async (request) => {
    if (isPrefetch(await request.allHeaders())) {
      fetched.push(request.url());
    }
  });
  await page.goto('/docs/viz/panel/plot-panel');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});
