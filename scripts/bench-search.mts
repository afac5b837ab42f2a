/**
 * npm run bench:search: measures the search of the built site.
 *
 * Asks every query of `tests/search-queries` in the dialog, in Chromium, and reports how often an
 * expected page is among the first 1, 3 and 5 rows, how often nothing is found, how long an answer
 * takes on a slow processor, and what the first one costs on a slow line. MiniSearch gets the same
 * pages and queries for comparison. Needs a build. A figure over its target is marked so and is no
 * failure: times depend on the machine, and what must hold is tested elsewhere.
 * `-- first`, `-- answers` and `-- sets` measure a part alone: the first answer; the tuned queries
 * with their times; the other sets of queries and MiniSearch.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {locales, type Locale} from '../src/config/locales';
import {readIndex} from '../src/search/engine/read';
import type {PageRecords} from '../src/search/records';
import {answerAll, firstAnswer} from './lib/bench-browser';
import {searchWithMiniSearch} from './lib/bench-minisearch';
import {percentile, readQueries, score, type Score} from './lib/bench-queries';
import {slowdown} from './lib/bench/slow-phone';
import {launch, useChromium} from './lib/browser';
import {builtFolder, readBuiltPages} from './lib/search-records';
import {serve} from './lib/serve';

const targets = {at3: 0.95, p95: 20, firstAnswer: 1500, bytes: 300 * 1024};

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

function line(name: string, {queries, at1, at3, at5, zero, rightlyEmpty}: Score): string {
  return `${name}: @1 ${percent(at1, queries)}, @3 ${percent(at3, queries)}, @5 ${percent(at5, queries)}, nothing found ${percent(zero, queries)}, rightly nothing ${rightlyEmpty.join('/')}`;
}

function compare(name: string, met: boolean): void {
  if (!met) {
    console.log(`  misses the target: ${name}`);
  }
}

const parts = ['first', 'answers', 'sets'] as const;
type Part = (typeof parts)[number];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  throw new Error(
    `There is no ${unknown.join(', ')} to measure: name ${parts.join(', ')}, or nothing.`,
  );
}
const wants = (part: Part) => asked.length === 0 || asked.includes(part);

if (!existsSync('build/en/index.html')) {
  throw new Error('There is no build of both languages: run "npm run build" first.');
}
await useChromium({whole: true});
const site = await serve(path.resolve('build'));
const browser = await launch();

async function measureFirst(locale: Locale): Promise<void> {
  const {wait, waitAtOnce, bytes} = await firstAnswer(
    browser,
    site.origin,
    locale,
    locale === 'zh' ? '采集数据' : 'upload files',
  );
  console.log(
    `  first answer on Slow 4G with a processor ${slowdown} times as slow: ${milliseconds(wait)} after the first key in the open dialog, ${milliseconds(waitAtOnce)} after the key that opens it where the query is typed at once; ${kilobytes(bytes)} fetched until then`,
  );
  compare('first answer', wait < targets.firstAnswer);
  compare('first answer to a query typed at once', waitAtOnce < targets.firstAnswer);
  compare('bytes to the first answer', bytes <= targets.bytes);
}

async function measureAnswers(locale: Locale, index: Uint8Array): Promise<void> {
  const queries = readQueries(locale);
  const began = performance.now();
  readIndex(index);
  const load = performance.now() - began;
  const {outcomes, times, read} = await answerAll(browser, site.origin, locale, queries);
  const result = score(queries, outcomes);
  console.log(line('dialog in Chromium', result));
  console.log(
    `  answer with a processor ${slowdown} times as slow: p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(percentile(times, 0.95))} (${times.length} answers)`,
  );
  console.log(
    `  index ${kilobytes(index.length)}, ${kilobytes(brotliCompressSync(index).length)} with Brotli, read in ${milliseconds(load)} in Node; in the dialog with the slow processor in ${milliseconds(read)}, nearly all of it while it comes`,
  );
  result.missed.forEach((query) => console.log(`  missed: ${query}`));
  compare('an expected page among the first three', result.at3 / result.queries >= targets.at3);
  compare('time of an answer', percentile(times, 0.95) < targets.p95);
}

async function measureSets(locale: Locale, pages: readonly PageRecords[]): Promise<void> {
  for (const set of ['unseen-roles', 'unseen-mix'] as const) {
    const queries = readQueries(locale, set);
    const {outcomes} = await answerAll(browser, site.origin, locale, queries);
    const result = score(queries, outcomes);
    console.log(line(`the ${queries.length} queries of the set ${set}`, result));
    result.missed.forEach((query) => console.log(`  missed: ${query}`));
  }
  const queries = readQueries(locale);
  const other = searchWithMiniSearch(pages, queries);
  console.log(line('MiniSearch in Node', score(queries, other.outcomes)));
  console.log(
    `  answer p50 ${milliseconds(percentile(other.times, 0.5))}, p95 ${milliseconds(percentile(other.times, 0.95))}; index ${kilobytes(other.raw)}, ${kilobytes(other.brotli)} with Brotli, read in ${milliseconds(other.load)}`,
  );
}

for (const locale of locales) {
  const folder = path.join(builtFolder(locale), 'assets/search');
  const index = readdirSync(folder).find((name) => name.endsWith('.bin')) ?? '';
  console.log(`\n${locale}:`);
  if (wants('first')) {
    await measureFirst(locale);
  }
  if (wants('answers')) {
    await measureAnswers(locale, readFileSync(path.join(folder, index)));
  }
  if (wants('sets')) {
    await measureSets(locale, await readBuiltPages(locale));
  }
}
await browser.close();
site.close();
