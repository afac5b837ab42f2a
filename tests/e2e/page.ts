/** Page helpers for all browser tests. */
import type {APIResponse, Page} from '@playwright/test';
import {pace} from '../pace';

/** The two languages, with what their addresses begin with. */
export const languages = [
  {code: 'zh', prefix: '', htmlLang: 'zh-CN'},
  {code: 'en', prefix: '/en', htmlLang: 'en'},
] as const;

/** Limit of what is waited for here, looked at in every frame. */
const timeout = 40_000 * pace;

/** Waits until the page reacts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.hasHydrated === 'true',
    undefined,
    {timeout},
  );
}

/** Goes to a page and waits until it reacts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Reloads the page and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Goes to a page and waits until it reacts and has fetched what it wants. */
export async function visitInPeace(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.waitForLoadState('networkidle');
}

/** Makes a page to come believe that its reader saves data: nothing is fetched before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** Sets the speed of the line, in megabits per second, that pages to come estimate. */
export async function setDownlink(page: Page, downlink: number): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {
      value: {downlink: value, effectiveType: '4g', saveData: false},
    });
  }, downlink);
}

/**
 * Opens pages to come in a color mode, as for a reader who has chosen it. The name under which the choice is
 * stored comes from a built page, since it differs between releases of Docusaurus.
 */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  const html = await (await page.request.get('/404.html')).text();
  const name = /getItem\("(theme[^"]*)"\)/.exec(html)![1]!;
  await page.addInitScript(([key, theme]) => localStorage.setItem(key!, theme!), [name, mode]);
}

/** Storage and cookies of pages to come as with all site data blocked: asking for them throws. */
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

/** Marks the document: a change of the page in place keeps the mark, a page load removes it. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.body.dataset.same = 'yes'));

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset.same === 'yes');

type Change = {body?: string; headers?: Record<string, string>};

/** Passes every answer of these addresses through `change`. */
export async function changeAnswers(
  page: Page,
  addresses: string | ((url: URL) => boolean),
  change: (response: APIResponse) => Promise<Change> | Change,
): Promise<void> {
  await page.route(addresses, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({response, ...(await change(response))});
    } catch (error) {
      // The page went away (a reload, the end of the test) while the answer was under way.
      if (!page.isClosed() && !/disposed|closed|Test ended/.test(String(error))) {
        throw error;
      }
    }
  });
}

/** Addresses outside of the site that a page asks for, or one that is opened from it. */
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
 * Uncaught errors and errors on the console, as they come: React reports there a page whose code
 * differs from its HTML. Failed requests are not ours to log.
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
 * Holds back requests until they are let go.
 *
 * @param address pattern as `page.route` takes it
 * @param then what becomes of them
 * @returns lets them go, those to come as well
 */
export async function holdBack(
  page: Page,
  address: string,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route[then]();
  });
  return letGo;
}

/** How far below the navbar, and the bar with the section in sight, something begins, in pixels. */
export const belowNavbar = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => {
    const bars = Array.from(document.querySelectorAll('.navbar, .theme-doc-toc-mobile'));
    const bottoms = bars.map((bar) => bar.getBoundingClientRect().bottom);
    const {top} = document.querySelector(name)!.getBoundingClientRect();
    return Math.round(top - Math.max(...bottoms));
  }, selector);

/** Whether something begins where a reader who follows a link to it looks. */
export async function isJustBelowNavbar(page: Page, selector: string): Promise<boolean> {
  const distance = await belowNavbar(page, selector);
  return distance >= 0 && distance < 16;
}

/** Lets a page write to the clipboard, and reads from it. */
export async function clipboardOf(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}
