/** Searches and reports the outcome, for the dialog and the results page. */
import {searchLimits, toQuery} from '../limits';
import {failureOf, type Failure} from './searchClients/failures';
import {suggestionsFor} from './searchClients/suggest';
import type {Search, SearchResponse} from './searchClients/types';

export type Outcome =
  | {status: Failure; query: string}
  | {
      status: 'loaded';
      query: string;
      /** From 0. */
      page: number;
      response: SearchResponse;
      /** Similar queries with results, if this one has none. */
      suggestions: readonly string[];
    };

/** Words of an excerpt on wide and narrow screens. */
export type ExcerptWords = readonly [wide: number, narrow: number];

export interface SearchInput {
  query: string;
  /** From 0. */
  page: number;
  words: ExcerptWords;
}

async function firstOutcome(search: Search, {query, page, words}: SearchInput): Promise<Outcome> {
  const isNarrow = window.matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches;
  const {hitsPerPage} = searchLimits;
  try {
    const request = {query: toQuery(query), page, hitsPerPage, words: words[isNarrow ? 1 : 0]};
    const response = await search(request);
    const suggestions =
      response.total === 0 ? await suggestionsFor(search, query).catch(() => []) : [];
    return {status: 'loaded', query, page, response, suggestions};
  } catch (error) {
    return {status: failureOf(error), query};
  }
}

/**
 * Searches and returns the first outcome. Never rejects.
 * @param onOutcome called with the hits, and again if their excerpts are loaded later
 */
export async function runSearch(
  search: Search,
  input: SearchInput,
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome> {
  const outcome = await firstOutcome(search, input);
  onOutcome(outcome);
  if (outcome.status === 'loaded') {
    const {response} = outcome;
    void response.completed?.then((hits) => onOutcome({...outcome, response: {...response, hits}}));
  }
  return outcome;
}
