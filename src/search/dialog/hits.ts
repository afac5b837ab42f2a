/**
 * Turns results into DocSearch's hits. DocSearch sets their values as HTML, also when it takes them
 * from the browser's storage again: everything that comes from an index is escaped here.
 */
import type {DocSearchHit} from '@docsearch/react';
import {levels} from '../records';
import type {Hit, Segment} from '../client/types';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const marked = (segments: readonly Segment[]): string =>
  segments
    .map(({text, marked: isMarked}) =>
      isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text),
    )
    .join('');

const highlighted = (value: string) => ({value, matchLevel: 'partial' as const, matchedWords: []});

type Names = (typeof levels)[number];

function perLevel<T>(value: (level: Names, index: number) => T): Record<Names, T> {
  return Object.fromEntries(levels.map((level, index) => [level, value(level, index)])) as Record<
    Names,
    T
  >;
}

/**
 * DocSearch shows two lines: the hit's own heading, or the text that was found, and below it lvl1.
 * The second line says where that is, and what the text there is about.
 */
export function toDocSearchHit(hit: Hit): DocSearchHit {
  const escaped = hit.hierarchy.map(escapeHtml);
  const excerpt = hit.excerpt ? marked(hit.excerpt) : '';
  const own = hit.type === 'content' ? 0 : Number(hit.type.slice(3));
  const above = escaped
    .slice(1, own || undefined)
    .filter(Boolean)
    .join(' › ');
  const path = own > 0 && excerpt ? `${above} · ${excerpt}` : above;
  const title = marked(hit.title);
  // Without marks: it is kept with recent searches, where nothing was searched for.
  const plain = escapeHtml(hit.excerpt?.map(({text}) => text).join('') ?? '');
  const content = hit.type === 'content' || own === 1 ? plain || null : null;
  const snippets = perLevel((_, index) =>
    highlighted(index === own && own > 0 ? title : index === 1 ? path : (escaped[index] ?? '')),
  );
  const highlights = perLevel((_, index) => highlighted(escaped[index] ?? ''));
  const [address = ''] = hit.url.split('#');
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: address,
    anchor: hit.url.includes('#') ? hit.url.slice(address.length + 1) : null,
    type: hit.type,
    content,
    hierarchy: {
      ...perLevel((_, index) => escaped[index] || null),
      lvl0: escaped[0] ?? '',
      lvl1: escaped[1] ?? '',
    },
    _highlightResult: {content: highlighted(''), hierarchy: highlights, hierarchy_camel: []},
    _snippetResult: {content: highlighted(excerpt), hierarchy: snippets, hierarchy_camel: []},
  };
}

/** A hit with less of the best one's score does not go before one that has it. */
const weak = 0.4;

/**
 * The dialog shows hits by section, so those of the best hit's section come before all others. A
 * weak one among them is left to the results page when a strong one of another section would
 * stand behind it.
 */
export function strongFirst(hits: readonly Hit[]): Hit[] {
  const isWeak = ({strength = 1}: Hit) => strength < weak;
  const sections = [...new Set(hits.map(({hierarchy}) => hierarchy[0]))];
  const lastStrong = Math.max(
    ...hits.filter((hit) => !isWeak(hit)).map(({hierarchy}) => sections.indexOf(hierarchy[0])),
  );
  return hits.filter((hit) => !isWeak(hit) || sections.indexOf(hit.hierarchy[0]) >= lastStrong);
}
