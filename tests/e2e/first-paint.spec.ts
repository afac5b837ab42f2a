/** When the code of a page is asked for: after its first paint, and also where nothing is painted. */
import {expect, test} from '@playwright/test';
import {hydrated} from './page';

const address = '/docs/viz/panel/log-panel';

test('scripts wait until the page could be painted', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      asked.push(request.url());
    }
  });
  let sendStyles = () => {};
  const held = new Promise<void>((resolve) => {
    sendStyles = resolve;
  });
  await page.route('**/assets/css/styles.*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, {waitUntil: 'commit'});
  // All of the page has been read: nothing in it waits for the styles.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked).toEqual([]);
  sendStyles();
  await hydrated(page);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThan(3);
});

test('a page that is never painted comes alive all the same', async ({page}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => Boolean(window.docusaurusRoot))).toBe(true);
});

test('what readers chose is known before anything is painted', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await page.route('**/assets/css/styles.*.css', () => {});
  await page.goto(address, {waitUntil: 'commit'});
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true');
});
