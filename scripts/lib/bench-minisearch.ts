/** The same pages in MiniSearch with the same terms: what our own index is measured against. */
import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {indexTerms} from '../../src/search/tokenize';
import type {PageRecords} from '../../src/search/records';
import {plainPath, type Outcome, type Query} from './bench-queries';

export interface Compared {
  outcomes: Outcome[];
  times: number[];
  raw: number;
  brotli: number;
  load: number;
}

const fields = ['title', 'headings', 'keywords', 'text'];
const options = {
  fields,
  idField: 'path',
  tokenize: indexTerms,
  processTerm: (term: string) => term,
};

export function searchWithMiniSearch(
  pages: readonly PageRecords[],
  queries: readonly Query[],
): Compared {
  const built = new MiniSearch(options);
  built.addAll(
    pages.map(({path, records}) => ({
      path,
      title: records[0]?.hierarchy.lvl1 ?? '',
      headings: records
        .filter(({type}) => type !== 'content')
        .map(({type, hierarchy}) => hierarchy[type as 'lvl1'])
        .join('\n'),
      keywords: records[0]?.keywords ?? '',
      text: records.map(({content}) => content ?? '').join('\n'),
    })),
  );
  const json = JSON.stringify(built);
  const before = performance.now();
  const loaded = MiniSearch.loadJSON(json, options);
  const load = performance.now() - before;
  const times: number[] = [];
  const outcomes = queries.map(({query}) => {
    const begin = performance.now();
    const asked = {
      boost: {title: 4, headings: 2, keywords: 2},
      prefix: true,
      fuzzy: (term: string) => (/^[a-z]{4,}$/.test(term) ? 0.2 : false),
    };
    const strict = loaded.search(query, {...asked, combineWith: 'AND'});
    const found = strict.length > 0 ? strict : loaded.search(query, {...asked, combineWith: 'OR'});
    times.push(performance.now() - begin);
    return {rows: found.map(({id}) => plainPath(id as string))};
  });
  return {outcomes, times, raw: json.length, brotli: brotliCompressSync(json).length, load};
}
