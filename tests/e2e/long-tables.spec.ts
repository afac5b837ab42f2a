/** Long tables are laid out when they are near the window (`src/components/Table`): readers find everything in its place. */
import {expect, test, type Page} from '@playwright/test';
import {visit} from './page';

const address = '/docs/viz/panel/3d-panel';

/** Tables that have not been laid out yet. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('article table')).filter(
        (table) => !table.checkVisibility({contentVisibilityAuto: true}),
      ).length,
  );

/** How far below the navbar a section begins, in pixels. */
const distance = (page: Page, id: string) =>
  page.evaluate((name) => {
    const heading = document.getElementById(name)!.getBoundingClientRect().top;
    return heading - document.querySelector('.navbar')!.getBoundingClientRect().bottom;
  }, id);

/** Idle times come when the test says so. */
async function withoutIdleTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test('tables far below wait, and are there when the reader comes', async ({page}) => {
  await withoutIdleTimes(page);
  await visit(page, address);
  expect(await waiting(page)).toBeGreaterThan(5);
  const last = page.locator('article table').last();
  const isThere = () =>
    last.evaluate((table) => table.checkVisibility({contentVisibilityAuto: true}));
  expect(await isThere()).toBe(false);
  await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
  await expect.poll(isThere).toBe(true);
});

test('a jump has all of them laid out before anything is drawn, reading on has not', async ({
  page,
}) => {
  await withoutIdleTimes(page);
  await visit(page, address);
  /** Scrolls, and counts the tables that wait when that is about to be drawn. */
  const waitingAfter = async (distance: number) => {
    await page.evaluate(
      (by) =>
        new Promise<void>((resolve) => {
          // What is asked for a frame runs after its scroll events.
          addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {once: true});
          scrollBy({top: by, behavior: 'instant'});
        }),
      distance,
    );
    return waiting(page);
  };
  expect(await waitingAfter(300)).toBeGreaterThan(5);
  expect(await waitingAfter(100_000)).toBe(0);
});

test('tables that wait are laid out when there is time for it', async ({page}) => {
  await visit(page, address);
  await expect.poll(() => waiting(page)).toBe(0);
});

for (const id of ['topics', 'toolbar', 'supported-schemas']) {
  test(`#${id} is where it is with all tables`, async ({page}) => {
    await visit(page, `${address}#${id}`);
    expect(await waiting(page)).toBe(0);
    const place = await distance(page, id);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(100);
  });

  test(`the table of contents leads to #${id}, and stays there`, async ({page}) => {
    await withoutIdleTimes(page);
    await visit(page, address);
    await page.locator(`.table-of-contents a[href="#${id}"]`).click();
    await expect.poll(() => distance(page, id)).toBeLessThan(100);
    expect(await distance(page, id)).toBeGreaterThanOrEqual(0);
    expect(await waiting(page)).toBe(0);
  });
}

test('a table that is wider than a phone can be scrolled by the keyboard when it is near', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await withoutIdleTimes(page);
  await visit(page, address);
  const wide = page.locator('article [role="group"][tabindex="0"]:has(table)');
  const before = await wide.count();
  await page.locator('#performance').scrollIntoViewIfNeeded();
  await expect.poll(() => wide.count()).toBeGreaterThan(before);
});

test('print has all of them', async ({page}) => {
  await visit(page, address);
  await page.emulateMedia({media: 'print'});
  expect(await waiting(page)).toBe(0);
});
