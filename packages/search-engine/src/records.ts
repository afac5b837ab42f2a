/**
 * Search records of a page, in the format of Algolia's DocSearch crawler. Source of both search modes;
 * `docusaurus-theme-search` extracts them from the built pages.
 */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** Level of the headings that are terms of a glossary. */
export const termLevel = 6;

/** Headings of a record: lvl0 is the top-level section, lvl1 the page, lvl2 to lvl6 the headings above the text. */
export type Hierarchy = Readonly<
  {lvl0: string; lvl1: string} & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>
>;

export interface SearchRecord {
  /** Id that the same text at the same place has in every build. */
  objectID: string;
  /** Absolute address with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** Keywords of the front matter; only on the lvl1 record of the page. */
  keywords?: string;
  /**
   * Section queries: queries that match the page, section or row of a symptom in other words; on the record of its
   * heading, or the first one of the row.
   */
  queries?: readonly string[];
  /** Ranking values: higher is better, except for `position` and `depth`. */
  weight: {page: number; level: number; position: number; depth: number};
}

/** Table row about a symptom or a message, which is a separate result. */
export interface Symptom {
  /** Symptom, or message that a program prints. */
  text: string;
  /** Number of the heading above the table among the headings of the page; 0 is the title. */
  heading: number;
  /** Id of the row. */
  anchor: string | null;
}

/** Records of one page in reading order; the first is the lvl1 record. */
export interface PageRecords {
  /** Path with the base URL, without anchor. */
  path: string;
  records: SearchRecord[];
  /** Rows of the troubleshooting tables of the page. */
  symptoms?: readonly Symptom[];
}
