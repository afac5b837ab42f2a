/**
 * Tells screen readers which page a link has led to: without a page load nothing else does.
 * The theme then moves the focus to the skip link; where the address names a heading, it goes there.
 */
import type {ClientModule} from '@docusaurus/types';

/** Docusaurus writes the title some frames after the page. */
const titleDelay = 200;

let region: HTMLElement | undefined;

/** The live region: it must be there before its text is, or the text is not read. */
function announcer(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  return region;
}

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
    const element = announcer();
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return;
    }
    if (location.hash) {
      focusOn(decodeURIComponent(location.hash.slice(1)));
    }
    setTimeout(() => {
      element.textContent = document.title;
    }, titleDelay);
  },
};

export default clientModule;
