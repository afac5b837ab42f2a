/**
 * The search index: a JSON file that the build writes (`docusaurus-theme-search`) and the
 * browser reads. Where terms stand in headings, keywords and paths is not in it: their texts are,
 * and are cut into terms when the index is read (`fields.ts`).
 */
import {readFields, type Fields} from './fields';
import type {Symptom} from './records';
import type {Synonyms} from './variants';

/** Number of the form of the file. */
const formatVersion = 10;

/** A heading of a page; the first of each page is its title. */
export interface IndexedHeading {
  level: number;
  anchor: string | null;
  text: string;
}

export interface IndexedPage {
  /** Path with the base URL. */
  path: string;
  section: string;
  keywords: string;
  /** Page weight of the records. */
  weight: number;
  headings: IndexedHeading[];
  /** Rows of the page's tables for troubleshooting. */
  symptoms: Symptom[];
}

/** Weight of a term on a page: one, up to three, or more occurrences. */
export type Impact = 0 | 1 | 2;

export interface Posting {
  page: number;
  impact: Impact;
}

export interface IndexFile {
  version: number;
  pages: IndexedPage[];
  synonyms: Synonyms;
  /** Names of the text files, one for each page. */
  files: string[];
  /** Words, pairs of Han characters and single ones, in the order of their code units. */
  terms: string[];
  /**
   * For each term the pages that hold it, in ascending order. Each number is four times the pages
   * left out since the one before, plus the impact: small numbers compress well.
   */
  postings: number[][];
  /**
   * For each term the rows about symptoms whose further cells hold it: numbers of the symptoms of all
   * pages in their order, each as those left out since the one before. Terms of the symptom itself
   * are not among them: its text is in `pages`.
   */
  rows: number[][];
}

/** An index in memory. */
export interface Searchable {
  index: IndexFile;
  fields: Fields;
}

/**
 * Text of one page by places: each heading with the texts under it, then each symptom with what its
 * row says of it. A place is the number of the heading, or that of all headings plus the number of the
 * symptom.
 */
export type PageText = Array<[place: number, texts: string[]]>;

/** Texts of a page for its excerpts. */
export interface TextFile {
  /** Shown where a page is found by its title alone. */
  description: string;
  texts: PageText;
}

/**
 * @param terms For each term its postings, in ascending order of their pages.
 * @param rows For each term the numbers of the symptoms whose rows hold it, ascending.
 */
export function makeIndex(
  pages: IndexedPage[],
  files: string[],
  terms: ReadonlyMap<string, readonly Posting[]>,
  rows: ReadonlyMap<string, readonly number[]>,
  synonyms: Synonyms,
): IndexFile {
  const ordered = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: formatVersion,
    pages,
    synonyms,
    files,
    terms: ordered.map(([term]) => term),
    postings: ordered.map(([, found]) =>
      found.map(({page, impact}, place) => {
        const before = found[place - 1]?.page ?? -1;
        return 4 * (page - before - 1) + impact;
      }),
    ),
    rows: ordered.map(([term]) =>
      (rows.get(term) ?? []).map((row, place, all) => row - (all[place - 1] ?? -1) - 1),
    ),
  };
}

/** Calls `visit` for each page that holds a term. */
export function eachPosting(
  {postings}: IndexFile,
  term: number,
  visit: (page: number, impact: Impact) => void,
): void {
  let page = -1;
  for (const code of postings[term] ?? []) {
    page += (code >>> 2) + 1;
    visit(page, (code & 3) as Impact);
  }
}

/** Calls `visit` for each symptom whose row holds a term. */
export function eachRow({rows}: IndexFile, term: number, visit: (row: number) => void): void {
  let row = -1;
  for (const code of rows[term] ?? []) {
    row += code + 1;
    visit(row);
  }
}

/** @throws Error if the file is no index, or one of another version of the site. */
export function readIndex(file: IndexFile): Searchable {
  if (file?.version !== formatVersion) {
    throw new Error('The search index has another form than this page expects.');
  }
  return {index: file, fields: readFields(file.pages)};
}
