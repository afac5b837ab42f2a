/** Numbers of the specification, read from what the browser shows and sends. */
import {expect, type Page} from '@playwright/test';
import {holdBack, visit} from '../e2e/page';
import {
  algoliaAnswer,
  algoliaHit,
  askOn,
  fakeAlgolia,
  hits,
  input,
  openOn,
  test,
} from '../e2e/search-support';
import {limits} from './catalogue';

/** Hits of as many sections. */
const many = (count: number, sections = 3) =>
  Array.from({length: count}, (_, place) =>
    algoliaHit(place, {
      hierarchy: {
        lvl0: `Section ${place % sections}`,
        lvl1: `Page ${place}`,
        lvl2: `Part ${place}`,
      },
    }),
  );

/** Stops the clock of the page, which then goes on by `page.clock.runFor` alone. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

test(`a query has at most ${limits.queryLength} characters`, async ({page}) => {
  await openOn(page);
  await page.keyboard.insertText('a'.repeat(100));
  await expect(page.locator(input)).toHaveValue('a'.repeat(limits.queryLength));
  await visit(page, '/en/search');
  await page.locator('main input[type="search"]').focus();
  await page.keyboard.insertText('a'.repeat(100));
  await expect(page.locator('main input[type="search"]')).toHaveValue(
    'a'.repeat(limits.queryLength),
  );
});

test('requests, groups and snippets of hosted search', async ({page}) => {
  const seen = await fakeAlgolia(page, () => algoliaAnswer(many(20), 57));
  for (const [width, words] of [
    [limits.narrowWidth + 1, limits.snippetWords],
    [limits.narrowWidth, limits.snippetWordsNarrow],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await askOn(page, 'devices');
    // Three sections of six or seven hits.
    await expect(page.locator('.DocSearch-Hits')).toHaveCount(3);
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(3 * limits.hitsPerGroup);
    const retrieved = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(seen.at(-1)).toMatchObject({
      path: '/1/indexes/*/queries',
      requests: [
        {
          query: 'devices',
          indexName: 'docs',
          hitsPerPage: limits.hitsPerPage,
          clickAnalytics: false,
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
          attributesToRetrieve: [...retrieved, 'content', 'type', 'url'],
          attributesToSnippet: [...retrieved.slice(1), 'content'].map((name) => `${name}:${words}`),
        },
      ],
    });
  }
});

const history = (kind: 'RECENT' | 'FAVORITE') => `__DOCSEARCH_${kind}_SEARCHES__docs-en`;

const stored = (count: number, from = 0) =>
  JSON.stringify(
    Array.from({length: count}, (_, place) => ({
      objectID: `id-${place + from}`,
      url: `/en/docs/overview#${place + from}`,
      type: 'lvl1',
      hierarchy: {lvl0: 'Devices', lvl1: `Kept ${place + from}`},
    })),
  );

test('recent and favorite searches', async ({page}) => {
  const counts = async (recent: string, favorites: string) => {
    await page.addInitScript(
      (entries) => entries.forEach(([key = '', value = '']) => localStorage.setItem(key, value)),
      [
        [history('RECENT'), recent],
        [history('FAVORITE'), favorites],
      ],
    );
    await openOn(page);
    return page
      .locator('.DocSearch-Hits')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('li').length));
  };
  expect(await counts(stored(12), '[]')).toEqual([limits.recentSearches]);
  expect(await counts(stored(12), stored(14, 100))).toEqual([
    limits.recentSearchesWithFavorites,
    limits.favorites,
  ]);
});

test('a search is stalled after 300 ms of waiting', async ({page}) => {
  await page.clock.install();
  await openOn(page);
  const letGo = await holdBack(page, '**/assets/search/**');
  await stopClock(page);
  const container = page.locator('.DocSearch-Container');
  await page.locator(input).fill('device');
  await page.clock.runFor(limits.stall - 20);
  await expect(container).not.toHaveClass(/Stalled/);
  await page.clock.runFor(40);
  await expect(container).toHaveClass(/Stalled/);
  letGo();
});

test('a silent host is left after 1 s, and asked again after two minutes', async ({page}) => {
  await page.clock.install();
  let silent = true;
  const seen = await fakeAlgolia(page, ({host}) =>
    silent && host.includes('-dsn.') ? undefined : algoliaAnswer(many(1)),
  );
  await openOn(page);
  await stopClock(page);
  await page.locator(input).fill('one');
  await expect.poll(() => seen.length).toBe(1);
  await page.clock.runFor(limits.hostConnect - 50);
  expect(seen).toHaveLength(1);
  await page.clock.runFor(100);
  await expect.poll(() => seen.length).toBe(2);
  const [first, second] = seen;
  expect(first?.host).toMatch(/-dsn\.algolia\.net$/i);
  expect(second?.host).not.toBe(first?.host);
  silent = false;
  await page.clock.runFor(limits.hostRetry - 10_000);
  await page.locator(input).fill('two');
  await expect.poll(() => seen[2]?.host).toBe(second?.host);
  await page.clock.runFor(15_000);
  await page.locator(input).fill('three');
  await expect.poll(() => seen[3]?.host).toBe(first?.host);
});

test('viewed events are sent in batches of 20, 400 ms after the results', async ({page}) => {
  const sent: {eventType: string; objectIDs: string[]}[] = [];
  await page.clock.install();
  await page.route(/insights\..*algolia\.io/, (route) => {
    sent.push(...(route.request().postDataJSON() as {events: typeof sent}).events);
    return route.fulfill({json: {status: 200}, headers: {'access-control-allow-origin': '*'}});
  });
  // Five groups of five: 25 hits are shown.
  const seen = await fakeAlgolia(page, () => algoliaAnswer(many(25, 5)), {insights: true});
  await openOn(page);
  await stopClock(page);
  await page.locator(input).fill('device');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(25);
  expect(seen.at(-1)?.requests[0]).toMatchObject({clickAnalytics: true});
  const viewed = () =>
    sent.filter(({eventType}) => eventType === 'view').map(({objectIDs}) => objectIDs.length);
  await page.clock.runFor(limits.eventDebounce - 50);
  expect(viewed()).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(viewed).toEqual([limits.viewedEvents, 5]);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sent.find(({eventType}) => eventType === 'click'))
    .toMatchObject({
      index: 'docs',
      objectIDs: ['hit-0'],
      positions: [1],
      queryID: 'a'.repeat(32),
    });
  await expect(page.locator(hits)).toHaveCount(0);
});

test('the progress bar of a navigation appears after 200 ms', async ({page}) => {
  await page.clock.install();
  await visit(page, '/en/docs/overview');
  const letGo = await holdBack(page, '**/assets/js/*.js');
  await stopClock(page);
  await page.locator('footer a[href="/en/about"]').click();
  await page.clock.runFor(limits.progressDelay - 20);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(40);
  await expect(page.locator('#nprogress')).toBeAttached();
  letGo();
});

test('the navbar has a menu up to 996 px', async ({page}) => {
  await page.setViewportSize({width: limits.desktopWidth, height: 800});
  await visit(page, '/en/docs/overview');
  await expect(page.locator('.navbar__toggle')).toBeVisible();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.setViewportSize({width: limits.desktopWidth + 1, height: 800});
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the contents list headings of level 2 and 3', async ({page}) => {
  await visit(page, '/en/docs/viz/panel/3d-panel');
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.querySelector(`main [id="${(link as HTMLAnchorElement).hash.slice(1)}"]`)
            ?.tagName,
      ),
    );
  expect(new Set(listed)).toEqual(new Set(['H2', 'H3']));
});
