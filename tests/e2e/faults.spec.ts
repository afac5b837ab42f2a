/**
 * What breaks around a page: it stays usable, and says in the reader's language what happened.
 * (Faults of the search beside its files: search*.spec.ts.)
 */
import {expect, test, type Page} from '@playwright/test';
import {languages, switchLanguage} from './languages';
import {blockStorage, changeScripts, hydrated, saveData, visit} from './page';

const scripts = '**/assets/js/*.js';
const mainScript = '**/assets/js/main.*.js';
const [zh, en] = languages;
const article = '/docs/collaboration/record/create-record';

/** What the notices say. */
const says = {
  missingCode: '这一页没有加载成功',
  network: '网络不通',
  missingSection: '链接指向的章节已不在这一页',
  retry: '重试',
};
const alert = (page: Page, text = says.missingCode) =>
  page.getByRole('alert').filter({hasText: text});
const nextPage = (page: Page) => page.locator('.pagination-nav__link--next');
const gone = {status: 404, body: ''};

/** Errors that nothing caught. Unlike `watchErrors`, not what the console is told: these pages have faults. */
function watchUncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Documents that were asked for, that is page loads. */
function countLoads(page: Page): {count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.count += 1;
    }
  });
  return loads;
}

/** The parts of a page that need JavaScript work. */
/** @param search Where a search leads: DocSearch's dialog cannot do without storage, the results page can. */
async function expectUsable(page: Page, search: 'dialog' | 'page' = 'dialog'): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  if (search === 'dialog') {
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  } else {
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    await page.goBack();
  }
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme');
  await page.locator('.navbar [class*="colorModeToggle"] button').first().click();
  await expect(html).not.toHaveAttribute('data-theme', mode!);
}

test.describe('missing code', () => {
  test('a main script that has gone: one reload mends the page, also without storage', async ({
    page,
  }) => {
    await blockStorage(page);
    const loads = countLoads(page);
    await page.route(mainScript, (route) => route.fulfill(gone), {times: 1});
    await visit(page, '/docs/overview');
    expect(loads.count).toBe(2);
    await expect(alert(page)).toHaveCount(0);
  });

  test('scripts that stay away: one reload, then a notice with Retry', async ({page}) => {
    const loads = countLoads(page);
    await page.route(scripts, (route) => route.fulfill(gone));
    await page.goto('/en/docs/overview');
    const notice = alert(page, en.chunk[0]);
    await expect(notice).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads.count).toBe(2);
    await expect(page.locator('main h1')).toBeVisible();
    await page.unroute(scripts);
    await notice.getByRole('button', {name: en.chunk[1]}).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
  });

  test('chunks that have gone on the way to a page: it is loaded whole', async ({page}) => {
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
    // The next deployment: the same tab is helped again.
    await page.unroute(scripts);
    await alert(page).getByRole('button', {name: says.retry}).click();
    await hydrated(page);
    await expect(alert(page)).toHaveCount(0);
  });

  test('a style sheet that has gone: one reload brings it', async ({page}) => {
    const loads = countLoads(page);
    await page.route('**/assets/css/styles.*.css', (route) => route.abort(), {times: 1});
    await page.goto('/docs/overview');
    await expect.poll(() => loads.count).toBe(2);
    await hydrated(page);
    expect(loads.count).toBe(2);
  });

  test('a server that does not answer is not asked for the page again', async ({page}) => {
    const loads = countLoads(page);
    await page.route(scripts, (route) => route.abort('connectionreset'));
    await page.route(
      (url) => url.pathname === '/docs/overview',
      (route) =>
        route.request().method() === 'HEAD' ? route.abort('connectionreset') : route.continue(),
    );
    await page.goto('/docs/overview');
    await expect(alert(page)).toBeVisible();
    expect(loads.count).toBe(1);
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('a lost network keeps the page that is there; its return goes on', async ({page, context}) => {
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

test.describe('browsers', () => {
  test('without JavaScript a page of the docs is complete', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(article);
    await expect(page.locator('main h1')).toBeVisible();
    const headings = await page.locator('.theme-doc-markdown h2[id]').all();
    expect(headings.length).toBeGreaterThan(2);
    for (const heading of headings) {
      await expect(heading).toBeVisible();
    }
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await expect(page).toHaveURL(/#next-steps$/);
    await expect(page.locator('#next-steps')).toBeInViewport();
    await nextPage(page).click();
    await expect(page.locator('main h1')).toBeVisible();
    await switchLanguage(page, zh);
    // Pages beside the docs.
    await page.goto('/');
    expect(await page.locator('main a[href*="/docs/"]').count()).toBeGreaterThan(20);
    await page.goto('/download');
    await expect(page.getByRole('heading', {name: 'Windows'})).toBeVisible();
    await context.close();
  });

  const browsers: [name: string, prepare: (page: Page) => Promise<unknown>][] = [
    ['with storage and cookies blocked', blockStorage],
    [
      'without clipboard, Intl.Segmenter, observers and idle callback',
      (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', {value: undefined});
          Reflect.deleteProperty(Intl, 'Segmenter');
          for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) {
            Reflect.deleteProperty(window, name);
          }
        }),
    ],
  ];
  for (const [name, prepare] of browsers) {
    test(`a browser ${name} shows and changes pages`, async ({page}) => {
      const errors = watchUncaught(page);
      await prepare(page);
      await page.goto('/docs/overview');
      await expectUsable(page, prepare === blockStorage ? 'page' : 'dialog');
      await nextPage(page).click();
      await expect(page).toHaveURL('/docs/get-started/quick-start');
      await visit(page, '/changelog');
      await expect(page.locator('h1')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test.describe('pages changed by others', () => {
  /** What Google Translate does: each text becomes new text in two `<font>` elements. */
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

  test('a translator at work before the app starts, and while the reader moves around', async ({
    page,
  }) => {
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
      await expect(page.locator('main')).not.toContainText(zh.crash[0]);
    }
    await page.evaluate(translateTexts);
    await expectUsable(page);
    expect(errors).toEqual([]);
  });

  test('an extension that adds and removes elements before the app starts', async ({page}) => {
    await page.route(mainScript, async (route) => {
      await page
        .evaluate(() => {
          document.documentElement.setAttribute('data-extension', 'dark');
          document.body.setAttribute('style', 'outline: 1px solid transparent');
          document.body.prepend(document.createElement('aside'));
          document.querySelector('#__docusaurus')!.prepend(document.createElement('div'));
          document.querySelectorAll('main p').forEach((element) => element.remove());
        })
        .catch(() => {});
      await route.continue();
    });
    await page.goto('/docs/overview');
    await expectUsable(page);
    await expect(page.locator('main p').first()).toBeVisible();
  });
});

test.describe('errors', () => {
  /** Whether a script is the content of the page that faults are planted in. */
  const isContent = (body: string) =>
    body.includes('create-record.md') && body.includes('next-steps');

  test('a page that throws shows the error screen with the chain of causes; Try again mends it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      (window as unknown as {faulty: boolean}).faulty = true;
    });
    // Levels of headings throw when the table of contents reads them.
    const fault =
      'get level(){if(window.faulty)throw new Error("planted fault",{cause:new Error("planted cause")});return 2}';
    await changeScripts(page, (body) =>
      isContent(body) ? body.replaceAll(/level:2(?=[,}])/g, fault) : body,
    );
    await page.goto(article);
    const main = page.locator('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(zh.crash[0]);
    await expect(main).toContainText('planted fault');
    await expect(main).toContainText('planted cause');
    await page.evaluate(() => {
      (window as unknown as {faulty: boolean}).faulty = false;
    });
    await main.getByRole('button', {name: zh.crash[1]}).click();
    await expect(page.locator('#next-steps')).toBeAttached();
  });

  test('a page that throws outside its frame shows the error screen in one, with a title', async ({
    page,
  }) => {
    // The results page reads its address before it has a frame.
    await changeScripts(page, (body) =>
      body.includes('.get("page")')
        ? body.replaceAll('new URLSearchParams(', '(()=>{throw new Error("planted fault")})(')
        : body,
    );
    await page.goto('/en/search?q=a');
    await expect(page.locator('h1')).toHaveText(en.crash[0]);
    await expect(page.locator('main')).toContainText('planted fault');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page).toHaveTitle(en.pageError);
  });
});

test('a link to a heading that has gone opens the page and says so', async ({page}) => {
  const errors = watchUncaught(page);
  const notice = page.getByRole('status').filter({hasText: says.missingSection});
  await visit(page, `${article}#next-steps`);
  await expect(page.locator('#next-steps')).toBeInViewport();
  await expect(page.locator('.site-notice')).toHaveCount(0);
  await page.goto('/docs/overview#no-such-section');
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await page.goto('/docs/get-started/quick-start#%E0%A4%A');
  await expect(notice).toBeVisible();
  await nextPage(page).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('search files', () => {
  const open = async (page: Page, query: string) => {
    await visit(page, '/docs/overview');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').fill(query);
  };
  const result = (page: Page) => page.getByRole('dialog').getByRole('option').first();

  test('an index that is cut off is an error, which the next query may mend', async ({page}) => {
    const errors = watchUncaught(page);
    await page.route('**/assets/search/index.*.json', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({response, body: body.subarray(0, body.length - 500)});
    });
    await open(page, 'cos.yaml');
    await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await page.unrouteAll({behavior: 'wait'});
    await page.getByRole('dialog').locator('input').fill('cos.yam');
    await expect(result(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('texts of results that are another page leave the answers', async ({page}) => {
    const errors = watchUncaught(page);
    const body = '<!doctype html><title>Log in to this network</title>';
    await page.route('**/assets/search/*-*.json', (route) => route.fulfill({body}));
    await open(page, 'cos.yaml');
    await expect(result(page)).toBeVisible();
    await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test('long words and wide tables stay within the page of a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, article);
  await page.evaluate(() => {
    const long = `/opt/${'verylongword'.repeat(30)}/${'长'.repeat(300)}`;
    const places =
      'main h1, .markdown h2, .markdown h3, .markdown p, .markdown li, main td, main th, main code, .breadcrumbs__link, ' +
      '.table-of-contents a, .menu__link, .pagination-nav__label, .theme-admonition';
    for (const element of Array.from(document.querySelectorAll(places))) {
      element.append(document.createTextNode(long));
      // The build keeps short code in one line: this is none.
      (element as HTMLElement).style.removeProperty('white-space');
    }
    const rows = Array.from(document.querySelectorAll('main tr'));
    if (rows.length === 0) {
      throw new Error('This page has no table: choose another');
    }
    for (const row of rows) {
      for (let column = 0; column < 30; column += 1) {
        row.append(row.lastElementChild!.cloneNode(true));
      }
    }
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => window.scrollTo(500, 0));
  expect(await page.evaluate(() => window.scrollX)).toBe(0);
});
