/**
 * Tells screen readers which page a link has led to: without a page load nothing else does.
 * The theme then moves the focus to the skip link; where the address names a heading, it goes there. It stays
 * there: a browser scrolls what was clicked last, such as the sidebar, while nothing has the focus.
 */
import type {ClientModule} from '@docusaurus/types';

/** Docusaurus writes the title some frames after the page. */
const titleDelay = 200;

/** The live region: it must be there before its text is, or the text is not read. */
let region: HTMLElement | undefined;

/** Gives the focus to something that Tab does not reach. Keys then scroll the page around it. */
function focusOn(target: HTMLElement | null): void {
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
}

/** Whether nothing has the focus, or a list of links that may scroll by itself. */
const isFocusAtList = () =>
  document.activeElement === document.body ||
  Boolean(document.activeElement?.closest('.menu, .table-of-contents'));

/** The part with the skip link, which is the first that Tab reaches then. */
const skipLinkSelector = '#__docusaurus > [role="region"]';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      region = document.createElement('div');
      region.className = 'visually-hidden';
      region.setAttribute('role', 'status');
      document.body.append(region);
    }
    if (!previousLocation) {
      return;
    }
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const isSamePage = previousLocation.pathname === location.pathname;
    if (target && (!isSamePage || isFocusAtList())) {
      focusOn(target);
    }
    if (isSamePage) {
      return;
    }
    setTimeout(() => {
      region?.replaceChildren(document.title);
      // Here the theme has left the focus to nobody.
      if (!target && isFocusAtList()) {
        focusOn(document.querySelector(skipLinkSelector));
      }
    }, titleDelay);
  },
};

export default clientModule;
