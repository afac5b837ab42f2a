/** Asks a search client and says what came of it, for the dialog and the results page. */
import {searchLimits, toQuery} from '../limits';
import {failureOf, type Failure} from './answers/failures';
import {suggestionsFor} from './answers/suggest';
import type {Search, SearchResponse} from './answers/types';

export type Outcome =
  | {status: Failure; query: string}
  | {
      status: 'answered';
      query: string;
      /** From 0. */
      page: number;
      response: SearchResponse;
      /** Queries like this one that have results; for an answer without any. */
      suggestions: readonly string[];
    };

/** Words of an excerpt that fit, by whether the screen is narrow. */
export type ExcerptWords = readonly [wide: number, narrow: number];

export interface Question {
  query: string;
  /** From 0. */
  page: number;
  words: ExcerptWords;
}

async function firstOutcome(search: Search, {query, page, words}: Question): Promise<Outcome> {
  const isNarrow = window.matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches;
  const {hitsPerPage} = searchLimits;
  try {
    const request = {query: toQuery(query), page, hitsPerPage, words: words[isNarrow ? 1 : 0]};
    const response = await search(request);
    const suggestions =
      response.total === 0 ? await suggestionsFor(search, query).catch(() => []) : [];
    return {status: 'answered', query, page, response, suggestions};
  } catch (error) {
    return {status: failureOf(error), query};
  }
}

/**
 * @param onOutcome Called with the hits, and once more when their excerpts arrive later.
 * @returns The first outcome. Never rejects.
 */
export async function ask(
  search: Search,
  question: Question,
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome> {
  const outcome = await firstOutcome(search, question);
  onOutcome(outcome);
  if (outcome.status === 'answered') {
    const {response} = outcome;
    void response.completed?.then((hits) => onOutcome({...outcome, response: {...response, hits}}));
  }
  return outcome;
}
