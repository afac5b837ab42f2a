/** Messages of the notice, in the language of the page. */
export interface Texts {
  text: string;
  retry: string;
}

/**
 * Runs in the head of each page. The function is serialized into the page, so it must not reference anything
 * outside itself, and its comments would be sent with every page.
 *
 * When a script or style sheet of the site fails before the app has started, the page is reloaded once: after a
 * new deployment the reload fetches the new file names. A page that was itself reloaded is not reloaded again;
 * the browser reports that, so nothing is stored. When the server cannot be reached, the page stays readable as
 * served, with a notice. A response that is not a script, such as the page of a captive portal, raises no
 * loading error: the notice appears when the app has not started long after the page was loaded, and disappears
 * if it starts after all, with its styles.
 */
export function boot({text, retry}: Texts): void {
  let isHandled = false;
  let lacksStyle = false;

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
    const timer = setInterval(() => {
      if (window.docusaurusRoot && !lacksStyle) {
        bar.remove();
        clearInterval(timer);
      }
    }, 1000);
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
        lacksStyle ||= target instanceof HTMLLinkElement;
        recover();
      }
    },
    true,
  );
  addEventListener('load', () =>
    setTimeout(() => {
      if (!isHandled && !window.docusaurusRoot) {
        show();
      }
    }, 10_000),
  );
  addEventListener('unhandledrejection', ({reason}) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      recover();
    }
  });
}
