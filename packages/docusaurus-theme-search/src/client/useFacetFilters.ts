/** Filters of the theme that keep hosted results to the language and the docs version of the page. */
import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import type {FacetFilters} from './answers';

export function useFacetFilters(): FacetFilters {
  const filters = useAlgoliaContextualFacetFilters() as FacetFilters;
  // The theme makes a new array each time; as a dependency it has to stay the same.
  const key = JSON.stringify(filters);
  return useMemo(() => JSON.parse(key) as FacetFilters, [key]);
}
