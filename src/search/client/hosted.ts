/**
 * Answers from Algolia, with the requests that DocSearch makes. Hosts and the order in which they are
 * tried are those of Algolia's own client.
 */
import type {LiteClient} from 'algoliasearch/lite';
import {hostedTimeouts, type SearchSettings} from '@site/src/config/search';
import {levels} from '../records';
import {hostMemory} from './hosts';
import {postTag, preTag, segmentsOf} from './segments';
import type {Hit, SearchClient, SearchRequest, SearchResponse} from './types';

type HostedSettings = Extract<SearchSettings, {mode: 'hosted'}>;
export type FacetFilters = ReadonlyArray<string | readonly string[]>;

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

const hitTypes = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Records hold the public address; previews and mirrors follow it on their own. Other schemes lead nowhere. */
function addressOf(url: unknown, origin: string): string | undefined {
  const text = textOf(url);
  if (!text || !URL.canParse(text, origin)) {
    return undefined;
  }
  const parsed = new URL(text, origin);
  return /^https?:$/.test(parsed.protocol) ? parsed.pathname + parsed.hash : undefined;
}

export function toHit(hit: AlgoliaHit, origin: string): Hit | undefined {
  const url = addressOf(hit.url, origin);
  const hierarchy = levels.map((level) => textOf(hit.hierarchy?.[level]));
  const type = hitTypes.find((known) => known === hit.type);
  if (!url || !type || !hierarchy[1]) {
    return undefined;
  }
  const snippets = hit._snippetResult;
  const level = type === 'content' ? 0 : Number(type.slice(3));
  const content = textOf(snippets?.content?.value) || textOf(hit.content);
  const heading = textOf(snippets?.hierarchy?.[type]?.value) || hierarchy[level] || hierarchy[1];
  return {
    objectID: hit.objectID,
    url,
    type,
    hierarchy: type === 'content' ? hierarchy : hierarchy.slice(0, level + 1),
    title: segmentsOf(heading),
    ...(content && {excerpt: segmentsOf(content)}),
  };
}

function hostedRequest(
  {query, page, hitsPerPage, words}: SearchRequest,
  settings: HostedSettings,
  facetFilters: FacetFilters,
) {
  const retrieved = levels.map((level) => `hierarchy.${level}`);
  return {
    query,
    indexName: settings.indexName,
    attributesToRetrieve: [...retrieved, 'content', 'type', 'url'],
    attributesToSnippet:
      words > 0
        ? [...retrieved.slice(1).map((name) => `${name}:${words}`), `content:${words}`]
        : [],
    snippetEllipsisText: '…',
    highlightPreTag: preTag,
    highlightPostTag: postTag,
    hitsPerPage,
    page,
    clickAnalytics: settings.insights,
    facetFilters,
  };
}

export function hostedClient(settings: HostedSettings, facetFilters: FacetFilters): SearchClient {
  let loading: Promise<LiteClient> | undefined;

  function loaded(): Promise<LiteClient> {
    loading ??= import('algoliasearch/lite')
      .then(({liteClient}) =>
        liteClient(settings.appId, settings.apiKey, {
          timeouts: hostedTimeouts,
          hostsCache: hostMemory(),
        }),
      )
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }

  return {
    // The code alone: no host is spoken to before there is something to ask.
    warm() {
      loaded().catch(() => {});
    },

    async search(request: SearchRequest): Promise<SearchResponse> {
      const client = await loaded();
      const {results} = await client.search({
        requests: [hostedRequest(request, settings, facetFilters) as never],
      });
      const result = results[0] as unknown as AlgoliaResult | undefined;
      if (!Array.isArray(result?.hits)) {
        throw new TypeError('The search service answered without hits.');
      }
      const hits = result.hits
        .map((hit) => toHit(hit, window.location.origin))
        .filter((hit) => hit !== undefined);
      return {
        hits,
        total: Math.max(hits.length, result.nbHits ?? 0),
        source: 'hosted',
        queryID: result.queryID,
      };
    },
  };
}
