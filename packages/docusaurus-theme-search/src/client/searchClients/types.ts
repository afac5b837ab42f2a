/** Request and response of all search clients. */
import type {Hit, Segment} from 'search-engine';

export type {Hit, Segment};

export interface SearchRequest {
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** Words of an excerpt; 0 for none. */
  words: number;
}

export interface SearchResponse {
  hits: readonly Hit[];
  /** Same hits with excerpts and places, if those are loaded later. Never rejects. */
  completed?: Promise<readonly Hit[]>;
  /** Number of all results, on all pages. */
  total: number;
  /** Query id of hosted search, for click events. */
  queryID?: string;
}

/** Search client. Rejects when the network or the index is unavailable. */
export type Search = (request: SearchRequest) => Promise<SearchResponse>;
