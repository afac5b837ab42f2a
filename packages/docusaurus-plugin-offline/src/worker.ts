/**
 * Service worker of readers who keep the site on their device; nobody else gets it.
 *
 * Pages come from the network while there is one. Files with a hash in their address come from the
 * device, whichever build they are of: the page that asks for them is of the same build. The worker
 * writes nothing (`device.ts` does), and knows nothing of a build: it stays the same between them.
 */
import {clientsClaim, type WorkboxPlugin} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {
  cacheName,
  homeOf,
  keptList,
  listPath,
  localeOf,
  namedKey,
  pageAddress,
  workerPath,
  type SiteLocales,
} from './set';

/** Replaced by the build of the worker. */
declare const site: SiteLocales;

/** Seconds of waiting for the network before the kept page is shown. */
const networkTimeoutSeconds = 5;

const matchOptions = {ignoreVary: true};

/** Key of a file that keeps its address; undefined where it is not on the device. */
async function keyOf(path: string): Promise<string | undefined> {
  const hash = (await keptList(localeOf(path, site)))?.named[path];
  return hash && namedKey(path, hash);
}

async function keptFile(path: string): Promise<Response | undefined> {
  const key = await keyOf(path);
  return key ? caches.match(key, {cacheName}) : undefined;
}

const readOnly: WorkboxPlugin = {cacheWillUpdate: async () => null};

const keptPages: WorkboxPlugin = {
  async cacheKeyWillBeUsed({request, mode}) {
    const path = pageAddress(new URL(request.url).pathname, site);
    return (mode === 'read' && (await keyOf(path))) || request;
  },

  /** Neither network nor page: the not-found page of the language, or of the one that is kept. */
  async handlerDidError({request}) {
    const {pathname} = new URL(request.url);
    for (const locale of [localeOf(pathname, site), ...site.locales]) {
      const page = await keptFile(`${homeOf(locale, site)}404.html`);
      if (page) {
        return new Response(page.body, {status: 404, headers: page.headers});
      }
    }
    return undefined;
  },
};

const keptNamedFiles: WorkboxPlugin = {
  handlerDidError: ({request}) => keptFile(new URL(request.url).pathname),
};

registerRoute(
  ({request, sameOrigin}) => sameOrigin && request.mode === 'navigate',
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [readOnly, keptPages],
  }),
);

// Not what says which files the server has now.
const lists = listPath('').replace(/[^/]*$/, '');
registerRoute(
  ({sameOrigin, url}) =>
    sameOrigin && url.pathname !== workerPath && !url.pathname.startsWith(lists),
  new CacheFirst({cacheName, matchOptions, plugins: [readOnly, keptNamedFiles]}),
);

// Any version of the worker can read any cache: none has to wait for pages to close.
void (self as unknown as {skipWaiting: () => Promise<void>}).skipWaiting();
clientsClaim();
