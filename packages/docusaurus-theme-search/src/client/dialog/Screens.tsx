/**
 * Screens that DocSearch 4.7.0 does not have or does not show: its core resets an error at once, its
 * suggestions are sections instead of queries with results, and an empty history is no screen at
 * all. `dialog.css` puts them between the search box and DocSearch's own part.
 */
import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import type {Outcome} from '../answer';
import {Failed, failureTexts, FallbackNote, NoResults, useResultCount} from '../Messages';

interface Props {
  /** Text of the search box. */
  query: string;
  outcome: Outcome | undefined;
  /** Searches anew, for another query where one is given. */
  onSearch: (query: string) => void;
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** An empty history, and suggested pages. DocSearch's list replaces it once there is a history. */
function Start({onLeave}: Pick<Props, 'onLeave'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <div className="search-start">
      <p className="search-start-empty">
        <Translate id="search.start.none">暂无最近搜索</Translate>
      </p>
      <p className="search-start-title" id="search-start-pages">
        <Translate id="search.start.pages">常用页面</Translate>
      </p>
      <ul aria-labelledby="search-start-pages">
        {texts.startingPages.map(({path, title}) => (
          <li key={path}>
            <Link to={withBaseUrl(path)} onClick={onLeave}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function announcementOf(outcome: Outcome | undefined, count: (total: number) => string): string {
  if (!outcome) {
    return '';
  }
  if (outcome.status !== 'answered') {
    const {title, help} = failureTexts(outcome.status);
    return `${title} ${help}`;
  }
  const {total} = outcome.response;
  return total > 0 ? count(total) : noResultsTitle(outcome.query);
}

const noResultsTitle = (query: string): string =>
  translate({id: 'search.none.title', message: '没有找到“{query}”的结果'}, {query});

/** The screen for the state of the dialog; nothing where DocSearch shows results. */
export function Screens({query, outcome, onSearch, onLeave}: Props): ReactNode {
  const count = useResultCount();
  let screen: ReactNode;
  if (query === '') {
    screen = <Start onLeave={onLeave} />;
  } else if (outcome && outcome.status !== 'answered') {
    screen = <Failed failure={outcome.status} onRetry={() => onSearch(query)} />;
  } else if (outcome?.response.total === 0) {
    screen = (
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
  } else if (outcome?.response.source === 'fallback') {
    screen = <FallbackNote className="search-note" />;
  }
  return (
    <div className="search-screens">
      <p role="status" className="search-announcement visually-hidden" data-query={outcome?.query}>
        {announcementOf(outcome, count)}
      </p>
      {screen}
    </div>
  );
}

interface SeeAllProps extends Pick<Props, 'outcome' | 'onLeave'> {
  /** Number of the results that the dialog has a row for. */
  shown: number;
}

/** Leads to the results page where it has more results; DocSearch's `resultsFooterComponent`. */
export function SeeAll({outcome, shown, onLeave}: SeeAllProps): ReactNode {
  const address = useBaseUrl('/search');
  return outcome?.status === 'answered' && outcome.response.total > shown ? (
    <Link to={`${address}?q=${encodeURIComponent(outcome.query)}`} onClick={onLeave}>
      {translate(
        {id: 'search.seeAll', message: '查看全部 {count} 条结果'},
        {count: String(outcome.response.total)},
      )}
    </Link>
  ) : null;
}
