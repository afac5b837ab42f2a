/**
 * The search dialog: DocSearch's modal as it is published, with our search client behind it. What
 * differs is set by its props, shown beside it (`Screens.tsx`), or repaired (`repair.ts`).
 */
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import type {DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {leaveOverlay} from 'browser-utils';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchLimits, toQuery} from '../../limits';
import type {SearchSettings} from '../../options';
import {answer, type ExcerptWords, type Outcome} from '../answer';
import {searchClient} from '../answers';
import {useFacetFilters} from '../useFacetFilters';
import {cleanHistory, shownHits, toRow} from './hits';
import {HitRow} from './HitRow';
import {repairDialog} from './repair';
import {Screens, SeeAll} from './Screens';
import {placeholder, translations} from './translations';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';

const words: ExcerptWords = [searchLimits.snippetWords, searchLimits.snippetWordsNarrow];

interface DialogProps {
  settings: SearchSettings;
  initialQuery: string;
  /** Whether the dialog is in its Ask AI mode. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onClose: () => void;
}

interface Chosen {
  itemUrl: string;
}

function openInTab({itemUrl}: Chosen): void {
  window.open(itemUrl, '_blank', 'noopener');
}

function SearchDialog({settings, initialQuery, asking, onAsk, onClose}: DialogProps): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const facetFilters = useFacetFilters();
  const history = useHistory();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [modal, setModal] = useState<Element | null>(null);
  const [query, setQuery] = useState(initialQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  /** Query at the mount of DocSearch, which reads it only then. */
  const [start, setStart] = useState({query: initialQuery, attempt: 0});
  const hosted = settings.mode === 'hosted' ? settings : undefined;
  const indexName = hosted?.indexName ?? `docs-${currentLocale}`;
  // DocSearch reads its history while it renders.
  useState(() => cleanHistory(indexName));

  const latest = useRef<{query?: string; outcome?: Outcome; shown: number}>({shown: 0});
  const transformSearchClient = useMemo(() => {
    const client = searchClient(settings, facetFilters);
    // It never rejects: DocSearch would log an uncaught error and say that nothing was found.
    const search = async (request: {indexName: string; query?: string}) => {
      const asked = request.query ?? '';
      latest.current.query = asked;
      const found = await answer(client, {query: toQuery(asked), page: 0, words});
      const response = found.status === 'answered' ? found.response : undefined;
      const shown = shownHits(response?.hits ?? []);
      // An answer to an earlier question is of no more interest.
      if (latest.current.query === asked) {
        latest.current = {query: asked, outcome: {...found, query: asked}, shown: shown.length};
        setOutcome(latest.current.outcome);
      }
      return {
        index: request.indexName,
        hits: shown.map(toRow),
        nbHits: response?.total ?? 0,
        queryID: response?.queryID,
      };
    };
    return (original: DocSearchTransformClient): DocSearchTransformClient => ({
      ...original,
      search: async ({requests}: {requests: Array<{indexName: string; query?: string}>}) => ({
        results: await Promise.all(requests.map(search)),
      }),
    });
  }, [settings, facetFilters]);

  /** DocSearch scrolls back to where the page was when it closes: only then is the page to move. */
  const go = useCallback((url: string) => setTimeout(() => leaveOverlay(history, url)), [history]);
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: Chosen) => void go(itemUrl),
      navigateNewTab: openInTab,
      navigateNewWindow: openInTab,
    }),
    [go],
  );
  /** Follows a link: the dialog closes first. */
  const onLeave = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        onClose();
        go(event.currentTarget.getAttribute('href') ?? '');
      }
    },
    [onClose, go],
  );
  const Hit = useCallback(
    (props: Omit<ComponentProps<typeof HitRow>, 'onLeave'>) => (
      <HitRow {...props} onLeave={onLeave} />
    ),
    [onLeave],
  );
  const ResultsFooter = useCallback(
    () => (
      <SeeAll outcome={latest.current.outcome} shown={latest.current.shown} onLeave={onLeave} />
    ),
    [onLeave],
  );

  useEffect(() => (container ? repairDialog(container) : undefined), [container, start]);

  const assistantId = hosted?.askAiAssistantId;
  const askAi = useMemo(
    () =>
      assistantId
        ? // Nested as the theme nests them: the type knows of no alternatives, the service does.
          {assistantId, searchParameters: {facetFilters: facetFilters as unknown as string[]}}
        : undefined,
    [assistantId, facetFilters],
  );

  const onSearch = (asked: string) => {
    setQuery(asked);
    setOutcome(undefined);
    setStart(({attempt}) => ({query: asked, attempt: attempt + 1}));
  };
  const onAskAiToggle = (toggle: boolean) => {
    // DocSearch empties its search box.
    setQuery('');
    onAsk(toggle);
  };
  useLayoutEffect(
    () => setModal(container?.querySelector('.DocSearch-Modal') ?? null),
    [container, start],
  );

  return (
    <div
      ref={setContainer}
      className="search-dialog"
      data-mode={settings.mode}
      onInput={(event) => setQuery((event.target as HTMLInputElement).value)}
      onReset={() => setQuery('')}
    >
      <DocSearchModal
        key={start.attempt}
        appId={hosted?.appId ?? 'embedded'}
        apiKey={hosted?.apiKey ?? 'embedded'}
        indexName={indexName}
        maxResultsPerGroup={searchLimits.hitsPerGroup}
        recentSearchesLimit={searchLimits.recentSearches}
        recentSearchesWithFavoritesLimit={searchLimits.recentSearchesWithFavorites}
        initialScrollY={window.scrollY}
        initialQuery={start.query}
        placeholder={placeholder}
        translations={translations}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        transformSearchClient={transformSearchClient}
        insights={hosted?.insights ?? false}
        askAi={askAi}
        isAskAiActive={asking}
        onAskAiToggle={onAskAiToggle}
        onClose={onClose}
      />
      {modal &&
        !asking &&
        createPortal(
          <Screens
            query={query}
            outcome={query === '' ? undefined : outcome}
            onSearch={onSearch}
            onLeave={onLeave}
          />,
          modal,
        )}
    </div>
  );
}

/** Where the dialog cannot be shown, as in a browser that forbids its storage, the results page needs none. */
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

/** A reader whose browser blocks the script for events still searches. */
async function loadInsights(): Promise<void> {
  try {
    const {default: insightsClient} = await import('search-insights');
    // DocSearch would load it from a public network.
    Object.assign(window, {aa: insightsClient});
  } catch {
    // Then there are no events.
  }
}

/** @returns The dialog, once what the settings ask for has been loaded. */
export async function loadSearchDialog(settings: SearchSettings): Promise<Dialog> {
  if (settings.mode === 'hosted' && settings.insights) {
    await loadInsights();
  }
  return SafeDialog;
}
