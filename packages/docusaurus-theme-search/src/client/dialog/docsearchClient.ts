import type {Dispatch} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';
import {searchLimits} from '../../limits';
import {runSearch, type ExcerptWords} from '../runSearch';
import type {Search} from '../searchClients/types';
import {shownHits, toRow} from './hits';
import type {DialogEvent} from './state';

const words: ExcerptWords = [searchLimits.snippetWords, searchLimits.snippetWordsNarrow];

/**
 * DocSearch's client with the search of this site. Never rejects: DocSearch would report no results.
 * @param dispatch receives each outcome
 */
export function clientOf(search: Search, dispatch: Dispatch<DialogEvent>) {
  const respond = async ({indexName, query = ''}: {indexName: string; query?: string}) => {
    const outcome = await runSearch(search, {query, page: 0, words}, (newest) =>
      dispatch({type: 'outcome', outcome: newest}),
    );
    const response = outcome.status === 'loaded' ? outcome.response : undefined;
    return {
      index: indexName,
      hits: shownHits(response?.hits ?? []).map(toRow),
      nbHits: response?.total ?? 0,
      queryID: response?.queryID,
    };
  };
  return (original: DocSearchTransformClient): DocSearchTransformClient => ({
    ...original,
    search: async ({requests}: {requests: Parameters<typeof respond>[0][]}) => ({
      results: await Promise.all(requests.map(respond)),
    }),
  });
}
