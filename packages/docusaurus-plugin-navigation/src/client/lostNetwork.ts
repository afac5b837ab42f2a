/**
 * Without a network, a link to a page that has not been loaded yet shows a notice and waits until the network
 * returns. Docusaurus would load the document again, and readers would see the browser's error page. A slow
 * page is reported as well.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, showNotice} from './notice';

const shown = new Set<string>();
/** Link that waits for the network. */
let waiting: HTMLAnchorElement | undefined;

/** Milliseconds before a slow page is reported. */
const slowPageDelay = 10_000;

function report(text: string, onRetry: () => void): void {
  const label = translate({id: 'site.loading.retry', message: '重试'});
  showNotice({role: 'alert', text, button: {label, onClick: onRetry}});
}

function cancelOfflineNavigation(event: MouseEvent): void {
  const {target, altKey, ctrlKey, metaKey, shiftKey} = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  // The service worker has the pages for offline readers.
  const isOffline = !navigator.onLine && !navigator.serviceWorker?.controller;
  if (!link || !isOffline || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  // Links to other sites or windows, and to loaded pages, are left to the browser.
  if (link.origin !== window.location.origin || link.target || shown.has(link.pathname)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  waiting = link;
  report(translate({id: 'site.network.text', message: '网络不通，没能打开下一页。'}), () =>
    link.click(),
  );
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', cancelOfflineNavigation, {capture: true});
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
        report(
          translate({id: 'site.network.slow', message: '下一页还没有到，网络可能很慢。'}),
          () => window.location.reload(),
        ),
      slowPageDelay,
    );
    return () => clearTimeout(timer);
  },

  onRouteDidUpdate({location}) {
    shown.add(location.pathname);
    waiting = undefined;
  },
};

export default clientModule;
