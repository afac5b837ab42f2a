/**
 * Screens that DocSearch 4.7.0 lacks: its core resets an error at once, its suggestions are sections instead of
 * queries with results, and there is no screen for an empty history. `dialog.css` places them between the search
 * box and DocSearch's list.
 */
import React, {useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Outcome} from '../runSearch';
import {Failed, failureTexts, NoResults, useResultCount} from '../Messages';
import {shownHits} from './hits';
import {Start} from './Start';
import {DialogContext} from './state';

function announcementOf(outcome: Outcome | undefined, count: (total: number) => string): string {
  if (!outcome) {
    return '';
  }
  if (outcome.status !== 'loaded') {
    const {title, help} = failureTexts(outcome.status);
    return `${title} ${help}`;
  }
  const {total} = outcome.response;
  return total > 0 ? count(total) : noResultsTitle(outcome.query);
}

const noResultsTitle = (query: string): string =>
  translate({id: 'search.none.title', message: '没有找到「{query}」的结果'}, {query});

interface Props {
  /** Text of the search box. */
  query: string;
  outcome: Outcome | undefined;
  /** Restarts the search with a query. */
  onSearch: (query: string) => void;
}

function screenOf({query, outcome, onSearch}: Props): ReactNode {
  if (query === '') {
    return <Start />;
  }
  if (!outcome) {
    return null;
  }
  if (outcome.status !== 'loaded') {
    return <Failed failure={outcome.status} onRetry={() => onSearch(query)} />;
  }
  if (outcome.response.total > 0) {
    return null;
  }
  return (
    <NoResults
      title={noResultsTitle(outcome.query)}
      query={outcome.query}
      suggestions={outcome.suggestions}
      onSuggestion={(suggestion, event) => {
        event.preventDefault();
        onSearch(suggestion);
      }}
    />
  );
}

/** Screen for the state of the dialog; empty where DocSearch shows results. */
export function Screens(props: Props): ReactNode {
  const count = useResultCount();
  return (
    <div className="search-screens">
      <p
        role="status"
        className="search-announcement visually-hidden"
        data-query={props.outcome?.query}
      >
        {announcementOf(props.outcome, count)}
      </p>
      {screenOf(props)}
    </div>
  );
}

/** Link to the results page if it has more results; DocSearch's `resultsFooterComponent`. */
export function SeeAll(): React.JSX.Element | null {
  const {outcome, onLeave} = useContext(DialogContext);
  const address = useBaseUrl('/search');
  if (outcome?.status !== 'loaded') {
    return null;
  }
  const {total, hits} = outcome.response;
  return total > shownHits(hits).length ? (
    <Link to={`${address}?q=${encodeURIComponent(outcome.query)}`} onClick={onLeave}>
      {translate({id: 'search.seeAll', message: '查看全部 {count} 条结果'}, {count: String(total)})}
    </Link>
  ) : null;
}
