/**
 * Faults around a page: it stays usable, and reports the problem in the reader's language. (search*.spec.ts
 * covers missing search files.)
 */
import {expect, test, type Page} from '@playwright/test';
import {brand} from '../../src/config/brand';
import {blockStorage, pauseRequests, hydrated, saveData, visit} from './page';

const scripts = '**/assets/js/*.js';
const mainScript = '**/assets/js/main.*.js';
const article = '/docs/collaboration/record/create-record';

const says = {
  missingCode: '这一页没有加载成功',
  network: '网络不通',
  retry: '重试',
  crash: '页面崩溃了。',
};
const alert = (page: Page, text = says.missingCode) =>
  page.getByRole('alert').filter({hasText: text});
const nextPage = (page: Page) => page.locator('.pagination-nav__link--next');
const gone = {status: 404, body: ''};

/** Uncaught errors. Unlike `watchErrors`, it ignores console messages, because these pages have faults. */
function watchUncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Document requests, that is page loads. */
function countLoads(page: Page): {count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.count += 1;
    }
  });
  return loads;
}

/**
 * The parts of a page that need JavaScript work.
 */
async function expectUsable(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme');
  await page.locator('.navbar [class*="colorModeToggle"] button').first().click();
  await expect(html).not.toHaveAttribute('data-theme', mode!);
}

test.describe('missing code', () => {
  test('a missing main script: one reload repairs the page without storage', async ({page}) => {
    await blockStorage(page);
    const loads = countLoads(page);
    await page.route(mainScript, (route) => route.fulfill(gone), {times: 1});
    await visit(page, '/docs/overview');
    expect(loads.count).toBe(2);
    await expect(alert(page)).toHaveCount(0);
  });

  test('permanently missing scripts: one reload, then a notice with Retry', async ({page}) => {
    const loads = countLoads(page);
    await page.route(scripts, (route) => route.fulfill(gone));
    await page.goto('/en/docs/overview');
    const notice = alert(page, 'This page could not be loaded completely');
    await expect(notice).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads.count).toBe(2);
    await expect(page.locator('main h1')).toBeVisible();
    await page.unroute(scripts);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
  });

  test('a missing style sheet: the notice remains when the app has started', async ({page}) => {
    await page.route('**/assets/css/**', (route) => route.fulfill(gone));
    await page.clock.install();
    await page.goto('/en/docs/overview');
    await hydrated(page);
    // Longer than the interval in which the notice checks the app.
    await page.clock.runFor(1500);
    await expect(alert(page, 'This page could not be loaded completely')).toBeVisible();
  });

  for (const [body, type] of [
    ['<!doctype html><title>Log in</title>', 'text/html'],
    ['', 'text/javascript'],
    ['(() => {', 'text/javascript'],
  ] as const) {
    test(`an invalid main script, "${body}": a notice after a while`, async ({page}) => {
      await page.clock.install();
      await page.route(mainScript, (route) =>
        route.fulfill({body, contentType: type, headers: {'x-content-type-options': ''}}),
      );
      await page.goto('/en/docs/overview');
      await page.clock.fastForward('00:15');
      await expect(alert(page, 'This page could not be loaded completely')).toBeVisible();
    });
  }

  test('missing chunks during navigation: the page is loaded as a document', async ({page}) => {
    await saveData(page);
    await visit(page, '/docs/overview');
    const loads = countLoads(page);
    await page.route(scripts, async (route) => {
      const isMain = /\/(?:runtime~)?main\./.test(route.request().url());
      return isMain ? route.continue() : route.fulfill(gone);
    });
    await nextPage(page).click();
    await expect(page).toHaveURL('/docs/get-started/quick-start');
    await expect(alert(page)).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads.count).toBe(1);
    // The next deployment: the same tab recovers again.
    await page.unroute(scripts);
    await alert(page).getByRole('button', {name: says.retry}).click();
    await hydrated(page);
    await expect(alert(page)).toHaveCount(0);
  });
});

test('without a network the current page remains; navigation resumes when it returns', async ({
  page,
  context,
}) => {
  await saveData(page);
  await visit(page, '/docs/overview');
  await context.setOffline(true);
  await nextPage(page).click();
  const offline = alert(page, says.network);
  await expect(offline).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  await offline.getByRole('button', {name: says.retry}).click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/docs/get-started/quick-start');
  await expect(offline).toHaveCount(0);
  await expect(page.locator('main h1')).not.toHaveText('');
});

test('a slow page is reported, and navigation removes the notice', async ({page}) => {
  await saveData(page);
  await visit(page, '/docs/overview');
  await page.clock.install();
  const release = await pauseRequests(page, scripts);
  await nextPage(page).click();
  await page.clock.fastForward('00:15');
  const notice = alert(page, '下一页还没有到');
  await expect(notice).toBeVisible();
  release();
  await expect(page.locator('main h1')).toHaveText('快速开始');
  await expect(notice).toHaveCount(0);
});

test.describe('browsers', () => {
  test('without JavaScript a page of the docs is complete', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(article);
    await expect(page.locator('main h1')).toBeVisible();
    const headings = page.locator('.theme-doc-markdown h2[id]');
    expect(await headings.count()).toBeGreaterThan(2);
    await expect(headings.filter({visible: false})).toHaveCount(0);
    const code = page.locator('.markdown :is(p, li, td) > code');
    await expect(code.and(page.locator(':not([translate="no"])'))).toHaveCount(0);
    const feedback = page.locator('article section[data-search="off"]');
    await expect(feedback.getByRole('button')).toHaveCount(0);
    await expect(feedback.locator(`a[href^="${brand.repository}/issues/new?"]`)).toBeVisible();
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await expect(page).toHaveURL(/#next-steps$/);
    await expect(page.locator('#next-steps')).toBeInViewport();
    await nextPage(page).click();
    // The previous page has a heading, too.
    await page.waitForURL((url) => !url.hash);
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('.navbar .dropdown > a').hover();
    await page.locator('.navbar .dropdown__menu a[lang^="en"]').press('Enter');
    await expect(page).toHaveURL(/\/en\/docs\//);
    await page.goto('/docs/viz/panel/map-panel');
    await expect(page.locator('figure svg[role="group"]:visible').first()).toBeVisible();
    await expect(page.locator('figure li').first()).toBeVisible();
    await expect(page.locator('figure [aria-haspopup="dialog"]').first()).toBeHidden();
    await page.goto('/docs/viz/message-schemas/point-cloud');
    await expect(page.locator('.tabs-container [role="tablist"]')).toBeHidden();
    const panels = await page.locator('[role="tabpanel"]').all();
    expect(panels.length).toBeGreaterThan(3);
    for (const panel of panels) {
      await expect(panel).toBeVisible();
      const name = panel.locator('> .tab-name');
      await expect(name).toHaveCSS('content', /^"[^"]+"$/, {pseudo: 'before'});
    }
    await page.goto('/docs/viz/inspect-recording');
    await expect(page.locator('section noscript p')).toContainText('这个工具需要 JavaScript');
    await expect(page.locator('#panel-needs')).toBeVisible();
    // Pages outside the docs.
    await page.goto('/');
    expect(await page.locator('main a[href*="/docs/"]').count()).toBeGreaterThan(20);
    await page.goto('/download');
    await expect(page.getByRole('heading', {name: 'Windows'})).toBeVisible();
    await context.close();
  });

  for (const name of ['storage and cookies', 'clipboard, Intl.Segmenter and observers']) {
    test(`a browser without ${name} shows pages and navigates`, async ({page}) => {
      const errors = watchUncaught(page);
      const hasStorage = !name.startsWith('storage');
      if (hasStorage) {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {value: undefined});
          Reflect.deleteProperty(Intl, 'Segmenter');
          for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) {
            Reflect.deleteProperty(window, name);
          }
        });
      } else {
        await blockStorage(page);
      }
      await page.goto('/docs/overview');
      await expectUsable(page);
      await nextPage(page).click();
      await expect(page).toHaveURL('/docs/get-started/quick-start');
      await visit(page, '/changelog');
      await expect(page.locator('h1')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test.describe('pages changed by translators and extensions', () => {
  /** Imitates Google Translate: replaces each text with a new one in two `<font>` elements. */
  const translateTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.data.trim() && !node.parentElement?.closest('script, style, noscript')) {
        found.push(node);
      }
    }
    for (const node of found) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `x${node.data}`;
      outer.append(inner);
      node.replaceWith(outer);
    }
  };

  test('a translator before the app starts, and during navigation', async ({page}) => {
    const errors = watchUncaught(page);
    await page.route(mainScript, async (route) => {
      await page.evaluate(translateTexts).catch(() => {});
      await route.continue();
    });
    await page.goto('/docs/overview');
    await expectUsable(page);
    for (const turn of [1, 2]) {
      await page.evaluate(translateTexts);
      const address = page.url();
      await nextPage(page).click();
      await expect(page, `turn ${turn}`).not.toHaveURL(address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(says.crash);
    }
    await page.evaluate(translateTexts);
    await expectUsable(page);
    expect(errors).toEqual([]);
  });
});
