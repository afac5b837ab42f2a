/** Messages of the notice, in the language of the page. */
export interface Texts {
  text: string;
  retry: string;
}

/**
 * Runs in the head of each page. The function is written into the page as it stands, so it may use
 * nothing outside of itself, and comments in it would be sent with every page.
 *
 * When a script or style sheet of the site fails before the app has started, the page is reloaded
 * once: after a new deployment the reload brings the new names of the files. A page that was itself
 * reloaded is not reloaded again; the browser knows that, so nothing has to be stored. When the server
 * cannot be reached, the page stays readable as the server sent it, with a notice. A script that arrives but is
 * none, such as a page of a portal, is no error of loading: the notice comes when the app has not started long
 * after the page was loaded, and goes if it starts after all.
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
    const timer = setInterval(() => {
      if (window.docusaurusRoot) {
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
