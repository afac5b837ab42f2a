/** Tests of the search dialog with the embedded index. */
import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';
import {builtEngine, rowsOf} from '../../scripts/lib/search-rows';
import {startingPages, toolPages} from '../../src/config/search';
import {blockStorage, pauseRequests, reload, visit, watchForeign} from './page';
import {
  addresses,
  typeOn,
  hits,
  indexFiles,
  input,
  openDialog,
  openOn,
  openWithHistory,
  search,
  searchOn,
  storedSearches,
  test,
} from './search-support';

/** Addresses of page texts, the source of excerpts. */
const texts = '**/assets/search/*-*.json';
const dialogCode = '**/assets/{js,css}/search-dialog.*';

test('the Chinese dialog shows Chinese texts and pages', async ({page}) => {
  await openOn(page, '/docs/overview');
  await expect(page.getByText('常用页面')).toBeVisible();
  await expect(page.locator('.search-start-page a').first()).toHaveText('快速开始');
  await search(page, '创建记录');
  const found = await addresses(page);
  expect(found[0]).toBe('/docs/collaboration/record/create-record');
  expect(found.filter((address) => address.startsWith('/en/'))).toEqual([]);
});

test('the English dialog shows English texts and pages, and loads nothing in advance', async ({
  page,
  baseURL,
}) => {
  const foreign = watchForeign(page, baseURL);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visit(page, '/en/docs/overview');
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('/assets/search/'))).toEqual([]);
  await openDialog(page);
  await expect(page.getByText('Popular pages')).toBeVisible();
  await expect(page.locator('.search-start-page a')).toHaveCount(startingPages.length);
  // The dialog lists only keys that have an effect.
  const keys = page.locator('.DocSearch-Commands li:visible');
  await expect(keys).toHaveCount(3);
  await page.locator(input).fill('zzqxvkw');
  await expect(page.locator('.search-screens .DocSearch-Title')).toBeVisible();
  await expect(keys).toHaveText([/Close$/]);
  await search(page, 'create a record');
  await expect(keys).toHaveCount(3);
  const found = await addresses(page);
  expect(found[0]).toBe('/en/docs/collaboration/record/create-record');
  expect(found.filter((address) => !address.startsWith('/en/'))).toEqual([]);
  // Rows of the engine alone, as `tests/site/search-queries.test.ts` uses them.
  const engine = builtEngine(path.join(__dirname, '../../build'), 'en');
  // Anchors change when the text of the page is loaded.
  const pages = (rows: string[]) => rows.map((row) => row.replace(/^\/en|#.*/g, ''));
  expect(pages(found)).toEqual(pages(rowsOf(engine, 'create a record')));
  const titles = await page.locator('.DocSearch-Hit-title').allTextContents();
  expect(titles.filter((title) => /·|…|^\s*$/.test(title))).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the empty dialog offers sections of the page, tools and pages by arrow keys', async ({
  page,
}) => {
  await openOn(page, '/en/docs/viz/panel/3d-panel');
  const links = page.locator('.search-start a');
  const headings = page.locator('main h2[id]');
  await expect(page.locator('.search-start-section a')).toHaveCount(
    Math.min(8, await headings.count()),
  );
  await expect(page.locator('.search-start-tool a')).toHaveCount(toolPages.length);
  const addressOf = (place: number) => links.nth(place).getAttribute('href');
  expect(await addressOf(0)).toBe(
    `/en/docs/viz/panel/3d-panel#${await headings.first().getAttribute('id')}`,
  );
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(input)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.type('device');
  await expect(page.locator(input)).toHaveValue('device');
  await expect(page.locator(hits).first()).toBeVisible();
  await page.locator(input).fill('');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(headings.first()).toBeInViewport();
});

test('rows have the icon of their kind', async ({page}) => {
  await openOn(page);
  for (const [query, kind] of [
    ['PointCloud', 'schema'],
    ['cocli record create', 'command'],
    ['Inspect a recording', 'tool'],
    ['Create a record', 'page'],
    ['3D panel mesh formats', 'section'],
  ] as const) {
    await search(page, query);
    await expect(page.locator(`${hits} svg[data-kind="${kind}"]`).first()).toBeVisible();
  }
});

test('Enter opens the first result, which is stored; favorites persist', async ({page}) => {
  await searchOn(page, 'create a record');
  const [first = ''] = await addresses(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === first);
  await expect(page.locator(input)).toHaveCount(0);
  await openDialog(page);
  await expect(page.getByText('Recent', {exact: true})).toBeVisible();
  await expect(page.getByText('Popular pages')).toBeHidden();
  await page.locator('.DocSearch-Hit-action-button').first().click();
  await expect(page.getByText('Favorites', {exact: true})).toBeVisible();
  await reload(page);
  await openDialog(page);
  await expect(page.locator(hits)).toHaveAttribute('href', first);
  await expect(page.locator('.DocSearch-Hit-title')).toHaveText(/\S/);
  await page.locator('.DocSearch-Hit-action-button').first().click();
  await expect(page.getByText('Popular pages')).toBeVisible();
});

test('a query without results shows suggestions that have some', async ({page}) => {
  await typeOn(page, 'zzqxvkw');
  const suggestions = page.locator('.search-screens .DocSearch-Prefill');
  await expect(suggestions).toHaveCount(3);
  await expect(page.getByRole('link', {name: /Let us know\.$/})).toHaveAttribute('href', /zzqxvkw/);
  const [chosen = ''] = await suggestions.allTextContents();
  await suggestions.first().click();
  await expect(page.locator(input)).toBeFocused();
  await expect(page.locator(input)).toHaveValue(chosen);
  await expect(page.locator(hits).first()).toBeVisible();
});

test('a missing or corrupt index is reported, and Retry recovers', async ({page}) => {
  const screen = page.locator('.DocSearch-ErrorScreen');
  let respond = (route: Route) => route.abort();
  await page.route(indexFiles, (route) => respond(route));
  await typeOn(page, 'create a record');
  await expect(screen).toContainText('Unable to fetch results');
  await expect(page.getByText('No results for')).toHaveCount(0);
  for (const body of ['not an index', '{"version":99}']) {
    respond = (route) => route.fulfill({body});
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(screen).toContainText('Unable to fetch results');
  }
  respond = (route) => route.continue();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator(hits).first()).toBeVisible();
  await expect(page.locator(input)).toHaveValue('create a record');
  await expect(screen).toHaveCount(0);
});

test('results appear before their excerpts, which then fill the same rows', async ({page}) => {
  const release = await pauseRequests(page, texts);
  await searchOn(page, 'upload failed');
  await page.keyboard.press('ArrowDown');
  const rows = page.locator('.DocSearch-Hit');
  const places = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const {top, height} = row.getBoundingClientRect();
        const link = row.querySelector('a');
        return [top, height, link?.getAttribute('aria-selected'), link?.pathname];
      }),
    );
  const before = await places();
  for (const title of await page.locator('.DocSearch-Hit-title').all()) {
    await expect(title).toContainText(/\S/);
  }
  await expect(page.locator('.DocSearch-Hit-path mark')).toHaveCount(0);
  release();
  await expect(page.locator('.DocSearch-Hit-path mark').first()).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(page.locator(input)).toBeFocused();
  // The second row was selected before its text was loaded, and now leads to its section.
  const [, chosen = ''] = await addresses(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === chosen);
});

test('the results page includes the results of the dialog, and more', async ({page}) => {
  await openOn(page);
  const link = page.getByRole('link', {name: /See all \d+ results/});
  await search(page, 'InvalidAccessKeyId');
  await expect(link).toHaveCount(0);
  await search(page, 'create a record');
  const [first = ''] = await addresses(page);
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/en/search' && url.searchParams.get('q') === 'create a record',
  );
  await expect(page.locator(input)).toHaveCount(0);
  await expect(page.locator('main ol li h2 a').first()).toHaveAttribute('href', first);
  await expect(page.locator('main [role="status"]')).toContainText(count);
});

test('a tab older than the index finds the new index', async ({page}) => {
  await visit(page, '/en/docs/overview');
  await page
    .locator('meta[name="search-index"]')
    .evaluate((meta) => meta.setAttribute('content', '/assets/search/index.gone.json'));
  await openDialog(page);
  await search(page, 'device');
});

test('button, Ctrl or Cmd+K and slash open the dialog; Escape closes it', async ({page}) => {
  await visit(page, '/en/docs/overview');
  const dialog = page.getByRole('dialog');
  const button = page.locator('.DocSearch-Button');
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  for (const open of ['Control+k', 'Meta+k', '/', 'button']) {
    // Playwright's own click would scroll to the button.
    const {x, y} = (await button.boundingBox())!;
    await (open === 'button' ? page.mouse.click(x + 5, y + 5) : page.keyboard.press(open));
    await expect(page.locator(input)).toBeFocused();
    await expect(page.locator(input)).toHaveValue('');
    await page.locator(input).fill('device');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await scrolled()).toBe(before);
    // A focused button receives the slash itself.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  await button.click();
  await page.locator('.DocSearch-Close').click();
  await expect(dialog).toHaveCount(0);
});

test('the shortcut requires exact modifiers, works on every layout, and fires once per press', async ({
  page,
}) => {
  await visit(page, '/en/docs/overview');
  const dialog = page.getByRole('dialog');
  /** Presses a key on the page, and returns whether the browser's default action remains. */
  const press = (
    init: Pick<
      KeyboardEventInit,
      'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'isComposing'
    >,
  ) =>
    page.evaluate(
      (it) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...it}),
        ),
      init,
    );
  const k = {key: 'k', code: 'KeyK'};
  for (const other of [
    {...k, key: 'K', ctrlKey: true, shiftKey: true},
    {...k, ctrlKey: true, altKey: true},
    {...k, key: 'K', metaKey: true, shiftKey: true},
    {key: '/', code: 'Slash', ctrlKey: true},
    {...k, key: 'Process', ctrlKey: true, isComposing: true},
    k,
  ]) {
    expect(await press(other)).toBe(true);
    await expect(dialog).toHaveCount(0);
  }
  for (const own of [
    {...k, ctrlKey: true},
    {...k, metaKey: true},
    {...k, key: 'K', ctrlKey: true},
    {...k, key: 'л', ctrlKey: true},
    {...k, key: 'κ', metaKey: true},
    {key: '/', code: 'Digit7', shiftKey: true},
  ]) {
    expect(await press(own)).toBe(false);
    await expect(dialog).toBeVisible();
    expect(await press({...k, ctrlKey: true, repeat: true})).toBe(false);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
});

for (const width of [390, 1280]) {
  test(`a result on the open page leads to its heading, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await visit(page, '/en/docs/viz/panel/3d-panel-models');
    for (const way of ['click', 'Enter']) {
      await openDialog(page);
      await search(page, '3D panel mesh formats');
      const hit = page.locator(hits).first();
      await expect(hit).toHaveAttribute('href', '/en/docs/viz/panel/3d-panel-models#mesh-formats');
      await (way === 'click' ? hit.click() : page.keyboard.press('Enter'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const heading = page.locator('#mesh-formats');
      await expect(heading).toBeInViewport();
      expect((await heading.boundingBox())!.y).toBeLessThan(240);
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    }
  });
}

test('text typed while the dialog loads is preserved', async ({page}) => {
  for (const open of ['button', '/'] as const) {
    const release = await pauseRequests(page, dialogCode);
    await visit(page, '/en/docs/overview');
    await (open === 'button'
      ? page.locator('.DocSearch-Button').click()
      : page.keyboard.press(open));
    await page.keyboard.type('devixes');
    for (const key of ['Backspace', 'Backspace', 'Backspace']) {
      await page.keyboard.press(key);
    }
    await expect(page.locator('.search-waiting input')).toHaveValue('devi');
    release();
    await expect(page.locator(input)).toBeFocused();
    await page.keyboard.type('ces');
    await expect(page.locator(input)).toHaveValue('devices');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator(hits).first()).toBeVisible();
    await page.unrouteAll({behavior: 'wait'});
  }
});

test('an IME composition completes, also while the dialog loads', async ({page}) => {
  const release = await pauseRequests(page, dialogCode);
  await visit(page, '/docs/overview');
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {text, selectionStart: 2, selectionEnd: 2});
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-waiting input')).toBeFocused();
  await compose('shebei');
  await page.locator('.search-waiting input').dispatchEvent('keydown', {
    key: 'Escape',
    code: 'Escape',
    keyCode: 229,
  });
  const loaded = page.waitForResponse(dialogCode);
  release();
  await loaded;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator(input)).toHaveCount(0);
  await session.send('Input.insertText', {text: '设备'});
  await expect(page.locator(input)).toBeFocused();
  await expect(page.locator(input)).toHaveValue('设备');
  await expect(page.locator(hits).first()).toBeVisible();
  await compose('ji');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    await page.locator(input).evaluate((element, name) => {
      const composing = {keyCode: 229, bubbles: true, cancelable: true, isComposing: true};
      element.dispatchEvent(new KeyboardEvent('keydown', {key: name, code: name, ...composing}));
    }, key);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/docs/overview');
  await session.send('Input.insertText', {text: '记录'});
  await expect(page.locator(input)).toHaveValue('设备记录');
});

test('a dialog that fails to load is reported, until it loads or the page changes', async ({
  page,
}) => {
  await page.route(dialogCode, (route) => route.abort());
  await visit(page, '/en/docs/overview');
  const alert = page.getByRole('alert');
  await page.keyboard.press('Control+k');
  await expect(alert).toContainText('Unable to fetch results');
  await page.locator('.navbar__brand').first().click();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await page.unroute(dialogCode);
  await page.keyboard.press('Control+k');
  await expect(page.locator(input)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('arrow keys select a result; Ctrl, Meta and Shift open it elsewhere', async ({
  page,
  context,
}) => {
  await searchOn(page, 'device');
  const [first = '', second = ''] = await addresses(page);
  await expect(page.locator('[aria-selected="true"]')).toHaveAttribute('href', first);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[aria-selected="true"]')).toHaveAttribute('href', second);
  for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(key);
    const other = await opened;
    await expect(other).toHaveURL((url) => url.pathname + url.hash === second);
    await other.close();
  }
});

test('a selection is the initial query; a slash in a field is a slash', async ({page}) => {
  await visit(page, '/en/docs/overview');
  const text = page.locator('article p').first();
  await text.evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
  await openDialog(page);
  await expect(page.locator(input)).toHaveValue(/^.{5,64}$/);
  await visit(page, '/en/search');
  await page.locator('main input[type="search"]').focus();
  await page.keyboard.press('/');
  await expect(page.locator('main input[type="search"]')).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/en/');
  await page.locator('main form[role="search"] input').click();
  await expect(page.locator(input)).toBeFocused();
});

const script = '<img src=x onerror="window.exploded=1">';

test('markup in a query and in the history is text', async ({page}) => {
  const entry = {content: script, hierarchy: {lvl0: script, lvl1: script}, title: [{text: script}]};
  await openWithHistory(
    page,
    storedSearches(1, 0, entry),
    storedSearches(1, 0, {url: 'javascript:exploded=1'}),
  );
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(1);
  await expect(page.locator('.DocSearch-Hit')).toContainText(script);
  await page.locator(input).fill('<iframe onload=exploded=1>zzqx');
  await expect(page.locator('.search-screens .DocSearch-Title')).toContainText('<iframe onload');
  await expect(page.locator('.DocSearch-Modal :is(img, iframe)')).toHaveCount(0);
  expect(await page.evaluate(() => 'exploded' in window)).toBe(false);
});

const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

for (const [state, prepare] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`a browser with ${state} storage shows the dialog`, async ({page, errors}) => {
    await prepare(page);
    await searchOn(page, 'device');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Docusaurus reports that it cannot store anything.
    const others = errors.filter((error) => !/^Docusaurus storage/.test(error));
    errors.splice(0, errors.length, ...others);
  });
}

test('Back, which leaves the page on a wide screen, closes the dialog', async ({page}) => {
  await openOn(page, '/en/docs/overview');
  await page.keyboard.press('Escape');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/overview/);
  await openDialog(page);
  await page.goBack();
  await expect(page).toHaveURL(/overview/);
  await expect(page.locator(input)).toHaveCount(0);
});
