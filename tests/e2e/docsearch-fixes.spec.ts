/**
 * Faults of DocSearch that `docsearchFixes.ts` and `zod-loader.mjs` of docusaurus-theme-search work around. A
 * test fails when DocSearch no longer has the fault: then the workaround can be removed.
 */
import {expect, type Page} from '@playwright/test';
import {aiResponse, withAskAi} from './ask-ai';
import {visit} from './page';
import {openDialog, search, searchOn, test} from './search-support';

interface Change {
  classes: string;
  tag: string;
  attribute: string;
  before: string | null;
}

declare global {
  interface Window {
    changes: Change[];
    scrolls: unknown[][];
    violations: number;
  }
}

/** Records attribute values before they are changed: those that DocSearch has set. */
async function recordChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.changes = [];
    window.scrolls = [];
    window.violations = 0;
    document.addEventListener('securitypolicyviolation', () => (window.violations += 1));
    const {scrollTo} = window;
    window.scrollTo = (...to: unknown[]) => {
      window.scrolls.push(to);
      (scrollTo as (...given: unknown[]) => void)(...to);
    };
    new MutationObserver((records) => {
      for (const {target, attributeName, oldValue} of records) {
        const {className, localName} = target as Element;
        window.changes.push({
          classes: String(className),
          tag: localName,
          attribute: attributeName ?? '',
          before: oldValue,
        });
      }
    }).observe(document, {subtree: true, attributes: true, attributeOldValue: true});
  });
}

type Fault = readonly [element: string, attribute: string, value: string | null];

/** Faults that were not found, in the format of the list. */
async function missingOf(page: Page, faults: readonly Fault[]): Promise<Fault[]> {
  const changes = await page.evaluate(() => window.changes);
  return faults.filter(
    ([element, name, value]) =>
      !changes.some(
        ({classes, tag, attribute, before}) =>
          (tag === element || classes.split(' ').includes(element)) &&
          attribute === name &&
          before === value,
      ),
  );
}

test('DocSearch still needs the fixes of its dialog, input and lists', async ({page}) => {
  await recordChanges(page);
  await searchOn(page, 'device');
  expect(
    await missingOf(page, [
      // https://github.com/algolia/docsearch/issues/1370
      ['DocSearch-Container', 'role', 'button'],
      ['DocSearch-Container', 'tabindex', '0'],
      ['DocSearch-Container', 'aria-expanded', 'true'],
      ['DocSearch-SearchBar', 'role', null],
      ['DocSearch-Footer', 'role', null],
      // https://github.com/algolia/docsearch/issues/1014
      ['DocSearch-Input', 'maxlength', '512'],
      ['DocSearch-Input', 'role', null],
      ['DocSearch-Input', 'aria-labelledby', 'docsearch-label'],
      ['ul', 'aria-labelledby', 'docsearch-label'],
      ['DocSearch-Hit', 'role', 'option'],
      ['DocSearch-Hit', 'aria-selected', 'true'],
    ]),
  ).toEqual([]);
  const heading = await page.locator('h1').innerText();
  await page.keyboard.press('Enter');
  // The arrival of the page would close a dialog that is opened before.
  await expect(page.locator('h1')).not.toHaveText(heading);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (window.changes = []));
  await openDialog(page);
  await expect(page.locator('.DocSearch-Hit-action-button').first()).toBeVisible();
  // https://github.com/algolia/docsearch/issues/1491
  expect(await missingOf(page, [['ul', 'role', 'listbox']])).toEqual([]);
});

test('DocSearch still needs names for the buttons of Ask AI', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await recordChanges(page);
  await withAskAi(page, async (route) => {
    await released;
    await route.fulfill(aiResponse('An answer'));
  });
  await page.locator('.DocSearch-Hit--AskAI').first().click();
  await expect(page.locator('.DocSearch-StopStreaming')).toBeVisible();
  release();
  await expect(page.locator('.DocSearch-Menu-trigger')).toBeVisible();
  await expect(page.locator('.DocSearch-StopStreaming')).toHaveCount(0);
  expect(
    await missingOf(page, [
      ['DocSearch-StopStreaming', 'aria-label', null],
      ['DocSearch-Menu-trigger', 'aria-label', null],
    ]),
  ).toEqual([]);
});

test('DocSearch still scrolls the page back when it closes', async ({page}) => {
  await recordChanges(page);
  await visit(page, '/en/docs/viz/panel/3d-panel');
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  const before = await page.evaluate(() => window.scrollY);
  await openDialog(page);
  await page.evaluate(() => (window.scrolls = []));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // https://github.com/algolia/docsearch/issues/1260
  await expect.poll(() => page.evaluate(() => window.scrolls)).toContainEqual([0, before]);
});

test('the dialog triggers no violation of the policy', async ({page}) => {
  await recordChanges(page);
  await visit(page, '/en/docs/overview');
  await openDialog(page);
  await search(page, 'device');
  expect(await page.evaluate(() => window.violations)).toBe(0);
});
