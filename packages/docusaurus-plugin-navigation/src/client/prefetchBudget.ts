/**
 * Limits prefetching. Docusaurus fetches each page whose link becomes visible: on a page of the docs 26 to 36
 * files and up to 127 KB. With this module, prefetching waits until the page is loaded and the browser idle,
 * and starts with the next pages of the docs. Hovering over a link still loads its page.
 */
import type {ClientModule} from '@docusaurus/types';

const pagesPerView = 4;

let fetchPage: typeof window.docusaurus.prefetch | undefined;
let visibleLinks: string[] = [];
let remaining = pagesPerView;
let isRunning = false;
const prefetched = new Set<string>();

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const soon = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve())
        : setTimeout(resolve, 200);
    if (document.readyState === 'complete') {
      soon();
    } else {
      window.addEventListener('load', soon, {once: true});
    }
  });

/** Next page of the sidebar, then visible links, those of the same folder first. */
function next(): string | undefined {
  const following = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
  const {pathname} = window.location;
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const near = visibleLinks.filter((link) => link.startsWith(folder));
  return [following?.pathname, ...near, ...visibleLinks].find(
    (link) => link !== undefined && !prefetched.has(link),
  );
}

async function run(): Promise<void> {
  isRunning = true;
  await idle();
  for (let link = next(); link !== undefined && remaining > 0; link = next()) {
    prefetched.add(link);
    if (await fetchPage?.(link)) {
      remaining -= 1;
    }
    await idle();
  }
  isRunning = false;
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      visibleLinks = [];
      remaining = pagesPerView;
    }
    if (!fetchPage) {
      const {prefetch, preload} = window.docusaurus;
      fetchPage = prefetch;
      const wait = (link: string): false => {
        visibleLinks.push(link);
        if (!isRunning) {
          void run();
        }
        return false;
      };
      window.docusaurus = {prefetch: wait, preload};
    }
  },
};

export default clientModule;
