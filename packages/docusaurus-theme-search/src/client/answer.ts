/** Asks a search client and says what came of it, for the dialog and the results page. */
import {searchLimits} from '../limits';
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

/**
 * @param words Of an excerpt.
 * @returns The answer, or why there is none. Never rejects.
 */
export async function answer(
  search: Search,
  {query, page, words: [wide, narrow]}: {query: string; page: number; words: ExcerptWords},
): Promise<Outcome> {
  const isNarrow = window.matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches;
  const words = isNarrow ? narrow : wide;
  try {
    const {hitsPerPage} = searchLimits;
    const response = await search({query, page, hitsPerPage, words});
    const suggestions =
      response.total === 0 ? await suggestionsFor(search, query).catch(() => []) : [];
    return {status: 'answered', query, page, response, suggestions};
  } catch (error) {
    return {status: failureOf(error), query};
  }
}
