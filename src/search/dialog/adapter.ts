/**
 * Puts our search client behind DocSearch's. It never rejects: DocSearch would log an uncaught
 * error and say that nothing was found.
 */
import type {DocSearchTransformClient} from '@docsearch/react';
import {searchLimits} from '@site/src/config/search';
import type {SearchClient, SearchResponse} from '../client/types';
import {failureOf} from '../failures';
import {strongFirst, toDocSearchHit} from './hits';
import type {Outcome, OutcomeStore} from './state';
import {suggestionsFor} from '../client/suggest';

/** The index that DocSearch asks, through the same client, for questions to suggest to Ask AI. */
const suggestedQuestions = 'algolia_ask_ai_suggested_questions';

interface DocSearchRequest {
  indexName: string;
  query?: string;
}

const excerptWords = (): number =>
  window.matchMedia(`(max-width: ${searchLimits.narrowWidth}px)`).matches
    ? searchLimits.snippetWordsNarrow
    : searchLimits.snippetWords;

export function adapter(client: SearchClient, outcomes: OutcomeStore, locale: 'zh' | 'en') {
  let latest = 0;

  async function answer(query: string): Promise<{response?: SearchResponse; outcome: Outcome}> {
    const base = {query, total: 0, fallback: false, suggestions: []};
    try {
      const response = await client.search({
        query,
        page: 0,
        hitsPerPage: searchLimits.hitsPerPage,
        words: excerptWords(),
      });
      const {total, source} = response;
      const suggestions =
        total === 0 ? await suggestionsFor(client, query, locale).catch(() => []) : [];
      return {
        response,
        outcome: {...base, status: 'answered', total, fallback: source === 'fallback', suggestions},
      };
    } catch (error) {
      return {outcome: {...base, status: failureOf(error)}};
    }
  }

  async function search({indexName, query = ''}: DocSearchRequest) {
    if (indexName === suggestedQuestions) {
      return {index: indexName, hits: [], nbHits: 0};
    }
    latest += 1;
    const own = latest;
    const {response, outcome} = await answer(query.slice(0, searchLimits.queryLength));
    // An answer that comes after a later one's question is of no more interest.
    if (own === latest) {
      outcomes.set({...outcome, query});
    }
    return {
      index: indexName,
      hits: strongFirst(response?.hits ?? []).map(toDocSearchHit),
      nbHits: outcome.total,
      queryID: response?.queryID,
    };
  }

  return (original: DocSearchTransformClient): DocSearchTransformClient => ({
    ...original,
    search: async ({requests}: {requests: DocSearchRequest[]}) => ({
      results: await Promise.all(requests.map(search)),
    }),
  });
}
