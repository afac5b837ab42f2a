/**
 * Without a network, a link to a page that this document has not shown yet leaves readers where they
 * are, with a notice, until the network is back. Docusaurus would load the page anew, and they would
 * see the error page of the browser.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, showNotice} from './notice';

const shown = new Set<string>();
/** The link that waits for the network. */
let waiting: HTMLAnchorElement | undefined;

/** The page that a click leads to, in this window and on this site. */
function followed({target, button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  return link && isPlain && link.origin === window.location.origin && !link.target
    ? link
    : undefined;
}

function stayWithoutNetwork(event: MouseEvent): void {
  const link = followed(event);
  // A service worker has the pages of those who read offline.
  const isOffline = !navigator.onLine && !navigator.serviceWorker?.controller;
  if (!link || !isOffline || shown.has(link.pathname)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  waiting = link;
  showNotice({
    role: 'alert',
    text: translate({id: 'site.network.text', message: '网络不通，没能打开下一页。'}),
    button: {
      label: translate({id: 'site.loading.retry', message: '重试'}),
      onClick: () => link.click(),
    },
  });
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', stayWithoutNetwork, {capture: true});
  window.addEventListener('online', () => {
    if (waiting) {
      hideNotice();
      waiting.click();
    }
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    shown.add(location.pathname);
    waiting = undefined;
  },
};

export default clientModule;
