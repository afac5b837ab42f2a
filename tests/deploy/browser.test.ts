/** The site in a real Chromium behind the shipped nginx: no page may violate its policy. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launch} from '../../scripts/lib/browser';
import {addressedFiles} from '../../scripts/lib/built-headers';
import {comparePolicy} from '../../src/plugins/content-security/inline-code';
import {startNginx, type RunningNginx} from './nginx';
import {ask} from './ask';

let nginx: RunningNginx;
let browser: Browser;

beforeAll(async () => {
  [nginx, browser] = await Promise.all([startNginx({compress: false}), launch()]);
}, 300_000);

afterAll(() => Promise.all([nginx?.stop(), browser?.close()]), 60_000);

it('the policy that nginx sends names every inline script of the pages, and no other', async () => {
  const {headers} = await ask(nginx.url, '/');
  const pages = (await addressedFiles(nginx.site)).filter((file) => file.endsWith('.html'));
  const html = pages.map((file) => [file, readFileSync(path.join(nginx.site, file), 'utf8')]);
  const policy = String(headers['content-security-policy']);
  expect(comparePolicy(policy, Object.fromEntries(html) as Record<string, string>)).toEqual([]);
});

interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Reports of the browser, uncaught errors and errors on the console. */
  complaints: string[];
  /** Goes to an address of the site and waits until it reacts. */
  visit: (address: string) => Promise<void>;
}

/** A browser that remembers every complaint. */
async function visitor(): Promise<Visitor> {
  const context = await browser.newContext({baseURL: nginx.url, permissions: ['clipboard-write']});
  const page = await context.newPage();
  const complaints: string[] = [];
  await context.exposeFunction('complain', (text: string) => complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as {complain: (text: string) => void}).complain(
        `${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample} in ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) {
      complaints.push(message.text());
    }
  });
  const visit = async (address: string) => {
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  };
  return {page, context, complaints, visit};
}

const languages = [
  ['zh', '', '记录'],
  ['en', '/en', 'record'],
] as const;

describe.each(languages.slice(process.env.TEST_FULL ? 0 : 1))(
  'without a violation, %s',
  (_language, prefix, query) => {
    const at = (address: string) => `${prefix}${address}`;

    it('a page of every kind', {timeout: 120_000}, async () => {
      const {complaints, context, visit} = await visitor();
      for (const address of [
        '/',
        '/docs/overview',
        '/docs/category/collaboration',
        '/docs/viz/message-schemas/point-cloud',
        '/changelog',
        '/download',
        '/legal/privacy',
        '/no-such-page',
      ]) {
        await visit(at(address));
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('search in the dialog and on its page', {timeout: 60_000}, async () => {
      const {page, complaints, context, visit} = await visitor();
      await visit(at('/docs/overview'));
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(query);
      await page.locator('.DocSearch-Hit a').first().click();
      await page.waitForURL(/\/docs\/(?!overview)/);
      await visit(at(`/search?q=${query}`));
      await page.locator('main a[href*="/docs/"]').first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it(
      'diagrams, pictures, tabs, code, color mode and the other language',
      {timeout: 120_000},
      async () => {
        const {page, complaints, context, visit} = await visitor();
        await visit(at('/docs/use-case/data-diagnosis/intro'));
        const diagram = page.locator('main [class*="diagram"] img');
        await diagram.locator('visible=true').first().waitFor();
        await page.locator('.navbar button[class*="toggleButton"]').click();
        await diagram.locator('visible=true').first().waitFor();
        await visit(at('/docs/viz/message-schemas/point-cloud'));
        await page.locator('[role="tab"]').nth(1).click();
        await visit(at('/docs/developers/cocli/install'));
        const code = page.locator('.theme-code-block:visible').first();
        await code.hover();
        await code.locator('button').last().click();
        await page.locator('.theme-announcement-bar button').click();
        await visit(at('/docs/collaboration/record/quick-start-record'));
        await page.locator('figure img:visible').first().click();
        await page.keyboard.press('Escape');
        // The picture may have opened as a document of its own.
        await visit(at('/docs/overview'));
        await page.locator('.navbar .dropdown > a').hover();
        await page.locator('.navbar .dropdown__menu a:not(.dropdown__link--active)').last().click();
        await page.locator(`html[lang="${prefix ? 'zh-CN' : 'en'}"]`).waitFor({state: 'attached'});
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

    it('the cron explainer and the checker of batch tests', {timeout: 60_000}, async () => {
      const {page, complaints, context, visit} = await visitor();
      await visit(at('/docs/automation/cron'));
      await page.locator('main section input').first().fill('30 8 * * 1');
      await page.locator('main section tbody tr').first().waitFor();
      await visit(at('/docs/sim-and-tests/regression/yaml-sample'));
      const checker = page.locator('section', {has: page.locator('textarea')});
      for (const button of [1, 0]) {
        await checker.getByRole('button').nth(button).click();
        await checker.getByRole('status').first().waitFor();
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

it('a violation would be noticed: planted code does not run and is reported', async () => {
  const {page, complaints, context, visit} = await visitor();
  await visit('/docs/overview');
  await page.evaluate(() => {
    const script = (text: string) => {
      const element = document.createElement('script');
      element.append(text);
      document.head.append(element);
    };
    const attempts = [
      // A number is JSON, so this gets past Trusted Types and to the hashes.
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
      // Later, because what a debugger evaluates may generate code.
      setTimeout(attempt);
    }
  });
  const reports = (directive: string) =>
    complaints.filter((complaint) => complaint.startsWith(`${directive} blocked`)).length;
  await expect.poll(() => reports('script-src-elem')).toBeGreaterThan(0);
  await expect.poll(() => reports('script-src-attr')).toBe(1);
  await expect.poll(() => reports('require-trusted-types-for')).toBeGreaterThanOrEqual(3);
  const ran = await page.evaluate(
    () => 'planted' in window || document.querySelector('[action="/planted"]') !== null,
  );
  expect(ran).toBe(false);
  await context.close();
});

it('a browser that comes back asks for no hashed file again', async () => {
  const {page, context, visit} = await visitor();
  const fetched: string[] = [];
  for (const address of ['/docs/overview', '/changelog', '/docs/overview']) {
    await visit(address);
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({name, transferSize}) => name.includes('/assets/') && transferSize > 0)
        .map(({name}) => name),
    );
    fetched.push(...new Set(names));
  }
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter((name, index) => fetched.indexOf(name) !== index)).toEqual([]);
  await context.close();
});
