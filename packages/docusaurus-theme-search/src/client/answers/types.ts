/** Request and response of a search, the same for all search clients. */
import type {Hit, Segment} from 'search-engine';

export type {Hit, Segment};

export interface SearchRequest {
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  /** Words of an excerpt; 0 when none are needed. */
  words: number;
}

export interface SearchResponse {
  hits: readonly Hit[];
  /** The same hits with excerpts and places, where those arrive later. Never rejects. */
  completed?: Promise<readonly Hit[]>;
  /** Number of all results, on all pages. */
  total: number;
  /** Source of the response. `fallback` is the embedded index in place of the hosts. */
  source: 'hosted' | 'embedded' | 'fallback';
  /** Query id of hosted search, for click events. */
  queryID?: string;
}

/** Rejects when there is no answer: the network is down, the index cannot be loaded. */
export type Search = (request: SearchRequest) => Promise<SearchResponse>;
