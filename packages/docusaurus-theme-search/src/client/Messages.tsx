/** Messages of the dialog and the results page instead of results. */
import React, {type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@generated/docusaurus-theme-search/default/texts.json';
import type {Failure} from './searchClients/failures';

/** Address to report a query without results. */
const reportUrl = (query: string): string =>
  texts.reportUrl.replace('{query}', () => encodeURIComponent(query));

/** Returns a function for the number of results as text: "1 result", "8 results", 「共 8 条结果」. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'search.count', message: '共 {count} 条结果'}, {count: String(count)}),
    );
}

/** Texts of a failed search. */
export function failureTexts(failure: Failure): {title: string; help: string} {
  if (failure === 'unbuilt') {
    return {
      title: translate({id: 'search.unbuilt.title', message: '这里没有搜索索引'}),
      help: translate({
        id: 'search.unbuilt.help',
        message: '索引由构建生成。运行 npm run site，构建并打开带搜索的站点。',
      }),
    };
  }
  return {
    title: translate({id: 'search.error.title', message: '无法获取搜索结果'}),
    help:
      failure === 'busy'
        ? translate({id: 'search.error.busy', message: '搜索服务繁忙，请稍后重试。'})
        : translate({id: 'search.error.help', message: '请检查你的网络连接。'}),
  };
}

/** Message of a failed search, with a button to retry where that may help. */
export function Failed({failure, onRetry}: {failure: Failure; onRetry: () => void}): ReactNode {
  const {title, help} = failureTexts(failure);
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      {failure !== 'unbuilt' && (
        <button type="button" className="button button--primary" onClick={onRetry}>
          <Translate id="search.page.retry">重试</Translate>
        </button>
      )}
    </div>
  );
}

interface NoResultsProps {
  title: ReactNode;
  query: string;
  /** Similar queries with results. */
  suggestions: readonly string[];
  onSuggestion?: (query: string, event: MouseEvent) => void;
}

/** Message of a query without results, with suggestions. */
export function NoResults({title, query, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  const address = useBaseUrl('/search');
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">{title}</p>
      {suggestions.length > 0 && (
        <>
          <p className="DocSearch-Help">
            <Translate id="search.none.suggestions">试试这些搜索</Translate>
          </p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link
                  className="DocSearch-Prefill"
                  to={`${address}?q=${encodeURIComponent(suggestion)}`}
                  onClick={(event) => onSuggestion?.(suggestion, event)}
                >
                  {suggestion}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="DocSearch-Help">
        <a href={reportUrl(query)} target="_blank" rel="noopener noreferrer">
          <Translate id="search.none.report">觉得这个搜索应该有结果？告诉我们。</Translate>
        </a>
      </p>
    </div>
  );
}
