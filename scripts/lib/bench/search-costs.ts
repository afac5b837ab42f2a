/** What the embedded search of a build costs, in Node: the index to fetch and to read, and an answer. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SearchEngine} from '../../../src/search/engine';
import {readIndex} from '../../../src/search/engine/read';
import {percentile, readQueries} from '../bench-queries';
import {weigh} from '../budgets';

export interface SearchCosts {
  /** Bytes of the index as they are sent (Brotli, quality 9). */
  bytes: number;
  /** Milliseconds until the index is ready to answer. */
  read: number;
  /** Milliseconds of an answer that 95 % of the queries do not exceed. */
  answer: number;
}

/**
 * @param build Folder of a build, whose default language is asked the queries of `bench:search`.
 * @throws Error if it has no embedded index.
 */
export function searchCosts(build: string): SearchCosts {
  const folder = path.join(build, 'assets/search');
  const name = readdirSync(folder).find((file) => file.endsWith('.bin'));
  if (!name) {
    throw new Error(`${folder} has no search index: build without the ALGOLIA_* variables.`);
  }
  const bytes = readFileSync(path.join(folder, name));
  const began = performance.now();
  const engine = new SearchEngine(readIndex(bytes));
  const read = performance.now() - began;
  const times = readQueries('zh').map(({query}) => {
    const asked = performance.now();
    engine.answers(engine.rank(query), {from: 0, count: 20, words: 30});
    return performance.now() - asked;
  });
  return {
    bytes: weigh(bytes),
    read,
    answer: percentile(times, 0.95),
  };
}
