/**
 * Opens the search dialog and holds it, above all pages: a navigation that changes the layout, with
 * its navbar and button, leaves an open dialog as it is. The dialog is loaded when a reader is about
 * to use it. Ctrl/Cmd+K and `/` open it beside the button, and whatever dispatches `openSearchEvent`.
 */
import React, {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {openSearchEvent, searchLimits} from '@site/src/config/search';
import type {SearchGlobalData} from '@site/src/plugins/search-index';
import type {FacetFilters} from './client/hosted';
import {takeEarlyKeys, wasAskedEarly} from './earlyKeys';
import {loadDialog, type Dialog} from './loadDialog';
import {useShortcuts} from './useShortcuts';
import {composed, enter, WaitingField} from './WaitingField';

/** A dialog that cannot be shown, such as for a storage that cannot be read: the results page needs none. */
function ToResultsPage({onLeave}: {onLeave: () => void}): null {
  const history = useHistory();
  const address = useBaseUrl('/search');
  useEffect(() => {
    onLeave();
    history.push(address);
  }, [onLeave, history, address]);
  return null;
}

/** Text selected on the page is what a reader is likely to search for. */
const selectedText = (): string =>
  (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();

/** Goes on in the dialog's field where the reader is in the one before it. */
function takeOver(from: HTMLInputElement): void {
  const to = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  to?.focus();
  to?.setSelectionRange(from.selectionStart, from.selectionEnd);
}

interface DialogHolder {
  /** Begins to load what the dialog needs. */
  prepare: () => void;
  open: () => void;
  /** Says what hosted results are kept to: the page knows its language and version. */
  setFacetFilters: (filters: FacetFilters) => void;
}

const nothing = () => {};
const HolderContext = createContext<DialogHolder>({
  prepare: nothing,
  open: nothing,
  setFacetFilters: nothing,
});

export const useSearchDialog = (): DialogHolder => useContext(HolderContext);

export function SearchDialogHolder({children}: {children: ReactNode}): ReactNode {
  const data = usePluginData('search-index') as SearchGlobalData;
  const history = useHistory();
  const facetFilters = useRef<FacetFilters>([]);
  const [DialogComponent, setDialog] = useState<{component: Dialog}>();
  const [open, setOpen] = useState<{query: string; facetFilters: FacetFilters}>();
  const [waiting, setWaiting] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const returnFocus = useRef<Element | null>(null);

  const prepare = useCallback(() => {
    loadDialog(data, facetFilters.current).catch(() => {});
  }, [data]);

  const giveFocusBack = useCallback(() => {
    const before = returnFocus.current;
    const target =
      before instanceof HTMLElement && before !== document.body && before.isConnected
        ? before
        : document.querySelector<HTMLElement>('.DocSearch-Button');
    target?.focus();
  }, []);

  const onOpen = useCallback(
    (query?: string) => {
      const already = field.current;
      if (already) {
        already.focus();
        return;
      }
      const given = takeEarlyKeys() ?? query;
      const text = (given || selectedText()).slice(0, searchLimits.queryLength);
      returnFocus.current = document.activeElement;
      // At once: the field has the focus before the next key, and within the reader's touch.
      flushSync(() => {
        setFailed(false);
        setWaiting(text);
      });
      const own = field.current;
      if (!own) {
        return;
      }
      enter(own, !given);
      loadDialog(data, facetFilters.current)
        .then(async (component) => {
          await composed(own);
          // Unless it has been closed before it could open.
          if (own.isConnected) {
            flushSync(() => {
              setDialog({component});
              setOpen({query: own.value, facetFilters: facetFilters.current});
            });
            takeOver(own);
          }
        })
        .catch(() => {
          if (own.isConnected) {
            setFailed(true);
            giveFocusBack();
          }
        })
        .finally(() => setWaiting((current) => (field.current === own ? undefined : current)));
    },
    [data, giveFocusBack],
  );

  const onClose = useCallback(() => {
    // At once, so that the very next key finds the dialog closed.
    flushSync(() => {
      setOpen(undefined);
      setWaiting(undefined);
      setAsking(false);
    });
    giveFocusBack();
  }, [giveFocusBack]);

  const onLeave = useCallback(() => setOpen(undefined), []);

  const isOpen = open !== undefined || waiting !== undefined;
  useShortcuts({
    isOpen,
    asking,
    onOpen: () => onOpen(),
    onClose,
    onStopAsking: () => setAsking(false),
  });

  // A navigation that ends while the dialog is open puts the focus on the new page, below it.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const hold = ({target}: FocusEvent) => {
      if (target instanceof Element && !target.closest('.search-dialog, .search-waiting')) {
        document
          .querySelector<HTMLElement>('.search-dialog .DocSearch-Input, .search-waiting input')
          ?.focus();
      }
    };
    document.addEventListener('focusin', hold);
    return () => document.removeEventListener('focusin', hold);
  }, [isOpen]);

  useEffect(() => {
    if (wasAskedEarly()) {
      // After React's own work, which the field would have to wait for.
      queueMicrotask(onOpen);
    } else {
      takeEarlyKeys();
    }
  }, [onOpen]);

  useEffect(() => {
    function onRequest(event: Event) {
      event.preventDefault();
      onOpen((event as CustomEvent<{query?: string} | null>).detail?.query);
    }
    window.addEventListener(openSearchEvent, onRequest);
    return () => window.removeEventListener(openSearchEvent, onRequest);
  }, [onOpen]);

  // On the next page nobody has asked for the search.
  useEffect(() => history.listen(() => setFailed(false)), [history]);

  const holder = useMemo(
    () => ({
      prepare,
      open: () => onOpen(),
      setFacetFilters(filters: FacetFilters) {
        facetFilters.current = filters;
      },
    }),
    [prepare, onOpen],
  );

  return (
    <HolderContext.Provider value={holder}>
      {children}
      {failed && (
        <p role="alert" className="search-unavailable">
          {translate({id: 'search.error.title', message: '无法获取搜索结果'})}
          <br />
          {translate({id: 'search.error.help', message: '请检查你的网络连接。'})}
        </p>
      )}
      {waiting !== undefined &&
        createPortal(
          <WaitingField field={field} text={waiting} onClose={onClose} />,
          document.body,
        )}
      {open &&
        DialogComponent &&
        createPortal(
          <ErrorBoundary fallback={() => <ToResultsPage onLeave={onLeave} />}>
            <DialogComponent.component
              settings={data.settings}
              facetFilters={open.facetFilters}
              initialQuery={open.query}
              asking={asking}
              onAsk={setAsking}
              onClose={onClose}
            />
          </ErrorBoundary>,
          document.body,
        )}
    </HolderContext.Provider>
  );
}
