/**
 * Search button of the navbar, and the dialog that it opens.
 *
 * It replaces the SearchBar of Docusaurus, which connects to Algolia on every page and in version 3.9 accepts no
 * other search client (facebook/docusaurus#11581).
 */
import React, {type ReactNode} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {translate} from '@docusaurus/Translate';
import {useSearchDialog} from '../../client/useSearchDialog';
import './styles.css';

export default function SearchBar(): ReactNode {
  const {prepare, open, dialog} = useSearchDialog();
  return (
    <>
      <DocSearchButton
        translations={{buttonText: translate({id: 'search.button.text', message: '搜索'})}}
        // DocSearch's label does not include the visible keys.
        aria-label={undefined}
        onTouchStart={prepare}
        onFocus={prepare}
        onMouseOver={prepare}
        onClick={open}
      />
      {dialog}
    </>
  );
}
