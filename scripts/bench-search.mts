/**
 * npm run bench:search: measures the search of the built site.
 *
 * Asks every query of `tests/search-queries` in the dialog, in Chromium, and reports how often an
 * expected page is among the first 1, 3 and 5 rows, how often nothing is found, how long an answer
 * takes on a slow processor, and what the first one costs on a slow line. MiniSearch gets the same
 * pages and queries for comparison. Needs a build; ends with 1 when a figure misses its target.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {brand} from '../src/config/brand';
import {locales} from '../src/config/locales';
import {readPages} from '../src/plugins/search-index/pages';
import {SearchEngine} from '../src/search/engine';
import {answerAll, firstAnswer, launch, serve, slowdown} from './lib/bench-browser';
import {searchWithMiniSearch} from './lib/bench-minisearch';
import {percentile, readQueries, score, type Score} from './lib/bench-queries';

const targets = {at3: 0.95, p95: 20, firstAnswer: 1500, bytes: 300 * 1024};
const buildDir = path.resolve('build');

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

function line(name: string, {queries, at1, at3, at5, zero, rightlyEmpty}: Score): string {
  return `${name}: @1 ${percent(at1, queries)}, @3 ${percent(at3, queries)}, @5 ${percent(at5, queries)}, nothing found ${percent(zero, queries)}, rightly nothing ${rightlyEmpty.join('/')}`;
}

let missedTargets = 0;
function judge(name: string, ok: boolean): void {
  if (!ok) {
    missedTargets += 1;
    console.log(`  MISSED: ${name}`);
  }
}

const site = await serve(buildDir);
const browser = await launch();
for (const locale of locales) {
  const outDir = locale === 'zh' ? buildDir : path.join(buildDir, locale);
  const pages = await readPages({
    outDir,
    baseUrl: locale === 'zh' ? '/' : `/${locale}/`,
    siteUrl: brand.siteUrl,
    skip: locale === 'zh' ? ['en'] : [],
  });
  const queries = readQueries(locale);
  const index = readdirSync(path.join(outDir, 'assets/search')).find((name) =>
    name.endsWith('.bin'),
  );
  const bytes = readFileSync(path.join(outDir, 'assets/search', index ?? ''));
  const began = performance.now();
  void new SearchEngine(bytes);
  const load = performance.now() - began;

  console.log(`\n${locale}: ${pages.length} pages, ${queries.length} queries`);
  const {outcomes, times, read} = await answerAll(browser, site.origin, locale, queries);
  const ours = score(queries, outcomes);
  console.log(line('dialog in Chromium', ours));
  console.log(
    `  answer with a processor ${slowdown} times as slow: p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(percentile(times, 0.95))} (${times.length} answers)`,
  );
  console.log(
    `  index ${kilobytes(bytes.length)}, ${kilobytes(brotliCompressSync(bytes).length)} with Brotli, read in ${milliseconds(load)}, with the slow processor in ${milliseconds(read)}`,
  );
  const first = await firstAnswer(
    browser,
    site.origin,
    locale,
    locale === 'zh' ? '采集数据' : 'upload files',
  );
  console.log(
    `  first answer on Slow 4G ${milliseconds(first.wait)} after the first key in the open dialog, ${milliseconds(first.waitAtOnce)} where it is typed at once; ${kilobytes(first.bytes)} fetched since the dialog was opened`,
  );
  ours.missed.forEach((query) => console.log(`  missed: ${query}`));
  for (const set of ['readers', 'work', 'roles', 'fresh'] as const) {
    const more = readQueries(locale, set);
    const asked = await answerAll(browser, site.origin, locale, more);
    const result = score(more, asked.outcomes);
    console.log(line(`the ${more.length} queries of the set ${set}`, result));
    result.missed.forEach((query) => console.log(`  missed: ${query}`));
  }

  const other = searchWithMiniSearch(pages, queries);
  console.log(line('MiniSearch in Node', score(queries, other.outcomes)));
  console.log(
    `  answer p50 ${milliseconds(percentile(other.times, 0.5))}, p95 ${milliseconds(percentile(other.times, 0.95))}; index ${kilobytes(other.raw)}, ${kilobytes(other.brotli)} with Brotli, read in ${milliseconds(other.load)}`,
  );

  judge('an expected page among the first three', ours.at3 / ours.queries >= targets.at3);
  judge('time of an answer', percentile(times, 0.95) < targets.p95);
  judge('first answer', first.wait < targets.firstAnswer);
  judge('bytes to the first answer', first.bytes <= targets.bytes);
}
await browser.close();
site.close();
process.exitCode = missedTargets > 0 ? 1 : 0;
