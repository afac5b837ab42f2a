/**
 * Turns results into DocSearch's hits. DocSearch sets their values as HTML, also when it takes them
 * from the browser's storage again: everything that comes from an index is escaped here.
 */
import type {DocSearchHit} from '@docsearch/react';
import {levels} from '../records';
import type {Hit, Segment} from '../client/types';
import {escapeHtml} from './escape';

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

const unmarked = (text: string): Segment[] => (text ? [{text, marked: false}] : []);

/**
 * The two lines of a row: the hit's own heading, or the text that was found; and below it where
 * that is, and what the text there is about.
 */
export function linesOf({type, hierarchy, title, excerpt = []}: Hit): {
  title: readonly Segment[];
  path: readonly Segment[];
} {
  const own = type === 'content' ? 0 : Number(type.slice(3));
  const above = hierarchy
    .slice(1, own || undefined)
    .filter(Boolean)
    .join(' › ');
  if (own === 0) {
    return {title: excerpt, path: unmarked(above)};
  }
  const between = above && excerpt.length > 0 ? ' · ' : '';
  return {title, path: [...unmarked(above + between), ...excerpt]};
}

/**
 * Hits whose texts are still to come, by what DocSearch hands on as it is and never stores. A row
 * is a copy of the hit, and cannot be exchanged without a search: it looks here what has come.
 */
const incomplete = new WeakMap<object, Hit>();

/** The hit of a row that was shown before its text was there, as far as it is there now. */
export const hitOf = ({_snippetResult}: {_snippetResult?: object}): Hit | undefined =>
  _snippetResult && incomplete.get(_snippetResult);

/**
 * DocSearch shows lvl1 with the content below it, and anything else with lvl1 below it: these are
 * the lines of the hit.
 */
export function toDocSearchHit(hit: Hit): DocSearchHit {
  const escaped = hit.hierarchy.map(escapeHtml);
  const own = hit.type === 'content' ? 0 : Number(hit.type.slice(3));
  const lines = linesOf(hit);
  const [title, path] = [marked(lines.title), marked(lines.path)];
  // Without marks: it is kept with recent searches, where nothing was searched for.
  const plain = escapeHtml(hit.excerpt?.map(({text}) => text).join('') ?? '');
  const content = hit.type === 'content' || own === 1 ? plain || null : null;
  const snippets = perLevel((level, index) =>
    highlighted(level === hit.type ? title : level === 'lvl1' ? path : (escaped[index] ?? '')),
  );
  const highlights = perLevel((_, index) => highlighted(escaped[index] ?? ''));
  const [address = ''] = hit.url.split('#');
  const snippet = {
    content: highlighted(own === 0 ? title : path),
    hierarchy: snippets,
    hierarchy_camel: [],
  };
  if (hit.complete) {
    incomplete.set(snippet, hit);
    void hit.complete.then((whole) => incomplete.set(snippet, whole));
  }
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
    _snippetResult: snippet,
  };
}

/** A hit with less of another one's score does not go before it. */
const weak = 0.8;

/**
 * The dialog shows hits by section and, in each, by page: those of the best hit's page come before
 * all others. One that is clearly weaker than a hit behind its own page is left to the results
 * page: it would stand before it.
 */
export function strongFirst(hits: readonly Hit[]): Hit[] {
  const strengthOf = ({strength = 1}: Hit) => strength;
  const places = new Map<string, number>();
  hits.forEach(({hierarchy: [section = '']}, place) => {
    if (!places.has(section)) {
      places.set(section, place);
    }
  });
  const pageOf = ({hierarchy: [section, page]}: Hit) => `${section}\n${page}`;
  hits.forEach((hit, place) => {
    if (!places.has(pageOf(hit))) {
      places.set(pageOf(hit), place);
    }
  });
  const isBehind = (other: Hit, hit: Hit) => {
    const [a = 0, b = 0] = [other, hit].map(({hierarchy: [section = '']}) => places.get(section));
    return a === b ? (places.get(pageOf(other)) ?? 0) > (places.get(pageOf(hit)) ?? 0) : a > b;
  };
  return hits.filter((hit) =>
    hits.every((other) => !isBehind(other, hit) || strengthOf(hit) >= weak * strengthOf(other)),
  );
}
