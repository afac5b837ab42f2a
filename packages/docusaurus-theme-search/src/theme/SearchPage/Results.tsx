/** Results of the results page, for each state of a search. */
import React, {useEffect, useReducer, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import {usePluginData} from '@docusaurus/useGlobalData';
import {searchLimits} from '../../limits';
import type {SearchSettings} from '../../options';
import {runSearch, type ExcerptWords, type Outcome} from '../../client/runSearch';
import {searchClient} from '../../client/searchClients';
import type {Hit} from '../../client/searchClients/types';
import {KindIcon} from '../../client/KindIcon';
import {kindOf} from '../../client/kinds';
import {Marked} from '../../client/Marked';
import {Failed, NoResults, useResultCount} from '../../client/Messages';
import {useFacetFilters} from '../../client/useFacetFilters';
import styles from './styles.module.css';

/** Words of two lines on a wide page, and of three on a narrow one. */
const words: ExcerptWords = [28, 12];

type State = Outcome | {status: 'idle' | 'loading' | 'stalled'};

/** Searches whenever the query changes; `page` starts from 0. */
function useResults(query: string, page: number): {results: State; retry: () => void} {
  const settings = usePluginData('docusaurus-theme-search') as SearchSettings;
  const facetFilters = useFacetFilters();
  const [results, setResults] = useState<State>({status: 'idle'});
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (query === '') {
      setResults({status: 'idle'});
      return undefined;
    }
    let isCurrent = true;
    // The previous results remain until the search is stalled.
    const stall = setTimeout(setResults, searchLimits.stallAfter, {status: 'stalled'});
    setResults((last) => (last.status === 'loaded' ? last : {status: 'loading'}));
    void runSearch(searchClient(settings, facetFilters), {query, page, words}, (outcome) => {
      clearTimeout(stall);
      if (isCurrent) {
        setResults(outcome);
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(stall);
    };
  }, [query, page, settings, facetFilters, attempt]);

  return {results, retry};
}

/**
 * Result, with the headings around it above a heading, or before a text.
 * @param isLate whether the excerpt is loaded later
 */
function ResultItem({hit, isLate}: {hit: Hit; isLate: boolean}): ReactNode {
  const {url, type, section, place, excerpt = []} = hit;
  const inText = type === 'content';
  return (
    <li className={styles.result}>
      <KindIcon kind={kindOf(hit)} />
      <h2 className={styles.title}>
        <Link to={url}>
          <Marked segments={hit.title} />
        </Link>
      </h2>
      <p className={styles.trail}>{[section, inText ? '' : place].filter(Boolean).join(' › ')}</p>
      {(excerpt.length > 0 || isLate) && (
        <p className={isLate ? styles.late : undefined}>
          {inText && place && <span className={styles.place}>{place} · </span>}
          <Marked segments={excerpt} />
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
  return last < 1 ? null : (
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
        {translate(
          {id: 'search.page.position', message: '第 {page} 页，共 {last} 页'},
          {page: page + 1, last: last + 1},
        )}
      </span>
      {page < last && (
        <Link to={to(page + 1)} rel="next">
          <Translate id="search.page.next">下一页</Translate>
        </Link>
      )}
    </nav>
  );
}

/** Popular pages, without a query. */
function StartingPages(): ReactNode {
  return (
    <nav aria-labelledby="search-start">
      <h2 id="search-start" className={styles.startTitle}>
        <Translate id="search.start.pages">常用页面</Translate>
      </h2>
      <ul className={styles.start}>
        {[...texts.startingPages, ...texts.tools].map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Results({query, page}: {query: string; page: number}): ReactNode {
  const {results, retry} = useResults(query, page);
  const count = useResultCount();
  // The built page has no query, and is also served for addresses with one.
  const isBrowser = useIsBrowser();
  const found = results.status === 'loaded' && results.response.total > 0 ? results : undefined;
  let message: ReactNode;
  if (results.status === 'idle' || results.status === 'loading') {
    message = null;
  } else if (results.status === 'stalled') {
    message = translate({id: 'search.page.loading', message: '正在搜索…'});
  } else if (results.status !== 'loaded') {
    message = <Failed failure={results.status} onRetry={retry} />;
  } else if (found) {
    message = count(found.response.total);
  } else {
    const text = translate({id: 'search.page.none', message: '没有找到相关结果：'});
    const title = (
      <>
        {text.endsWith('：') ? text : `${text} `}
        <strong>{results.query}</strong>
      </>
    );
    message = <NoResults title={title} {...results} />;
  }
  return (
    <div aria-busy={results.status === 'loading' || results.status === 'stalled'}>
      {/* Screen readers announce changes. */}
      <div role="status" className={styles.message}>
        {message}
      </div>
      {isBrowser && query === '' && <StartingPages />}
      {found && (
        <>
          <ol className={styles.list} start={found.page * searchLimits.hitsPerPage + 1}>
            {found.response.hits.map((hit) => (
              <ResultItem
                key={hit.objectID}
                hit={hit}
                isLate={found.response.completed !== undefined}
              />
            ))}
          </ol>
          <Pages query={found.query} page={found.page} total={found.response.total} />
        </>
      )}
    </div>
  );
}
