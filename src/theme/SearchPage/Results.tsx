/** What the results page shows below its field, in each state of a search. */
import React, {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {missingResultsUrl, searchLimits} from '@site/src/config/search';
import type {Hit, SearchResponse} from '@site/src/search/client/types';
import {failureTexts, type Failure} from '@site/src/search/failures';
import {Marked} from '@site/src/search/Marked';
import {useComplete} from '@site/src/search/useComplete';
import useResultCount from '@site/src/search/useResultCount';
import type {Results as ResultsState} from '@site/src/search/useResults';
import styles from './styles.module.css';

/** A heading is called by its own name; a place in the text by its page's, which is known before the text is. */
function ResultItem({hit: given}: {hit: Hit}): ReactNode {
  const hit = useComplete(given);
  const inText = hit.type === 'content';
  const [, page = '', ...below] = hit.hierarchy;
  const headings = below.filter(Boolean);
  const trail = hit.hierarchy.slice(0, inText ? 1 : -1).filter(Boolean);
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link to={hit.url}>{inText ? page : <Marked segments={hit.title} />}</Link>
      </h2>
      {trail.length > 0 && <p className={styles.trail}>{trail.join(' › ')}</p>}
      {(hit.excerpt || given.complete) && (
        <p className={clsx(styles.excerpt, given.complete && styles.late)}>
          {inText && headings.length > 0 && (
            <span className={styles.place}>{headings.join(' › ')} · </span>
          )}
          <Marked segments={hit.excerpt ?? []} />
        </p>
      )}
    </li>
  );
}

function Pages({query, page, total}: {query: string; page: number; total: number}): ReactNode {
  const address = useBaseUrl('/search');
  const last = Math.ceil(total / searchLimits.hitsPerPage) - 1;
  const to = (target: number) =>
    `${address}?q=${encodeURIComponent(query)}${target > 0 ? `&page=${target + 1}` : ''}`;
  const history = useHistory();
  const beyond = page > last ? to(last) : undefined;
  useEffect(() => {
    if (beyond) {
      history.replace(beyond);
    }
  }, [beyond, history]);
  if (last < 1) {
    return null;
  }
  return (
    <nav
      className={styles.pages}
      aria-label={translate({id: 'search.page.pages', message: '结果分页'})}
    >
      {page > 0 && (
        <Link to={to(page - 1)} rel="prev">
          <Translate id="search.page.previous">上一页</Translate>
        </Link>
      )}
      <span aria-current="page">
        <Translate id="search.page.position" values={{page: page + 1, last: last + 1}}>
          {'第 {page} 页，共 {last} 页'}
        </Translate>
      </span>
      {page < last && (
        <Link to={to(page + 1)} rel="next">
          <Translate id="search.page.next">下一页</Translate>
        </Link>
      )}
    </nav>
  );
}

function NoResults({
  query,
  suggestions,
}: {
  query: string;
  suggestions: readonly string[];
}): ReactNode {
  const address = useBaseUrl('/search');
  return (
    <div className={styles.message}>
      <p className={styles.lead}>
        <Translate id="search.page.none">没有找到相关结果：</Translate>{' '}
        <strong>{`"${query}"`}</strong>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>
            <Translate id="search.none.suggestions">试试这些搜索</Translate>
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link to={`${address}?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Translate id="search.none.report">觉得这个搜索应该有结果？</Translate>{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          <Translate id="search.none.reportLink">告诉我们。</Translate>
        </a>
      </p>
    </div>
  );
}

function Failed({failure, retry}: {failure: Failure; retry: () => void}): ReactNode {
  const {title, help} = failureTexts(failure);
  return (
    <div className={styles.message}>
      <p className={styles.lead}>{title}</p>
      <p>{help}</p>
      {failure === 'failed' && (
        <button type="button" className="button button--secondary" onClick={retry}>
          <Translate id="search.page.retry">重试</Translate>
        </button>
      )}
    </div>
  );
}

function Found({
  query,
  page,
  response,
}: {
  query: string;
  page: number;
  response: SearchResponse;
}): ReactNode {
  return (
    <>
      {response.source === 'fallback' && (
        <p className={styles.note}>
          <Translate id="search.fallback">
            搜索服务暂时连不上，以下结果来自本站自带的索引。
          </Translate>
        </p>
      )}
      <ol className={styles.list} start={page * searchLimits.hitsPerPage + 1}>
        {response.hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} />
        ))}
      </ol>
      <Pages query={query} page={page} total={response.total} />
    </>
  );
}

/** Said to screen readers, and shown as a line above the results. */
function useSummary(results: ResultsState): string {
  const resultCount = useResultCount();
  switch (results.status) {
    case 'idle':
      return translate({id: 'search.page.prompt', message: '输入词语，在全部文档中搜索。'});
    case 'loading':
      return results.slow ? translate({id: 'search.page.loading', message: '正在搜索…'}) : '';
    case 'failed':
    case 'unbuilt':
      return '';
    case 'answered':
      return results.response.total > 0 ? resultCount(results.response.total) : '';
  }
}

export function Results({results, retry}: {results: ResultsState; retry: () => void}): ReactNode {
  const summary = useSummary(results);
  return (
    <div aria-busy={results.status === 'loading'}>
      <div role="status">
        <p className={styles.summary}>{summary}</p>
        {(results.status === 'failed' || results.status === 'unbuilt') && (
          <Failed failure={results.status} retry={retry} />
        )}
        {results.status === 'answered' && results.response.total === 0 && (
          <NoResults query={results.query} suggestions={results.suggestions} />
        )}
      </div>
      {results.status === 'answered' && results.response.total > 0 && (
        <Found query={results.query} page={results.page} response={results.response} />
      )}
    </div>
  );
}
