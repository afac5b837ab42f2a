/**
 * Files that are kept on a device for reading offline: shared by build, page and service worker.
 *
 * The build lists the files of each language with a hash of their content. The page downloads them
 * into one cache, and puts the list in there last: a language is kept if its list is. The service
 * worker only reads, so every answer comes from a set that is complete.
 */
/** Languages of the site. The default one begins at `/`, each other one at `/<locale>/`. */
export interface SiteLocales {
  locales: readonly string[];
  defaultLocale: string;
}

/** Path at which the pages of a language begin. */
export const homeOf = (locale: string, {defaultLocale}: SiteLocales): string =>
  locale === defaultLocale ? '/' : `/${locale}/`;

export const cacheName = 'offline';

/** Address of the worker; a site that has to stop its workers puts another file there. */
export const workerPath = '/service-worker.js';

/** Address of a language's list, and its key in the cache. */
export const listPath = (locale: string): string => `/offline/${locale}.json`;

/** Key of the note that a language is wanted, but not yet complete. */
export const unfinishedKey = (locale: string): string => `${listPath(locale)}?unfinished`;

/** Hashes of files, as `integrity` takes them, by address. */
export type Hashes = Readonly<Record<string, string>>;

/** The files of one language of one build. */
export interface FileList {
  /** Another build with the same files has the same version. */
  version: string;
  /** Bytes on the wire, compressed with gzip. */
  download: number;
  /** Bytes on the device. */
  size: number;
  /** Files whose address stays when they change: pages, logos. */
  named: Hashes;
  /** Files whose address changes with their content. */
  hashed: Hashes;
}

/** A list in the cache: all of its files are there as well. */
export interface KeptList extends FileList {
  /** When, in ISO 8601. */
  keptAt: string;
}

/** The list of a language that is on the device. */
export async function keptList(locale: string): Promise<KeptList | undefined> {
  const list = await caches.match(listPath(locale), {cacheName});
  return list?.json() as Promise<KeptList> | undefined;
}

/** Key in the cache of a file that keeps its address: old and new lie side by side. */
export const namedKey = (path: string, hash: string): string =>
  `${path}?${encodeURIComponent(hash)}`;

/** Keys, addresses and hashes of all files of a list. */
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

/** Address of a page as lists have it: without an ending or a slash, except for home pages. */
export function pageAddress(path: string, site: SiteLocales): string {
  const bare = path.replace(/(?:\/index)?(?:\.html|\/)?$/, '');
  const home = homeOf(localeOf(path, site), site);
  return `${bare}/` === home ? home : bare;
}
