import type {Segment} from './excerpt';
import type {Level} from './records';

/** The parts of a hit that need the text of its page. */
export interface HitText {
  /** Address on this site, with base URL and anchor. */
  url: string;
  /** Headings around the hit, from the outermost: of a heading those above it, of text those below the page. */
  place: string;
  /** A few words around what was found. */
  excerpt?: Segment[];
}

/** A result as plain text: whoever shows it decides about markup. */
export interface Hit extends HitText {
  objectID: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** Top-level section of the page. */
  section: string;
  page: string;
  /** The heading that was found, or the page whose text was; with the query marked. */
  title: Segment[];
  /** Score as a share of the best hit's, where that is known. */
  strength?: number;
}
