/** Results of a query for the results page, with what is to be said while there are none. */
import {useCallback, useEffect, useState} from 'react';
import {searchLimits, type SearchSettings} from '@site/src/config/search';
import type {Locale} from '@site/src/config/locales';
import {answer, type ExcerptWords, type Outcome} from './answer';
import {searchClient, type FacetFilters} from './client';

export type Results = {status: 'idle'} | {status: 'loading'; slow: boolean} | Outcome;

interface Options {
  query: string;
  /** From 0. */
  page: number;
  settings: SearchSettings;
  locale: Locale;
  facetFilters: FacetFilters;
}

/** Two lines on a wide page, three on a narrow one. */
const words: ExcerptWords = [28, 12];

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
    // Results of the query before stay until it is clear that these take a while.
    const slow = setTimeout(
      () => setResults({status: 'loading', slow: true}),
      searchLimits.stallAfter,
    );
    setResults((last) => (last.status === 'answered' ? last : {status: 'loading', slow: false}));
    void answer(searchClient(settings, facetFilters), {query, page, words}, locale).then(
      (outcome) => {
        clearTimeout(slow);
        if (current) {
          setResults(outcome);
        }
      },
    );
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [query, page, settings, locale, facetFilters, attempt]);

  return {results, retry};
}
