/**
 * Search client of Algolia, with the requests of DocSearch. Algolia's own client chooses the hosts and their order,
 * and skips a failed host for two minutes.
 */
import {liteClient} from 'algoliasearch/lite';
import {hostedTimeouts} from '../../limits';
import type {SearchSettings} from '../../options';
import {levels} from 'search-engine';
import type {FacetFilters} from '.';
import type {Hit, Search, SearchRequest, Segment} from './types';

type HostedSettings = Extract<SearchSettings, {mode: 'hosted'}>;
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

interface AlgoliaHit {
  objectID: string;
  url?: unknown;
  type?: unknown;
  hierarchy?: Record<string, unknown>;
  content?: unknown;
  _snippetResult?: {
    hierarchy?: Record<string, {value?: unknown} | undefined>;
    content?: {value?: unknown};
  };
}

interface AlgoliaResult {
  hits: AlgoliaHit[];
  nbHits?: number;
  queryID?: string;
}

const preTag = '<mark>';
const postTag = '</mark>';

/** Segments of a highlighted value. Other markup in it is text. */
const segmentsOf = (value: string): Segment[] =>
  value
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(preTag) && part.endsWith(postTag)
        ? {text: part.slice(preTag.length, -postTag.length), marked: true}
        : {text: part.replace(preTag, ''), marked: false},
    );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Path of a record's public address, which is valid on previews and mirrors too. Other schemes are rejected. */
function addressOf(url: unknown, origin: string): string | undefined {
  const text = textOf(url);
  if (!text || !URL.canParse(text, origin)) {
    return undefined;
  }
  const parsed = new URL(text, origin);
  return /^https?:$/.test(parsed.protocol) ? parsed.pathname + parsed.hash : undefined;
}

/** Hit of a record; nothing for a record without a valid address, a page or a known type. */
function toHit(hit: AlgoliaHit, origin: string): Hit | undefined {
  const url = addressOf(hit.url, origin);
  const [section = '', page = '', ...headings] = levels.map((level) =>
    textOf(hit.hierarchy?.[level]),
  );
  const type = hit.type as Hit['type'];
  const level = type === 'content' ? 0 : levels.indexOf(type);
  if (!url || !page || level < 0 || (type as string) === 'lvl0') {
    return undefined;
  }
  const snippets = hit._snippetResult;
  const content = textOf(snippets?.content?.value) || textOf(hit.content);
  const heading = textOf(snippets?.hierarchy?.[type]?.value) || headings[level - 2] || page;
  const around =
    level === 0 ? headings : level === 1 ? [] : [page, ...headings.slice(0, level - 2)];
  return {
    objectID: hit.objectID,
    url,
    type,
    section,
    page,
    title: level === 0 ? [{text: page, marked: false}] : segmentsOf(heading),
    place: around.filter(Boolean).join(' › '),
    ...(content && {excerpt: segmentsOf(content)}),
  };
}

function hostedRequest(
  {query, page, hitsPerPage, words}: SearchRequest,
  {indexName, insights}: HostedSettings,
  facetFilters: FacetFilters,
) {
  const retrieved = levels.map((level) => `hierarchy.${level}`);
  const snippets = [...retrieved.slice(1), 'content'].map((name) => `${name}:${words}`);
  return {
    query,
    indexName,
    attributesToRetrieve: [...retrieved, 'content', 'type', 'url'],
    attributesToSnippet: words > 0 ? snippets : [],
    snippetEllipsisText: '…',
    highlightPreTag: preTag,
    highlightPostTag: postTag,
    hitsPerPage,
    page,
    clickAnalytics: insights,
    facetFilters,
  };
}

/**
 * Cache of failed hosts. The client's own cache (algoliasearch 5.64.0) stores a host by a key that includes its
 * state and reads it without the state, so it never finds one.
 */
function hostsByAddress(): HostsCache {
  const states = new Map<string, unknown>();
  const addressOfHost = (host: unknown) => (host as {url: string}).url;
  return {
    get: async <T>(host: unknown, create: () => Promise<T>) =>
      (states.get(addressOfHost(host)) as T | undefined) ?? create(),
    set: async (host, state) => {
      states.set(addressOfHost(host), state);
      return state;
    },
    delete: async (host) => void states.delete(addressOfHost(host)),
    clear: async () => states.clear(),
  };
}

/** @param facetFilters filters by the language and the docs version of the page */
export function hostedSearch(settings: HostedSettings, facetFilters: FacetFilters): Search {
  const client = liteClient(settings.appId, settings.apiKey, {
    timeouts: hostedTimeouts,
    hostsCache: hostsByAddress(),
  });
  return async (request) => {
    const {results} = await client.search({
      requests: [hostedRequest(request, settings, facetFilters) as never],
    });
    const result = results[0] as unknown as AlgoliaResult | undefined;
    if (!Array.isArray(result?.hits)) {
      throw new TypeError('The response of the search service contains no hits.');
    }
    const hits = result.hits
      .map((hit) => toHit(hit, window.location.origin))
      .filter((hit) => hit !== undefined);
    return {hits, total: Math.max(hits.length, result.nbHits ?? 0), queryID: result.queryID};
  };
}
