/**
 * npm run bench:search: measures the search of the built site.
 *
 * In Node: how often an expected page is among the first 1, 3 and 5 rows for each set of
 * `tests/search-queries`, how long an answer takes, and how large the index is. In Chromium: what
 * the first answer costs on a slow line with a slow processor, from the key that opens the dialog.
 * Needs a build. A figure over its target is marked so and is no failure: times depend on the
 * machine, and what must hold is tested elsewhere.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Browser} from 'playwright-core';
import {locales, type Locale} from '../src/config/locales';
import {SearchEngine} from '../src/search/engine';
import type {IndexFile} from '../src/search/engine/model';
import {percentile, querySets, readQueries, score} from './lib/bench-queries';
import {slow4G, slowdown} from './lib/bench/slow-phone';
import {launch, useChromium} from './lib/browser';
import {builtFolder} from './lib/search-records';
import {builtEngine, rowsOf} from './lib/search-rows';
import {serve} from './lib/serve';

const build = path.resolve('build');
const targets = {at3: 0.95, answer: 20, firstAnswer: 1500, bytes: 300 * 1024};
const runs = 5;

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

/** Types a query at once after the key that opens the dialog, with nothing in the cache. */
async function firstAnswer(
  browser: Browser,
  address: string,
  query: string,
): Promise<{wait: number; bytes: number}> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  let bytes = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const began = Date.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await page.locator('.DocSearch-Hit a[href]').first().waitFor();
  const wait = Date.now() - began;
  await context.close();
  return {wait, bytes};
}

await useChromium({whole: true});
const site = await serve(build);
const browser = await launch();
for (const locale of locales) {
  console.log(`\n${locale}`);
  measureIndex(locale);
  measureAnswers(locale);
  const address = `${site.origin}${locale === 'en' ? '/en' : ''}/docs/overview`;
  const query = locale === 'zh' ? '采集数据' : 'upload files';
  // The server compresses each file when it is first asked for.
  await firstAnswer(browser, address, query);
  const found: Array<{wait: number; bytes: number}> = [];
  for (let run = 0; run < runs; run += 1) {
    found.push(await firstAnswer(browser, address, query));
  }
  const waits = found.map(({wait}) => wait);
  const wait = percentile(waits, 0.5);
  console.log(
    `first answer on Slow 4G with a processor ${slowdown} times as slow: ${milliseconds(wait)}${mark(wait < targets.firstAnswer)}, ${kilobytes(found[0]?.bytes ?? 0)} fetched`,
  );
}
await browser.close();
site.close();
