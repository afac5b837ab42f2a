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
 * it when it opens the dialog; the sender then knows that the dialog has taken over.
 */
export const openSearchEvent = 'docs:open-search';

/** Milliseconds before a hosted search gives up: to connect, to read, to write. */
export const hostedTimeouts = {connect: 1000, read: 2000, write: 30_000} as const;

/** Milliseconds after which the fallback answers in the place of a hosted search. */
export const fallbackAfter = 2500;
