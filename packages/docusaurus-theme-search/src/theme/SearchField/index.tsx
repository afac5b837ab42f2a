/**
 * Wide search field of the home and not-found pages. A plain form of the results page; once the page is
 * interactive, a click opens the dialog instead (`openSearchEvent`).
 */
import React, {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LineIcon} from 'browser-utils';
import {openSearchEvent, searchLimits} from '../../limits';
import styles from './styles.module.css';

export default function SearchField(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const action = useBaseUrl('/search');

  function openDialog() {
    const event = new CustomEvent(openSearchEvent, {
      cancelable: true,
      detail: {query: input.current?.value ?? ''},
    });
    if (!window.dispatchEvent(event)) {
      input.current?.blur();
    }
  }

  return (
    <form action={action} method="get" role="search" className={`site-field ${styles.form}`}>
      <LineIcon
        className={styles.icon}
        d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.5 15.5l5 5"
      />
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={searchLimits.queryLength}
        autoComplete="off"
        className={styles.input}
        aria-label={translate({id: 'search.placeholder', message: '搜索文档'})}
        placeholder={translate({id: 'search.placeholder', message: '搜索文档'})}
        onClick={openDialog}
      />
      <kbd className={styles.key} aria-hidden="true" translate="no">
        /
      </kbd>
    </form>
  );
}
