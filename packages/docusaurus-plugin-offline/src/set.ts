/**
 * File lists for offline reading, shared by build, page and service worker.
 *
 * The build lists the files of each language with a hash of their content. The page downloads them
 * into one cache and stores the list last: a language is complete if its list is cached. The service
 * worker only reads, so every response belongs to a complete set.
 */
/** Languages of the site. The default language is at `/`, each other one at `/<locale>/`. */
export interface SiteLocales {
  locales: readonly string[];
  defaultLocale: string;
}

/** Returns the base path of a language. */
export const homeOf = (locale: string, {defaultLocale}: SiteLocales): string =>
  locale === defaultLocale ? '/' : `/${locale}/`;

export const cacheName = 'offline';

/** Address of the worker; to stop its workers, a site replaces this file. */
export const workerPath = '/service-worker.js';

/** Address of a language's list, and its key in the cache. */
export const listPath = (locale: string): string => `/offline/${locale}.json`;

/** Cache key of the entry for a requested, not yet complete language. */
export const unfinishedKey = (locale: string): string => `${listPath(locale)}?unfinished`;

/** Hashes of files in the format of `integrity`, by address. */
export type Hashes = Readonly<Record<string, string>>;

/** The files of one language of one build. */
export interface FileList {
  /** Another build with the same files has the same version. */
  version: string;
  /** Bytes on the wire, compressed with gzip. */
  download: number;
  /** Bytes on the device. */
  size: number;
  /** Files whose address does not depend on their content: pages, logos. */
  named: Hashes;
  /** Files with a hash of their content in their address. */
  hashed: Hashes;
}

/** A cached list, all of whose files are cached too. */
export interface StoredList extends FileList {
  /** Date of the download in ISO 8601. */
  keptAt: string;
}

/** Returns the stored list of a language. */
export async function storedList(locale: string): Promise<StoredList | undefined> {
  const list = await caches.match(listPath(locale), {cacheName});
  return list?.json() as Promise<StoredList> | undefined;
}

/** Cache key of a file whose address does not change: old and new versions are stored side by side. */
export const namedKey = (path: string, hash: string): string =>
  `${path}?${encodeURIComponent(hash)}`;

/** Returns the cache keys, addresses and hashes of all files of a list. */
export function filesOf({named, hashed}: FileList): {key: string; path: string; hash: string}[] {
  return [
    ...Object.entries(named).map(([path, hash]) => ({key: namedKey(path, hash), path, hash})),
    ...Object.entries(hashed).map(([path, hash]) => ({key: path, path, hash})),
  ];
}

/** Language of an address. */
export const localeOf = (path: string, {locales, defaultLocale}: SiteLocales): string =>
  locales.find(
    (locale) =>
      locale !== defaultLocale && (path === `/${locale}` || path.startsWith(`/${locale}/`)),
  ) ?? defaultLocale;

/** Returns the address of a page in the form used in lists: no extension or trailing slash, except for home pages. */
export function pageAddress(path: string, site: SiteLocales): string {
  const bare = path.replace(/(?:\/index)?(?:\.html|\/)?$/, '');
  const home = homeOf(localeOf(path, site), site);
  return `${bare}/` === home ? home : bare;
}
