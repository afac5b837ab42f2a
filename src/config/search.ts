import {brand} from './brand';
import {isOn, valueOf, valuesOf, type Environment} from './environment';
import type {Locale} from './locales';

/** Limits of the search dialog and of the results page. */
export const searchLimits = {
  /** Longest query, in characters. */
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** Words of a snippet, and on screens up to `narrowWidth` pixels. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowWidth: 768,
  recentSearches: 7,
  recentSearchesWithFavorites: 4,
  favorites: 10,
  /** Milliseconds of waiting after which the dialog says so. */
  stallAfter: 300,
} as const;

/**
 * Cuts a text to the longest query. Half a surrogate pair at its end goes, too: `encodeURIComponent`
 * throws on it.
 */
export const toQuery = (text: string): string =>
  text.slice(0, searchLimits.queryLength).replace(/[\ud800-\udbff]$/, '');

/**
 * Window event that asks for the search dialog, with `{query}` as its detail. The search bar cancels
 * it when it opens the dialog; whoever dispatched it then knows that the dialog has taken over.
 */
export const openSearchEvent = 'docs:open-search';

/** What the search of a build works with: the browser gets it as the global data of `search-index`. */
export type SearchSettings =
  | {mode: 'embedded'}
  | {
      mode: 'hosted';
      appId: string;
      apiKey: string;
      indexName: string;
      /** Switches the Ask AI mode of the dialog on. */
      askAiAssistantId?: string;
      /** Sends viewed and click events to Algolia. */
      insights: boolean;
      /** Answers from the embedded index when no search host can be reached. */
      fallback: boolean;
    };

const hostedNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
const optionalNames = ['ALGOLIA_ASK_AI_ASSISTANT_ID', 'ALGOLIA_INSIGHTS'] as const;

/**
 * Reads the settings of the search. All of `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` and
 * `ALGOLIA_INDEX_NAME` make it hosted, none makes it embedded; some of them is a mistake that
 * would only show when readers search, so it stops the build.
 */
export function searchSettings(environment: Environment = process.env): SearchSettings {
  const also = optionalNames.filter(
    (name) => !/^(|0|false|no|off)$/i.test(valueOf(environment, name)),
  );
  const without = ' for the embedded index';
  const values = valuesOf(environment, hostedNames, {also, without});
  if (!values) {
    return {mode: 'embedded'};
  }
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = values;
  // It becomes part of host names, and so of the Content-Security-Policy.
  if (!/^[\w-]+$/.test(appId)) {
    throw new Error(
      `ALGOLIA_APP_ID is "${appId}": only letters and digits can be in it. Copy it again.`,
    );
  }
  const fallback = valueOf(environment, 'SEARCH_FALLBACK');
  if (!['', 'off', 'embedded'].includes(fallback)) {
    throw new Error(`SEARCH_FALLBACK is "${fallback}": write "embedded", or leave it out.`);
  }
  const askAiAssistantId = valueOf(environment, 'ALGOLIA_ASK_AI_ASSISTANT_ID');
  return {
    mode: 'hosted',
    appId,
    apiKey,
    indexName,
    ...(askAiAssistantId && {askAiAssistantId}),
    insights: isOn(environment, 'ALGOLIA_INSIGHTS'),
    fallback: fallback === 'embedded',
  };
}

/** Milliseconds before a hosted search gives up: to connect, to read, to write. */
export const hostedTimeouts = {connect: 1000, read: 2000, write: 30_000} as const;

/** Milliseconds after which the fallback answers in the place of a hosted search. */
export const fallbackAfter = 2500;

/**
 * Where people usually go: shown before there is a history. Their titles are also the queries that
 * are offered when nothing was found and nothing alike exists.
 */
export const startingPages: ReadonlyArray<{path: string; title: Readonly<Record<Locale, string>>}> =
  [
    {path: '/docs/get-started/quick-start', title: {zh: '快速开始', en: 'Quick start'}},
    {
      path: '/docs/collaboration/record/create-record',
      title: {zh: '创建记录', en: 'Create a record'},
    },
    {path: '/docs/automation/trigger', title: {zh: '触发器', en: 'Triggers'}},
    {path: '/docs/developers/cocli/install', title: {zh: '安装 coCLI', en: 'Install coCLI'}},
    {path: '/docs/viz/panel/3d-panel', title: {zh: '三维面板', en: '3D panel'}},
  ];

/** Where a reader says that a query should have had results. */
export const missingResultsUrl = (query: string): string =>
  `${brand.repository}/issues/new?title=${encodeURIComponent(`Search: no results for "${query}"`)}`;

/** What `npm run search:push` needs to write an index; the key never reaches the site. */
export function searchPushSettings(environment: Environment = process.env) {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;
  const values = valuesOf(environment, names);
  if (!values) {
    throw new Error(`Configuration error: ${names.join(', ')} missing. Set all of them.`);
  }
  const host = valueOf(environment, 'ALGOLIA_HOST');
  return {
    appId: values.ALGOLIA_APP_ID,
    adminKey: values.ALGOLIA_ADMIN_API_KEY,
    indexName: values.ALGOLIA_INDEX_NAME,
    ...(host && {host}),
  };
}
