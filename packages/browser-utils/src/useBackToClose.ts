/**
 * Makes the Back button close an overlay instead of leaving the page, on small and touch screens.
 *
 * An open overlay has its own history entry with the address of the page. React Router must not see the
 * transition between such an entry and its page: it would treat it as a navigation and scroll to the top.
 */
import {useEffect, useEffectEvent} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';

/** Key of the marker in `history.state`. */
const mark = 'overlay';

const smallOrTouch = '(pointer: coarse), (max-width: 996px)';

type RouterHistory = ReturnType<typeof useHistory>;

let router: RouterHistory | undefined;
let closeOpen: (() => void) | undefined;
/** True while the browser leaves the entry of an overlay that was closed in another way than Back. */
let isLeaving = false;

const isOverlayEntry = (): boolean =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

function addEntry(): void {
  window.history.pushState({...window.history.state, [mark]: true}, '');
  isLeaving = false;
}

/** Browsers drop the focus when they return to an address with a fragment. */
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
    // Forward leads to the entry of a closed overlay: it stays closed.
    if (isOverlayEntry()) {
      return;
    }
    // An overlay that opened meanwhile used the entry that was left.
    (isLeaving && closeOpen ? addEntry : closeOpen)?.();
    isLeaving = false;
  } else if (isOverlayEntry()) {
    // Back from a page that was opened from an overlay: continue to the entry of the page itself.
    window.history.back();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('popstate', onPopState, {capture: true});
}

/** Closes an open overlay on Back. Closing it in another way removes its history entry. */
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
      addEntry();
    }
    closeOpen = () => onBack();
    return () => {
      closeOpen = undefined;
      // A link in the overlay may open another page, which then owns the entry: see `leaveOverlay`.
      setTimeout(() => {
        if (!closeOpen && !isLeaving && isOverlayEntry()) {
          isLeaving = true;
          window.history.back();
        }
      });
    };
  }, [isOpen]);
}

/**
 * Navigates to a page from an overlay, in the overlay's history entry: Back leads to the page below the
 * overlay, and Forward to the page again.
 */
export function leaveOverlay(history: RouterHistory, address: string): void {
  if (isOverlayEntry()) {
    history.replace(address);
  } else {
    history.push(address);
  }
}
