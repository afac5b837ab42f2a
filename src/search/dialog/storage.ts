/**
 * Makes the browser's storage safe for DocSearch to read.
 *
 * DocSearch trusts what it finds there: a record without a hierarchy ends the page's rendering, and
 * values are set as HTML. What another version, another script or a hand has left is dropped, and
 * markup in it is made text. Values that this site wrote are escaped already and stay as they are.
 */
import {levels} from '../records';
import {withoutMarkup} from './escape';

/** Where DocSearch keeps recent searches of an index. */
export const recentKey = (indexName: string): string => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = (indexName: string): string => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? withoutMarkup(value) : null;

/** An address that leads into this site, or nothing. */
function ownAddress(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) {
    return undefined;
  }
  const parsed = new URL(url, origin);
  return parsed.origin === origin ? parsed.pathname + parsed.search + parsed.hash : undefined;
}

/** A stored search as DocSearch needs it, or nothing when too little of it is left. */
export function cleanSearch(value: unknown, origin: string): Fields | undefined {
  if (!isFields(value) || typeof value.objectID !== 'string' || !isFields(value.hierarchy)) {
    return undefined;
  }
  const url = ownAddress(value.url, origin);
  const {hierarchy} = value;
  const type = levels.find((level) => level !== 'lvl0' && level === value.type);
  if (!url || !type || typeof hierarchy.lvl1 !== 'string' || typeof hierarchy[type] !== 'string') {
    return undefined;
  }
  return {
    objectID: value.objectID,
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    anchor: textOrNull(value.anchor),
    type,
    content: textOrNull(value.content),
    hierarchy: {
      ...Object.fromEntries(levels.map((level) => [level, textOrNull(hierarchy[level])])),
      lvl0: textOrNull(hierarchy.lvl0) ?? '',
    },
  };
}

function cleanKey(storage: Storage, key: string): void {
  const stored = storage.getItem(key);
  if (stored === null) {
    return;
  }
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    value = undefined;
  }
  const kept = Array.isArray(value)
    ? value
        .map((item) => cleanSearch(item, window.location.origin))
        .filter((item) => item !== undefined)
    : [];
  const clean = JSON.stringify(kept);
  if (clean === stored) {
    return;
  }
  storage.removeItem(key);
  if (kept.length > 0) {
    storage.setItem(key, clean);
  }
}

/** A storage for as long as the page is open, with what DocSearch uses of one. */
function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

/**
 * A browser set to keep nothing throws at the mention of its storage, and DocSearch mentions it
 * unguarded. Then a stand-in takes its place.
 */
function replaceForbidden(name: 'localStorage' | 'sessionStorage'): void {
  try {
    void window[name];
  } catch {
    Object.defineProperty(window, name, {value: memoryStorage(), configurable: true});
  }
}

/** Never throws: a browser may forbid the storage, or have no room left in it. */
export function cleanStorage(indexName: string): void {
  try {
    replaceForbidden('localStorage');
    replaceForbidden('sessionStorage');
    [recentKey, favoriteKey].forEach((key) => cleanKey(window.localStorage, key(indexName)));
  } catch {
    // What could not be cleaned has been removed before it could not be written.
  }
}
