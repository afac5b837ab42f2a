/**
 * Opens the search dialog, which is loaded when a reader is about to use it; until then a plain field accepts the
 * query.
 */
import React, {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import {openSearchEvent, toQuery} from '../limits';
import type {SearchSettings} from '../options';
import {useBackToClose} from 'browser-utils';
import type {Dialog} from './dialog';
import {isEditing, isInComposition, isShortcut, isSlash} from './keys';
import {loadDialog} from './loadDialog';
import {Unavailable, WaitingField} from './WaitingField';

type State =
  | {status: 'closed' | 'failed'}
  | {status: 'loading'; query: string}
  | {status: 'open'; query: string; Dialog: Dialog};

const closed: State = {status: 'closed'};

/** Selected text of the page, which is the initial query. */
const selectedText = (): string =>
  (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();

/** Resolves when a field has no active composition of an input method. */
async function compositionEnd(field: HTMLInputElement | null): Promise<void> {
  if (field?.dataset.composing) {
    await new Promise((resolve) => field.addEventListener('compositionend', resolve, {once: true}));
  }
}

/** @returns `prepare` starts to load the dialog, `open` opens it, `dialog` is the element to render */
export function useSearchDialog(): {
  prepare: () => void;
  open: () => void;
  dialog: ReactNode;
} {
  const settings = usePluginData('docusaurus-theme-search') as SearchSettings;
  const {pathname} = useLocation();
  const [state, setState] = useState<State>(closed);
  const [isAskAi, setAskAi] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = state.status === 'loading' || state.status === 'open';
  const isLoading = state.status === 'loading';
  const openedOn = useRef('');

  const prepare = useCallback(() => {
    loadDialog(settings).catch(() => {});
  }, [settings]);

  const open = useCallback((query?: string) => {
    // The search does not open behind a modal dialog: an enlarged picture, offline reading.
    if (!document.querySelector('dialog[open]')) {
      const text = toQuery(query || selectedText());
      openedOn.current = window.location.pathname;
      setState((current) =>
        current.status === 'loading' || current.status === 'open'
          ? current
          : {status: 'loading', query: text},
      );
    }
  }, []);

  const close = useCallback(() => {
    setAskAi(false);
    setState(closed);
  }, []);

  useBackToClose(isOpen, close);

  // The page behind the dialog is inert: keys do not reach it, and it does not receive the focus.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const before = document.activeElement;
    const page = document.getElementById('__docusaurus');
    page?.toggleAttribute('inert', true);
    field.current?.focus();
    field.current?.select();
    return () => {
      page?.toggleAttribute('inert', false);
      const target =
        before instanceof HTMLElement && before !== document.body && before.isConnected
          ? before
          : document.querySelector<HTMLElement>('.DocSearch-Button');
      // The scroll position does not change.
      target?.focus({preventScroll: true});
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    let current = true;
    loadDialog(settings)
      .then(async (component) => {
        await compositionEnd(field.current);
        if (current) {
          // The next key must reach the field of the dialog.
          const query = field.current?.value ?? '';
          flushSync(() => setState({status: 'open', query, Dialog: component}));
        }
      })
      .catch(() => current && setState({status: 'failed'}));
    return () => {
      current = false;
    };
  }, [isLoading, settings]);

  // Navigation closes the dialog, also by the Back button. The address of the window changes first, so the
  // dialog may be open on the next page already.
  useEffect(() => {
    if (window.location.pathname !== openedOn.current) {
      close();
    }
  }, [pathname, close]);

  useEffect(() => {
    function onRequest(event: Event) {
      event.preventDefault();
      open((event as CustomEvent<{query?: string} | null>).detail?.query);
    }
    window.addEventListener(openSearchEvent, onRequest);
    return () => window.removeEventListener(openSearchEvent, onRequest);
  }, [open]);

  const onOpen = useCallback(() => open(), [open]);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (isInComposition(event)) {
        return;
      }
      if (event.code === 'Escape' && isOpen && isAskAi) {
        setAskAi(false);
      } else if (event.code === 'Escape' && isOpen) {
        close();
      } else if (isShortcut(event) || (isSlash(event) && !isOpen && !isEditing(event))) {
        event.preventDefault();
        if (!event.repeat) {
          (isOpen ? close : open)();
        }
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, isAskAi, open, close]);

  const overlay =
    state.status === 'open' ? (
      <state.Dialog
        settings={settings}
        initialQuery={state.query}
        isAskAi={isAskAi}
        onAskAi={setAskAi}
        onClose={close}
      />
    ) : state.status === 'loading' ? (
      <WaitingField field={field} query={state.query} />
    ) : undefined;

  return {
    prepare,
    open: onOpen,
    dialog:
      state.status === 'failed' ? <Unavailable /> : overlay && createPortal(overlay, document.body),
  };
}
