/**
 * Search index: a JSON file that the build writes (`docusaurus-theme-search`) and the browser reads. The file
 * contains the texts of headings, keywords and paths, but not their terms: these are computed when the index is
 * read (`fields.ts`).
 */
import {readFields, type Fields} from './fields';
import type {Symptom} from './records';
import type {Synonyms} from './synonyms';

const formatVersion = 13;

/** Heading of a page; the first of each page is its title. */
export interface IndexedHeading {
  level: number;
  anchor: string | null;
  text: string;
  /** Section queries: queries that match the section in other words. */
  queries: string[];
}

/** Row of a symptom, and queries that match it in other words. */
export type IndexedSymptom = Symptom & Pick<IndexedHeading, 'queries'>;

export interface IndexedPage {
  /** Path with the base URL. */
  path: string;
  section: string;
  keywords: string;
  /** Page weight from the records. */
  weight: number;
  headings: IndexedHeading[];
  /** Rows of the troubleshooting tables of the page. */
  symptoms: IndexedSymptom[];
}

/** Place with a term in its texts: a section or the row of a symptom. */
export interface Posting {
  /** Number of the place among the headings and symptoms of all pages, in their order. */
  place: number;
  /** True if a text begins with the term, as rows that define it do. */
  begins: boolean;
}

export interface IndexFile {
  version: number;
  pages: IndexedPage[];
  synonyms: Synonyms;
  /** Traditional Chinese characters, each followed by the simplified one that the pages contain. */
  traditional: string;
  /** Names of the text files, one per page. */
  files: string[];
  /** Words, pairs of Han characters and single Han characters, in the order of their code units. */
  terms: string[];
  /**
   * Places of each term, in ascending order. Each number is twice the number of places skipped since the
   * previous one, plus one if a text begins with the term: small numbers compress well. Terms of headings are
   * not included: their texts are in `pages`.
   */
  postings: number[][];
}

/** Index in memory. */
export interface Searchable {
  index: IndexFile;
  fields: Fields;
}

/**
 * Text of one page by place: each heading with the texts below it, then each symptom with the rest of its row.
 * A place is the number of a heading, or the number of all headings plus that of a symptom.
 */
export type PageText = Array<[place: number, texts: string[]]>;

/** Texts of a page for excerpts. */
export interface TextFile {
  /** Description, shown where only the title of the page matches. */
  description: string;
  texts: PageText;
}

/** @param terms Postings of each term, in ascending order of their places */
export function makeIndex(
  pages: IndexedPage[],
  files: string[],
  terms: ReadonlyMap<string, readonly Posting[]>,
  synonyms: Synonyms,
  traditional: string,
): IndexFile {
  const ordered = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: formatVersion,
    pages,
    synonyms,
    traditional,
    files,
    terms: ordered.map(([term]) => term),
    postings: ordered.map(([, found]) =>
      found.map(({place, begins}, nth) => {
        const before = found[nth - 1]?.place ?? -1;
        return 2 * (place - before - 1) + Number(begins);
      }),
    ),
  };
}

/** Calls `visit` for each place with a term in its texts. */
export function eachPosting(
  {postings}: IndexFile,
  term: number,
  visit: (place: number, begins: boolean) => void,
): void {
  let place = -1;
  for (const code of postings[term] ?? []) {
    place += (code >>> 1) + 1;
    visit(place, code % 2 === 1);
  }
}

/** @throws Error if the file is no index, or has another format version */
export function readIndex(file: IndexFile): Searchable {
  if (file?.version !== formatVersion) {
    throw new Error('The search index has another form than this page expects.');
  }
  return {index: file, fields: readFields(file)};
}
