/** Turns results into rows of DocSearch's dialog. */
import type {DocSearchHit} from '@docsearch/react';
import {searchLimits} from '../../limits';
import type {Hit} from '../answers/types';

/**
 * Fields that DocSearch needs of a hit, and the hit itself, from which `HitRow` draws the row.
 * DocSearch keeps unknown fields, also in its history in the browser's storage.
 */
export type Row = DocSearchHit & Omit<Hit, 'type'>;

const noLevels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** A result as a row of the dialog. */
export function toRow(hit: Hit): Row {
  const [address = '', anchor = null] = hit.url.split('#');
  const row = {
    ...hit,
    url_without_anchor: address,
    anchor,
    content: null,
    hierarchy: {...noLevels, lvl0: hit.section, lvl1: hit.page},
  };
  // DocSearch does without highlights, though its type asks for them.
  return row as unknown as Row;
}

/** A hit that scores less than this share of another one does not go before it. */
const weak = 0.8;

/**
 * The dialog shows hits by section and, in each, by page: those of the best hit's page come before
 * all others. A hit that is clearly weaker than one behind its own page is left to the results
 * page, because it would stand before that one.
 */
function strongFirst(hits: readonly Hit[]): Hit[] {
  const firstPlace = (key: (hit: Hit) => string) => {
    const places = new Map<string, number>();
    hits.forEach((hit, place) => places.set(key(hit), places.get(key(hit)) ?? place));
    return (hit: Hit) => places.get(key(hit)) ?? 0;
  };
  const sectionPlace = firstPlace(({section}) => section);
  const pagePlace = firstPlace(({section, page}) => `${section}\n${page}`);
  const standsBehind = (other: Hit, hit: Hit) =>
    (sectionPlace(other) - sectionPlace(hit) || pagePlace(other) - pagePlace(hit)) > 0;
  return hits.filter(({strength = 1, ...hit}) =>
    hits.every(
      (other) =>
        !standsBehind(other, {...hit, strength}) || strength >= weak * (other.strength ?? 1),
    ),
  );
}

/** As DocSearch groups: in the order of the first of each group, and so many of one. */
function grouped(hits: readonly Hit[], keyOf: (hit: Hit) => string): Hit[][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit]);
  }
  return [...groups.values()].map((group) => group.slice(0, searchLimits.hitsPerGroup));
}

/** @returns The hits that the dialog has a row for, in their order there. */
export const shownHits = (hits: readonly Hit[]): Hit[] =>
  grouped(strongFirst(hits), ({section}) => section).flatMap((section) =>
    grouped(section, ({page}) => page).flat(),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether DocSearch can show a stored search, and its address leads into this site. */
export const isRow = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.objectID === 'string' &&
  typeof value.url === 'string' &&
  /^\/(?!\/)/.test(value.url) &&
  isObject(value.hierarchy) &&
  typeof value.hierarchy.lvl1 === 'string';

/**
 * Drops what another version of the site or a hand has left in DocSearch's history: it renders
 * what it finds there unchecked.
 */
export function cleanHistory(indexName: string): void {
  try {
    // Blocked with all site data: the property itself throws.
    void window.localStorage;
  } catch {
    // DocSearch does without a storage, but not with one that throws.
    Object.defineProperty(window, 'localStorage', {value: undefined});
  }
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const rows: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(rows) && !rows.every(isRow)) {
        localStorage.removeItem(key);
        localStorage.setItem(key, JSON.stringify(rows.filter(isRow)));
      }
    } catch {
      // DocSearch drops what it cannot read.
    }
  }
}
