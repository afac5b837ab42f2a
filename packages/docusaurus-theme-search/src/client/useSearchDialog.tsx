/**
 * Opens the search dialog and holds it. The dialog is loaded when a reader is about to use it; until
 * it is there, a plain field in its place takes what is typed.
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
import {isEditing, isShortcut, isSlash} from './keys';
import {loadDialog} from './loadDialog';
import {Unavailable, WaitingField} from './WaitingField';

type State =
  | {status: 'closed' | 'failed'}
  | {status: 'loading'; query: string}
  | {status: 'open'; query: string; Dialog: Dialog};

const closed: State = {status: 'closed'};

/** Text selected on the page is what a reader is likely to search for. */
const selectedText = (): string =>
  (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();

/** Resolves when no word is being composed in a field, as readers of Chinese do. */
async function composed(field: HTMLInputElement | null): Promise<void> {
  if (field?.dataset.composing) {
    await new Promise((resolve) => field.addEventListener('compositionend', resolve, {once: true}));
  }
}

/** @returns `prepare` begins to load the dialog, `open` opens it, `dialog` is to be rendered. */
export function useSearchDialog(): {
  prepare: () => void;
  open: () => void;
  dialog: ReactNode;
} {
  const settings = usePluginData('docusaurus-theme-search') as SearchSettings;
  const {pathname} = useLocation();
  const [state, setState] = useState<State>(closed);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = state.status === 'loading' || state.status === 'open';
  const isLoading = state.status === 'loading';
  const openedOn = useRef('');

  const prepare = useCallback(() => {
    loadDialog(settings).catch(() => {});
  }, [settings]);

  const open = useCallback((query?: string) => {
    // Nothing opens behind a modal dialog: a picture shown large, reading offline.
    if (!document.querySelector('dialog[open]')) {
      const text = toQuery(query || selectedText());
      openedOn.current = window.location.pathname;
      setState((now) =>
        now.status === 'loading' || now.status === 'open' ? now : {status: 'loading', query: text},
      );
    }
  }, []);

  const close = useCallback(() => {
    setAsking(false);
    setState(closed);
  }, []);

  useBackToClose(isOpen, close);

  // The page behind the dialog can neither be reached by keys nor take the focus when it changes.
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
      // The page is to stay where it is.
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
        await composed(field.current);
        if (current) {
          // At once: the next key goes to the dialog's own field.
          const query = field.current?.value ?? '';
          flushSync(() => setState({status: 'open', query, Dialog: component}));
        }
      })
      .catch(() => current && setState({status: 'failed'}));
    return () => {
      current = false;
    };
  }, [isLoading, settings]);

  // On the next page, also where the Back button leads, nobody has asked for the search. It may have been
  // opened there already: the address of the window changes first.
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
      if (event.code === 'Escape' && isOpen && asking) {
        setAsking(false);
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
  }, [isOpen, asking, open, close]);

  const overlay =
    state.status === 'open' ? (
      <state.Dialog
        settings={settings}
        initialQuery={state.query}
        asking={asking}
        onAsk={setAsking}
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
