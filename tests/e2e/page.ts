/** What tests of all kinds do with a page. */
import {expect, type Page} from '@playwright/test';

/** Waits until the page reacts. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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

/** Makes a page to come believe that its reader saves data: nothing is fetched before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
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
 * @returns lets them go, those to come as well
 */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
