/**
 * Where terms stand in titles and headings. The index file has the texts, which results show
 * anyway; their terms are found once they have arrived, in some milliseconds.
 */
import {indexTerms, normalize, runs, termsOf, type Run} from './tokenize';
import type {IndexedPage} from './model';
import {comparable} from './query';

export interface Fields {
  /** Letters and characters of each heading of all pages: how much of it a query can cover. */
  lengths: Float32Array;
  /**
   * First heading of each page: its title. One more entry ends the last page. The symptoms of a page
   * follow its headings: each is searched as if it were the heading of its table row.
   */
  firsts: Uint32Array;
  /** First symptom of each page among those of all, and one more entry. */
  firstRows: Uint32Array;
  headings: Map<string, number[]>;
  /** Pages by the terms of their keywords, and of their path. */
  keywords: Map<string, number[]>;
  paths: Map<string, number[]>;
  /** Titles in the form in which they are compared with a query. */
  wholeTitles: string[];
}

function note(map: Map<string, number[]>, term: string, place: number): void {
  const found = map.get(term);
  if (!found) {
    map.set(term, [place]);
  } else if (found.at(-1) !== place) {
    found.push(place);
  }
}

const lengthOf = (ofText: readonly Run[]): number =>
  ofText.reduce((length, {text}) => length + text.length, 0) || 1;

/** Finds the terms in headings, keywords and paths of all pages. */
export function readFields(pages: readonly IndexedPage[]): Fields {
  const total = pages.reduce((sum, page) => sum + page.headings.length + page.symptoms.length, 0);
  const fields: Fields = {
    lengths: new Float32Array(total),
    firsts: new Uint32Array(pages.length + 1),
    firstRows: new Uint32Array(pages.length + 1),
    headings: new Map(),
    keywords: new Map(),
    paths: new Map(),
    wholeTitles: pages.map(({headings}) => comparable(headings[0]?.text ?? '')),
  };
  let at = 0;
  let row = 0;
  pages.forEach((page, number) => {
    fields.firsts[number] = at;
    fields.firstRows[number] = row;
    row += page.symptoms.length;
    for (const text of [
      ...page.headings.map((heading) => heading.text),
      ...page.symptoms.map((symptom) => symptom.text),
    ]) {
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
  fields.firstRows[pages.length] = row;
  return fields;
}
