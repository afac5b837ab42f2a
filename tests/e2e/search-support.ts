/** Helpers of the search tests: the dialog, and hosted search without hosts. */
import {expect, test as base, type Page, type Route} from '@playwright/test';
import {searchOrigins} from '../../src/config/origins';
import {levels} from 'search-engine';
import {changeResponses, visit, watchErrors} from './page';

/** Addresses of the embedded index. */
export const indexFiles = '**/assets/search/index.*.json';

/** Headers of responses from other origins. */
export const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Test in which the page must report no error. */
export const test = base.extend<{errors: string[]}>({
  errors: [
    async ({page}, use) => {
      const errors = watchErrors(page);
      await use(errors);
      expect(errors).toEqual([]);
    },
    {auto: true},
  ],
});

export const input = '.DocSearch-Input';
export const hits = '.DocSearch-Hit a[href]';

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.locator(input)).toBeFocused();
}

const overview = '/en/docs/overview';

export async function openOn(page: Page, address = overview): Promise<void> {
  await visit(page, address);
  await openDialog(page);
}

/** Opens the dialog and types a query. */
export async function typeOn(page: Page, query = 'device', address = overview): Promise<void> {
  await openOn(page, address);
  await page.locator(input).fill(query);
}

/** Opens the dialog and waits for the results of a query. */
export async function searchOn(page: Page, query: string, address = overview): Promise<void> {
  await openOn(page, address);
  await search(page, query);
}

/** Types a query into the open dialog and waits for results. */
export async function search(page: Page, query: string): Promise<void> {
  await page.locator(input).fill(query);
  await expect(
    page.locator(`.search-announcement[data-query=${JSON.stringify(query)}]`),
  ).toHaveText(/\d/);
  await expect(page.locator(hits).first()).toBeVisible();
}

/** Addresses of the rows. */
export const addresses = (page: Page) =>
  page.locator(hits).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

interface HostedOptions {
  askAiAssistantId?: string;
  insights?: boolean;
}

/**
 * Simulates a build with hosted search by rewriting the settings in the main script. A real build would take as
 * long as all other tests together.
 */
async function asHosted(page: Page, options: HostedOptions): Promise<void> {
  // The minifier quotes names if the settings are JSON.
  const embedded = /(["']?)default\1:\{(["']?)mode\2:"embedded"\}/;
  const settings = {
    mode: 'hosted' as const,
    appId: 'TESTAPP',
    apiKey: 'searchkey',
    indexName: 'docs',
    insights: false,
    ...options,
  };
  await changeResponses(page, '**/assets/js/main.*.js', async (response) => {
    const body = await response.text();
    expect(embedded.test(body), 'the main script contains the settings').toBe(true);
    return {body: body.replace(embedded, `$1default$1:${JSON.stringify(settings)}`)};
  });
  // Policy of such a build, which allows only its hosts.
  const {connect} = searchOrigins(settings);
  const isPage = ({hostname, pathname}: URL) =>
    !hostname.includes('algolia') && !/\.\w+$/.test(pathname);
  await changeResponses(page, isPage, (response) => {
    const policy = response.headers()['content-security-policy'] ?? '';
    const changed = policy.replace('connect-src', `connect-src ${connect.join(' ')}`);
    return {headers: {...response.headers(), 'content-security-policy': changed}};
  });
}

interface HostedRequest {
  host: string;
  path: string;
  requests: Record<string, unknown>[];
}

/**
 * Switches the page to hosted search, and passes requests to Algolia's hosts to `respond`, which returns a body
 * or fulfills the route.
 * @returns every request with its host and parameters
 */
export async function fakeAlgolia(
  page: Page,
  respond: (request: HostedRequest, route: Route) => unknown,
  options: HostedOptions = {},
): Promise<HostedRequest[]> {
  await asHosted(page, options);
  const seen: HostedRequest[] = [];
  await page.route(/https:\/\/[^/]*\.(algolia\.net|algolianet\.com)\//, async (route) => {
    const url = new URL(route.request().url());
    const {requests} = route.request().postDataJSON() as HostedRequest;
    const request = {host: url.host, path: url.pathname, requests};
    seen.push(request);
    const body = await respond(request, route);
    if (body !== undefined) {
      await route.fulfill({json: body, headers: cors});
    }
  });
  return seen;
}

/** Entries of DocSearch's history, as it stores them. */
export const storedSearches = (count: number, from = 0, changes: object = {}): string =>
  JSON.stringify(
    Array.from({length: count}, (_, place) => ({
      objectID: `id-${place + from}`,
      url: `/en/docs/overview#${place + from}`,
      type: 'lvl1',
      hierarchy: {lvl0: 'Devices', lvl1: `Stored ${place + from}`},
      ...changes,
    })),
  );

/** Opens the dialog with this history of the index `name`. */
export async function openWithHistory(
  page: Page,
  recent: string,
  favorites: string,
  name = 'docs-en',
): Promise<void> {
  await page.addInitScript(
    (entries) => entries.forEach(([key = '', value = '']) => localStorage.setItem(key, value)),
    [
      [`__DOCSEARCH_RECENT_SEARCHES__${name}`, recent],
      [`__DOCSEARCH_FAVORITE_SEARCHES__${name}`, favorites],
    ],
  );
  await openOn(page);
}

/** A hit in Algolia's format. */
export function algoliaHit(number: number, changes: Record<string, unknown> = {}) {
  return {
    objectID: `hit-${number}`,
    url: `https://docs.coscene.cn/en/docs/overview#part-${number}`,
    type: 'lvl2',
    content: null,
    hierarchy: {
      ...Object.fromEntries(levels.map((level) => [level, null])),
      lvl0: 'Devices',
      lvl1: `Page ${number}`,
      lvl2: `Part ${number}`,
    },
    _snippetResult: {hierarchy: {lvl2: {value: `<mark>Part</mark> ${number}`, matchLevel: 'full'}}},
    ...changes,
  };
}

/** Hits with the given number of sections. */
export const algoliaHits = (count: number, sections = 3) =>
  Array.from({length: count}, (_, place) =>
    algoliaHit(place, {
      hierarchy: {
        lvl0: `Section ${place % sections}`,
        lvl1: `Page ${place}`,
        lvl2: `Part ${place}`,
      },
    }),
  );

/** Response in Algolia's format. */
export const algoliaResponse = (list: unknown[], nbHits = list.length) => ({
  results: [{index: 'docs', hits: list, nbHits, queryID: 'a'.repeat(32)}],
});
