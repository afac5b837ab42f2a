/** Query sets of the search benchmark, and the score of a list of results. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';

export interface Query {
  query: string;
  /**
   * Expected addresses without the language's prefix, any of which is correct. One without an anchor matches
   * the whole page, and `#row:text` matches the table row with this text (`builtSections` of `search-rows.ts`).
   * Empty if nothing should be found.
   */
  expect: string[];
}

/** Counts of queries; a row is one of the dialog's. */
export interface Score {
  /** Queries that have an answer. */
  queries: number;
  /** Queries whose first row, or one of the first three, leads to an expected page. */
  at1: number;
  at3: number;
  /** Queries whose first such row of those three also leads to an expected section. */
  sections: number;
  /** Queries with an answer, but without any result. */
  zero: number;
  /** Queries without an answer that rightly have no result, and their number. */
  rightlyEmpty: [number, number];
  missed: string[];
}

export const querySets = ['must', 'sections', 'unseen-roles', 'unseen-mix'] as const;
export type QuerySet = (typeof querySets)[number];

/** Sets whose expected addresses are sections, written by people who did not know the search. */
export const answerSets = readdirSync('tests/search-queries').flatMap(
  (file) => /^(answers-.+)-zh\.json$/.exec(file)?.[1] ?? [],
);

/** Queries of one set, in the format of `tests/search-queries/README.md`. */
export function readQueries(locale: Locale, set = 'must'): Query[] {
  const file = path.resolve('tests/search-queries', `${set}-${locale}.json`);
  const pages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return Object.entries(pages).map(([query, expect]) => ({query, expect}));
}

/** Address of a row without the language's prefix. */
export const plainAddress = (address: string): string =>
  address.replace(/^\/en(?=\/|$)/, '') || '/';

const pageOf = (address: string): string => address.replace(/#.*/, '');

/** @param answers For each query the addresses of its rows, as returned by `plainAddress`. */
export function score(queries: readonly Query[], answers: readonly string[][]): Score {
  const result: Score = {
    queries: 0,
    at1: 0,
    at3: 0,
    sections: 0,
    zero: 0,
    rightlyEmpty: [0, 0],
    missed: [],
  };
  queries.forEach(({query, expect}, place) => {
    const rows = (answers[place] ?? []).slice(0, 3);
    const isEmpty = rows.length === 0;
    if (expect.length === 0) {
      result.rightlyEmpty[0] += Number(isEmpty);
      result.rightlyEmpty[1] += 1;
      return;
    }
    const pages = expect.map(pageOf);
    const rank = rows.findIndex((row) => pages.includes(pageOf(row)));
    const opened = rows[rank];
    const isSection =
      opened !== undefined && (expect.includes(opened) || expect.includes(pageOf(opened)));
    result.queries += 1;
    result.zero += Number(isEmpty);
    result.at1 += Number(rank === 0);
    result.at3 += Number(rank >= 0);
    result.sections += Number(isSection);
    if (rank !== 0 || !isSection) {
      const kind = rank < 0 ? 'page' : isSection ? `row ${rank + 1}` : `row ${rank + 1}, section`;
      const shown = rows.join(' ') || 'nothing';
      result.missed.push(`${kind}: ${query}: ${shown}, not ${expect.join(' or ')}`);
    }
  });
  return result;
}
