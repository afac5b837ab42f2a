/**
 * Terms of titles and headings. The index file contains their texts, which results show anyway; the terms are
 * computed when it is loaded, in some milliseconds.
 */
import {normalize} from 'text-utils';
import {indexTerms, runs, termsOf, type Run} from './tokenize';
import {eachPosting, type IndexedPage, type IndexFile} from './model';
import {comparable} from './query';
import {termLevel} from './records';

export interface Fields {
  /** Number of places. Section queries have the numbers after them, and are looked up like headings. */
  places: number;
  /** First section query of each page, and the end of the last page. */
  firstQueries: Uint32Array;
  /** Place that each section query leads to, by its number minus `places`. */
  queryPlaces: Uint32Array;
  /** Number of letters and characters of each heading and section query that a query can cover. */
  lengths: Float32Array;
  /**
   * First place of each page, which is its title, and the end of the last page. The symptoms of a page follow
   * its headings: each is searched like the heading of its table row.
   */
  firsts: Uint32Array;
  /** Page of each place. */
  pageOf: Uint16Array;
  /** Heading above each place; the title itself for a title. */
  parents: Uint32Array;
  /** Number of different terms in the texts of each place. */
  sizes: Uint16Array;
  /** Number of pages with each term. */
  spread: Uint16Array;
  /** Headings and section queries by term. */
  headings: Map<string, number[]>;
  /** Pages by the terms of their keywords and of their path. */
  keywords: Map<string, number[]>;
  paths: Map<string, number[]>;
  /** Titles in comparable form. */
  wholeTitles: string[];
  /** Places of the terms of a glossary, by the term in comparable form. */
  terms: Map<string, number>;
}

function addTerm(map: Map<string, number[]>, term: string, place: number): void {
  const places = map.get(term);
  if (places) {
    places.push(place);
  } else {
    map.set(term, [place]);
  }
}

const lengthOf = (textRuns: readonly Run[]): number =>
  textRuns.reduce((length, {text}) => length + text.length, 0) || 1;

/** Place and the headings above it, up to the title of the page. */
export function trailOf({parents}: Fields, place: number): number[] {
  const trail = [place];
  for (let up = parents[place]; up !== undefined && up !== trail.at(-1); up = parents[up]) {
    trail.push(up);
  }
  return trail;
}

/** Computes the terms of headings, keywords and paths of all pages. */
export function readFields(index: IndexFile): Fields {
  const {pages, terms} = index;
  const total = pages.reduce((sum, page) => sum + page.headings.length + page.symptoms.length, 0);
  const partsOf = ({headings, symptoms}: IndexedPage) => [...headings, ...symptoms];
  const all = total + pages.flatMap(partsOf).flatMap(({queries}) => queries).length;
  const fields: Fields = {
    places: total,
    firstQueries: new Uint32Array(pages.length + 1),
    queryPlaces: new Uint32Array(all - total),
    lengths: new Float32Array(all),
    firsts: new Uint32Array(pages.length + 1),
    pageOf: new Uint16Array(all),
    parents: new Uint32Array(total),
    sizes: new Uint16Array(total),
    spread: new Uint16Array(terms.length),
    headings: new Map(),
    keywords: new Map(),
    paths: new Map(),
    wholeTitles: pages.map(({headings}) => comparable(headings[0]?.text ?? '')),
    terms: new Map(),
  };
  let at = 0;
  pages.forEach((page, number) => {
    const first = at;
    fields.firsts[number] = first;
    const above: Array<{level: number; place: number}> = [];
    for (const {level, text} of page.headings) {
      while ((above.at(-1)?.level ?? 0) >= level) {
        above.pop();
      }
      fields.parents[at] = above.at(-1)?.place ?? first;
      above.push({level, place: at});
      if (level === termLevel) {
        fields.terms.set(comparable(text), at);
      }
      readHeading(text, number);
    }
    for (const {heading, text} of page.symptoms) {
      fields.parents[at] = first + heading;
      readHeading(text, number);
    }
    for (const term of new Set(indexTerms(page.keywords))) {
      addTerm(fields.keywords, term, number);
    }
    for (const term of new Set(page.path.split('/').flatMap(indexTerms))) {
      addTerm(fields.paths, term, number);
    }
  });
  fields.firsts[pages.length] = at;
  pages.forEach((page, number) => {
    fields.firstQueries[number] = at;
    partsOf(page).forEach(({queries}, place) => {
      for (const query of queries) {
        fields.queryPlaces[at - total] = (fields.firsts[number] ?? 0) + place;
        readHeading(query, number);
      }
    });
  });
  fields.firstQueries[pages.length] = at;

  function readHeading(text: string, page: number): void {
    const found = runs(normalize(text));
    fields.lengths[at] = lengthOf(found);
    fields.pageOf[at] = page;
    for (const term of new Set(termsOf(found))) {
      addTerm(fields.headings, term, at);
    }
    at += 1;
  }

  // Last term counted for each page.
  const counted = new Int32Array(pages.length).fill(-1);
  terms.forEach((term, number) => {
    const count = (place: number) => {
      const page = fields.pageOf[place] ?? 0;
      if (counted[page] !== number) {
        counted[page] = number;
        fields.spread[number] = (fields.spread[number] ?? 0) + 1;
      }
    };
    eachPosting(index, number, (place) => {
      fields.sizes[place] = (fields.sizes[place] ?? 0) + 1;
      count(place);
    });
    fields.headings.get(term)?.forEach(count);
  });
  return fields;
}
