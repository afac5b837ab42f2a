/**
 * Without a network, a link to a page that this document has not shown yet leaves readers where they
 * are, with a notice, until the network is back. Docusaurus would load the page anew, and they would
 * see the error page of the browser. A page that does not arrive for long is told as well.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, showNotice} from './notice';

const shown = new Set<string>();
/** The link that waits for the network. */
let waiting: HTMLAnchorElement | undefined;

/** Milliseconds that a page may take before readers are told. */
const patience = 10_000;

function stayWithoutNetwork(event: MouseEvent): void {
  const {target, altKey, ctrlKey, metaKey, shiftKey} = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  // A service worker has the pages of those who read offline.
  const isOffline = !navigator.onLine && !navigator.serviceWorker?.controller;
  if (!link || !isOffline || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  // Another site or window, and a page that is here already, are left to the browser.
  if (link.origin !== window.location.origin || link.target || shown.has(link.pathname)) {
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
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    const timer = setTimeout(
      () =>
        showNotice({
          role: 'alert',
          text: translate({id: 'site.network.slow', message: '下一页还没有到，网络可能很慢。'}),
          button: {
            label: translate({id: 'site.loading.retry', message: '重试'}),
            onClick: () => window.location.reload(),
          },
        }),
      patience,
    );
    return () => clearTimeout(timer);
  },

  onRouteDidUpdate({location}) {
    shown.add(location.pathname);
    waiting = undefined;
  },
};

export default clientModule;
