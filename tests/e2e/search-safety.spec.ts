/** Search with hostile, broken and missing storage, and with markup where text is expected. */
import {expect, test, type Page} from '@playwright/test';
import {blockStorage, visit, watchErrors} from './page';
import {
  algoliaAnswer,
  algoliaHit,
  asHosted,
  fakeAlgolia,
  hits,
  input,
  openDialog,
} from './search-support';

const bomb = '<img src=x onerror="window.exploded=1">';

const exploded = (page: Page) =>
  page.evaluate(() => (window as unknown as {exploded?: number}).exploded);

async function seedStorage(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, value);
    }
  }, values);
}

const recents = '__DOCSEARCH_RECENT_SEARCHES__docs-en';
const favorites = '__DOCSEARCH_FAVORITE_SEARCHES__docs-en';

async function searchWorks(page: Page): Promise<void> {
  await openDialog(page);
  await page.locator(input).fill('device');
  await expect(page.locator(hits).first()).toBeVisible();
}

test('markup in a query is text, in the dialog and on the results page', async ({page}) => {
  const errors = watchErrors(page);
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await page.locator(input).fill('<iframe onload=exploded=1>zzqx');
  await expect(page.locator('.search-screens .DocSearch-Title')).toContainText('<iframe onload');
  await visit(page, `/en/search?q=${encodeURIComponent('<iframe onload=exploded=1>zzqx')}`);
  await expect(page.locator('h1')).toContainText('<iframe onload');
  await expect(page.locator('main [role="status"]')).toContainText('No results found for');
  expect(await exploded(page)).toBeUndefined();
  expect(errors).toEqual([]);
});

test('markup in hits of the hosted index is text', async ({page}) => {
  await asHosted(page);
  await fakeAlgolia(page, () =>
    algoliaAnswer([
      algoliaHit(1, {
        type: 'content',
        content: bomb,
        hierarchy: {lvl0: bomb, lvl1: `Page ${bomb}`, lvl2: bomb},
        _snippetResult: {
          content: {value: `${bomb} <mark>${bomb}</mark>`},
          hierarchy: {lvl1: {value: bomb}},
        },
      }),
      algoliaHit(2, {url: 'javascript:window.exploded=1'}),
      algoliaHit(3, {_snippetResult: {hierarchy: {lvl2: {value: `<b>bold</b> ${bomb}`}}}}),
    ]),
  );
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await page.locator(input).fill('part');
  await expect(page.locator(hits)).toHaveCount(2);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(bomb);
  await expect(page.locator('.DocSearch-Hit-source').first()).toContainText(bomb);
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  // The opened result is stored, and shown again from the storage.
  await page.keyboard.press('Enter');
  await openDialog(page);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('onerror');
  await visit(page, '/en/search?q=part');
  await expect(page.locator('main ol')).toContainText(bomb);
  await expect(page.locator('main ol img')).toHaveCount(0);
  expect(await exploded(page)).toBeUndefined();
});

test('markup in the storage is text', async ({page}) => {
  const errors = watchErrors(page);
  const entry = {
    objectID: 'x',
    url: '/en/docs/overview',
    type: 'lvl1',
    content: bomb,
    hierarchy: {lvl0: bomb, lvl1: bomb},
    _snippetResult: {hierarchy: {lvl1: {value: bomb}}},
  };
  await seedStorage(page, {
    [recents]: JSON.stringify([
      entry,
      {...entry, objectID: 'y', url: 'javascript:window.exploded=1'},
    ]),
    [favorites]: JSON.stringify([entry]),
  });
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(bomb);
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  expect(
    await page.locator(hits).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/en/docs/overview', '/en/docs/overview']);
  expect(await exploded(page)).toBeUndefined();
  expect(errors).toEqual([]);
});

for (const [name, value] of Object.entries({
  'no JSON': '{"broken',
  'no list': '{"a":1}',
  'a list of anything':
    '[null,1,"x",[],{},{"objectID":"a"},{"objectID":"b","hierarchy":null},{"objectID":"c","url":"/x","type":"lvl3","hierarchy":{"lvl1":"y"}}]',
  'a number': '7',
  nothing: '',
})) {
  test(`foreign storage content: ${name}`, async ({page}) => {
    const errors = watchErrors(page);
    await seedStorage(page, {[recents]: value, [favorites]: value});
    await visit(page, '/en/docs/overview');
    await searchWorks(page);
    expect(errors).toEqual([]);
  });
}

test('storage switched off', async ({page}) => {
  const errors = watchErrors(page);
  await blockStorage(page);
  await visit(page, '/en/docs/overview');
  await searchWorks(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('storage that cannot be replaced: the results page answers instead', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: false,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, '/en/docs/overview');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/en\/search/);
  await page.locator('main input[type="search"]').fill('device');
  await expect(page.locator('main ol li').first()).toBeVisible();
});

test('storage full', async ({page}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await visit(page, '/en/docs/overview');
  await searchWorks(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await searchWorks(page);
  // Docusaurus logs that it could not store the state of the announcement bar.
  expect(errors.filter((error) => !error.startsWith('Docusaurus storage error'))).toEqual([]);
});
