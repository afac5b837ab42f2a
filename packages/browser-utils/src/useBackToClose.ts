/**
 * On small or touch screens, the Back button closes what covers the page instead of leaving it.
 *
 * An open overlay has a history entry of its own with the address of the page. React Router does not
 * know of these entries, and must not hear of the way between an entry and its page: it would take
 * that for a navigation and scroll to the top.
 */
import {useEffect, useEffectEvent} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';

/** Name of the mark in `history.state`. */
const mark = 'overlay';

const smallOrTouch = '(pointer: coarse), (max-width: 996px)';

type RouterHistory = ReturnType<typeof useHistory>;

let router: RouterHistory | undefined;
let closeOpen: (() => void) | undefined;

const isOverlayEntry = (): boolean =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

/** Where an address names a section, browsers drop the focus on the way back to it. */
function keepFocus(): void {
  const focused = document.activeElement;
  setTimeout(() => {
    if (document.activeElement === document.body && focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  });
}

function onPopState(event: PopStateEvent): void {
  const {pathname, search, hash} = window.location;
  if (router?.createHref(router.location) === pathname + search + hash) {
    event.stopImmediatePropagation();
    keepFocus();
    // Going forward reaches the entry of an overlay that has been closed: it stays closed.
    if (!isOverlayEntry()) {
      closeOpen?.();
    }
  } else if (isOverlayEntry()) {
    // Back from a page that an overlay led to: go on to the entry of the page itself.
    window.history.back();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', onPopState, {capture: true});
}

/**
 * Lets Back close an overlay while it is open. Closed in another way, it takes its history entry away.
 *
 * @param isOpen whether the overlay is open
 * @param close closes it
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  const onBack = useEffectEvent(close);

  useEffect(() => {
    router = history;
  }, [history]);

  useEffect(() => {
    if (!isOpen || !window.matchMedia(smallOrTouch).matches) {
      return undefined;
    }
    if (!isOverlayEntry()) {
      window.history.pushState({...window.history.state, [mark]: true}, '');
    }
    closeOpen = () => onBack();
    return () => {
      closeOpen = undefined;
      // A link in the overlay may go to another page, which then owns the entry: see `leaveOverlay`.
      setTimeout(() => {
        if (!closeOpen && isOverlayEntry()) {
          window.history.back();
        }
      });
    };
  }, [isOpen]);
}

/**
 * Goes to a page from an overlay, which has its place in the history: Back leads to the page below the
 * overlay, and Forward to the page again.
 */
export function leaveOverlay(history: RouterHistory, address: string): void {
  if (isOverlayEntry()) {
    history.replace(address);
  } else {
    history.push(address);
  }
}
