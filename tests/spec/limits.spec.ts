/** Limits and delays of the specification, measured in the browser. */
import {expect, type Page} from '@playwright/test';
import {pauseRequests, saveData, visit} from '../e2e/page';
import {
  algoliaResponse,
  algoliaHits,
  typeOn,
  fakeAlgolia,
  cors,
  hits,
  input,
  openOn,
  openWithHistory,
  search,
  storedSearches,
  test,
} from '../e2e/search-support';
import {limits} from './catalogue';

const modes = ['embedded', 'hosted'] as const;
const container = '.DocSearch-Container';

/**
 * Stops the page's clock at a time that the page has not reached. A longer step would pass the time limit of the
 * request for the index (20 s), which would then fail.
 */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000);

/** Advances to the last moment before a delay has passed, after processing earlier requests. */
async function runUpTo(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 1);
  await page.evaluate(() => fetch('/robots.txt').then(({status}) => status));
}

for (const mode of modes) {
  test(`the search box accepts 64 characters, ${mode}`, async ({page}) => {
    if (mode === 'hosted') {
      await fakeAlgolia(page, () => algoliaResponse(algoliaHits(1)));
    }
    const text = 'a'.repeat(limits.queryLength);
    await openOn(page);
    await page.keyboard.insertText(`${text}a`);
    await expect(page.locator(input)).toHaveValue(text);
    await visit(page, '/en/search');
    const field = page.locator('main input[type="search"]');
    await field.focus();
    await page.keyboard.insertText(`${text}a`);
    await expect(field).toHaveValue(text);
  });

  test(`a search that takes more than 300 ms is stalled, ${mode}`, async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.clock.install();
    if (mode === 'hosted') {
      await fakeAlgolia(page, () => released.then(() => algoliaResponse(algoliaHits(2))));
    } else {
      release = await pauseRequests(page, '**/assets/search/index.*.json');
    }
    await openOn(page);
    await stopClock(page);
    await page.locator(input).fill('device');
    await runUpTo(page, limits.stall);
    await expect(page.locator(container)).not.toHaveClass(/--Stalled/);
    await page.clock.runFor(1);
    await expect(page.locator(container)).toHaveClass(/--Stalled/);
    release();
    await page.clock.resume();
    await expect(page.locator(hits).first()).toBeVisible();
    await expect(page.locator(container)).not.toHaveClass(/--Stalled/);
  });

  test(`seven recent searches, four with favorites, ten favorites, ${mode}`, async ({page}) => {
    if (mode === 'hosted') {
      await fakeAlgolia(page, () => algoliaResponse([]));
    }
    const counts = () =>
      page
        .locator('.DocSearch-Hits')
        .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('li').length));
    const name = mode === 'hosted' ? 'docs' : 'docs-en';
    for (const [favorites, shown] of [
      ['[]', [limits.recentSearches]],
      [storedSearches(14, 100), [limits.recentSearchesWithFavorites, limits.favorites]],
    ] as const) {
      await openWithHistory(page, storedSearches(12), favorites, name);
      expect(await counts()).toEqual(shown);
    }
  });
}

test('hosted search requests 20 results with snippets of 10 words, or 5', async ({page}) => {
  const seen = await fakeAlgolia(page, () => algoliaResponse(algoliaHits(20), 57));
  for (const [width, words] of [
    [limits.narrowWidth + 1, limits.snippetWords],
    [limits.narrowWidth, limits.snippetWordsNarrow],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await typeOn(page, 'devices');
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

test('the embedded index returns 20 results a page, 5 a group, excerpts of 10 words, or 5', async ({
  page,
}) => {
  for (const [width, words] of [
    [limits.narrowWidth + 1, limits.snippetWords],
    [limits.narrowWidth, limits.snippetWordsNarrow],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await openOn(page);
    await search(page, 'upload file');
    await expect(page.locator('.DocSearch-Hit-path mark').first()).toBeVisible();
    for (const group of await page.locator('.DocSearch-Hits').all()) {
      expect(await group.locator('li').count()).toBeLessThanOrEqual(limits.hitsPerGroup);
    }
    const excerpts = (await page.locator('.DocSearch-Hit-path').allTextContents())
      .filter((text) => text.includes('…'))
      .map((text) => text.split(' · ').at(-1)!.split(/\s+/))
      .map((tokens) => tokens.filter((token) => /\w/.test(token)).length);
    expect(Math.max(...excerpts)).toBeLessThanOrEqual(words);
    expect(Math.max(...excerpts)).toBeGreaterThan(words / 2);
  }
  await visit(page, '/en/search?q=device');
  await expect(page.locator('main ol li')).toHaveCount(limits.hitsPerPage);
});

for (const [phase, milliseconds] of [
  ['connect', limits.hostConnect],
  ['read', limits.hostRead],
] as const) {
  test(`a host has ${milliseconds} ms to ${phase}, and is skipped for two minutes`, async ({
    page,
  }) => {
    await page.clock.install();
    if (phase === 'read') {
      await page.addInitScript(() => {
        const {send} = XMLHttpRequest.prototype;
        XMLHttpRequest.prototype.send = function sendAndReceiveHeaders(body) {
          send.call(this, body);
          Object.defineProperty(this, 'readyState', {value: 2});
          this.dispatchEvent(new Event('readystatechange'));
        };
      });
    }
    let isSilent = true;
    const seen = await fakeAlgolia(page, ({host}) =>
      isSilent && host.includes('-dsn.') ? undefined : algoliaResponse(algoliaHits(1)),
    );
    const hosts = () => seen.map(({host}) => host.includes('-dsn.'));
    await openOn(page);
    await stopClock(page);
    await page.locator(input).fill('one');
    await expect.poll(hosts).toEqual([true]);
    await runUpTo(page, milliseconds);
    expect(hosts()).toEqual([true]);
    await page.clock.runFor(1);
    await expect.poll(hosts).toEqual([true, false]);
    await expect(page.locator(hits)).toHaveCount(1);
    isSilent = false;
    await page.clock.runFor(limits.hostRetry);
    await page.locator(input).fill('two');
    await expect.poll(hosts).toEqual([true, false, false]);
    await page.clock.runFor(1);
    await page.locator(input).fill('three');
    await expect.poll(hosts).toEqual([true, false, false, true]);
  });
}

test('viewed events wait 400 ms and are sent in batches of 20; clicks follow', async ({page}) => {
  const sent: {eventType: string; objectIDs: string[]}[] = [];
  await page.route(/insights\..*algolia\.io/, (route) => {
    sent.push(...(route.request().postDataJSON() as {events: typeof sent}).events);
    return route.fulfill({json: {status: 200}, headers: cors});
  });
  const of = (type: string) => sent.filter(({eventType}) => eventType === type);
  const viewed = () => of('view').map(({objectIDs}) => objectIDs.length);
  await page.clock.install();
  // Five groups of five results: 25 are shown.
  const seen = await fakeAlgolia(page, () => algoliaResponse(algoliaHits(25, 5)), {insights: true});
  await openOn(page);
  await stopClock(page);
  await page.locator(input).fill('device');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(25);
  expect(seen.at(-1)?.requests[0]).toMatchObject({clickAnalytics: true});
  await runUpTo(page, limits.eventDebounce);
  expect(viewed()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(viewed).toEqual([limits.viewedEvents, 5]);
  await page.clock.resume();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => of('click')[0])
    .toMatchObject({
      index: 'docs',
      objectIDs: ['hit-0'],
      positions: [1],
      queryID: 'a'.repeat(32),
    });
});

test('a navigation that takes more than 200 ms shows a progress bar', async ({page}) => {
  await saveData(page);
  await page.clock.install();
  await visit(page, '/en/docs/overview');
  const release = await pauseRequests(page, '**/assets/js/*.js');
  await stopClock(page);
  await page.locator('.pagination-nav__link--next').click();
  await runUpTo(page, limits.progressDelay);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL('/en/docs/get-started/quick-start');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the menu of phones ends at 996 pixels, where an open one closes', async ({page}) => {
  const height = 800;
  const toggle = page.locator('.navbar__toggle');
  const link = page.locator('.navbar__items > .navbar__link').first();
  await page.setViewportSize({width: limits.desktopWidth, height});
  await visit(page, '/en/docs/overview');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  await page.setViewportSize({width: limits.desktopWidth + 1, height});
  await expect(toggle).toBeHidden();
  await expect(link).toBeVisible();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
});

test('the contents list headings of levels 2 and 3', async ({page}) => {
  await visit(page, '/en/docs/viz/panel/3d-panel');
  const levels = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) =>
      links.map((link) => document.getElementById(link.getAttribute('href')!.slice(1))?.tagName),
    );
  expect([...new Set(levels)].sort()).toEqual(['H2', 'H3']);
});
