/** The search dialog with the embedded index. */
import {expect, test, type Page} from '@playwright/test';
import {searchLimits} from '../../src/config/search';
import {holdBack, reload, visit, watchErrors, watchForeign} from './page';
import {hits, input, openDialog} from './search-support';

/** Texts of the pages, from which excerpts are cut. */
const texts = '**/assets/search/*-*.json';

const languages = [
  {
    code: 'zh',
    prefix: '',
    placeholder: '搜索文档',
    query: '创建记录',
    // Answered by headings and by texts.
    asked: '记录上传失败',
    page: '/docs/collaboration/record/create-record',
    seeAll: /查看全部 \d+ 条结果/,
    failed: ['无法获取搜索结果', '请检查你的网络连接。'],
    unbuilt: ['这里没有搜索索引', '索引由构建生成。运行 npm run site'],
    none: '没有找到相关结果',
    letUsKnow: '告诉我们。',
    empty: '暂无最近搜索',
    recent: '最近搜索',
    favorites: '收藏',
  },
  {
    code: 'en',
    prefix: '/en',
    placeholder: 'Search docs',
    query: 'create a record',
    asked: 'upload failed',
    page: '/en/docs/collaboration/record/create-record',
    seeAll: /See all \d+ results/,
    failed: ['Unable to fetch results', 'You might want to check your network connection.'],
    unbuilt: ['There is no search index here', 'Builds make it. Run npm run site'],
    none: 'No results for',
    letUsKnow: 'Let us know.',
    empty: 'No recent searches',
    recent: 'Recent',
    favorites: 'Favorites',
  },
] as const;

const addresses = (page: Page) =>
  page.locator(hits).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function search(page: Page, query: string): Promise<void> {
  await page.locator(input).fill(query);
  await expect(page.locator(hits).first()).toBeVisible();
}

for (const language of languages) {
  const start = `${language.prefix}/docs/overview`;

  test.describe(`search, ${language.code}`, () => {
    test('answers with pages of this language, after intent only', async ({page, baseURL}) => {
      const errors = watchErrors(page);
      const foreign = watchForeign(page, baseURL);
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await visit(page, start);
      await page.waitForLoadState('networkidle');
      expect(files.filter((file) => file.includes('/assets/search/'))).toEqual([]);
      await openDialog(page);
      await expect(page.locator(input)).toHaveAttribute('placeholder', language.placeholder);
      await expect(page.getByText(language.empty)).toBeVisible();
      await search(page, language.query);
      const found = await addresses(page);
      expect(found.slice(0, 3).map((address) => address.split('#')[0])).toContain(language.page);
      expect(
        found.filter((address) => address.startsWith('/en/') !== (language.code === 'en')),
      ).toEqual([]);
      expect(found.length).toBeLessThanOrEqual(searchLimits.hitsPerPage);
      for (const group of await page.locator('.DocSearch-Hits').all()) {
        expect(await group.locator('li').count()).toBeLessThanOrEqual(searchLimits.hitsPerGroup);
      }
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
    });

    test('Enter opens the first result, which is remembered; favourites are kept', async ({
      page,
    }) => {
      await visit(page, start);
      await openDialog(page);
      await search(page, language.query);
      const [first = ''] = await addresses(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname + url.hash === first);
      await expect(page.locator(input)).toHaveCount(0);
      await openDialog(page);
      await expect(page.getByText(language.recent, {exact: true})).toBeVisible();
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(page.getByText(language.favorites, {exact: true})).toBeVisible();
      await reload(page);
      await openDialog(page);
      await expect(page.getByText(language.favorites, {exact: true})).toBeVisible();
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(page.getByText(language.empty)).toBeVisible();
    });

    test('nothing found: says so, with suggestions that have results', async ({page}) => {
      await visit(page, start);
      await openDialog(page);
      await page.locator(input).fill('zzqxvkw');
      await expect(page.locator('.search-screens .DocSearch-Title')).toContainText(language.none);
      await expect(page.locator('.search-screens .DocSearch-Title')).toContainText('"zzqxvkw"');
      const suggestions = page.locator('.search-screens .DocSearch-Prefill');
      await expect(suggestions).toHaveCount(3);
      await expect(page.getByRole('link', {name: language.letUsKnow})).toHaveAttribute(
        'href',
        /zzqxvkw/,
      );
      for (const text of await suggestions.allTextContents()) {
        await search(page, text);
        expect((await addresses(page)).length).toBeGreaterThan(0);
        await page.locator(input).fill('zzqxvkw');
        await expect(suggestions).toHaveCount(3);
      }
      const [chosen = ''] = await suggestions.allTextContents();
      await suggestions.first().click();
      await expect(page.locator(input)).toHaveValue(chosen);
      await expect(page.locator(hits).first()).toBeVisible();
    });

    test('an index that cannot be loaded: says so, and the next query finds it again', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      await page.route('**/assets/search/*.bin', (route) => route.abort());
      await visit(page, start);
      await openDialog(page);
      await page.locator(input).fill(language.query);
      for (const text of language.failed) {
        await expect(page.locator('.DocSearch-ErrorScreen').getByText(text)).toBeVisible();
      }
      await expect(page.getByText(language.none)).toHaveCount(0);
      await page.unroute('**/assets/search/*.bin');
      await search(page, `${language.query} `);
      await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('a broken index is an error, too', async ({page}) => {
      const errors = watchErrors(page);
      await page.route('**/assets/search/*.bin', (route) => route.fulfill({body: 'not an index'}));
      await visit(page, start);
      await openDialog(page);
      await page.locator(input).fill(language.query);
      await expect(
        page.locator('.DocSearch-ErrorScreen').getByText(language.failed[0]),
      ).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('pages without an index, as of the dev server, say what makes one', async ({page}) => {
      await visit(page, start);
      await page.locator('meta[name="search-index"]').evaluate((meta) => meta.remove());
      await openDialog(page);
      await page.locator(input).fill(language.query);
      const screen = page.locator('.DocSearch-ErrorScreen');
      for (const text of language.unbuilt) {
        await expect(screen).toContainText(text);
        await expect(page.locator('.search-announcement')).toContainText(text);
      }
      await expect(screen).not.toContainText(language.failed[1]);
    });

    test('a tab older than the index finds the new one', async ({page}) => {
      await visit(page, start);
      await page.evaluate(() => {
        document
          .querySelector('meta[name="search-index"]')
          ?.setAttribute('content', '/assets/search/gone.bin');
      });
      await openDialog(page);
      await search(page, language.query);
    });

    test('answers before the texts of its excerpts, which then fill the same rows', async ({
      page,
    }) => {
      const errors = watchErrors(page);
      const arrive = await holdBack(page, texts);
      await visit(page, start);
      await openDialog(page);
      await search(page, language.asked);
      await page.keyboard.press('ArrowDown');
      const rows = page.locator('.DocSearch-Hit');
      const places = () =>
        rows.evaluateAll((all) =>
          all.map((row) => {
            const {top, height} = row.getBoundingClientRect();
            return [top, height, row.querySelector('a')?.getAttribute('aria-selected')];
          }),
        );
      const pages = async () => (await addresses(page)).map((address) => address.split('#')[0]);
      const before = {places: await places(), pages: await pages()};
      expect(await rows.locator('mark').count()).toBeLessThan(before.pages.length);
      for (const row of await rows.all()) {
        await expect(row).toContainText(/\S/);
      }
      await page.evaluate(() => {
        const status = document.querySelector('.search-announcement');
        new MutationObserver(() => {
          document.body.dataset.said = String(Number(document.body.dataset.said ?? 0) + 1);
        }).observe(status as Node, {characterData: true, childList: true, subtree: true});
      });
      arrive();
      // The further ones come after those in view.
      await expect(
        rows.locator(':is(.DocSearch-Hit-title, .DocSearch-Hit-path):empty'),
      ).toHaveCount(0);
      await expect(page.locator('.DocSearch-Hit-title mark').first()).toBeVisible();
      expect({places: await places(), pages: await pages()}).toEqual(before);
      await expect(page.locator(input)).toBeFocused();
      await expect(page.locator('body')).not.toHaveAttribute('data-said');
      // The second row was chosen before its text came, and now leads to where that is.
      const [, chosen = ''] = await addresses(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname + url.hash === chosen);
      expect(errors).toEqual([]);
    });

    test('texts that do not come leave the rows, with their titles', async ({page}) => {
      await page.route(texts, (route) => route.abort());
      await visit(page, start);
      await openDialog(page);
      await search(page, language.asked);
      await expect(page.locator('.DocSearch-Hit-title').first()).toContainText(/\S/);
      await expect(page.locator('.DocSearch-Hit :empty:is(span)')).toHaveCount(0);
      await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
      await search(page, language.query);
      expect((await addresses(page)).slice(0, 3).map((address) => address.split('#')[0])).toContain(
        language.page,
      );
    });

    test('a slow index: stalled, then the answer', async ({page}) => {
      const letGo = await holdBack(page, '**/assets/search/*.bin');
      await visit(page, start);
      await openDialog(page);
      await page.locator(input).fill(language.query);
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      letGo();
      await expect(page.locator(hits).first()).toBeVisible();
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    });

    test('leads to the results page with the same results', async ({page}) => {
      await visit(page, start);
      await openDialog(page);
      await search(page, language.query);
      const [first = ''] = await addresses(page);
      const link = page.getByRole('link', {name: language.seeAll});
      const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
      await link.click();
      await expect(page).toHaveURL(
        (url) =>
          url.pathname === `${language.prefix}/search` &&
          url.searchParams.get('q') === language.query,
      );
      await expect(page.locator(input)).toHaveCount(0);
      await expect(page.locator('main ol li h2 a').first()).toHaveAttribute('href', first);
      await expect(page.locator('main [role="status"]')).toContainText(String(count));
    });

    test('the field takes 64 characters', async ({page}) => {
      await visit(page, start);
      await openDialog(page);
      await page.keyboard.insertText('a'.repeat(100));
      await expect(page.locator(input)).toHaveValue('a'.repeat(searchLimits.queryLength));
    });
  });
}

test('opens by button, Ctrl+K, Meta+K and slash; Escape closes, clears, and gives the focus back', async ({
  page,
}) => {
  await visit(page, '/en/docs/overview');
  const dialog = page.getByRole('dialog');
  const link = page.getByRole('link', {name: 'Changelog'}).first();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await link.focus();
    await page.keyboard.press(key);
    await expect(page.locator(input)).toBeFocused();
    await expect(page.locator(input)).toHaveValue('');
    await page.locator(input).fill('device');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  const button = page.locator('.DocSearch-Button');
  await button.click();
  await expect(page.locator(input)).toBeFocused();
  await page.locator('.DocSearch-Close').click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('what is pressed before the page reacts is not lost', async ({page}) => {
  const errors = watchErrors(page);
  for (const [key, query] of [
    ['Control+k', 'device'],
    ['/', 'record'],
  ] as const) {
    const arrive = await holdBack(page, '**/assets/js/main.*.js');
    await page.goto('/en/docs/overview', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.type(`${query}x`);
    await page.keyboard.press('Backspace');
    arrive();
    await expect(page.locator(input)).toHaveValue(query);
    await expect(page.locator(hits).first()).toBeVisible();
    await page.unrouteAll({behavior: 'wait'});
  }
  expect(errors).toEqual([]);
});

test('what is typed while the dialog is loaded is kept, and goes on in it', async ({page}) => {
  const errors = watchErrors(page);
  for (const open of ['button', 'Control+k', '/'] as const) {
    const arrive = await holdBack(page, '**/assets/search/dialog.*.css');
    await visit(page, '/en/docs/overview');
    await (open === 'button'
      ? page.locator('.DocSearch-Button').click()
      : page.keyboard.press(open));
    await page.keyboard.type('devixes');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace']) {
      await page.keyboard.press(key);
    }
    await expect(page.locator(input)).toHaveCount(0);
    await expect(page.locator('.search-waiting input')).toHaveValue('devies');
    arrive();
    await expect(page.locator(input)).toBeFocused();
    await page.keyboard.type('c');
    await expect(page.locator(input)).toHaveValue('devices');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator(hits).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll({behavior: 'wait'});
  }
  expect(errors).toEqual([]);
});

test('a word that is composed while the dialog is loaded is finished first', async ({page}) => {
  const arrive = await holdBack(page, '**/assets/search/dialog.*.css');
  await visit(page, '/docs/overview');
  await page.keyboard.press('Control+k');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'shebei',
    selectionStart: 6,
    selectionEnd: 6,
  });
  const loaded = page.waitForResponse('**/assets/search/dialog.*.css');
  arrive();
  await loaded;
  await page.waitForFunction(() => document.querySelector('link[href*="search/dialog."]') !== null);
  await expect(page.locator(input)).toHaveCount(0);
  await session.send('Input.insertText', {text: '设备'});
  await expect(page.locator(input)).toBeFocused();
  await expect(page.locator(input)).toHaveValue('设备');
  await expect(page.locator(hits).first()).toBeVisible();
});

test('a search that is given up before the dialog has come does not open', async ({page}) => {
  const arrive = await holdBack(page, '**/assets/search/dialog.*.css');
  await visit(page, '/en/docs/overview');
  const button = page.locator('.DocSearch-Button');
  await button.click();
  await page.keyboard.type('device');
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-waiting')).toHaveCount(0);
  await expect(button).toBeFocused();
  const loaded = page.waitForResponse('**/assets/search/dialog.*.css');
  arrive();
  await loaded;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await expect(page.locator(input)).toBeFocused();
  await expect(page.locator(input)).toHaveValue('');
});

test('a navigation that ends while the dialog is open leaves the focus there', async ({page}) => {
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await search(page, 'create a record');
  const arrive = await holdBack(page, '**/assets/js/*.js');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openDialog(page);
  await page.keyboard.type('rec');
  arrive();
  await expect(page.locator('h1')).toHaveText('Create a record');
  await page.keyboard.type('ord');
  await expect(page.locator(input)).toHaveValue('record');
  await expect(page.locator(input)).toBeFocused();
});

test('a navigation to another layout leaves an open dialog as it is', async ({page}) => {
  const errors = watchErrors(page);
  await visit(page, '/en/docs/overview');
  for (const [link, end] of [
    ['.navbar__brand', '/en/'],
    ['.navbar a[href="/en/docs/overview"]', '/en/docs/overview'],
    ['.navbar a[href="/en/changelog"]', '/en/changelog'],
  ] as const) {
    const arrive = await holdBack(page, '**/assets/js/*.js');
    await page.locator('.navbar').evaluate((element) => element.setAttribute('data-before', ''));
    await page
      .locator(link)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rec');
    arrive();
    await expect(page).toHaveURL((url) => url.pathname === end);
    // The address comes before the page: a button of the page before would lose the focus with it.
    await expect(page.locator('[data-before]')).toHaveCount(0);
    await expect(page.locator(input)).toHaveValue('rec');
    await page.keyboard.type('ord');
    await expect(page.locator(input)).toHaveValue('record');
    await expect(page.locator(input)).toBeFocused();
    await expect(page.locator(hits).first()).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
  }
  expect(errors).toEqual([]);
});

for (const way of ['Enter', 'click'] as const) {
  test(`a row chosen by ${way} before its text was there is remembered with its place`, async ({
    page,
  }) => {
    const arrive = await holdBack(page, texts);
    await visit(page, '/en/docs/overview');
    await openDialog(page);
    await search(page, 'upload failed');
    const [, address = ''] = await addresses(page);
    expect(address).not.toContain('#');
    await page.keyboard.press('ArrowDown');
    await (way === 'Enter' ? page.keyboard.press('Enter') : page.locator(hits).nth(1).click());
    await expect(page).toHaveURL((url) => url.pathname === address);
    arrive();
    const remembered = () =>
      page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs-en'));
    await expect.poll(remembered).toContain(`${address}#`);
    await openDialog(page);
    expect(await addresses(page)).toEqual([expect.stringContaining(`${address}#`)]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === address && url.hash !== '');
  });
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the touch itself focuses a field, so that the keyboard opens', async ({page}) => {
    await visit(page, '/en/docs/overview');
    await page.evaluate(() => {
      document.querySelector('.DocSearch-Button')?.addEventListener('click', () => {
        // React's listener is on the root: once this event has reached the document, it has run.
        document.addEventListener(
          'click',
          () => {
            document.body.dataset.focused = document.activeElement?.tagName ?? '';
          },
          {once: true},
        );
      });
    });
    await page.locator('.DocSearch-Button').tap();
    await expect(page.locator('body')).toHaveAttribute('data-focused', 'INPUT');
    await expect(page.locator(input)).toBeFocused();
  });

  test('results reach to the end of the screen, with no empty bar below them', async ({page}) => {
    await visit(page, '/docs/overview');
    await openDialog(page);
    await search(page, '记录');
    const box = (await page.locator('.DocSearch-Dropdown').boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(844);
  });
});

test('slash in a field is a slash', async ({page}) => {
  await visit(page, '/en/search');
  await page.locator('main input[type="search"]').focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main input[type="search"]')).toHaveValue('/');
});

test('arrow keys choose; Ctrl+Enter opens a tab, Shift+Enter a window', async ({page, context}) => {
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await search(page, 'device');
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
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === second);
});

test('nothing happens to the dialog while a word is composed', async ({page}) => {
  await visit(page, '/docs/overview');
  await openDialog(page);
  await search(page, '设备');
  const before = page.url();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {text: 'ji', selectionStart: 2, selectionEnd: 2});
  for (const key of ['Enter', 'Escape', 'ArrowDown']) {
    await page.locator(input).evaluate((element, name) => {
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: name,
          code: name,
          keyCode: 229,
          bubbles: true,
          cancelable: true,
          isComposing: true,
        }),
      );
    }, key);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(before);
  await session.send('Input.insertText', {text: '记录'});
  await expect(page.locator(input)).toHaveValue('设备记录');
  await expect(page.locator(hits).first()).toBeVisible();
});

test('a selection on the page becomes the first query, at most 64 characters of it', async ({
  page,
}) => {
  await visit(page, '/en/docs/overview');
  await page.evaluate(() => {
    const text = document.querySelector('article p');
    if (text) {
      getSelection()?.selectAllChildren(text);
    }
  });
  await openDialog(page);
  const value = await page.locator(input).inputValue();
  expect(value.length).toBeGreaterThan(0);
  expect(value.length).toBeLessThanOrEqual(searchLimits.queryLength);
});

test('seven recent searches are kept, four beside favourites, ten favourites', async ({page}) => {
  const stored = (count: number, from = 0) =>
    JSON.stringify(
      Array.from({length: count}, (_, place) => ({
        objectID: `id-${place + from}`,
        url: `/en/docs/overview#${place + from}`,
        type: 'lvl1',
        hierarchy: {lvl0: 'Devices', lvl1: `Kept ${place + from}`},
      })),
    );
  const open = async (recent: number, favorites: number) => {
    await visit(page, '/en/docs/overview');
    await page.evaluate(
      ([recents, favored]) => {
        localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs-en', recents ?? '');
        localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs-en', favored ?? '');
      },
      [stored(recent), stored(favorites, 100)],
    );
    await openDialog(page);
    return page
      .locator('.DocSearch-Hits')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('li').length));
  };
  expect(await open(12, 0)).toEqual([searchLimits.recentSearches]);
  expect(await open(12, 14)).toEqual([
    searchLimits.recentSearchesWithFavorites,
    searchLimits.favorites,
  ]);
});

test('the home page field opens the dialog with what was typed', async ({page}) => {
  await visit(page, '/en/');
  await page.locator('main form[role="search"] input').click();
  await expect(page.locator(input)).toBeFocused();
});

test('that the dialog cannot be loaded is not said on the next page', async ({page}) => {
  await page.route('**/assets/search/dialog.*.css', (route) => route.abort());
  await visit(page, '/en/docs/overview');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('.theme-doc-breadcrumbs a, .navbar__brand').first().click();
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a dialog that cannot be loaded says so, and opens when it can', async ({page}) => {
  const errors = watchErrors(page);
  await page.route('**/assets/search/dialog.*.css', (route) => route.abort());
  await visit(page, '/en/docs/overview');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/assets/search/dialog.*.css');
  await page.keyboard.press('Control+k');
  await expect(page.locator(input)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
