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
  type RefObject,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {openSearchEvent, searchLimits, toQuery} from '../limits';
import type {SearchSettings} from '../options';
import {useBackToClose} from 'browser-utils';
import type {Dialog} from './dialog';
import {loadDialog} from './loadDialog';

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

function WaitingField({field, query}: {field: RefObject<HTMLInputElement | null>; query: string}) {
  const label = translate({id: 'search.placeholder', message: '搜索文档'});
  return (
    <div className="search-waiting" role="search" aria-label={label} aria-busy>
      <input
        ref={field}
        type="search"
        defaultValue={query}
        maxLength={searchLimits.queryLength}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        onCompositionStart={({currentTarget}) => {
          currentTarget.dataset.composing = 'true';
        }}
        onCompositionEnd={({currentTarget}) => {
          delete currentTarget.dataset.composing;
        }}
      />
    </div>
  );
}

function Unavailable(): ReactNode {
  return (
    <p role="alert" className="search-unavailable">
      {translate({id: 'search.error.title', message: '无法获取搜索结果'})}
      <br />
      {translate({id: 'search.error.help', message: '请检查你的网络连接。'})}
    </p>
  );
}

/**
 * Ctrl+K or Cmd+K, on every layout. DocSearch's own hook takes Ctrl+Shift+K, which is the console of Firefox, does
 * nothing on a Cyrillic or Greek layout, and opens and closes while the keys are held.
 */
function isShortcut({key, code, ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  return letter === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}

/** A slash alone; some layouts have it on Shift. */
const isSlash = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;

/** A key that belongs to what has the focus. */
const isEditing = ({target}: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:BUTTON|INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

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

  const prepare = useCallback(() => {
    loadDialog(settings).catch(() => {});
  }, [settings]);

  const open = useCallback((query?: string) => {
    // Nothing opens behind a modal dialog: a picture shown large, reading offline.
    if (!document.querySelector('dialog[open]')) {
      const text = toQuery(query || selectedText());
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

  // On the next page nobody has asked for the search.
  useEffect(() => setState((now) => (now.status === 'failed' ? closed : now)), [pathname]);

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
