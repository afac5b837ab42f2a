/**
 * Search dialog: DocSearch's modal with the search client of this site. Differences are set by its props, added as
 * screens (`Screens.tsx`), or fixed in the page (`docsearchFixes.ts`).
 */
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {leaveOverlay} from 'browser-utils';
import {searchLimits} from '../../limits';
import type {SearchSettings} from '../../options';
import {searchClient} from '../searchClients';
import {useFacetFilters} from '../useFacetFilters';
import {clientOf} from './docsearchClient';
import {afterScrollBack, cleanHistory, fixDialog, loadInsights} from './docsearchFixes';
import {HitRow} from './HitRow';
import {Screens, SeeAll} from './Screens';
import {moveFocus} from './Start';
import {DialogContext, dialogReducer} from './state';
import {translations} from './translations';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';

interface DialogProps {
  settings: SearchSettings;
  initialQuery: string;
  isAskAi: boolean;
  onAskAi: (isAskAi: boolean) => void;
  onClose: () => void;
}

interface OpenedItem {
  itemUrl: string;
}

function openInTab({itemUrl}: OpenedItem): void {
  window.open(itemUrl, '_blank', 'noopener');
}

/** Navigation by DocSearch's keys, and by a link, which closes the dialog first. */
function useNavigation(onClose: () => void) {
  const history = useHistory();
  return useMemo(() => {
    const go = (url: string) => afterScrollBack(() => leaveOverlay(history, url));
    const navigator = {
      navigate: ({itemUrl}: OpenedItem) => go(itemUrl),
      navigateNewTab: openInTab,
      navigateNewWindow: openInTab,
    };
    const onLeave = (event: MouseEvent<HTMLAnchorElement>) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        onClose();
        go(event.currentTarget.getAttribute('href') ?? '');
      }
    };
    return {navigator, onLeave};
  }, [history, onClose]);
}

function SearchDialog({settings, initialQuery, isAskAi, onAskAi, onClose}: DialogProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const facetFilters = useFacetFilters();
  const {navigator, onLeave} = useNavigation(onClose);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [modal, setModal] = useState<Element | null>(null);
  const [state, dispatch] = useReducer(dialogReducer, {query: initialQuery, attempt: 0});
  const {query, attempt, outcome} = state;
  const hosted = settings.mode === 'hosted' ? settings : undefined;
  const indexName = hosted?.indexName ?? `docs-${currentLocale}`;
  // DocSearch reads its history during the first render.
  useState(() => cleanHistory(indexName));

  const transformSearchClient = useMemo(
    () => clientOf(searchClient(settings, facetFilters), dispatch),
    [settings, facetFilters],
  );
  const assistantId = hosted?.askAiAssistantId;
  const askAi = useMemo(
    () =>
      assistantId
        ? // Nested filters, as in Docusaurus: the service accepts alternatives, its type does not.
          {assistantId, searchParameters: {facetFilters: facetFilters as unknown as string[]}}
        : undefined,
    [assistantId, facetFilters],
  );
  const onType = (typed: string) => dispatch({type: 'typed', query: typed});
  const onAskAiToggle = (toggle: boolean) => {
    // DocSearch clears its search box.
    onType('');
    onAskAi(toggle);
  };
  const onSearch = useCallback(
    (newQuery: string) => dispatch({type: 'restarted', query: newQuery}),
    [],
  );

  useEffect(() => (container ? fixDialog(container) : undefined), [container, attempt]);
  useLayoutEffect(
    () => setModal(container?.querySelector('.DocSearch-Modal') ?? null),
    [container, attempt],
  );

  return (
    <DialogContext value={useMemo(() => ({outcome, onLeave}), [outcome, onLeave])}>
      <div
        ref={setContainer}
        role="presentation"
        className="search-dialog"
        data-mode={settings.mode}
        onInput={(event) => onType((event.target as HTMLInputElement).value)}
        onReset={() => onType('')}
        onKeyDown={moveFocus}
      >
        <DocSearchModal
          key={attempt}
          appId={hosted?.appId ?? 'embedded'}
          apiKey={hosted?.apiKey ?? 'embedded'}
          indexName={indexName}
          maxResultsPerGroup={searchLimits.hitsPerGroup}
          recentSearchesLimit={searchLimits.recentSearches}
          recentSearchesWithFavoritesLimit={searchLimits.recentSearchesWithFavorites}
          initialScrollY={window.scrollY}
          // Read only when DocSearch is mounted.
          initialQuery={query}
          translations={translations}
          navigator={navigator}
          hitComponent={HitRow}
          resultsFooterComponent={SeeAll}
          transformSearchClient={transformSearchClient}
          insights={hosted?.insights ?? false}
          askAi={askAi}
          isAskAiActive={isAskAi}
          onAskAiToggle={onAskAiToggle}
          onClose={onClose}
        />
        {modal &&
          !isAskAi &&
          createPortal(<Screens query={query} outcome={outcome} onSearch={onSearch} />, modal)}
      </div>
    </DialogContext>
  );
}

/** Opens the results page if the dialog fails to render. */
function ToResultsPage({onClose}: Pick<DialogProps, 'onClose'>): null {
  const history = useHistory();
  const address = useBaseUrl('/search');
  useEffect(() => {
    leaveOverlay(history, address);
    onClose();
  }, [onClose, history, address]);
  return null;
}

function SafeDialog(props: DialogProps): ReactNode {
  return (
    <ErrorBoundary fallback={() => <ToResultsPage {...props} />}>
      <SearchDialog {...props} />
    </ErrorBoundary>
  );
}

export type Dialog = ComponentType<DialogProps>;

/** Loads the scripts that the settings require, and returns the dialog. */
export async function loadSearchDialog(settings: SearchSettings): Promise<Dialog> {
  if (settings.mode === 'hosted' && settings.insights) {
    await loadInsights();
  }
  return SafeDialog;
}
