/**
 * Recent searches that were chosen from a row which was shown before its text was there.
 *
 * DocSearch keeps a row as it was made, with the top of the page for its address. Here it gets the
 * place in the page, at once or when the text has come.
 */
import type {Hit} from '../client/types';
import {hitOf, toDocSearchHit} from './hits';
import {cleanSearch, recentKey} from './storage';

interface Chosen {
  objectID: string;
  _snippetResult?: object;
}

/** What rows became, by the name they are kept under: an open dialog writes what it remembers again. */
const complete = new Map<string, Hit>();

/** As DocSearch keeps it: a place in the text as the heading above it. */
function kept(hit: Hit): unknown {
  const level = hit.hierarchy.reduce((last, text, place) => (text ? place : last), 1);
  return cleanSearch(
    {...toDocSearchHit(hit), type: `lvl${level}`, content: null},
    window.location.origin,
  );
}

/** Never throws: a browser may forbid the storage, or have no room left in it. */
function correct(indexName: string): void {
  try {
    const key = recentKey(indexName);
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as Chosen[];
    const corrected = stored.map((search) => {
      const hit = complete.get(search.objectID);
      return (hit && (kept(hit) as Chosen | undefined)) ?? search;
    });
    const once = corrected.filter(
      ({objectID}, place) => corrected.findIndex((other) => other.objectID === objectID) === place,
    );
    localStorage.setItem(key, JSON.stringify(once));
  } catch {
    // Then it leads to the page, which is not wrong.
  }
}

/** To be called when a row is chosen; DocSearch has kept it, or keeps it now. */
export async function correctRecent(indexName: string, chosen: Chosen): Promise<void> {
  const hit = hitOf(chosen);
  const whole = await (hit?.complete ?? hit);
  if (whole && whole.objectID !== chosen.objectID) {
    complete.set(chosen.objectID, whole);
  } else {
    complete.delete(chosen.objectID);
  }
  correct(indexName);
}
