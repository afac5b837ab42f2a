import type {Segment} from './excerpt';
import type {Level} from './records';

/** Result as plain text, without markup. */
export interface Hit {
  objectID: string;
  /** Path on this site, with base URL and anchor. */
  url: string;
  /** Path of headings, from the outermost: above a heading, or from the page to a text. */
  place: string;
  /** Words around the match, once the text of the page is loaded. */
  excerpt?: Segment[];
  type: Exclude<Level, 'lvl0'> | 'content';
  /** Top-level section of the page. */
  section: string;
  page: string;
  /** Matching heading, or page with the matching text; the query is marked. */
  title: Segment[];
  /** Score relative to that of the best hit, where known. */
  strength?: number;
}
