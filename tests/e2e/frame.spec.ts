/** The frame of the site, by mouse and by keyboard: navbar, menus, sidebar, footer, and navigation. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {brand} from '../../src/config/brand';
import {hasFullHistory} from '../../src/config/git';
import {
  hydrated,
  isSameDocument,
  markDocument,
  saveData,
  visit,
  visitSettled,
  watchErrors,
} from './page';
import {pace} from '../pace';

const phone = {width: 390, height: 844};
const article = '/docs/collaboration/record/create-record';
const say = {
  openMenu: '切换导航栏',
  closeMenu: '关闭导航栏',
  colorMode: /切换浅色\/暗黑模式/,
  closeAnnouncement: '关闭',
} as const;

// The parts are the same in both languages, and the content rules read their texts.
test('links of navbar, footer and page lead to their targets', async ({page}) => {
  await visitSettled(page, `/en${article}`);
  const bar = page.locator('nav.navbar');
  for (const [name, href] of [
    ['Documentation', '/en/docs/overview'],
    ['Changelog', '/en/changelog'],
    ['API reference', '/en/docs/developers/openapi/intro'],
    ['Homepage', 'https://www.coscene.io'],
    ['GitHub', brand.codeHost],
    ['OpenAPI', brand.openApiViewer],
  ] as const) {
    const link = bar.getByRole('link', {name}).filter({hasText: name});
    await expect(link).toHaveAttribute('href', href);
    if (href.startsWith('https:')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
  const footer = page.locator('footer.footer');
  await expect(footer.locator('.footer__title')).toHaveText(['Legal', 'Data security', 'More']);
  for (const path of ['legal/privacy', 'legal/terms', 'security/security-white-paper']) {
    const link = footer.locator(`a[href="/en/${path}"]`);
    await expect(link).toHaveCount(1);
    await expect(link).not.toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    `${brand.repository}/edit/main/i18n/en/docusaurus-plugin-content-docs/current/collaboration/record/create-record.md`,
  );
  const times = hasFullHistory() ? 1 : 0;
  await expect(page.locator('.theme-last-updated time')).toHaveCount(times);
  const section = page.locator('main h2').nth(1);
  const id = await section.getAttribute('id');
  await section.evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  await page.locator('.navbar .dropdown > a').press('Enter');
  // By keyboard: Playwright retries a click that hits the opening menu, after scrolling the page.
  const chinese = page.locator('.navbar .dropdown__menu').getByRole('link', {name: '中文'});
  await expect(chinese).toBeVisible();
  await chinese.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveURL(`${article}#${id}`);
});

test('the not-found page has a contact and similar pages', async ({page}) => {
  const response = await page.goto('/en/docs/collaboration/record/create-recrod');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('contact the owner of the site that linked');
  await hydrated(page);
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
  await page.locator(`main a[href="/en${article}"]`).click();
  await expect(page).toHaveURL(`/en${article}`);
});

test('addresses ending in .html and /index.html, or with two slashes, show the page', async ({
  page,
}) => {
  for (const [path, clean] of [
    ['/docs/overview.html', '/docs/overview'],
    ['/en/docs/overview/index.html', '/en/docs/overview'],
    ['/index.html', '/'],
    ['/docs//overview', '/docs/overview'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(clean);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).not.toContainText('找不到页面');
  }
});

for (const [path, meant] of [
  ['/docs/overview，请看', '/docs/overview'],
  ['/en/docs/viz/panel/3d-panel。Here', '/en/docs/viz/panel/3d-panel'],
  ['/en/docs/overview&from=chat', '/en/docs/overview'],
  ['/docs/overview)', '/docs/overview'],
  ['/docs/overview，/', '/docs/overview'],
  ['/docs/overview%20', '/docs/overview'],
  ['/en/docs/Overview', '/en/docs/overview'],
  ['/zh-CN/docs/overview', '/docs/overview'],
  ['/en/en/docs/overview', '/en/docs/overview'],
  ['/en-US/docs/overview.html', '/en/docs/overview'],
  ['/en/docs', '/en/docs/overview'],
] as const) {
  test(`the address ${path} redirects to the intended page`, async ({page}) => {
    const errors = watchErrors(page);
    await page.goto(path);
    await expect(page).toHaveURL(meant);
    await hydrated(page);
    const [, prefix] = /^(\/en)?/.exec(meant)!;
    await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'en' : 'zh-CN');
    await expect(page.locator('.theme-doc-markdown h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('an address without an intended page is unchanged', async ({page}) => {
  for (const path of ['/docs/no such page', '/文档/overview', '/文档/概览/', '/en/docs/nothing/']) {
    await visitSettled(page, path);
    expect(decodeURI(new URL(page.url()).pathname).replace(/\/$/, '')).toBe(
      path.replace(/\/$/, ''),
    );
    await expect(page.locator('main [aria-hidden]', {hasText: '404'})).toBeVisible();
  }
});

test('the color mode and a closed announcement persist', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/docs/viz/panel/3d-panel');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const toggle = page.locator('.navbar').getByRole('button', {name: say.colorMode});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: say.closeAnnouncement}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(bar).toBeHidden();
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) =>
      key.startsWith('docusaurus.announcement.id'),
    );
    localStorage.setItem(name!, 'an older one');
  });
  await page.reload();
  await expect(bar).toBeVisible();
});

test('text is aligned on pages with and without a sidebar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const left = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  await visit(page, '/en/docs/overview');
  const expected = await left();
  for (const path of ['/en/about', '/en/changelog', '/en/legal/privacy']) {
    await visit(page, path);
    expect.soft(await left(), path).toBe(expected);
  }
});

test('sidebar and navbar mark the current page', async ({page}) => {
  const [first, next] = ['/docs/viz/panel/log-panel', '/docs/viz/panel/plot-panel'];
  await visit(page, first);
  const current = page.locator('.menu a[aria-current="page"]');
  await expect(current).toHaveAttribute('href', first);
  await page.locator(`.menu a[href="${next}"]`).click();
  await expect(current).toHaveAttribute('href', next);
  await expect(current).toHaveCount(1);
  // Opening the same page again adds no history entry.
  const steps = await page.evaluate(() => window.history.length);
  await current.click();
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  const changelog = page.locator('.navbar').getByRole('link', {name: '更新历史'});
  await changelog.click();
  await expect(changelog).toHaveAttribute('aria-current', 'page');
  await expect(changelog).toHaveClass(/navbar__link--active/);
});

test('the longest names of the sidebar do not wrap, including that of the current page', async ({
  page,
}) => {
  const address = '/docs/viz/extensions/api/custom-panels/settings-tree-node-action-divider';
  await page.setViewportSize({width: 1280, height: 900});
  await visit(page, address);
  const names = page.locator('.menu .theme-doc-sidebar-item-link-level-5 > a');
  await expect(names.and(page.locator(`[href="${address}"]`))).toBeVisible();
  const heights = await names.evaluateAll((links: HTMLElement[]) =>
    links.map(({offsetHeight}) => offsetHeight),
  );
  expect(new Set(heights).size).toBe(1);
});

test('the sidebar scrolls to the item of the current page, also on a phone', async ({page}) => {
  await visit(page, '/docs/viz/message-schemas/key-value-pair');
  const item = (scroller: string) => page.locator(`${scroller} a[aria-current="page"]`);
  await expect(item('.theme-doc-sidebar-container')).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  const scroller = page.locator('.theme-doc-sidebar-container .menu');
  const before = await scroller.evaluate(({scrollTop}) => scrollTop);
  expect(before).toBeGreaterThan(0);
  await page.locator('.pagination-nav__link--next').click();
  await expect(item('.theme-doc-sidebar-container')).not.toHaveAttribute('href', /key-value-pair/);
  await expect(item('.theme-doc-sidebar-container')).toBeInViewport({ratio: 1});
  await page.setViewportSize(phone);
  await page.getByRole('button', {name: say.openMenu}).click();
  await expect(item('.navbar-sidebar .theme-doc-sidebar-menu')).toBeInViewport({ratio: 1});
});

test('the language menu opens by Space, Enter and the mouse; Escape closes it', async ({page}) => {
  await visit(page, '/en/docs/overview');
  const button = page.locator('.navbar .dropdown > [role="button"]');
  const menu = page.locator('.navbar .dropdown__menu');
  for (const key of ['Space', 'Enter']) {
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(menu).toBeHidden();
  }
  await button.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(600, 600);
  await button.press('Space');
  await menu.getByRole('link', {name: '中文'}).press('Enter');
  await expect(page).toHaveURL('/docs/overview');
});

test('the menu of a phone traps the focus, and Escape returns it', async ({page}) => {
  await page.setViewportSize(phone);
  await visit(page, '/docs/overview');
  const button = page.getByRole('button', {name: say.openMenu});
  const menu = page.locator('.navbar-sidebar');
  await button.press('Enter');
  await expect(menu.getByRole('button', {name: say.closeMenu})).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 8 ? 'Tab' : 'Shift+Tab');
    const isInside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement === document.body || !!activeElement?.closest('.navbar-sidebar');
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[inert]'))).toBeNull();
});

test('the menu of a phone offers the other language once', async ({page}) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/docs/overview']) {
    await visit(page, path);
    await page.getByRole('button', {name: say.openMenu}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
    // The main menu has a list of languages, the menu of the docs a link.
    const link = menu.locator('.navbar-sidebar__brand').getByText('English');
    await expect(link).toBeVisible({visible: path !== '/'});
    const list = expect(menu.getByText('选择语言'));
    await (path === '/' ? list : list.not).toBeInViewport();
  }
});

test('the parts of the footer are apart', async ({page}) => {
  for (const width of [600, 768, 820, 997]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/en/docs/overview');
    const boxes = await page
      .locator('.footer__links a, .footer__bottom')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    const last = boxes.pop()!;
    const touching = boxes.filter(({right, bottom}) => bottom > last.top && right > last.left - 20);
    expect(touching, `${width}`).toEqual([]);
  }
});

for (const width of [280, 320, 360]) {
  test(`the menu of a screen of ${width} pixels is complete`, async ({page}) => {
    await page.setViewportSize({width, height: 568});
    for (const path of ['/', '/en/', '/docs/overview']) {
      await visit(page, path);
      await page.locator('.navbar__toggle').click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
      const cut = await menu.evaluate((box) =>
        Array.from(box.querySelectorAll('a, button'))
          .map((part) => part.getBoundingClientRect())
          .filter(({width, left, right}) => {
            const isElsewhere = right <= 1 || left >= box.clientWidth - 1;
            return width > 0 && !isElsewhere && (left < -1 || right > box.clientWidth + 1);
          }),
      );
      expect(cut, path).toEqual([]);
      await expect(menu.locator('.navbar-sidebar__close')).toBeInViewport({ratio: 1});
      expect(await menu.evaluate((box) => box.scrollLeft), path).toBe(0);
    }
  });
}

test('after a click in the sidebar or the contents, keys scroll the page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await visit(page, '/en/docs/viz/panel/3d-panel');
  const offset = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.scrollTop));
  const scrollsPage = async (list: string) => {
    const before = [await offset('html'), await offset(list)] as const;
    await page.keyboard.press('PageDown');
    await expect.poll(() => offset('html')).toBeGreaterThan(before[0] + 200);
    expect(await offset(list)).toBe(before[1]);
  };
  await page.locator('.menu a[href$="/plot-panel"]').click();
  await expect(page).toHaveURL(/plot-panel$/);
  await expect(page.locator('[role="region"]').first()).toBeFocused();
  await scrollsPage('.theme-doc-sidebar-container .menu');
  await page.locator('.theme-doc-toc-desktop a').nth(2).click();
  await scrollsPage('.theme-doc-toc-desktop > div, .theme-doc-toc-desktop');
});

test('the language link leads to the current section, and to none at the top', async ({page}) => {
  await visit(page, '/docs/viz/panel/3d-panel');
  const english = page.locator('.navbar .dropdown__menu a[lang="en"]');
  await page.locator('#topics').evaluate((heading) => heading.scrollIntoView());
  await page.locator('.navbar .dropdown').hover();
  // The middle button opens another tab, and only sends the events of the press.
  await english.dispatchEvent('pointerdown', {button: 1});
  await expect(english).toHaveAttribute('href', /3d-panel#topics$/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.navbar .dropdown').hover();
  await english.click();
  await expect(page).toHaveURL('/en/docs/viz/panel/3d-panel');
});

test('Back on a wide screen closes the dialog of offline reading', async ({page}) => {
  await visit(page, '/docs/overview');
  await page.locator('.theme-doc-sidebar-menu a[href^="/docs/"]').nth(1).click();
  await expect(page).not.toHaveURL(/overview$/);
  await page.getByRole('button', {name: /离线阅读/}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/overview$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the language link preserves the query, and the content of a tool', async ({page}) => {
  await page.setViewportSize(phone);
  for (const [address, rest] of [
    ['/search?q=mcap', '/search?q=mcap'],
    ['/docs/viz/panel/message-path#path=2.e30', '/message-path#path=2.e30'],
  ] as const) {
    await visit(page, address);
    await page.getByRole('button', {name: say.openMenu}).click();
    const english = page.locator('.navbar-sidebar a[lang="en"]');
    await english.dispatchEvent('pointerdown');
    expect(await english.getAttribute('href')).toContain(rest);
  }
});

test('navigation does not reload, is announced, and starts at its target', async ({page}) => {
  await visit(page, '/docs/collaboration/record/quick-start-record');
  await markDocument(page);
  const announcer = page.locator('body > [role="status"]');
  await expect(announcer).toBeEmpty();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(article);
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(announcer).toHaveText(await page.title());
  await expect(announcer).toContainText(await page.locator('h1').innerText());
  const skip = page.getByRole('link', {name: '跳到主要内容'});
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  const inNavbar = () => page.evaluate(() => !!document.activeElement?.closest('.navbar'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await inNavbar()).toBe(false);
  await page.evaluate(() => {
    window.scrollTo(0, 500);
    history.pushState({}, '', `${location.pathname}?from=test`);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  // Two frames later the change of the query string has caused no scrolling.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await expect(page).toHaveURL(/#next-steps$/);
  await expect(page.locator('#next-steps')).toBeInViewport();
});

/** Script of a route. The HTML names those of its page by `docusaurus-plugin-lazy-sections` alone. */
const ofRoute = /\/[\da-f]{8}\.[\da-f]{6,8}\.js/;

for (const [title, connection] of [
  ['are fetched ahead', undefined],
  ['are not fetched ahead to save data', {saveData: true, effectiveType: '4g'}],
  ['are not fetched ahead on 2g', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`visible links, and links under the mouse, ${title}`, async ({page}) => {
    if (connection) {
      await saveData(page, connection);
    }
    const requests: {url: string; type: string}[] = [];
    page.on('request', (request) =>
      requests.push({url: request.url(), type: request.resourceType()}),
    );
    const scripts = () => requests.flatMap(({url}) => (url.includes('/assets/js/') ? url : []));
    await visitSettled(page, '/docs/overview');
    if (connection) {
      // A plain page loads its own scripts, and no unused code.
      const html = await (await page.request.get('/docs/overview')).text();
      const isOwn = (url: string) =>
        html.includes(new URL(url).pathname) || (!ofRoute.test(html) && ofRoute.test(url));
      expect(scripts().filter((url) => !isOwn(url))).toEqual([]);
    } else {
      await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
    }
    requests.length = 0;
    await page.locator('.navbar').getByRole('link', {name: '更新历史'}).hover();
    if (connection) {
      // Ends when the browser has had time for prefetching.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect(scripts()).toEqual([]);
    } else {
      await expect.poll(() => requests.filter(({type}) => type === 'script')).not.toEqual([]);
    }
  });
}

/** Elements in tab order, until it wraps around. */
async function walk(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body || element.dataset.stop) {
        return undefined;
      }
      element.dataset.stop = 'yes';
      const look = () =>
        [element, element.parentElement!]
          .map((one) => getComputedStyle(one))
          .map(({outlineStyle, outlineWidth, boxShadow, borderColor}) =>
            [outlineStyle === 'none' || outlineWidth, boxShadow, borderColor].join(),
          )
          .join();
      const focused = look();
      element.blur();
      const isMarked = look() !== focused;
      element.focus({preventScroll: true});
      return isMarked ? '' : `${element.outerHTML.slice(0, 120)} looks as without focus`;
    });
    if (problem === undefined) {
      break;
    }
    await expect(page.locator(':focus')).toBeInViewport();
    problems.push(problem);
  }
  const missed = await page
    .locator('a[href], button, input:not([type="radio"]), select, textarea, summary')
    .and(page.locator(':enabled:visible:not([data-stop], [tabindex="-1"])'))
    .evaluateAll((all) => all.map(({outerHTML}) => `${outerHTML.slice(0, 120)} is not reached`));
  return [...problems, ...missed].filter(Boolean);
}

test.describe('every element in the tab order is reachable, visible and has a focus ring', () => {
  for (const [path, width, tag] of [
    ['/', 1280, '@full'],
    ['/en/', 390, ''],
    ['/en/docs/overview', 1280, ''],
    ['/docs/overview', 390, '@full'],
    ['/docs/category/collaboration', 1280, '@full'],
    ['/en/docs/developers/openapi/intro', 1280, '@full'],
    ['/docs/sim-and-tests/regression/yaml-sample', 1280, '@full'],
    ['/en/docs/automation/cron', 390, '@full'],
    ['/docs/viz/message-schemas/point-cloud', 1280, '@full'],
    ['/docs/collaboration/record/create-record', 390, '@full'],
    ['/download', 1280, '@full'],
    ['/search?q=device', 1280, '@full'],
    ['/no-such-page', 1280, '@full'],
  ] as const) {
    test(`${path}, ${width} pixels`, {tag: tag ? [tag] : []}, async ({page}) => {
      test.setTimeout(180_000 * pace);
      await page.setViewportSize({width, height: 900});
      await visit(page, path);
      // Reflowing text moves elements that have been scrolled into view.
      await page.evaluate(() => document.fonts.ready);
      await page.addStyleTag({content: '*, ::before, ::after {transition: none !important}'});
      expect(await walk(page)).toEqual([]);
    });
  }
});

for (const [address, percent] of [
  ['/docs/overview', 150],
  ['/docs/overview', 200],
  ['/en/docs/overview', 150],
  ['/en/docs/overview', 200],
] as const) {
  test(`no parts of the navbar overlap, ${address} with text at ${percent} %`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, address);
    await page.addStyleTag({content: `html {font-size: ${percent}%}`});
    const parts = page.locator(
      '.navbar__inner :is(.navbar__brand, .navbar__item, .DocSearch-Button):visible',
    );
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        return {left, right, top, bottom, name: part.textContent};
      }),
    );
    expect(boxes.length).toBeGreaterThan(5);
    const covered = boxes.flatMap((a, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (b) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(covered).toEqual([]);
  });
}

for (const width of [640, 1280]) {
  test(`the title does not overlap the adjacent menu at ${width} px with text at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const address of ['/en/docs/overview', '/en/docs/viz/inspect-recording']) {
      await visit(page, address);
      await page.addStyleTag({content: 'html {font-size: 200%}'});
      const menu = (await page.getByRole('button', {name: 'Copy page'}).boundingBox())!;
      const title = await page.locator('h1').evaluate((heading) => {
        const {top, right, bottom} = heading.getBoundingClientRect();
        heading.style.overflowWrap = 'normal';
        return {isBroken: heading.scrollWidth > heading.clientWidth, top, right, bottom};
      });
      expect(title.isBroken, address).toBe(false);
      const isBeside = menu.x >= title.right;
      const isAbove = menu.y + menu.height <= title.top;
      expect(isBeside || isAbove || menu.y >= title.bottom, address).toBe(true);
    }
  });
}

test('the logo is whole at 280 px with text at 200 %', async ({page}) => {
  await page.setViewportSize({width: 280, height: 653});
  await visit(page, '/docs/overview');
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  const link = page.locator('.navbar__inner .navbar__brand');
  const right = async (part: Locator) => {
    const {x, width} = (await part.boundingBox())!;
    return x + width;
  };
  expect(await right(link.locator('img:visible'))).toBeLessThanOrEqual(await right(link));
  const search = (await page.locator('.DocSearch-Button').boundingBox())!;
  expect(await right(link)).toBeLessThanOrEqual(search.x);
});

test('logo and icons of the navbar grow with text at 200 %', async ({page}) => {
  await visit(page, '/en/docs/overview');
  const widths = () =>
    page
      .locator('.navbar img:visible, .navbar .dropdown svg, .navbar button svg:visible')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width));
  const before = await widths();
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  expect(await widths()).toEqual(before.map((width) => 2 * width));
});
