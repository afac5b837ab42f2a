/** What the search index holds, before it is written and after it is read. */

/** Number of the form that `write.ts` writes and `read.ts` reads. */
export const formatVersion = 5;

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
  /** What programs say, as the page quotes it: one message, or part of one, a line. */
  messages: string;
}

/** How much a word says about a page, 0 to 3: often in a short page, or once in a long one. */
export type Impact = 0 | 1 | 2 | 3;

export interface IndexSource {
  pages: IndexedPage[];
  /** Names of the text files, content-hashed: one for each page. */
  files: string[];
  /** For each term the pages that hold it, in ascending order. */
  terms: Map<string, Array<{page: number; impact: Impact}>>;
}

/** Text of one page: for each heading the texts under it, by the heading's place in the page. */
export type PageText = Array<[heading: number, texts: string[]]>;

/** What excerpts of a page are cut from. */
export interface TextFile {
  /** Shown where a page is found by its title alone. */
  description: string;
  texts: PageText;
}
