/** What the dialog and the results page ask for and get, whatever answers. */
import type {Segment} from '../engine/excerpt';
import type {Level} from '../records';

export type {Segment};

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
  /** For a hit whose text is still to come: its final parts. Never rejects. */
  text?: Promise<HitText>;
}

export interface SearchRequest {
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** Words of an excerpt; 0 when none are needed. */
  words: number;
}

export interface SearchResponse {
  hits: Hit[];
  /** Number of all results, on all pages. */
  total: number;
  /** What answered. `fallback` is the embedded index in place of the hosts. */
  source: 'hosted' | 'embedded' | 'fallback';
  /** Of hosted search, for click events. */
  queryID?: string;
}

/** Rejects when there is no answer: the network is down, the index cannot be loaded. */
export type Search = (request: SearchRequest) => Promise<SearchResponse>;
