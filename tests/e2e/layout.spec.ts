import {expect, test, type Page} from '@playwright/test';
import {brand} from '../../src/config/brand';
import {hasFullHistory} from '../../src/config/git';
import {languages, switchLanguage} from './languages';
import {
  changeScripts,
  clickFarDown,
  holdBack,
  hydrated,
  isSameDocument,
  markDocument,
  saveData,
  visitInPeace,
} from './page';

const mobile = {width: 390, height: 844};

/** Whether a script is the content of the page that faults are planted in. */
const isContent = (body: string) =>
  body.includes('create-record.md') && body.includes('next-steps');

for (const language of languages) {
  const at = (path: string) => `${language.prefix}${path}`;

  test.describe(`layout, ${language.code}`, () => {
    test('names its language, direction and generator', async ({page}) => {
      await page.goto(at('/docs/overview'));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language.htmlLang);
      await expect(html).toHaveAttribute('dir', 'ltr');
      await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
        'content',
        'Docusaurus v3.9.2',
      );
    });

    test('the navbar leads to docs, changelog, API reference, site, code host and OpenAPI viewer', async ({
      page,
    }) => {
      await page.goto(at('/'));
      const bar = page.locator('nav.navbar');
      for (const [name, href] of [
        [language.docs, at('/docs/overview')],
        [language.changelog, at('/changelog')],
        [language.apiReference, at('/docs/developers/openapi/intro')],
      ] as const) {
        await expect(bar.getByRole('link', {name, exact: true})).toHaveAttribute('href', href);
      }
      for (const [name, href] of [
        [language.homepage, language.website],
        ['GitHub', brand.codeHost],
        ['OpenAPI', brand.openApiViewer],
      ] as const) {
        const link = bar.getByRole('link', {name}).filter({hasText: name});
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    test('nothing in the navbar covers its neighbor on the narrowest desktop', async ({page}) => {
      await page.setViewportSize({width: 997, height: 800});
      await page.goto(at('/docs/get-started/quick-start'));
      const boxes = await page
        .locator('.navbar__brand, .navbar__items > .navbar__item, .navbar .DocSearch-Button')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).filter(({width}) => width > 0),
        );
      expect(boxes.length).toBeGreaterThan(5);
      boxes.sort((one, other) => one.left - other.left);
      const covered = boxes.slice(1).filter((box, place) => box.left < (boxes[place]?.right ?? 0));
      expect(covered).toEqual([]);
    });

    test('the language menu leads to the same page in the other language', async ({page}) => {
      await page.goto(at('/docs/get-started/quick-start'));
      await switchLanguage(page, language);
      expect(new URL(page.url()).pathname).toMatch(/\/docs\/get-started\/quick-start$/);
    });

    test('the skip link is first, and moves the focus past the navbar', async ({page}) => {
      await page.goto(at('/docs/overview'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: language.skip});
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      const inNavbar = await page.evaluate(() => !!document.activeElement?.closest('.navbar'));
      expect(inNavbar).toBe(false);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('.navbar'))).toBe(false);
    });

    test('colour mode is light whatever the system says, and the choice is kept', async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto(at('/docs/overview'));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'light');
      const toggle = page.locator('.navbar').getByRole('button', {name: language.colorMode});
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', 'light');
    });

    test('a dismissed announcement stays away until its id changes', async ({page}) => {
      await page.goto(at('/docs/overview'));
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toBeVisible();
      await bar.getByRole('button', {name: language.closeAnnouncement}).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(bar).toBeHidden();
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'));
      await page.reload();
      await expect(bar).toBeVisible();
    });

    test('the footer has three columns and the 2025 line', async ({page}) => {
      await page.goto(at('/'));
      const footer = page.locator('footer.footer');
      await expect(footer.locator('.footer__title')).toHaveText([...language.footer]);
      await expect(footer.locator('.footer__copyright')).toHaveText(/2025/);
      for (const path of [
        '/legal/privacy',
        '/legal/terms',
        '/security/security-white-paper',
        '/security/data-security-solution',
      ]) {
        await expect(footer.locator(`a[href="${at(path)}"]`)).toHaveCount(1);
        await expect(footer.locator(`a[href="${at(path)}"]`)).not.toHaveAttribute(
          'target',
          '_blank',
        );
      }
    });

    test('the sidebar cannot be hidden, and opening a category closes its sibling', async ({
      page,
    }) => {
      await page.goto(at('/docs/overview'));
      const sidebar = page.locator('.theme-doc-sidebar-container');
      await expect(sidebar).toBeVisible();
      await expect(sidebar.locator('[class*="collapseSidebarButton"]')).toHaveCount(0);
      const categories = sidebar.locator('.theme-doc-sidebar-item-category-level-1');
      const expanded = sidebar.locator(
        '.theme-doc-sidebar-item-category-level-1:not(.menu__list-item--collapsed)',
      );
      await expect(expanded).toHaveCount(0);
      await categories.nth(0).locator('> .menu__list-item-collapsible > a').click();
      await expect(expanded).toHaveCount(1);
      const carets = categories.nth(1).locator('> .menu__list-item-collapsible > button');
      await carets.click();
      await expect(expanded).toHaveCount(1);
      await expect(categories.nth(1)).not.toHaveClass(/collapsed/);
    });

    test('the table of contents holds headings of levels 2 and 3', async ({page}) => {
      await page.goto(at('/docs/get-started/quick-start'));
      const wanted = await page
        .locator('.theme-doc-markdown :is(h2, h3)[id]')
        .evaluateAll((headings) => headings.map(({id}) => id));
      const listed = await page
        .locator('.theme-doc-toc-desktop a')
        .evaluateAll((links) =>
          links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
        );
      expect(listed).toEqual(wanted);
      expect(wanted.length).toBeGreaterThan(3);
    });

    test('a diagram is a picture of the color mode, with its description', async ({page}) => {
      await page.goto(at('/docs/overview'));
      const diagram = page.locator('img[src*="/figures/diagram."]:visible').first();
      await expect(diagram).toHaveAttribute('src', /\.light\./);
      expect((await diagram.getAttribute('alt'))?.length).toBeGreaterThan(20);
      await diagram.scrollIntoViewIfNeeded();
      const width = () => diagram.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(100);
      await page.locator('.navbar').getByRole('button', {name: language.colorMode}).click();
      await expect(diagram).toHaveAttribute('src', /\.dark\./);
      await expect.poll(width).toBeGreaterThan(100);
    });

    test('an edit link leads to this language’s source; the date comes from git', async ({
      page,
    }) => {
      await page.goto(at('/docs/collaboration/record/create-record'));
      const source =
        language.code === 'zh' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current';
      await expect(page.getByRole('link', {name: language.edit})).toHaveAttribute(
        'href',
        `${brand.repository}/edit/main/${source}/collaboration/record/create-record.md`,
      );
      const date = page.locator('.theme-last-updated time');
      if (hasFullHistory()) {
        await expect(date).toHaveAttribute('datetime', /^20\d\d-/);
        await expect(page.locator('.theme-last-updated')).toContainText(language.updated);
      } else {
        await expect(date).toHaveCount(0);
      }
    });

    test('the not-found page answers 404, says whom to tell, and offers near pages', async ({
      page,
    }) => {
      const response = await page.goto(at('/docs/collaboration/record/create-recrod'));
      expect(response?.status()).toBe(404);
      for (const text of language.notFound) {
        await expect(page.locator('main')).toContainText(text);
      }
      await hydrated(page);
      await expect(page).toHaveTitle(`${language.notFound[0]} | ${brand.name}`);
      const near = page.locator(`main a[href="${at('/docs/collaboration/record/create-record')}"]`);
      await expect(near).toBeVisible();
      await near.click();
      await expect(page).toHaveURL(at('/docs/collaboration/record/create-record'));
    });

    test('addresses ending in .html and /index.html show the page', async ({page}) => {
      for (const [path, clean] of [
        ['/docs/overview.html', '/docs/overview'],
        ['/docs/overview/index.html', '/docs/overview'],
        ['/index.html', '/'],
      ] as const) {
        await page.goto(at(path));
        await expect(page).toHaveURL(at(clean));
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main')).not.toContainText(language.notFound[0]);
      }
    });

    test('the mobile menu opens, holds the links, and is closed at desktop width', async ({
      page,
    }) => {
      await page.setViewportSize(mobile);
      await page.goto(at('/docs/overview'));
      await page.getByRole('button', {name: language.openMenu}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toBeVisible();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
      await page.setViewportSize({width: 1280, height: 900});
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await page.setViewportSize(mobile);
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    });

    test('the code of the mobile menu comes with the first reach for its button', async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') {
          scripts.push(request.url());
        }
      });
      await page.setViewportSize(mobile);
      await page.goto(at('/'), {waitUntil: 'networkidle'});
      const before = scripts.length;
      await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
      await page.getByRole('button', {name: language.openMenu}).focus();
      await expect.poll(() => scripts.length).toBe(before + 1);
      await page.keyboard.press('Enter');
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      expect(scripts.length).toBe(before + 1);
    });

    test('a dropdown of the mobile menu is collapsed, then expanded', async ({page}) => {
      await page.setViewportSize(mobile);
      await page.goto(at('/'));
      await page.getByRole('button', {name: language.openMenu}).click();
      const dropdown = page.locator('.navbar-sidebar .menu__list-item', {
        has: page.locator('button.menu__caret'),
      });
      await expect(dropdown).toHaveClass(/menu__list-item--collapsed/);
      await dropdown.locator('button.menu__caret').click();
      await expect(dropdown).not.toHaveClass(/menu__list-item--collapsed/);
      await expect(dropdown.getByRole('link', {name: language.otherLanguage})).toBeVisible();
    });
  });

  test.describe(`navigation, ${language.code}`, () => {
    test('keeps the document, and starts at the top or at the heading', async ({page}) => {
      await page.goto(at('/docs/collaboration/record/quick-start-record'));
      await markDocument(page);
      await page.evaluate(() => window.scrollTo(0, 600));
      await clickFarDown(page, page.locator('.pagination-nav__link--next'));
      await expect(page).toHaveURL(at('/docs/collaboration/record/create-record'));
      expect(await isSameDocument(page)).toBe(true);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await expect(page).toHaveURL(/#next-steps$/);
      await expect(page.locator('#next-steps')).toBeInViewport();
    });

    test('a change of the query string alone does not scroll', async ({page}) => {
      await page.goto(at('/docs/collaboration/record/create-record'));
      await page.evaluate(() => {
        window.scrollTo(0, 500);
        history.pushState({}, '', `${location.pathname}?from=test`);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      });
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY)).toBe(500);
    });

    test('a slow page shows the progress bar', async ({page}) => {
      // So that the click has to wait.
      await saveData(page);
      await visitInPeace(page, at('/docs/overview'));
      const letGo = await holdBack(page, '**/assets/js/*.js');
      await page
        .locator(
          `.theme-doc-sidebar-container a[href="${at('/docs/get-started/quick-start')}"], .pagination-nav__link--next`,
        )
        .last()
        .click();
      await expect(page.locator('#nprogress')).toBeAttached();
      letGo();
      await expect(page).toHaveURL(at('/docs/get-started/quick-start'));
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('links are fetched ahead under the mouse, but not with data saver on', async ({
      page,
      context,
    }) => {
      const ahead = async (saveData: boolean) => {
        const tab = await context.newPage();
        await tab.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', {
            value: {saveData: value, effectiveType: '4g'},
          });
        }, saveData);
        await tab.goto(at('/changelog'), {waitUntil: 'networkidle'});
        const requests: string[] = [];
        tab.on('request', (request) => {
          // Which a busy browser may ask for late.
          if (!request.url().endsWith('/favicon.svg')) {
            requests.push(request.url());
          }
        });
        await tab.locator('.navbar').getByRole('link', {name: language.docs, exact: true}).hover();
        await tab.waitForTimeout(800);
        const prefetched = await tab.locator('link[rel="prefetch"]').count();
        await tab.close();
        return requests.length + prefetched;
      };
      expect(await ahead(true)).toBe(0);
      expect(await ahead(false)).toBeGreaterThan(0);
      await page.close();
    });
  });

  test.describe(`faults, ${language.code}`, () => {
    test('a page whose code cannot be loaded stays readable and says so; Retry loads it', async ({
      page,
    }) => {
      let blocked = true;
      await changeScripts(page, (body) => (blocked && isContent(body) ? undefined : body));
      await page.goto(at('/docs/collaboration/record/create-record'));
      const alert = page.getByRole('alert').filter({hasText: language.chunk[0]});
      await expect(alert).toBeVisible();
      await expect(page.locator('#next-steps')).toBeVisible();
      blocked = false;
      await alert.getByRole('button', {name: language.chunk[1]}).click();
      await expect(alert).toHaveCount(0);
      await hydrated(page);
    });

    test('a page that throws shows the crash page with the chain of causes, and Try again mends it', async ({
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
      await page.goto(at('/docs/collaboration/record/create-record'));
      const main = page.locator('main');
      await expect(main.getByRole('heading', {level: 1})).toHaveText(language.crash[0]);
      await expect(main).toContainText('planted fault');
      await expect(main).toContainText('planted cause');
      await page.evaluate(() => {
        (window as unknown as {faulty: boolean}).faulty = false;
      });
      await main.getByRole('button', {name: language.crash[1]}).click();
      await expect(page.locator('#next-steps')).toBeAttached();
    });

    test('a page that throws outside its frame shows the crash page in one, with a title', async ({
      page,
    }) => {
      // The results page reads its address before it has a frame.
      const read = 'new URLSearchParams(';
      await changeScripts(page, (body) =>
        body.includes('.get("page")')
          ? body.replaceAll(read, '(()=>{throw new Error("planted fault")})(')
          : body,
      );
      await page.goto(at('/search?q=a'));
      await expect(page.locator('h1')).toHaveText(language.crash[0]);
      await expect(page.locator('main')).toContainText('planted fault');
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page).toHaveTitle(language.pageError);
    });
  });
}

test.describe('interface texts', () => {
  const pages = [
    '/',
    '/docs/overview',
    '/docs/category/collaboration',
    '/docs/collaboration/record/create-record',
    '/search',
    '/no-such-page',
  ];
  /** Names that are the same in both languages. */
  const names =
    /「[^」]*」|coScene|GitHub|OpenAPI|English|中文|API|coCLI|Cron|S3|Jira|Teambition|APT|coBridge|Copyright|©|Postman|ROS|YAML|Docker|MCAP|[A-Z][a-z]+[A-Z]\w*(?:<\w+>|\(\))?/g;

  /** Texts of the frame around the content, and what assistive technology reads there. */
  const frameTexts = (page: Page) =>
    page.evaluate(() => {
      const content = '.theme-doc-markdown, article .markdown';
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node as HTMLElement;
        if (element.closest(`script, style, noscript, svg, kbd, ${content}`)) {
          continue;
        }
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
          texts.push(element.getAttribute(name) ?? '');
        }
        for (const child of Array.from(element.childNodes)) {
          if (child.nodeType === Node.TEXT_NODE) {
            texts.push(child.textContent ?? '');
          }
        }
      }
      return texts.map((text) => text.trim()).filter((text) => text !== '');
    });

  for (const path of pages) {
    test(`no English word on the Chinese frame of ${path}`, async ({page}) => {
      await page.goto(path, {waitUntil: 'networkidle'});
      const english = (await frameTexts(page)).filter(
        (text) => !/\p{Script=Han}/u.test(text) && /[A-Za-z]{2}/.test(text.replaceAll(names, '')),
      );
      expect(english).toEqual([]);
    });

    test(`no Chinese word on the English frame of ${path}`, async ({page}) => {
      await page.goto(`/en${path}`, {waitUntil: 'networkidle'});
      const chinese = (await frameTexts(page)).filter((text) =>
        /\p{Script=Han}/u.test(text.replaceAll(names, '')),
      );
      expect(chinese).toEqual([]);
    });
  }
});
