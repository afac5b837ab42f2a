/**
 * Search button of the navbar. The dialog that it opens is held above all pages, see
 * `src/search/DialogHolder.tsx`.
 *
 * It takes the place of the theme's SearchBar of the same name, which connects to Algolia on every
 * page and cannot be given a search client.
 */
import React, {useLayoutEffect, type ReactNode} from 'react';
import {useSearchDialog} from '@site/src/search/DialogHolder';
import {useFacetFilters} from '@site/src/search/useFacetFilters';
import Button from './Button';
import './styles.css';

export default function SearchBar(): ReactNode {
  const {prepare, open, setFacetFilters} = useSearchDialog();
  const facetFilters = useFacetFilters();
  // Before a key can be heard.
  useLayoutEffect(() => setFacetFilters(facetFilters), [facetFilters, setFacetFilters]);
  return <Button onTouchStart={prepare} onFocus={prepare} onMouseOver={prepare} onClick={open} />;
}
