/**
 * Build with hosted search, visit counts, the feedback form and the base URL banner, enabled by their variables,
 * in a browser that enforces the policy of this build. The browser tests of search and feedback rewrite
 * settings in the main script of the ordinary build instead; this one verifies that a real build behaves the same.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {launch} from '../../scripts/lib/browser';
import {serve} from '../../scripts/lib/serve';
import {writeHostFiles} from 'docusaurus-plugin-content-security';
import {locales} from '../../src/config/locales';
import {thirdPartyOrigins} from '../../src/config/origins';
import {texts} from '../spec/catalogue';
import {build, createSampleSite, type SampleSite} from './sample-site';
import {pace} from '../pace';

const minutes = 60_000 * pace;

const settings = {
  ALGOLIA_APP_ID: 'REALAPP',
  ALGOLIA_API_KEY: 'realkey',
  ALGOLIA_INDEX_NAME: 'real-index',
  ANALYTICS_SCRIPT_URL: 'https://stats.example/js/script.js',
  ANALYTICS_DOMAIN: 'docs.example',
  FEEDBACK_ENDPOINT: '/real-feedback',
  BASE_URL_ISSUE_BANNER: '1',
};

const hit = {
  objectID: 'one',
  url: 'https://elsewhere.example/docs/overview#one',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: '文档', lvl1: '总览', lvl2: '一'},
  _snippetResult: {hierarchy: {lvl2: {value: '<mark>一</mark>', matchLevel: 'full'}}},
};

/** Reports a visit as scripts of such hosts do: to their own host. */
const countingScript = `{
  const {src, dataset} = document.currentScript;
  const visit = {domain: dataset.domain, url: location.pathname};
  fetch(new URL('/api/event', src), {method: 'POST', body: JSON.stringify(visit)});
}`;

let sample: SampleSite;
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let policy: string;

beforeAll(async () => {
  sample = createSampleSite();
  Object.assign(sample.environment, settings);
  const {exitCode, output} = await build(sample);
  expect(exitCode, output).toBe(0);
  expect(output).toContain('no embedded index');
  // The last step of `npm run build`, with the same variables.
  Object.entries(settings).forEach(([name, value]) => vi.stubEnv(name, value));
  const folder = path.join(sample.directory, 'build');
  await writeHostFiles(folder, {
    locales,
    origins: thirdPartyOrigins(),
    redirects: [],
    siteUrl: 'https://docs.example',
  });
  const name = 'Content-Security-Policy';
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  policy = new RegExp(`^  ${name}: (.*)$`, 'm').exec(headers)?.[1] ?? '';
  [site, browser] = await Promise.all([serve(folder, {headers: {[name]: policy}}), launch()]);
}, 4 * minutes);

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  site?.close();
  sample?.remove();
});

interface Visit {
  page: Page;
  /** Requests to other hosts, in order. */
  foreign: {address: string; body: unknown}[];
  /** Violations of the policy. */
  blocked: string[];
}

/** Opens a page; responses of other hosts are simulated. */
async function visit(wish: {globalPrivacyControl?: boolean; doNotTrack?: string} = {}) {
  const page = await browser.newPage();
  const seen: Visit = {page, foreign: [], blocked: []};
  await page.exposeFunction('complain', (text: string) => seen.blocked.push(text));
  await page.addInitScript((wish) => {
    for (const [name, value] of Object.entries(wish)) {
      Object.defineProperty(navigator, name, {value});
    }
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      (window as unknown as {complain: (text: string) => void}).complain(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  }, wish);
  await page.route(
    ({origin}) => origin !== site.origin,
    async (route) => {
      const request = route.request();
      const address = request.url();
      seen.foreign.push({address, body: request.postDataJSON() as unknown});
      const headers = {'access-control-allow-origin': '*'};
      await route.fulfill(
        address.startsWith('https://stats.example/')
          ? {headers, contentType: 'text/javascript', body: countingScript}
          : {headers, json: {results: [{index: 'real-index', hits: [hit], nbHits: 1}]}},
      );
    },
  );
  await page.goto(`${site.origin}/docs/overview`, {waitUntil: 'networkidle'});
  return seen;
}

it('hosted search sends requests to the configured host', async () => {
  const {page, foreign, blocked} = await visit({globalPrivacyControl: true});
  expect(foreign).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('设备');
  const link = page.locator('.DocSearch-Hit a[href]');
  await link.first().waitFor();
  expect(await link.first().getAttribute('href')).toBe('/docs/overview#one');
  const {hostname, pathname, searchParams} = new URL(foreign[0]?.address ?? '');
  expect([hostname, pathname]).toEqual(['realapp-dsn.algolia.net', '/1/indexes/*/queries']);
  expect(searchParams.get('x-algolia-api-key')).toBe('realkey');
  expect(foreign[0]?.body).toMatchObject({
    requests: [
      {
        indexName: 'real-index',
        query: '设备',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:zh', ['docusaurus_tag:default', expect.any(String)]],
      },
    ],
  });
  expect(blocked).toEqual([]);
  await page.close();
});

it('a home page with files at another path shows the base URL banner', async () => {
  const page = await browser.newPage();
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto(site.origin);
  await page.getByText(texts.baseUrlBanner.zh).waitFor();
  await page.close();
});

it('a visit is counted once, by the configured script, at its host', async () => {
  const {page, foreign, blocked} = await visit();
  await page.getByRole('link', {name: '简介'}).first().click();
  await page.waitForURL('**/docs/developers/openapi/intro');
  expect(foreign).toEqual([
    {address: settings.ANALYTICS_SCRIPT_URL, body: null},
    {
      address: 'https://stats.example/api/event',
      body: {domain: settings.ANALYTICS_DOMAIN, url: '/docs/overview'},
    },
  ]);
  expect(blocked).toEqual([]);
  await page.close();
});

it.each([{globalPrivacyControl: true}, {doNotTrack: '1'}])(
  'a reader with %o is not counted',
  async (wish) => {
    const {page, foreign} = await visit(wish);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    expect(foreign).toEqual([]);
    await page.close();
  },
);
