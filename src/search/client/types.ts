/** What both the dialog and the results page ask for and get, whatever answers. */
import type {Segment} from '../engine/excerpt';
import type {Level} from '../records';

export type {Segment};

/** A result as plain text: whoever shows it decides about markup. */
export interface Hit {
  objectID: string;
  /** Address on this site, with base URL and anchor. */
  url: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  /** lvl0 to lvl6, empty below the hit's own level. */
  hierarchy: string[];
  /** The hit's own heading, with the query marked. */
  title: Segment[];
  /** A few words around the place in the text. */
  excerpt?: Segment[];
  /** How good it is beside the best hit, up to 1, where that is known. */
  strength?: number;
  /**
   * For a hit whose text is still to come: the same one with its excerpt and the place in the page,
   * or without an excerpt where no text comes. Never rejects.
   */
  complete?: Promise<Hit>;
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
  /** What answered. `fallback` is the embedded index in the place of the hosts. */
  source: 'hosted' | 'embedded' | 'fallback';
  /** Of hosted search, for click events. */
  queryID?: string;
}

/** Rejects when there is no answer: the network is down, the index cannot be loaded. */
export interface SearchClient {
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Begins to load what the first answer needs. Never rejects. */
  warm(): void;
}
