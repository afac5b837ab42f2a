/** Converts results to rows of DocSearch's dialog. */
import type {DocSearchHit} from '@docsearch/react';
import {searchLimits} from '../../limits';
import type {Hit} from '../searchClients/types';

/**
 * Fields of a hit that DocSearch requires, and those of the hit that `HitRow` renders. DocSearch preserves unknown
 * fields, also in its stored history.
 */
export type Row = DocSearchHit & Omit<Hit, 'type'>;

const noLevels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** Row of a result. */
export function toRow(hit: Hit): Row {
  const [address = '', anchor = null] = hit.url.split('#');
  const row = {
    ...hit,
    url_without_anchor: address,
    anchor,
    content: null,
    hierarchy: {...noLevels, lvl0: hit.section, lvl1: hit.page},
  };
  // DocSearch works without highlights, which its type requires.
  return row as unknown as Row;
}

/** Minimum score of a hit, relative to that of each hit after it. */
const minStrength = 0.8;

/** Hits grouped by section and then by page, in the order of their first hits, as in DocSearch. */
function grouped(hits: readonly Hit[], max = Infinity): Hit[] {
  const groupsOf = (members: readonly Hit[], keyOf: (hit: Hit) => string): Hit[][] => {
    const groups = new Map<string, Hit[]>();
    for (const hit of members) {
      groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit]);
    }
    return [...groups.values()].map((group) => group.slice(0, max));
  };
  return groupsOf(hits, ({section}) => section).flatMap((section) =>
    groupsOf(section, ({page}) => page).flat(),
  );
}

/**
 * Hits of the dialog in their order. Grouping moves a hit before better ones of other groups; a hit that is much
 * weaker than one after its page is omitted, and only on the results page.
 */
export function shownHits(hits: readonly Hit[]): Hit[] {
  const order = grouped(hits);
  const isStrong = ({section, page, strength = 1}: Hit, place: number) =>
    order
      .slice(place + 1)
      .filter((other) => other.section !== section || other.page !== page)
      .every((other) => strength >= minStrength * (other.strength ?? 1));
  return grouped(order.filter(isStrong), searchLimits.hitsPerGroup);
}
