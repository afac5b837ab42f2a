/** Texts that React leaves as the server has sent them (`src/plugins/lean-client/client/kept.tsx`). */
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visitInPeace} from './page';

const page1 = '/docs/get-started/quick-start';
const text = '四个阶段依次进行，只想看数据的话，做完第一阶段就可以停下。';
const link = {name: 'Chrome 104 或更高版本', to: /\/docs\/others\/browser-support$/};

/** Opens the page from another one, in place. */
async function openInPlace(page: Page): Promise<void> {
  await visitInPeace(page, '/docs/overview');
  await markDocument(page);
  await page.locator(`main a[href="${page1}"]`).first().click();
  await expect(page).toHaveURL(page1);
}

/** Text of the article, once all of it has been laid out. */
async function wholeText(page: Page): Promise<string> {
  return page.locator('.markdown').innerText();
}

test('no script holds them', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  await visitInPeace(page, page1);
  await expect(page.locator('main')).toContainText(text);
  expect((await Promise.all(scripts)).filter((script) => script.includes(text))).toEqual([]);
});

test('they stay while the page lives', async ({page}) => {
  await visitInPeace(page, page1);
  const before = await wholeText(page);
  await page.locator('.table-of-contents a').nth(2).click();
  await expect(page).toHaveURL(/#./);
  await page.locator('.navbar button[class*="toggleButton"]').first().click();
  expect(await wholeText(page)).toBe(before);
});

test('they come with a page that is opened in place, and with the way back', async ({page}) => {
  await visitInPeace(page, page1);
  const whole = await wholeText(page);
  await openInPlace(page);
  await expect(page.locator('main')).toContainText(text);
  await expect.poll(() => wholeText(page)).toBe(whole);
  await page.getByRole('link', {name: link.name}).click();
  await expect(page).toHaveURL(link.to);
  await page.goBack();
  await expect(page.locator('main')).toContainText(text);
  expect(await wholeText(page)).toBe(whole);
  expect(await isSameDocument(page)).toBe(true);
});

/** Follows a link of the sidebar; how many texts are empty in the first frame of the page, of how many. */
const emptyAtFirst = (page: Page, href: string): Promise<[number, number]> =>
  page.evaluate(
    (to) =>
      new Promise((resolve) => {
        const title = document.querySelector('h1')!.textContent;
        const look = () => {
          if (document.querySelector('h1')?.textContent === title) {
            requestAnimationFrame(look);
          } else {
            const texts = Array.from(document.querySelectorAll('.markdown > :is(h2, h3, p, ul)'));
            resolve([texts.filter(({textContent}) => !textContent).length, texts.length]);
          }
        };
        document.querySelector<HTMLAnchorElement>(`.menu a[href="${to}"]`)!.click();
        requestAnimationFrame(look);
      }),
    href,
  );

test('a long page shows its beginning first, and the rest in the frame after', async ({page}) => {
  const long = '/docs/viz/panel/3d-panel';
  await visitInPeace(page, long);
  const whole = await wholeText(page);
  await visitInPeace(page, '/docs/viz/panel/log-panel');
  await markDocument(page);
  const [empty, all] = await emptyAtFirst(page, long);
  expect(all).toBeGreaterThan(20);
  expect(empty).toBeGreaterThan(all / 2);
  expect(empty).toBeLessThan(all);
  await expect.poll(() => wholeText(page)).toBe(whole);
  expect(await isSameDocument(page)).toBe(true);
  // The way back leads to where the reader was.
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  await page.goBack();
  await page.goForward();
  await expect.poll(() => wholeText(page)).toBe(whole);
});

test('their links change the page in place, unless a key says otherwise', async ({page}) => {
  await visitInPeace(page, page1);
  await markDocument(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', {name: link.name}).click({modifiers: ['ControlOrMeta']});
  await (await opened).close();
  await expect(page).toHaveURL(page1);
  await page.getByRole('link', {name: link.name}).click();
  await expect(page).toHaveURL(link.to);
  expect(await isSameDocument(page)).toBe(true);
});

test('texts of another version than the code load the whole page', async ({page}) => {
  await page.route(`**${page1}`, async (route) => {
    if (route.request().resourceType() === 'document') {
      return route.continue();
    }
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/data-kept="?0:[0-9a-f]{6}"?/, 'data-kept="0:000000"'),
    });
  });
  await openInPlace(page);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.locator('main')).toContainText(text);
});
