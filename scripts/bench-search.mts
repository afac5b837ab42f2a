/**
 * npm run bench:search: measures the search of the built site.
 *
 * Reports how often an expected page or section is among the first 1, 3 and 5 rows for each set of
 * `tests/search-queries`, whether the opened row leads to the section with the answer, the time per query, and
 * the size of the index. Needs a build. A missed target is marked in the report, and is no failure: the tests
 * check the minimum.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../src/config/locales';
import {SearchEngine} from 'search-engine';
import type {IndexFile} from 'search-engine';
import {
  answerSets,
  querySets,
  readQueries,
  score,
  scoreAnswers,
  type AnswerScore,
} from './lib/bench-queries';
import {percentile} from './lib/percentile';
import {builtFolder} from './lib/search-records';
import {builtEngine, builtSections, rowsOf} from './lib/search-rows';

const build = path.resolve('build');
const targets = {at3: 0.95, answer: 20, bytes: 350 * 1024};
const answerTargets = {at1: 0.85, at3: 0.97, sections: 0.9};

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

function printSections(name: string, {queries, at1, at3, sections}: AnswerScore): void {
  const share = (part: number, whole: number, target: number) =>
    `${percent(part, whole)}${mark(part / whole >= target)}`;
  console.log(
    `${name}: ${queries} queries, first row ${share(at1, queries, answerTargets.at1)}, first three ${share(at3, queries, answerTargets.at3)}, right section in the opened row ${share(sections, at3, answerTargets.sections)}`,
  );
}

function measureSections(locale: Locale): void {
  const engine = builtEngine(build, locale);
  const results = answerSets.map((set) => {
    const queries = builtSections(build, locale, readQueries(locale, set));
    const result = scoreAnswers(
      queries,
      queries.map(({query}) => rowsOf(engine, query)),
    );
    printSections(set, result);
    result.missed.forEach((query) => console.log(`  missed ${query}`));
    return result;
  });
  const sum = (key: 'queries' | 'at1' | 'at3' | 'sections') =>
    results.reduce((total, result) => total + result[key], 0);
  const all = {
    queries: sum('queries'),
    at1: sum('at1'),
    at3: sum('at3'),
    sections: sum('sections'),
  };
  printSections('answers, all sets', {...all, missed: []});
}

for (const locale of locales) {
  console.log(`\n${locale}`);
  measureIndex(locale);
  measureAnswers(locale);
  measureSections(locale);
}
