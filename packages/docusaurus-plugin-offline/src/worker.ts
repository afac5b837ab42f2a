/**
 * Service worker for offline reading, registered only by readers who switch it on.
 *
 * Pages are loaded from the network if possible. Files with a hash in their address are served from the
 * device, independent of the build: a page requests only files of its own build. The worker writes
 * nothing (`device.ts` does) and contains no data of a build, so it is the same for all builds.
 */
import {clientsClaim, type WorkboxPlugin} from 'workbox-core';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {
  cacheName,
  homeOf,
  storedList,
  listPath,
  localeOf,
  namedKey,
  pageAddress,
  workerPath,
  type SiteLocales,
} from './set';

/** Constant that the build of the worker replaces. */
declare const site: SiteLocales;

/** Network timeout in seconds, after which the stored page is shown. */
const networkTimeoutSeconds = 5;

const matchOptions = {ignoreVary: true};

/** Returns the cache key of a file whose address does not change; undefined if the file is not stored. */
async function keyOf(path: string): Promise<string | undefined> {
  const hash = (await storedList(localeOf(path, site)))?.named[path];
  return hash && namedKey(path, hash);
}

async function storedFile(path: string): Promise<Response | undefined> {
  const key = await keyOf(path);
  return key ? caches.match(key, {cacheName}) : undefined;
}

const readOnly: WorkboxPlugin = {cacheWillUpdate: async () => null};

const storedPages: WorkboxPlugin = {
  async cacheKeyWillBeUsed({request, mode}) {
    const path = pageAddress(new URL(request.url).pathname, site);
    return (mode === 'read' && (await keyOf(path))) || request;
  },

  /** Without network and stored page: the not-found page of the language, or of the stored language. */
  async handlerDidError({request}) {
    const {pathname} = new URL(request.url);
    for (const locale of [localeOf(pathname, site), ...site.locales]) {
      const page = await storedFile(`${homeOf(locale, site)}404.html`);
      if (page) {
        return new Response(page.body, {status: 404, headers: page.headers});
      }
    }
    return undefined;
  },
};

const storedNamedFiles: WorkboxPlugin = {
  handlerDidError: ({request}) => storedFile(new URL(request.url).pathname),
};

registerRoute(
  ({request, sameOrigin}) => sameOrigin && request.mode === 'navigate',
  new NetworkFirst({
    cacheName,
    matchOptions,
    networkTimeoutSeconds,
    plugins: [readOnly, storedPages],
  }),
);

// File lists must be loaded from the server.
const lists = listPath('').replace(/[^/]*$/, '');
registerRoute(
  ({sameOrigin, url}) =>
    sameOrigin && url.pathname !== workerPath && !url.pathname.startsWith(lists),
  new CacheFirst({cacheName, matchOptions, plugins: [readOnly, storedNamedFiles]}),
);

// Every version of the worker can read every cache, so a new one need not wait for pages to close.
void (self as unknown as {skipWaiting: () => Promise<void>}).skipWaiting();
clientsClaim();
