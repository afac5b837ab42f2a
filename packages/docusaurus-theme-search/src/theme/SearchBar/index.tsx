/**
 * Search button of the navbar, and the dialog that it opens.
 *
 * It replaces the theme's SearchBar of the same name: that one connects to Algolia on every page,
 * and in Docusaurus 3.9 cannot be given another search client (facebook/docusaurus#11581).
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
        // The label of DocSearch lacks the keys as they are shown.
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
