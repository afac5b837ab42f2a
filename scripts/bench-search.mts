/**
 * npm run bench:search: measures the search of the built site.
 *
 * How often an expected page or section is among the first 1, 3 and 5 rows for each set of
 * `tests/search-queries`, how long an answer takes, and how large the index is. Needs a build. A
 * figure over its target is marked so and is no failure: what must hold is tested elsewhere.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../src/config/locales';
import {SearchEngine} from 'search-engine';
import type {IndexFile} from 'search-engine';
import {percentile, querySets, readQueries, score} from './lib/bench-queries';
import {builtFolder} from './lib/search-records';
import {builtEngine, rowsOf} from './lib/search-rows';

const build = path.resolve('build');
const targets = {at3: 0.95, answer: 20, bytes: 300 * 1024};

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

function measureAnswers(locale: Locale): void {
  const engine = builtEngine(build, locale);
  for (const set of querySets) {
    const queries = readQueries(locale, set);
    const times: number[] = [];
    const answers = queries.map(({query}) => {
      const began = performance.now();
      const rows = rowsOf(engine, query);
      times.push(performance.now() - began);
      return rows;
    });
    const result = score(queries, answers);
    const share = (found: number) => percent(found, result.queries);
    const p95 = percentile(times, 0.95);
    console.log(
      `${set}: @1 ${share(result.at1)}, @3 ${share(result.at3)}${mark(result.at3 / result.queries >= targets.at3)}, @5 ${share(result.at5)}, nothing found ${share(result.zero)}, rightly nothing ${result.rightlyEmpty.join('/')}; answer p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(p95)}${mark(p95 < targets.answer)}`,
    );
    result.missed.forEach((query) => console.log(`  missed: ${query}`));
  }
}

for (const locale of locales) {
  console.log(`\n${locale}`);
  measureIndex(locale);
  measureAnswers(locale);
}
