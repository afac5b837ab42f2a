/**
 * Tells screen readers which page a link has led to: without a page load nothing else does.
 * The theme then moves the focus to the skip link; where the address names a heading, it goes there.
 */
import type {ClientModule} from '@docusaurus/types';

/** Docusaurus writes the title some frames after the page. */
const titleDelay = 200;

/** The live region: it must be there before its text is, or the text is not read. */
let region: HTMLElement | undefined;

function focusOn(id: string): void {
  const target = document.getElementById(id);
  if (target) {
    target.setAttribute('tabindex', '-1');
    target.focus({preventScroll: true});
    target.removeAttribute('tabindex');
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      region = document.createElement('div');
      region.className = 'visually-hidden';
      region.setAttribute('role', 'status');
      document.body.append(region);
    }
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    if (location.hash) {
      focusOn(decodeURIComponent(location.hash.slice(1)));
    }
    setTimeout(() => region?.replaceChildren(document.title), titleDelay);
  },
};

export default clientModule;
