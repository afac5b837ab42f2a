/** Filters of hosted results by the language and the docs version of the page. */
import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import type {FacetFilters} from './searchClients';

export function useFacetFilters(): FacetFilters {
  const filters = useAlgoliaContextualFacetFilters() as FacetFilters;
  // The theme returns a new array each time, but hooks depend on a stable one.
  const key = JSON.stringify(filters);
  return useMemo(() => JSON.parse(key) as FacetFilters, [key]);
}
