/** Storage, requests and Content-Security-Policy of the pages. */
import {expect, test, type Page} from '@playwright/test';
import {storedKeys} from '../../src/data/site-privacy';
import {visit, watchErrors, watchForeign} from './page';

/** Keys on the privacy page for a build without optional parts. */
const declared = storedKeys.filter(({onlyWith}) => onlyWith === undefined);

const isDeclared = (storage: string, key: string) =>
  declared.some(
    (entry) =>
      entry.storage === storage &&
      (entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key),
  );

async function storedIn(page: Page): Promise<[storage: string, key: string][]> {
  return page.evaluate(() => [
    ...Object.keys(localStorage).map((key): [string, string] => ['localStorage', key]),
    ...Object.keys(sessionStorage).map((key): [string, string] => ['sessionStorage', key]),
  ]);
}

/** Uses features that store something: mode, announcement, tabs and search. */
async function useTheSite(page: Page): Promise<void> {
  await page.goto('/', {waitUntil: 'networkidle'});
  await page.locator('.navbar button[class*="toggleButton"]').click();
  await page.locator('.theme-announcement-bar button').click();
  await page.goto('/docs/viz/message-schemas/point-cloud');
  await page.locator('[role="tab"]').nth(1).click();
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('记录');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goto('/en/download', {waitUntil: 'networkidle'});
}

test('the site stores the keys of the privacy page, sets no cookie, and contacts no other host', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign = watchForeign(page, baseURL);
  const errors = watchErrors(page);
  await useTheSite(page);
  const stored = await storedIn(page);
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter(([storage, key]) => !isDeclared(storage, key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
  // The policy for scripts does not block it.
  expect(errors).toEqual([]);
});

test('injected code does not run, and the browser reports it', async ({page, context}) => {
  const reports: string[] = [];
  await context.exposeFunction('report', (directive: string) => reports.push(directive));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      (window as unknown as {report: (text: string) => void}).report(effectiveDirective);
    });
  });
  await visit(page, '/docs/overview');
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    const script = (text: string) => {
      const element = document.createElement('script');
      element.append(text);
      document.head.append(element);
    };
    const attempts = [
      // The number is valid JSON, so it passes Trusted Types and is checked against the hashes.
      () => script('1'),
      () => script('window.planted = true'),
      () => {
        document.createElement('script').src = 'https://evil.example/a.js';
      },
      () => document.body.insertAdjacentHTML('beforeend', '<form action=/planted>'),
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=planted=1>'),
      () => void window.eval('window.planted = true'),
    ];
    for (const attempt of attempts) {
      // Attached late, because code that a debugger evaluates may generate code.
      setTimeout(attempt);
    }
  });
  const count = (directive: string) => reports.filter((one) => one === directive).length;
  await expect.poll(() => count('script-src-elem')).toBeGreaterThan(0);
  await expect.poll(() => count('script-src-attr')).toBe(1);
  await expect.poll(() => count('require-trusted-types-for')).toBeGreaterThanOrEqual(3);
  const ran = await page.evaluate(
    () => 'planted' in window || document.querySelector('[action="/planted"]') !== null,
  );
  expect(ran).toBe(false);
});
