/**
 * Where terms stand in titles and headings. The index file has the texts, which results show
 * anyway; their terms are found once they have arrived, in some milliseconds.
 */
import {indexTerms, isStopWord, normalize, parts, runs, termsOf, type Run} from '../tokenize';
import {keywordPhrase, type Phrase} from './keywords';
import type {IndexedPage} from './model';
import {comparable} from './query';

export interface Fields {
  /** Letters and characters of each heading of all pages: how much of it a query can cover. */
  lengths: Float32Array;
  /**
   * First heading of each page: its title. One more entry ends the last page. Behind the headings of
   * a page stand its symptoms, which are to a row of a table what a heading is to a text.
   */
  firsts: Uint32Array;
  headings: Map<string, number[]>;
  /** Pages by the terms of their keywords, and of their path. */
  keywords: Map<string, number[]>;
  paths: Map<string, number[]>;
  /** Keywords of each page that a query has come to; see `keywordsOf`. */
  phrases: Phrase[][];
  /** Titles and messages in the same form. */
  wholeTitles: string[];
  wholeMessages: string[][];
}

/** Shorter parts of a message, such as `must match`, are said of anything. */
const leastLength = 12;

/** A message without what differs each time: `profile ... already exists`, `Unknown panel type: …`. */
const fixedParts = (message: string): string[] =>
  message
    .split(/…|\.{3}|<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part.length >= leastLength && part.includes(' '));

function note(map: Map<string, number[]>, term: string, place: number): void {
  const found = map.get(term);
  if (!found) {
    map.set(term, [place]);
  } else if (found.at(-1) !== place) {
    found.push(place);
  }
}

const lengthOf = (ofText: readonly Run[]): number =>
  Math.max(
    1,
    ofText.reduce(
      (length, run) =>
        length +
        (run.han
          ? run.text.length * 2
          : parts(run.text).reduce((sum, part) => sum + (isStopWord(part) ? 0 : part.length), 0)),
      0,
    ),
  );

export function readFields(pages: readonly IndexedPage[]): Fields {
  const total = pages.reduce((sum, page) => sum + page.headings.length + page.symptoms.length, 0);
  const fields: Fields = {
    lengths: new Float32Array(total),
    firsts: new Uint32Array(pages.length + 1),
    headings: new Map(),
    keywords: new Map(),
    paths: new Map(),
    wholeTitles: pages.map(({headings}) => comparable(headings[0]?.text ?? '')),
    wholeMessages: pages.map(({symptoms}) =>
      symptoms.flatMap(fixedParts).map(comparable).filter(Boolean),
    ),
    phrases: [],
  };
  let at = 0;
  pages.forEach((page, number) => {
    fields.firsts[number] = at;
    for (const text of [...page.headings.map((heading) => heading.text), ...page.symptoms]) {
      const found = runs(normalize(text));
      fields.lengths[at] = lengthOf(found);
      for (const term of new Set(termsOf(found))) {
        note(fields.headings, term, at);
      }
      at += 1;
    }
    for (const term of new Set(indexTerms(page.keywords))) {
      note(fields.keywords, term, number);
    }
    for (const term of new Set(page.path.split('/').flatMap(indexTerms))) {
      note(fields.paths, term, number);
    }
  });
  fields.firsts[pages.length] = at;
  return fields;
}

/** Keywords of a page, taken apart when a query first comes to it: all pages' take a while. */
export const keywordsOf = (
  {phrases}: Fields,
  page: number,
  {keywords = ''}: Partial<IndexedPage> = {},
): readonly Phrase[] => (phrases[page] ??= keywords.split(/[,，]/).map(keywordPhrase));
