/** Texts of the notice, in the language of the page. */
export interface Texts {
  text: string;
  retry: string;
}

/**
 * Runs in the head of each page, as it stands here: it may use nothing from outside of itself, and
 * comments would be sent with every page.
 *
 * A script or style sheet of the site that fails before the app has started is mended by loading
 * the page anew, once: after a new deployment that brings the new names of the files. A page that
 * was itself reloaded is never reloaded again (the browser knows that; nothing has to be stored),
 * nor is one whose server cannot be reached: it stays as the server sent it, readable, with a
 * notice.
 */
export function boot({text, retry}: Texts): void {
  let isHandled = false;

  const show = (): void => {
    const bar = document.createElement('div');
    bar.className = 'site-notice';
    bar.setAttribute('role', 'alert');
    const message = document.createElement('p');
    message.textContent = text;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.textContent = retry;
    button.onclick = () => location.reload();
    bar.append(message, button);
    document.body.append(bar);
  };

  const recover = (): void => {
    if (isHandled || window.docusaurusRoot) {
      return;
    }
    isHandled = true;
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReachable =
      entry && entry.type !== 'reload'
        ? fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(({status}) => status < 500)
        : Promise.resolve(false);
    void isReachable
      .catch(() => false)
      .then((reachable) => {
        if (reachable) {
          location.reload();
        } else if (document.readyState === 'loading') {
          addEventListener('DOMContentLoaded', show);
        } else {
          show();
        }
      });
  };

  addEventListener(
    'error',
    ({target}) => {
      const file =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
            ? target.href
            : '';
      if (file.startsWith(location.origin) && file.includes('/assets/')) {
        recover();
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      recover();
    }
  });
}
