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

/** Hits by section and, in each, by page, in the order of the first of each, as DocSearch groups them. */
function grouped(hits: readonly Hit[], most = Infinity): Hit[] {
  const groupsOf = (members: readonly Hit[], keyOf: (hit: Hit) => string): Hit[][] => {
    const groups = new Map<string, Hit[]>();
    for (const hit of members) {
      groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit]);
    }
    return [...groups.values()].map((group) => group.slice(0, most));
  };
  return groupsOf(hits, ({section}) => section).flatMap((section) =>
    groupsOf(section, ({page}) => page).flat(),
  );
}

/**
 * Hits that the dialog has a row for, in their order there. Groups move a hit in front of better ones of
 * other groups; one that is clearly weaker than one behind its own page is left to the results page.
 */
export function shownHits(hits: readonly Hit[]): Hit[] {
  const order = grouped(hits);
  const isStrong = ({section, page, strength = 1}: Hit, place: number) =>
    order
      .slice(place + 1)
      .filter((other) => other.section !== section || other.page !== page)
      .every((other) => strength >= weak * (other.strength ?? 1));
  return grouped(order.filter(isStrong), searchLimits.hitsPerGroup);
}
