/**
 * npm run bench:search: measures the search of the built site.
 *
 * Reports how often an expected page is the first row or among the first three for each set of
 * `tests/search-queries`, how often the first such row leads to an expected section, the time per query, and the
 * size of the index. Needs a build. A missed target is marked in the report, and is no failure: the tests check
 * the minimum.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../src/config/locales';
import {SearchEngine} from 'search-engine';
import type {IndexFile} from 'search-engine';
import {answerSets, querySets, readQueries, score, type Score} from './lib/bench-queries';
import {percentile} from './lib/percentile';
import {builtFolder} from './lib/search-records';
import {builtEngine, builtSections, rowsOf} from './lib/search-rows';

const build = path.resolve('build');
const targets = {at1: 0.85, at3: 0.97, sections: 0.9, answer: 20, bytes: 520 * 1024};

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
const mark = (isMet: boolean) => (isMet ? '' : ' (misses the target)');

function measureIndex(locale: Locale): void {
  const folder = path.join(builtFolder(locale, build), 'assets/search');
  const name = readdirSync(folder).find((file) => file.startsWith('index.')) ?? '';
  const bytes = readFileSync(path.join(folder, name));
  const began = performance.now();
  const engine = new SearchEngine(JSON.parse(bytes.toString()) as IndexFile);
  const read = performance.now() - began;
  const compressed = brotliCompressSync(bytes).length;
  console.log(
    `index: ${kilobytes(compressed)} with Brotli${mark(compressed <= targets.bytes)}, read in ${milliseconds(read)}, ${engine.pages.length} pages`,
  );
}

type Shares = Pick<Score, 'queries' | 'at1' | 'at3' | 'sections'>;

function print(set: string, {queries, at1, at3, sections}: Shares, more = ''): void {
  const share = (part: number, whole: number, target: number) =>
    `${percent(part, whole)}${mark(part / whole >= target)}`;
  console.log(
    `${set}: ${queries} queries, first row ${share(at1, queries, targets.at1)}, first three ${share(at3, queries, targets.at3)}, right section in the opened row ${share(sections, at3, targets.sections)}${more}`,
  );
}

function measureSets(locale: Locale): void {
  const engine = builtEngine(build, locale);
  const total = {queries: 0, at1: 0, at3: 0, sections: 0};
  for (const set of [...querySets, ...answerSets]) {
    const queries = builtSections(build, locale, readQueries(locale, set));
    const times: number[] = [];
    const answers = queries.map(({query}) => {
      const began = performance.now();
      const rows = rowsOf(engine, query);
      times.push(performance.now() - began);
      return rows;
    });
    const result = score(queries, answers);
    const p95 = percentile(times, 0.95);
    print(
      set,
      result,
      `, nothing found ${percent(result.zero, result.queries)}, rightly nothing ${result.rightlyEmpty.join('/')}; answer p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(p95)}${mark(p95 <= targets.answer)}`,
    );
    result.missed.forEach((query) => console.log(`  missed ${query}`));
    if (set.startsWith('answers-')) {
      for (const key of Object.keys(total) as (keyof typeof total)[]) {
        total[key] += result[key];
      }
    }
  }
  print('answers, all sets', total);
}

for (const locale of locales) {
  console.log(`\n${locale}`);
  measureIndex(locale);
  measureSets(locale);
}
