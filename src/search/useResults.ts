/** Results of a query for the results page, with what is to be said while there are none. */
import {useCallback, useEffect, useState} from 'react';
import {searchLimits, type SearchSettings} from '@site/src/config/search';
import type {Locale} from '@site/src/config/locales';
import {searchClient} from './client';
import type {FacetFilters} from './client/hosted';
import {suggestionsFor} from './client/suggest';
import type {SearchResponse} from './client/types';
import {failureOf, type Failure} from './failures';

export type Results =
  | {status: 'idle'}
  | {status: 'loading'; slow: boolean}
  | {status: Failure; query: string}
  | {
      status: 'answered';
      query: string;
      page: number;
      response: SearchResponse;
      suggestions: readonly string[];
    };

interface Options {
  query: string;
  /** From 0. */
  page: number;
  settings: SearchSettings;
  locale: Locale;
  facetFilters: FacetFilters;
}

/** Words of an excerpt on a page that has room for two lines, or three short ones. */
const excerptWords = (): number =>
  window.matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches ? 12 : 28;

export function useResults({query, page, settings, locale, facetFilters}: Options): {
  results: Results;
  retry: () => void;
} {
  const [results, setResults] = useState<Results>({status: 'idle'});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (query === '') {
      setResults({status: 'idle'});
      return undefined;
    }
    let current = true;
    const show = (next: Results) => {
      if (current) {
        setResults(next);
      }
    };
    // Results of the query before stay until it is clear that these take a while.
    const slow = setTimeout(() => show({status: 'loading', slow: true}), searchLimits.stallAfter);
    setResults((last) => (last.status === 'answered' ? last : {status: 'loading', slow: false}));
    const client = searchClient(settings, facetFilters);
    client
      .search({query, page, hitsPerPage: searchLimits.hitsPerPage, words: excerptWords()})
      .then(async (response) => {
        const suggestions =
          response.total === 0 ? await suggestionsFor(client, query, locale).catch(() => []) : [];
        show({status: 'answered', query, page, response, suggestions});
      })
      .catch((error: unknown) => show({status: failureOf(error), query}))
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [query, page, settings, locale, facetFilters, attempt]);

  return {results, retry};
}
