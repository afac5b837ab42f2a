import type {Segment} from './excerpt';
import type {Level} from './records';

/** A result as plain text: the interface decides about markup. */
export interface Hit {
  objectID: string;
  /** Address on this site, with base URL and anchor. */
  url: string;
  /** Headings around the hit, from the outermost: of a heading those above it, of text those below the page. */
  place: string;
  /** A few words around the match, once the text of the page has arrived. */
  excerpt?: Segment[];
  type: Exclude<Level, 'lvl0'> | 'content';
  /** Top-level section of the page. */
  section: string;
  page: string;
  /** The heading that was found, or the page whose text was; with the query marked. */
  title: Segment[];
  /** Score as a share of the best hit's, where that is known. */
  strength?: number;
}
