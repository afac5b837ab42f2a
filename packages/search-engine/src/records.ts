/**
 * Records of a page for searching, in the form of Algolia's DocSearch crawler.
 * Both modes are fed by them; `docusaurus-theme-search` reads them from the built pages.
 */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof levels)[number];

/** lvl0 is the top-level section, lvl1 the page, lvl2 to lvl6 the headings above the text. */
export type Hierarchy = Readonly<
  {lvl0: string; lvl1: string} & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>
>;

export interface SearchRecord {
  /** The same for the same text at the same place, whenever the site is built. */
  objectID: string;
  /** Absolute address, with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** Keywords of the page's front matter; on its lvl1 record alone. */
  keywords?: string;
  /** Queries that the page or section answers in other words than its own; on the record of its heading. */
  queries?: readonly string[];
  /** Higher is better, but for `position` and `depth`. */
  weight: {page: number; level: number; position: number; depth: number};
}

/** A table row about a symptom or a message: a result of its own. */
export interface Symptom {
  /** Text that readers see or programs print. */
  text: string;
  /** Place of the heading above the table among the headings of the page, from 0: the title. */
  heading: number;
  /** Id of the row. */
  anchor: string | null;
}

/** One page with its records in reading order; the first is its lvl1 record. */
export interface PageRecords {
  /** Path with the base URL, without an anchor. */
  path: string;
  records: SearchRecord[];
  /** Rows of the page's tables for troubleshooting. */
  symptoms?: readonly Symptom[];
}
