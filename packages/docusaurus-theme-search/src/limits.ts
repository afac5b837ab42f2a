/** Limits of the search dialog and of the results page. */
export const searchLimits = {
  /** Longest query, in characters. */
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  /** Words of an excerpt, and on screens up to `narrowWidth` pixels wide. */
  snippetWords: 10,
  snippetWordsNarrow: 5,
  narrowWidth: 768,
  recentSearches: 7,
  recentSearchesWithFavorites: 4,
  /** Milliseconds after which a search is stalled. */
  stallAfter: 300,
} as const;

/** Truncates a text to the longest query, without half a surrogate pair, on which `encodeURIComponent` throws. */
export const toQuery = (text: string): string =>
  text.slice(0, searchLimits.queryLength).replace(/[\ud800-\udbff]$/, '');

/**
 * Window event that requests the search dialog, with `{query}` as its detail. The search bar cancels it when it
 * opens the dialog.
 */
export const openSearchEvent = 'docs:open-search';

/** Timeouts of hosted search in milliseconds. */
export const hostedTimeouts = {connect: 1000, read: 2000, write: 30_000} as const;
