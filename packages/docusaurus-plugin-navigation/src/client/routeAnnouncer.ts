/**
 * Announces client-side navigation to screen readers. The theme then moves the focus to the skip link; this
 * module moves it to the heading if the address has one. The focus remains there: without a focus, keys scroll
 * the last clicked area, such as the sidebar.
 */
import type {ClientModule} from '@docusaurus/types';

/** Docusaurus updates the title some frames after the page. */
const titleDelay = 200;

/** Live region: it must exist before its text, or the text is not announced. */
let region: HTMLElement | undefined;

/** Focuses an element outside of the tab order. Keys then scroll its container. */
function focusOn(target: HTMLElement | null): void {
  if (target) {
    target.tabIndex = -1;
    target.focus({preventScroll: true});
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
}

/** Reports whether nothing has the focus, or a list of links that may scroll by itself. */
const isFocusAtList = () =>
  document.activeElement === document.body ||
  Boolean(document.activeElement?.closest('.menu, .table-of-contents'));

/** Container of the skip link, from which Tab reaches that link first. */
const skipLinkSelector = '#__docusaurus > [role="region"]';

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      region = document.createElement('div');
      region.className = 'visually-hidden';
      region.setAttribute('role', 'status');
      document.body.append(region);
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
      // After navigation by the theme, no element has the focus.
      if (!target && isFocusAtList()) {
        focusOn(document.querySelector(skipLinkSelector));
      }
    }, titleDelay);
  },
};

export default clientModule;
