/** The fixture site, built and opened in a browser. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {launch} from '../../scripts/lib/browser';
import {serve} from '../../scripts/lib/serve';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, 'packages/docusaurus-plugin-lazy-sections/tests/site');
const output = mkdtempSync(path.join(tmpdir(), 'lazy-sections-'));

let browser: Browser;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(
  async () => {
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/.bin/docusaurus'), 'build', site, '--out-dir', output],
      {cwd: root, stdio: ['ignore', 'ignore', 'inherit']},
    );
    server = await serve(output);
    browser = await launch();
  },
  180_000 * Number(process.env.TEST_PACE ?? 1),
);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(output, {recursive: true, force: true});
});

/** Opens a page while `use` runs, and fails on any error in it. */
async function withPage(address: string, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  await open(page, address);
  await use(page);
  await page.close();
  expect(complaints).toEqual([]);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

const addressOf = (page: Page): string => page.url().slice(server.origin.length);
const sidebarLink = (page: Page, label: string) =>
  page.locator('.theme-doc-sidebar-container').getByRole('link', {name: label, exact: true});
const current = (page: Page) => page.locator('.menu a[aria-current="page"]');

/** Waits until a page is shown, with its item marked. */
async function shows(page: Page, title: string, address: string): Promise<void> {
  await page.getByRole('heading', {level: 1, name: title}).waitFor();
  expect(addressOf(page)).toBe(address);
}

describe('pages', () => {
  it('hydrate the HTML of the server', async () => {
    for (const address of [
      '/',
      '/docs/guide',
      '/docs/guide/start',
      '/docs/reference/nested/',
      '/docs/reference/nested/deep',
      '/docs/more/open',
    ]) {
      await withPage(address, (page) => page.waitForLoadState('networkidle'));
    }
  });

  it('contain only the pages of their section', () => {
    const scriptsOf = (file: string): string =>
      [...readFileSync(path.join(output, file), 'utf8').matchAll(/src="?([^" >]+\.js)/g)]
        .map(([, script]) => readFileSync(path.join(output, script!), 'utf8'))
        .join('\n');
    const guide = scriptsOf('docs/guide/start/index.html');
    expect(guide).toContain('How to finish');
    expect(guide).not.toContain('Deep entry');
    expect(guide).not.toContain('/docs/reference/nested/deep"');
    expect(scriptsOf('docs/reference/first/index.html')).toContain('Deep entry');
  });
});

describe('navigation', () => {
  it('opens a category with its items, navigates to a page, and back and forward', async () => {
    await withPage('/docs/guide/start', async (page) => {
      await page.locator('.menu').getByRole('button', {name: 'Reference'}).click();
      await sidebarLink(page, 'First entry').click();
      await shows(page, 'First entry', '/docs/reference/first');
      expect(await current(page).textContent()).toBe('First entry');
      await page.goBack();
      await shows(page, 'How to start', '/docs/guide/start');
      expect(await current(page).textContent()).toBe('How to start');
      await page.goForward();
      await shows(page, 'First entry', '/docs/reference/first');
    });
  });

  it('enters the docs from outside, and follows links within the text to other sections', async () => {
    await withPage('/', async (page) => {
      await page.getByRole('link', {name: 'Documentation'}).click();
      await shows(page, 'Introduction', '/docs/intro');
      await page.getByRole('link', {name: 'how to start'}).click();
      await shows(page, 'How to start', '/docs/guide/start');
      await page.getByRole('link', {name: 'the reference'}).click();
      await shows(page, 'Deep entry', '/docs/reference/nested/deep#below');
      expect(await page.locator('.breadcrumbs__item').count()).toBe(4);
    });
  });

  it('shows the cards of an index page and of a list in a page, from another section', async () => {
    await withPage('/docs/reference/first', async (page) => {
      await sidebarLink(page, 'Guide').click();
      await page.getByText('Words for the card of the finish.').waitFor();
      expect(await page.locator('article .card').count()).toBe(2);
      await page.locator('.menu').getByRole('button', {name: 'Reference'}).click();
      await sidebarLink(page, 'Nested').click();
      await page.getByText('Words for the card of the deep entry.').waitFor();
    });
  });

  it('prefetches the pages of visible links, also in browsers without link elements for it', async () => {
    const page = await browser.newPage();
    await page.addInitScript('DOMTokenList.prototype.supports = () => false');
    const request = page.waitForRequest(
      (it) => it.resourceType() === 'xhr' && it.url().includes('/assets/js/'),
    );
    await open(page, '/docs/intro');
    await request;
    await page.close();
  });
});

describe('a section that fails to load', () => {
  const scripts = '**/assets/js/*.js';

  /** Opens a complete page; later requests fail the specified number of times. */
  async function faulty(address: string, times?: number): Promise<Page> {
    const page = await browser.newPage();
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await page.route(scripts, (route) => route.abort(), {times});
    return page;
  }

  it('opens with its first page, and with all of them later', async () => {
    const page = await faulty('/docs/intro');
    const reference = page.locator('.menu').getByRole('button', {name: 'Reference'});
    await reference.click();
    await sidebarLink(page, 'First entry').waitFor();
    await page.unrouteAll();
    await reference.click();
    await page.mouse.move(0, 0);
    await reference.hover();
    await reference.click();
    await sidebarLink(page, 'Nested').waitFor();
    await page.close();
  });

  it('causes navigation to load the page as a document', async () => {
    const page = await faulty('/docs/guide/start', 1);
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', {name: 'the reference'}).click();
    await loaded;
    await shows(page, 'Deep entry', '/docs/reference/nested/deep#below');
    await page.close();
  });
});
