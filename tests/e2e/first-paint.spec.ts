/** When the code of a page is asked for: after its first paint, and also where nothing is painted. */
import {expect, test, type Page} from '@playwright/test';
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

test.describe('before the page reacts', () => {
  const menu = '.navbar-sidebar';

  /** Opens a page whose code stays away until the returned function is called. */
  async function openSlowly(page: Page): Promise<() => void> {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(address, {waitUntil: 'commit'});
    await page.locator('h1').waitFor();
    return send;
  }

  test('a click on a button is kept', async ({page}) => {
    const send = await openSlowly(page);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    send();
    await expect(page.locator(menu)).toBeVisible();
  });

  test('a click on something else takes it back', async ({page}) => {
    const send = await openSlowly(page);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await page.locator('h1').click();
    send();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('a click that React has answered is not made again', async ({page}) => {
    await page.addInitScript(() => {
      let root: unknown;
      Object.defineProperty(window, 'docusaurusRoot', {
        get: () => root,
        set: (value: unknown) => {
          root = value;
          document.querySelector<HTMLElement>('.navbar__toggle')!.click();
        },
      });
    });
    const send = await openSlowly(page);
    send();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await expect(page.locator(menu)).toBeVisible();
  });
});
