/**
 * The search dialog: DocSearch's, on its public API, with our client behind it, our screens where
 * it has none (`Screens.tsx`), and repairs of what it does wrong (`repair.ts`). Loaded on intent.
 */
import React, {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchLimits, type SearchSettings} from '@site/src/config/search';
import type {Locale} from '@site/src/config/locales';
import {searchClient} from '../client';
import type {FacetFilters} from '../client/hosted';
import {adapter} from './adapter';
import {hitOf} from './hits';
import {HitRow} from './HitRow';
import {correctRecent} from './recent';
import {repairDialog} from './repair';
import {Screens} from './Screens';
import {outcomeStore} from './state';
import {cleanStorage} from './storage';
import translations from './translations';

interface Props {
  /** DocSearch's dialog, with or without its Ask AI. */
  Modal: typeof DocSearchModal;
  settings: SearchSettings;
  facetFilters: FacetFilters;
  initialQuery?: string;
  /** Whether the dialog is in its Ask AI mode. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onClose: () => void;
}

interface Chosen {
  itemUrl: string;
  item: {objectID: string; _snippetResult?: object};
}

/** A row that has got its text leads to the place of it. */
const addressOf = ({itemUrl, item}: Chosen): string => hitOf(item)?.url ?? itemUrl;

/** DocSearch's own screen for no results is replaced, and says nothing. */
const stockTexts = {
  ...translations.modal,
  noResultsScreen: {
    noResultsText: '',
    suggestedQueryText: '',
    reportMissingResultsText: '',
    reportMissingResultsLinkText: '',
  },
};

export default function SearchDialog({
  Modal,
  settings,
  facetFilters,
  initialQuery,
  asking,
  onAsk,
  onClose,
}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const locale = i18n.currentLocale as Locale;
  const history = useHistory();
  const resultsPage = useBaseUrl('/search');
  const [outcomes] = useState(outcomeStore);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const hosted = settings.mode === 'hosted' ? settings : undefined;
  const indexName = hosted?.indexName ?? `docs-${locale}`;
  // DocSearch reads the storage while it renders.
  useState(() => cleanStorage(indexName));

  const transformSearchClient = useMemo(
    () => adapter(searchClient(settings, facetFilters), outcomes, locale),
    [settings, facetFilters, outcomes, locale],
  );
  const navigator = useMemo(() => {
    const open = (chosen: Chosen) => {
      void correctRecent(indexName, chosen.item);
      window.open(addressOf(chosen), '_blank', 'noopener');
    };
    return {
      navigate(chosen: Chosen) {
        void correctRecent(indexName, chosen.item);
        history.push(addressOf(chosen));
      },
      navigateNewTab: open,
      navigateNewWindow: open,
    };
  }, [history, indexName]);
  const Row = useCallback(
    (props: ComponentProps<typeof HitRow>) => (
      <HitRow {...props} onChoose={(hit) => void correctRecent(indexName, hit)} />
    ),
    [indexName],
  );

  useEffect(() => (container ? repairDialog(container) : undefined), [container]);

  const assistantId = hosted?.askAiAssistantId;
  const askAi = useMemo(
    () =>
      assistantId
        ? // Nested as the theme nests them: the type knows of no alternatives, the service does.
          {assistantId, searchParameters: {facetFilters: facetFilters as unknown as string[]}}
        : undefined,
    [assistantId, facetFilters],
  );

  const closing = useRef(onClose);
  closing.current = onClose;
  const ResultsFooter = useCallback(
    ({state}: {state: {query: string}}) => {
      const outcome = outcomes.get();
      return outcome && outcome.total > 0 ? (
        <Link
          to={`${resultsPage}?q=${encodeURIComponent(state.query)}`}
          onClick={() => closing.current()}
        >
          {translate(
            {id: 'search.seeAll', message: '查看全部 {count} 条结果'},
            {count: String(outcome.total)},
          )}
        </Link>
      ) : null;
    },
    [outcomes, resultsPage],
  );

  return (
    <div ref={setContainer} className="search-dialog" data-mode={settings.mode}>
      <Modal
        appId={hosted?.appId ?? 'embedded'}
        apiKey={hosted?.apiKey ?? 'embedded'}
        indexName={indexName}
        maxResultsPerGroup={searchLimits.hitsPerGroup}
        recentSearchesLimit={searchLimits.recentSearches}
        recentSearchesWithFavoritesLimit={searchLimits.recentSearchesWithFavorites}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        placeholder={
          asking ? translations.modal?.searchBox?.placeholderTextAskAi : translations.placeholder
        }
        translations={stockTexts}
        navigator={navigator}
        hitComponent={Row}
        resultsFooterComponent={ResultsFooter}
        transformSearchClient={transformSearchClient}
        insights={hosted?.insights ?? false}
        askAi={askAi}
        isAskAiActive={asking}
        onAskAiToggle={onAsk}
        onClose={onClose}
      />
      {container && <Screens container={container} outcomes={outcomes} />}
    </div>
  );
}
