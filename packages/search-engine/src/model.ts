/**
 * The search index: a JSON file that the build writes (`docusaurus-theme-search`) and the
 * browser reads. Where terms stand in headings, keywords and paths is not in it: their texts are,
 * and are cut into terms when the index is read (`fields.ts`).
 */
import {readFields, type Fields} from './fields';
import type {Symptom} from './records';
import type {Synonyms} from './variants';

/** Number of the form of the file. */
const formatVersion = 12;

/** A heading of a page; the first of each page is its title. */
export interface IndexedHeading {
  level: number;
  anchor: string | null;
  text: string;
  /** Section queries: queries of readers that the section answers in other words than its own. */
  queries: string[];
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

/** A place whose texts hold a term: a section or the row of a symptom. */
export interface Posting {
  /** Number of its heading or symptom among those of all pages in their order. */
  place: number;
  /** Whether one of the texts begins with the term, as rows do that define it. */
  begins: boolean;
}

export interface IndexFile {
  version: number;
  pages: IndexedPage[];
  synonyms: Synonyms;
  /** Traditional Chinese characters, each before the simplified one that the pages have. */
  traditional: string;
  /** Names of the text files, one for each page. */
  files: string[];
  /** Words, pairs of Han characters and single ones, in the order of their code units. */
  terms: string[];
  /**
   * For each term the places that hold it, in ascending order. Each number is twice the places left out
   * since the one before, and one more where a text begins with the term: small numbers compress well.
   * Terms of a heading itself are not among them: its text is in `pages`.
   */
  postings: number[][];
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

/** @param terms For each term its postings, in ascending order of their places. */
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

/** Calls `visit` for each place whose texts hold a term. */
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

/** @throws Error if the file is no index, or one of another version of the site. */
export function readIndex(file: IndexFile): Searchable {
  if (file?.version !== formatVersion) {
    throw new Error('The search index has another form than this page expects.');
  }
  return {index: file, fields: readFields(file)};
}
