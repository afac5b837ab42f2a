/**
 * What breaks around a page: it stays usable, and says in the reader's language what happened.
 * (Faults of the search beside its files: search*.spec.ts. Of code blocks without a clipboard: code.spec.ts. Of
 * sections of the docs: sections.spec.ts. A page of the docs that throws: layout.spec.ts.)
 */
import {expect, test, type Page} from '@playwright/test';
import {languages, switchLanguage} from './languages';
import {blockStorage, changeScripts, clickFarDown, hydrated, saveData} from './page';
import {texts} from './faults-texts';

const scripts = '**/assets/js/*.js';
const mainScript = '**/assets/js/main.*.js';

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
async function expectUsable(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const html = page.locator('html');
  const mode = await html.getAttribute('data-theme');
  await page
    .locator('.navbar [class*="colorModeToggle"] button, .navbar button[class*="toggleButton"]')
    .first()
    .click();
  await expect(html).not.toHaveAttribute('data-theme', mode!);
}

const nextPage = (page: Page) => page.locator('.pagination-nav__link--next');

for (const language of languages) {
  const at = (path: string) => `${language.prefix}${path}`;
  const says = texts[language.code];
  const alert = (page: Page) => page.getByRole('alert').filter({hasText: says.missingCode});

  test.describe(`missing code, ${language.code}`, () => {
    for (const [name, prepare] of [
      ['', async () => {}],
      [', with storage blocked', blockStorage],
    ] as const) {
      test(`a main script that has gone: one reload mends the page${name}`, async ({page}) => {
        await prepare(page);
        const loads = countLoads(page);
        await page.route(mainScript, (route) => route.fulfill({status: 404, body: ''}), {times: 1});
        await page.goto(at('/docs/overview'));
        await hydrated(page);
        expect(loads.count).toBe(2);
        await expect(alert(page)).toHaveCount(0);
      });

      test(`scripts that stay away: one reload, then a notice${name}`, async ({page}) => {
        await prepare(page);
        const loads = countLoads(page);
        await page.route(scripts, (route) => route.fulfill({status: 404, body: ''}));
        await page.goto(at('/docs/overview'));
        await expect(alert(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(loads.count).toBe(2);
        await expect(page.locator('main h1')).toBeVisible();
        await page.unroute(scripts);
        await alert(page).getByRole('button', {name: says.retry}).click();
        await hydrated(page);
        await expect(alert(page)).toHaveCount(0);
      });

      test(`a chunk that has gone when the page opens: one reload mends it${name}`, async ({
        page,
      }) => {
        await prepare(page);
        const loads = countLoads(page);
        let failed = 0;
        await page.route(scripts, async (route) => {
          const isMain = /\/(?:runtime~)?main\./.test(route.request().url());
          if (isMain || loads.count > 1) {
            return route.continue();
          }
          failed += 1;
          return route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Gone</h1>'});
        });
        await page.goto(at('/docs/overview'));
        await expect.poll(() => loads.count).toBe(2);
        await hydrated(page);
        expect(failed).toBeGreaterThan(0);
        expect(loads.count).toBe(2);
      });

      test(`chunks that have gone on the way to a page: it is loaded whole${name}`, async ({
        page,
      }) => {
        await prepare(page);
        await saveData(page);
        await page.goto(at('/docs/overview'));
        await hydrated(page);
        const loads = countLoads(page);
        await page.route(scripts, async (route) => {
          const isMain = /\/(?:runtime~)?main\./.test(route.request().url());
          return isMain ? route.continue() : route.fulfill({status: 404, body: ''});
        });
        await clickFarDown(page, nextPage(page));
        await expect(page).toHaveURL(at('/docs/get-started/quick-start'));
        await expect(alert(page)).toBeVisible();
        await expect(page.locator('main h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(loads.count).toBe(1);
        // The next deployment: the same tab is helped again.
        await page.unroute(scripts);
        await alert(page).getByRole('button', {name: says.retry}).click();
        await hydrated(page);
        await page.route(scripts, (route) => route.fulfill({status: 404, body: ''}), {times: 1});
        await page.route(mainScript, (route) => route.continue());
        await clickFarDown(page, nextPage(page));
        await expect.poll(() => loads.count).toBe(3);
        await page.unroute(scripts);
        await expect(page.locator('main h1')).toBeVisible();
      });
    }

    test('a style sheet that has gone: one reload brings it', async ({page}) => {
      const loads = countLoads(page);
      await page.route('**/assets/css/styles.*.css', (route) => route.abort(), {times: 1});
      await page.goto(at('/docs/overview'));
      await expect.poll(() => loads.count).toBe(2);
      await hydrated(page);
      expect(loads.count).toBe(2);
    });

    test('a server that does not answer is not asked for the page again', async ({page}) => {
      const loads = countLoads(page);
      await page.route(scripts, (route) => route.abort('connectionreset'));
      await page.route(
        (url) => url.pathname === at('/docs/overview'),
        (route) =>
          route.request().method() === 'HEAD' ? route.abort('connectionreset') : route.continue(),
      );
      await page.goto(at('/docs/overview'));
      await expect(alert(page)).toBeVisible();
      expect(loads.count).toBe(1);
      await expect(page.locator('main h1')).toBeVisible();
    });
  });

  test.describe(`network, ${language.code}`, () => {
    const offline = (page: Page) => page.getByRole('alert').filter({hasText: says.network});

    test('a lost network keeps the page that is there; Retry goes on', async ({page}) => {
      await saveData(page);
      await page.goto(at('/docs/overview'));
      await hydrated(page);
      const loads = countLoads(page);
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      await clickFarDown(page, nextPage(page));
      await expect(offline(page)).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      await offline(page).getByRole('button', {name: says.retry}).click();
      await expect(offline(page)).toBeVisible();
      await page.unroute('**/*');
      await offline(page).getByRole('button', {name: says.retry}).click();
      await expect(
        page.locator(`link[rel="canonical"][href$="${at('/docs/get-started/quick-start')}"]`),
      ).toBeAttached();
      await expect(offline(page)).toHaveCount(0);
      await hydrated(page);
      await expect.poll(() => loads.count).toBe(1);
      // Without Retry: the browser says that the network is back.
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      await clickFarDown(page, nextPage(page));
      await expect(offline(page)).toBeVisible();
      await page.unroute('**/*');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(offline(page)).toHaveCount(0);
      await expect(page.locator(`link[rel="canonical"][href$="/quick-start"]`)).toHaveCount(0);
      await expect.poll(() => loads.count).toBe(2);
    });

    test('the menu of small screens, which comes when it is asked for', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(at('/docs/overview'), {waitUntil: 'networkidle'});
      const loads = countLoads(page);
      const button = page.getByRole('button', {name: language.openMenu});
      const menu = page.locator('.navbar-sidebar');
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      await button.click();
      await expect(offline(page)).toBeVisible();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await page.unroute('**/*');
      await offline(page).getByRole('button', {name: says.retry}).click();
      await expect(menu.getByRole('button', {name: language.closeMenu})).toBeFocused();
      await expect(offline(page)).toHaveCount(0);
      expect(loads.count).toBe(0);
    });

    test('a menu whose file has gone: a reload mends the page', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(at('/docs/overview'), {waitUntil: 'networkidle'});
      await page.route(scripts, (route) => route.abort());
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', {name: language.openMenu}).click();
      await page.unroute(scripts);
      await reloaded;
      await hydrated(page);
      await page.getByRole('button', {name: language.openMenu}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    });

    test('another link, or back, ends the wait for a page', async ({page}) => {
      await saveData(page);
      await page.goto(at('/docs/overview'));
      await hydrated(page);
      await page.route('**/*', (route) => route.abort('internetdisconnected'));
      await clickFarDown(page, nextPage(page));
      await expect(offline(page)).toBeVisible();
      await page.goBack();
      await expect(offline(page)).toHaveCount(0);
      await expect(page).toHaveURL(at('/docs/overview'));
      await page.unroute('**/*');
      await clickFarDown(page, nextPage(page));
      await expect(page).toHaveURL(at('/docs/get-started/quick-start'));
      await expect(page.locator('main h1')).not.toHaveText('');
    });
  });

  test.describe(`browsers, ${language.code}`, () => {
    test('without JavaScript a page of the docs is complete', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto(at('/docs/collaboration/record/create-record'));
      await expect(page.locator('main h1')).toBeVisible();
      const headings = page.locator('.theme-doc-markdown h2[id]');
      expect(await headings.count()).toBeGreaterThan(2);
      for (const heading of await headings.all()) {
        await expect(heading).toBeVisible();
      }
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await expect(page).toHaveURL(/#next-steps$/);
      await expect(page.locator('#next-steps')).toBeInViewport();
      await nextPage(page).click();
      await expect(page.locator('main h1')).toBeVisible();
      await switchLanguage(page, language);
      await context.close();
    });

    test('storage and cookies blocked', async ({page}) => {
      const errors = watchUncaught(page);
      await blockStorage(page);
      await page.goto(at('/docs/overview'));
      await expectUsable(page);
      await clickFarDown(page, nextPage(page));
      await expect(page).toHaveURL(at('/docs/get-started/quick-start'));
      expect(errors).toEqual([]);
    });

    test('no clipboard, no Intl.Segmenter, no observers, no idle callback', async ({page}) => {
      const errors = watchUncaught(page);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: undefined});
        Reflect.deleteProperty(Intl, 'Segmenter');
        for (const name of ['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback']) {
          Reflect.deleteProperty(window, name);
        }
      });
      await page.goto(at('/docs/overview'));
      await expectUsable(page);
      await clickFarDown(page, nextPage(page));
      await expect(page).toHaveURL(at('/docs/get-started/quick-start'));
      expect(errors).toEqual([]);
    });

    for (const date of ['1970-01-02T00:00:00Z', '2100-06-01T00:00:00Z']) {
      test(`a clock that says ${date.slice(0, 4)}`, async ({page}) => {
        const errors = watchUncaught(page);
        await page.clock.setSystemTime(new Date(date));
        for (const path of ['/', '/docs/overview', '/changelog', '/download']) {
          await page.goto(at(path));
          await hydrated(page);
          await expect(page.locator('h1').first()).toBeVisible();
        }
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').locator('input').fill('cos.yaml');
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        expect(errors).toEqual([]);
      });
    }
  });

  test.describe(`pages changed by others, ${language.code}`, () => {
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

    test('a translator at work before the app starts', async ({page}) => {
      await page.route(mainScript, async (route) => {
        await page.evaluate(translateTexts).catch(() => {});
        await route.continue();
      });
      await page.goto(at('/docs/overview'));
      await expectUsable(page);
      await expect(page.locator('main h1')).toBeVisible();
      await clickFarDown(page, nextPage(page));
      await expect(page).toHaveURL(at('/docs/get-started/quick-start'));
      await expect(page.locator('main')).not.toContainText(language.crash[0]);
    });

    test('a translator at work while the reader moves around', async ({page}) => {
      const errors = watchUncaught(page);
      await page.goto(at('/docs/overview'));
      await hydrated(page);
      for (const path of ['/docs/get-started/quick-start', undefined, undefined]) {
        await page.evaluate(translateTexts);
        await clickFarDown(page, nextPage(page));
        if (path) {
          await expect(page).toHaveURL(at(path));
        }
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main')).not.toContainText(language.crash[0]);
      }
      await page.evaluate(translateTexts);
      await expectUsable(page);
      await page.goto(at('/search?q=device'));
      await expect(page.locator('main ol li').first()).toBeVisible();
      await page.evaluate(translateTexts);
      await page.locator('main input[type="search"]').fill('record');
      await expect(page).toHaveURL(/q=record/);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText(language.crash[0]);
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
      await page.goto(at('/docs/overview'));
      await expectUsable(page);
      await expect(page.locator('main p').first()).toBeVisible();
    });
  });

  test.describe(`addresses, ${language.code}`, () => {
    const quiet = (page: Page) => page.getByRole('status').filter({hasText: says.missingSection});

    test('a link to a heading that has gone opens the page and says so', async ({page}) => {
      const errors = watchUncaught(page);
      await page.goto(at('/docs/overview#no-such-section'));
      await expect(quiet(page)).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await quiet(page).getByRole('button').click();
      await expect(quiet(page)).toHaveCount(0);
      await page.goto(at('/docs/get-started/quick-start#%E0%A4%A'));
      await expect(quiet(page)).toBeVisible();
      await clickFarDown(page, nextPage(page));
      await expect(quiet(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('a link to a heading that is there says nothing', async ({page}) => {
      await page.goto(at('/docs/collaboration/record/create-record#next-steps'));
      await hydrated(page);
      await page.waitForTimeout(200);
      await expect(page.locator('.site-notice')).toHaveCount(0);
    });
  });

  test.describe(`search files, ${language.code}`, () => {
    const open = async (page: Page, query: string) => {
      await page.goto(at('/docs/overview'));
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').locator('input').fill(query);
    };
    const result = (page: Page) => page.getByRole('dialog').getByRole('option').first();
    const html = () => Buffer.from('<!doctype html><title>Log in to this network</title>');

    for (const [name, change] of [
      ['empty', () => Buffer.alloc(0)],
      ['a page of the network in its place', html],
      ['cut off early', (body: Buffer) => body.subarray(0, 500)],
      ['cut off late', (body: Buffer) => body.subarray(0, body.length - 500)],
      ['of a later form', (body: Buffer) => Buffer.concat([Buffer.from([99]), body.subarray(1)])],
    ] as const) {
      test(`an index that is ${name} is an error, which the next query may mend`, async ({
        page,
      }) => {
        const errors = watchUncaught(page);
        await page.route('**/assets/search/*.bin', async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: change(await response.body())});
        });
        await open(page, 'cos.yaml');
        await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
        await page.unrouteAll({behavior: 'wait'});
        await page.getByRole('dialog').locator('input').fill('cos.yam');
        await expect(result(page)).toBeVisible();
        expect(errors).toEqual([]);
      });
    }

    for (const [name, body] of [
      ['null', 'null'],
      ['a list', '[]'],
      ['of another shape', '{"a": 1}'],
      ['cut off', '{"sections": [["a"'],
      ['a page of the network', html().toString()],
    ] as const) {
      test(`texts that are ${name} leave the answers`, async ({page}) => {
        const errors = watchUncaught(page);
        await page.route('**/assets/search/*.json', (route) => route.fulfill({body}));
        await open(page, 'cos.yaml');
        await expect(result(page)).toBeVisible();
        await page.getByRole('dialog').locator('input').fill('cos.yaml ROS');
        await expect(result(page)).toBeVisible();
        await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
        expect(errors).toEqual([]);
      });
    }
  });

  test.describe(`diagrams, ${language.code}`, () => {
    const diagramPage = '/docs/overview';

    /** The diagram of the page becomes one that was not drawn ahead of time, with this before its source. */
    async function undraw(page: Page, before: string): Promise<() => number> {
      let changed = 0;
      await changeScripts(page, (text) => {
        const body = text
          .replaceAll(/\{Diagram:/g, '{mermaid:')
          .replaceAll(/\bsource:(["'`])(?=flowchart|graph|sequence|state)/g, `value:$1${before}`);
        changed += Number(body.includes(`value:`) && text !== body && body.includes('accTitle'));
        return body;
      });
      return () => changed;
    }
    const failure = (page: Page, text: string) =>
      page.locator('main [class*="failure"]', {hasText: text});

    test('a block that was not drawn ahead of time is drawn by Mermaid', async ({page}) => {
      const changed = await undraw(page, '');
      await page.goto(at(diagramPage));
      await expect(page.locator('.docusaurus-mermaid-container svg')).toBeVisible();
      expect(changed()).toBe(1);
    });

    for (const width of [390, 1280]) {
      test(`a mistake in the source is told, with the source, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        const changed = await undraw(page, 'flowchart TB\\n  planted --> [\\n');
        await page.goto(at(diagramPage));
        const box = failure(page, says.badDiagram);
        await expect(box).toBeVisible();
        expect(changed()).toBe(1);
        await expect(box.locator('[lang="en"]')).toContainText(/Parse error on line \d/);
        await expect(box.locator('code')).toContainText('planted --> [');
        // Neither Mermaid's picture of a bomb, nor what it measured with.
        await expect(page.locator('body > [id*="mermaid"]')).toHaveCount(0);
        await expect(page.locator('main button[aria-haspopup="dialog"]')).toHaveCount(0);
        await expect(page.locator('main')).not.toContainText(language.crash[0]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        await expect(page.locator('main h2').first()).toBeVisible();
      });
    }

    for (const [name, files, answer] of [
      ['that has gone', /\/assets\/mermaid-[\d.]+\/mermaid\./, {status: 404, body: ''}],
      ['of its kind of diagram that does not come', /\/assets\/mermaid-.+\/chunks\//, undefined],
    ] as const) {
      test(`code of Mermaid ${name} is told, with the source`, async ({page}) => {
        await undraw(page, '');
        await page.route(files, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await page.goto(at(diagramPage));
        const box = failure(page, says.lostDiagram);
        await expect(box).toBeVisible();
        await expect(box.locator('code')).toContainText('accTitle');
        await expectUsable(page);
      });
    }
  });

  for (const width of [390, 1280]) {
    test(`long words and wide tables stay within the page, ${language.code}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(at('/docs/collaboration/record/create-record'));
      await hydrated(page);
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
        const rows = document.querySelectorAll('main tr');
        if (rows.length === 0) {
          throw new Error('This page has no table: choose another');
        }
        for (const row of Array.from(rows)) {
          for (let column = 0; column < 30; column += 1) {
            row.append(row.lastElementChild!.cloneNode(true));
          }
        }
      });
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(overflow).toBe(0);
      await page.evaluate(() => window.scrollTo(500, 0));
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
    });
  }
}
