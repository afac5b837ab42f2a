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
 * Window event that asks for the search dialog. The search bar cancels it when it opens the
 * dialog; whoever dispatched it then knows that the dialog has taken over.
 */
export const openSearchEvent = 'docs:open-search';
