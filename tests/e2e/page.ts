/** Page helpers for all browser tests. */
import type {APIResponse, Page} from '@playwright/test';
import {pace} from '../pace';

/** Both languages with the prefix of their paths. */
export const languages = [
  {code: 'zh', prefix: '', htmlLang: 'zh-CN'},
  {code: 'en', prefix: '/en', htmlLang: 'en'},
] as const;

/** Timeout of the waits below in milliseconds. */
const timeout = 40_000 * pace;

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {timeout},
  );
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Reloads the page and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/**
 * Opens a page and waits until it is interactive and its requests are finished. Chromium sometimes never
 * reports the end of a finished request; five seconds without a response end the wait then.
 */
export async function visitSettled(page: Page, address: string): Promise<void> {
  await visit(page, address);
  const quiet = page.waitForFunction(
    () => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => entry.duration + entry.startTime);
      return document.readyState === 'complete' && performance.now() > Math.max(0, ...ends) + 5_000;
    },
    undefined,
    {timeout},
  );
  await Promise.race([page.waitForLoadState('networkidle'), quiet]);
}

/** Emulates data saver, or another connection, on subsequent page loads: nothing is prefetched. */
export async function saveData(
  page: Page,
  connection = {saveData: true, effectiveType: '4g'},
): Promise<void> {
  await page.addInitScript(
    (value) => void Object.defineProperty(navigator, 'connection', {value}),
    connection,
  );
}

/** Sets the downlink estimate in megabits per second for subsequent page loads. */
export async function setDownlink(page: Page, downlink: number): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {
      value: {downlink: value, effectiveType: '4g', saveData: false},
    });
  }, downlink);
}

/**
 * Opens subsequent pages in a color mode, as after the reader's choice. The storage key is read from a built
 * page because it differs between releases of Docusaurus.
 */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  const html = await (await page.request.get('/404.html')).text();
  const name = /getItem\("(theme[^"]*)"\)/.exec(html)![1]!;
  await page.addInitScript(([key, theme]) => localStorage.setItem(key!, theme!), [name, mode]);
}

/** Blocks site data on subsequent page loads: access to storage and cookies throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, {configurable: true, get: refuse});
    }
    Object.defineProperty(document, 'cookie', {configurable: true, get: refuse, set: refuse});
  });
}

/** Marks the document: client-side navigation preserves the mark, a page load removes it. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.body.dataset.same = 'yes'));

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.same === 'yes');

type Change = {body?: string; headers?: Record<string, string>};

/** Passes every response from these addresses through `change`. */
export async function changeResponses(
  page: Page,
  addresses: string | ((url: URL) => boolean),
  change: (response: APIResponse) => Promise<Change> | Change,
): Promise<void> {
  await page.route(addresses, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({response, ...(await change(response))});
    } catch (error) {
      // The page was closed or reloaded, or the test ended, before the response arrived.
      if (!page.isClosed() && !/disposed|closed|Test ended/.test(String(error))) {
        throw error;
      }
    }
  });
}

/** Collects requests to other origins from a page and its pop-ups. */
export function watchForeign(page: Page, baseURL: string | undefined): string[] {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) {
      foreign.push(request.url());
    }
  });
  return foreign;
}

/**
 * Collects uncaught errors and console errors, among them React's hydration mismatches. Failed requests are
 * excluded.
 */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  return errors;
}

/**
 * Pauses the requests to an address.
 *
 * @param address pattern of `page.route`
 * @param then action on these requests once they are released
 * @returns function that releases pending and subsequent requests
 */
export async function pauseRequests(
  page: Page,
  address: string,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route[then]();
  });
  return release;
}

/** Distance in pixels from the lower edge of the navbar and the mobile contents bar to an element. */
export const belowNavbar = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => {
    const bars = Array.from(document.querySelectorAll('.navbar, .theme-doc-toc-mobile'));
    const bottoms = bars.map((bar) => bar.getBoundingClientRect().bottom);
    const {top} = document.querySelector(name)!.getBoundingClientRect();
    return Math.round(top - Math.max(...bottoms));
  }, selector);

/** Reports whether an element is at the top of the visible page, as after a click on its link. */
export async function isJustBelowNavbar(page: Page, selector: string): Promise<boolean> {
  const distance = await belowNavbar(page, selector);
  return distance >= 0 && distance < 16;
}

/** Grants clipboard permissions; returns a function that reads the clipboard. */
export async function clipboardOf(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}
