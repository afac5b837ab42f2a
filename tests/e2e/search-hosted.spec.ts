/** Hosted search against fakes of Algolia's hosts: no request leaves the machine. */
import {expect, test, type Route} from '@playwright/test';
import {searchLimits} from '../../src/config/search';
import {axeFaults} from './axe';
import {visit, watchErrors, watchForeign} from './page';
import {
  algoliaAnswer,
  algoliaHit,
  asHosted,
  ask,
  fakeAlgolia,
  hits,
  input,
  openDialog,
} from './search-support';

const many = (count: number) =>
  Array.from({length: count}, (_, place) =>
    algoliaHit(place, {
      hierarchy: {lvl0: `Section ${place % 3}`, lvl1: `Page ${place}`, lvl2: `Part ${place}`},
    }),
  );

test('hosted search speaks to no host before the reader asks', async ({page, baseURL}) => {
  const foreign = watchForeign(page, baseURL);
  await asHosted(page);
  await fakeAlgolia(page, () => algoliaAnswer(many(2)));
  await visit(page, '/en/docs/overview');
  await page.waitForLoadState('networkidle');
  await openDialog(page);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(await page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]').count()).toBe(0);
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
  expect(
    foreign.every((address) =>
      /^https:\/\/testapp(-dsn|-\d)?\.algolia/.test(address.toLowerCase()),
    ),
  ).toBe(true);
});

for (const [width, words] of [
  [1280, searchLimits.snippetWords],
  [600, searchLimits.snippetWordsNarrow],
] as const) {
  test(`hosted search asks for 20 results and snippets of ${words} words, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await asHosted(page);
    const seen = await fakeAlgolia(page, () => algoliaAnswer(many(20), 57));
    await visit(page, '/en/docs/overview');
    await ask(page, 'devices');
    await expect(page.locator(hits).first()).toBeVisible();
    const last = seen.at(-1);
    expect(last?.path).toBe('/1/indexes/*/queries');
    expect(last?.requests).toHaveLength(1);
    expect(last?.requests[0]).toMatchObject({
      query: 'devices',
      indexName: 'docs',
      hitsPerPage: 20,
      clickAnalytics: false,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(last?.requests[0]?.attributesToRetrieve).toEqual(
      [0, 1, 2, 3, 4, 5, 6]
        .map((level) => `hierarchy.lvl${level}`)
        .concat('content', 'type', 'url'),
    );
    expect(last?.requests[0]?.attributesToSnippet).toEqual(
      [1, 2, 3, 4, 5, 6]
        .map((level) => `hierarchy.lvl${level}:${words}`)
        .concat(`content:${words}`),
    );
    // Three sections of six or seven hits: at most five of each.
    await expect(page.locator('.DocSearch-Hits')).toHaveCount(3);
    await expect(page.locator('.DocSearch-Hit')).toHaveCount(15);
    await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See all 57 results');
    await page.locator(input).fill('device');
    await expect(page.locator('.DocSearch-HitsFooter')).toHaveText('See all 57 results');
  });
}

const network = 'Check your network connection.';
const busy = 'The search service is busy. Try again in a moment.';
const cors = {'access-control-allow-origin': '*'};

for (const [name, help, fail] of [
  ['refuse the connection', network, (route: Route) => route.abort()],
  ...[429, 503].map(
    (status) =>
      [
        `answer ${status}`,
        busy,
        (route: Route) => route.fulfill({status, json: {message: 'no', status}, headers: cors}),
      ] as const,
  ),
] as const) {
  test(`hosts ${name}: the error, and Retry asks them again`, async ({page}) => {
    const errors = watchErrors(page);
    await asHosted(page);
    let failing = true;
    await fakeAlgolia(page, (_, route) => (failing ? void fail(route) : algoliaAnswer(many(2))));
    await visit(page, '/en/docs/overview');
    await ask(page);
    const screen = page.locator('.DocSearch-ErrorScreen');
    await expect(screen).toContainText('Unable to fetch results');
    await expect(screen).toContainText(help);
    failing = false;
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator(hits).first()).toBeVisible();
    await expect(screen).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('markup in hits is text; addresses of other schemes are left out', async ({page}) => {
  const bomb = '<img src=x onerror="window.exploded=1">';
  await asHosted(page);
  await fakeAlgolia(page, () =>
    algoliaAnswer([
      algoliaHit(1, {
        type: 'content',
        content: bomb,
        hierarchy: {lvl0: bomb, lvl1: `Page ${bomb}`, lvl2: bomb},
        _snippetResult: {content: {value: `${bomb} <mark>${bomb}</mark>`}},
      }),
      algoliaHit(2, {url: 'javascript:window.exploded=1'}),
      algoliaHit(3, {_snippetResult: {hierarchy: {lvl2: {value: `<b>bold</b> ${bomb}`}}}}),
    ]),
  );
  await visit(page, '/en/docs/overview');
  await ask(page, 'part');
  await expect(page.locator(hits)).toHaveCount(2);
  await expect(page.locator('.DocSearch-Hit-title').first()).toContainText(bomb);
  await expect(page.locator('.DocSearch-Hit-path').first()).toContainText(bomb);
  await expect(page.locator('.DocSearch-Hit-source').first()).toContainText(bomb);
  // The opened result is stored, and shown again from the storage.
  await page.keyboard.press('Enter');
  await openDialog(page);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('onerror');
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  await visit(page, '/en/search?q=part');
  await expect(page.locator('main ol')).toContainText(bomb);
  await expect(page.locator('main ol img')).toHaveCount(0);
  expect(await page.evaluate(() => 'exploded' in window)).toBe(false);
});

test('a silent host is left after a second, a failed one is asked again after two minutes', async ({
  page,
}) => {
  await page.clock.install();
  await asHosted(page);
  let silent = true;
  const seen = await fakeAlgolia(page, (_, route) =>
    silent && route.request().url().includes('-dsn.') ? undefined : algoliaAnswer(many(1)),
  );
  await visit(page, '/en/docs/overview');
  await ask(page, 'one');
  await expect(page.locator(hits)).toHaveCount(1);
  const [first, second] = seen;
  expect(first?.host).toMatch(/-dsn\.algolia\.net$/i);
  expect(second?.host).not.toBe(first?.host);
  // Timers begin when the browser sends, and a busy machine notices late.
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(800);
  silent = false;
  await page.locator(input).fill('two');
  await expect.poll(() => seen.length).toBe(3);
  expect(seen[2]?.host).not.toBe(first?.host);
  await page.clock.fastForward('02:05');
  await page.locator(input).fill('three');
  await expect.poll(() => seen[3]?.host).toBe(first?.host);
});

test('with the fallback, the embedded index answers for unreachable hosts, and says so', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await asHosted(page, {fallback: true});
  await fakeAlgolia(page, async (_, route) => {
    await route.abort();
    return undefined;
  });
  await visit(page, '/en/docs/overview');
  await ask(page);
  await expect(page.locator(hits).first()).toBeVisible();
  await expect(page.locator('.search-note')).toContainText("The search service can't be reached");
  expect(await axeFaults(page, '.DocSearch-Container')).toEqual([]);
  await visit(page, '/en/search?q=device');
  await expect(page.locator('main ol li').first()).toBeVisible();
  await expect(page.locator('main')).toContainText("The search service can't be reached");
  expect(errors).toEqual([]);
});

test('switched on, events go out in batches of 20: what was viewed, and clicks', async ({page}) => {
  await asHosted(page, {insights: true});
  interface Sent {
    eventType: string;
    objectIDs: string[];
  }
  const sent: Sent[] = [];
  await page.route(/insights\..*algolia\.io/, (route) => {
    sent.push(...(route.request().postDataJSON() as {events: Sent[]}).events);
    return route.fulfill({json: {status: 200}, headers: cors});
  });
  // Five a group: five groups of five are 25 that are shown.
  const list = Array.from({length: 25}, (_, place) =>
    algoliaHit(place, {
      hierarchy: {lvl0: `Section ${place % 5}`, lvl1: `Page ${place}`, lvl2: `Part ${place}`},
    }),
  );
  const seen = await fakeAlgolia(page, () => algoliaAnswer(list));
  await visit(page, '/en/docs/overview');
  await ask(page);
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(25);
  expect(seen.at(-1)?.requests[0]).toMatchObject({clickAnalytics: true});
  const of = (type: string) => sent.filter(({eventType}) => eventType === type);
  await expect.poll(() => of('view').map(({objectIDs}) => objectIDs.length)).toEqual([20, 5]);
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
