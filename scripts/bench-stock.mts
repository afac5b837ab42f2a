/**
 * npm run bench -- stock: compares the site with stock Docusaurus over the same text, on a slow phone.
 *
 *   npm run bench -- stock            medians of three runs (RUNS=9: of nine), both sites in turn
 *   npm run bench -- stock FOLDER     with the stock build of an earlier run
 *
 * The stock site consists of the English Markdown pages of `build/`, the settings of the classic preset, and a
 * sidebar made of the folders. Both are served with Brotli, over HTTP/1.1 and HTTP/2.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {percentile} from './lib/percentile';
import {launch, useChromium} from './lib/browser';
import {serve} from './lib/serve';

/** Pages, each with the next one on both sites. */
const pages = {
  'viz/panel/log-panel': 'viz/panel/plot-panel',
  'viz/panel/3d-panel': 'viz/panel/3d-panel-topics',
  'get-started/quick-start': 'get-started/first-collection',
};
const columns = ['first paint', 'largest paint', 'blocking', 'next page'];

const config = `module.exports = {
  title: 'Stock', url: 'https://localhost', baseUrl: '/en/', markdown: {format: 'md'},
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  presets: [['classic', {blog: false}]], themeConfig: {navbar: {title: 'Stock'}},
};`;

/** Slow 4G of Lighthouse: bytes per second, milliseconds. */
const line = {offline: false, downloadThroughput: 209_715, uploadThroughput: 98_304, latency: 150};

/** Script that returns the performance entries of a page by type. */
const readEntries = `Promise.all(
  ['paint', 'largest-contentful-paint', 'longtask'].map((type) => new Promise((resolve) => {
    setTimeout(resolve, 1000, []);
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({type, buffered: true});
  })),
).then((lists) => lists.map((list) => list.map((entry) => entry.toJSON())))`;

/** Script that opens the next page and returns milliseconds from the click to its heading. */
const openNext = `(async (heading, start) => {
  document.querySelector('.pagination-nav__link--next').click();
  while (document.querySelector('h1')?.textContent === heading) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
})(document.querySelector('h1').textContent, performance.now())`;

/** Builds the stock site and returns the folder of its build. Each folder has the key of its sidebar category. */
function buildStock(build: string): string {
  const site = fs.mkdtempSync(path.join(tmpdir(), 'stock-'));
  const docs = `${site}/docs`;
  const filter = (name: string) => path.extname(name) === '' || name.endsWith('.md');
  fs.cpSync(`${build}/en/docs`, docs, {recursive: true, filter});
  for (const name of fs.readdirSync(docs, {recursive: true, encoding: 'utf8'})) {
    if (path.extname(name) === '') {
      const key = name.replaceAll(path.sep, '-');
      fs.writeFileSync(`${docs}/${name}/_category_.json`, JSON.stringify({key}));
    }
  }
  for (const [page, next] of Object.entries(pages)) {
    const text = fs.readFileSync(`${docs}/${page}.md`, 'utf8');
    fs.writeFileSync(`${docs}/${page}.md`, text.replace('\n', `\npagination_next: ${next}\n`));
  }
  fs.symlinkSync(path.resolve('node_modules'), `${site}/node_modules`);
  fs.writeFileSync(`${site}/docusaurus.config.js`, config);
  // The cache of the packages contains modules of this site.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const command = ['docusaurus', 'build', '--out-dir', 'build/en'];
  execFileSync('npx', command, {cwd: site, stdio: 'inherit'});
  console.log(`Built the stock site in ${site}`);
  return `${site}/build`;
}

/** Opens a page in a new browser, then the next one. Returns milliseconds in the order of `columns`. */
async function load(address: string, args: string[]): Promise<number[]> {
  const browser = await launch(...args);
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(address, {waitUntil: 'networkidle', timeout: 120_000});
  const entries = await page.evaluate<PerformanceEntry[][]>(readEntries);
  const [firstPaint = NaN, largestPaint = NaN] = entries.map((list) => list.at(-1)?.startTime);
  const tasks = entries[2]!.filter(({startTime}) => startTime > firstPaint);
  const blocking = tasks.reduce((sum, {duration}) => sum + duration - 50, 0);
  await page.waitForSelector('html[data-has-hydrated=true]');
  const nextPage = await page.evaluate<number>(openNext);
  await browser.close();
  return [firstPaint, largestPaint, blocking, nextPage];
}

const build = path.resolve('build');
await useChromium();
const sites = {stock: process.argv[3] ?? buildStock(build), here: build};
for (const secure of [false, true]) {
  const header = [secure ? 'HTTP/2' : 'HTTP/1.1', 'site', ...columns.map((name) => `${name} ms`)];
  console.log(`| ${header.join(' | ')} |\n|${' --- |'.repeat(header.length)}`);
  const servers = await Promise.all(
    Object.entries(sites).map(async ([name, root]) => ({name, ...(await serve(root, {secure}))})),
  );
  for (const page of Object.keys(pages)) {
    const rows = servers.map((server) => ({...server, times: [] as number[][]}));
    for (let run = 0; run < Number(process.env.RUNS ?? 3); run++) {
      for (const {origin, args, times} of rows) {
        times.push(await load(`${origin}/en/docs/${page}`, args));
      }
    }
    for (const {name, times} of rows) {
      const lists = columns.map((_, column) => times.map((values) => values[column]!));
      const medians = lists.map((list) => Math.round(percentile(list, 0.5)));
      console.log(`| ${[page, name, ...medians].join(' | ')} |`);
    }
  }
  servers.forEach(({close}) => close());
}
