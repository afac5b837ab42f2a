/**
 * Screens of the dialog that DocSearch 4.7.0 does not have or does not show: it never keeps its
 * error, its suggestions are sections instead of queries with results, and an empty history is no
 * screen at all. They stand in the dialog beside DocSearch's own part, of which they take the place.
 */
import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import {missingResultsUrl} from '@site/src/config/search';
import {failureTexts} from '../failures';
import useResultCount from '../useResultCount';
import type {OutcomeStore} from './state';
import translations from './translations';

type Stock = 'empty' | 'none' | 'other';

/** Which screen DocSearch shows, by its elements: they are all that it tells. */
function stockScreen(container: HTMLElement): Stock {
  const dropdown = container.querySelector('.DocSearch-Dropdown');
  if (!dropdown) {
    return 'empty';
  }
  return dropdown.querySelector('.DocSearch-NoResults') ? 'none' : 'other';
}

function useStockScreen(container: HTMLElement): Stock {
  const [screen, setScreen] = useState<Stock>(() => stockScreen(container));
  useEffect(() => {
    const update = () => setScreen(stockScreen(container));
    const observer = new MutationObserver(update);
    observer.observe(container, {childList: true, subtree: true});
    update();
    return () => observer.disconnect();
  }, [container]);
  return screen;
}

/** A place of our own in the dialog, between the search box and DocSearch's list. */
function usePlace(container: HTMLElement): HTMLElement {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = 'search-screens';
    return element;
  });
  useEffect(() => {
    container.querySelector('.DocSearch-SearchBar')?.after(place);
    return () => place.remove();
  }, [container, place]);
  return place;
}

/** Types a query as a reader would: DocSearch takes queries from its input alone. */
function typeQuery(container: HTMLElement, query: string): void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!input) {
    return;
  }
  // React notices a new value only when it is set past its own property.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

function ErrorScreen({title, help}: {title: string; help: string}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

function NoResultsScreen({query, suggestions, onSuggestion}: NoResultsProps): ReactNode {
  const texts = translations.modal?.noResultsScreen;
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        {texts?.noResultsText} <strong>{`"${query}"`}</strong>
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{texts?.suggestedQueryText}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        {texts?.reportMissingResultsText}{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          {texts?.reportMissingResultsLinkText}
        </a>
      </p>
    </div>
  );
}

export function Screens({
  container,
  outcomes,
}: {
  container: HTMLElement;
  outcomes: OutcomeStore;
}): ReactNode {
  const stock = useStockScreen(container);
  const outcome = useSyncExternalStore(outcomes.subscribe, outcomes.get);
  const place = usePlace(container);
  const resultCount = useResultCount();

  const none = stock === 'none' && outcome?.status === 'answered';
  const failure =
    stock === 'none' && outcome && outcome.status !== 'answered'
      ? failureTexts(outcome.status)
      : undefined;
  let announcement = '';
  if (failure) {
    announcement = `${failure.title} ${failure.help}`;
  } else if (none) {
    announcement = `${translations.modal?.noResultsScreen?.noResultsText} "${outcome.query}"`;
  } else if (stock === 'other' && outcome && outcome.total > 0) {
    announcement = resultCount(outcome.total);
  }

  return createPortal(
    <>
      <p role="status" className="search-announcement visually-hidden" data-query={outcome?.query}>
        {announcement}
      </p>
      {stock === 'empty' && (
        <p className="search-empty">{translations.modal?.startScreen?.noRecentSearchesText}</p>
      )}
      {failure && <ErrorScreen {...failure} />}
      {none && (
        <NoResultsScreen
          query={outcome.query}
          suggestions={outcome.suggestions}
          onSuggestion={(query) => typeQuery(container, query)}
        />
      )}
      {outcome?.fallback && stock === 'other' && (
        <p className="search-note">
          {translate({
            id: 'search.fallback',
            message: '搜索服务暂时连不上，以下结果来自本站自带的索引。',
          })}
        </p>
      )}
    </>,
    place,
  );
}
