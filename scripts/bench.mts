/**
 * npm run bench: measures pages of `build/`, one of each kind, and prints tables in Markdown: what a new
 * reader on a slow phone loads and waits for, and the scores of Lighthouse.
 *
 *   npm run bench                  everything
 *   npm run bench -- pages         without Lighthouse
 *   npm run bench -- scores        Lighthouse once a page; ends with an error where a score but that of speed is below 100
 *   RUNS=9 npm run bench           medians of nine runs; five otherwise
 *
 * npx fetches Lighthouse when it is needed: few contributors need it, and it weighs more than all other tools.
 */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brand} from '../src/config/brand';
import {percentile} from './lib/bench-queries';
import {visit, type Visit} from './lib/bench/visit';
import {launch, useChromium} from './lib/browser';
import {serve} from './lib/serve';

const lighthouseVersion = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The pages, with the neighbour in the sidebar that is opened next. */
const pages: readonly {kind: string; path: string; next?: string}[] = [
  {kind: 'home', path: '/'},
  {kind: 'text', path: '/docs/viz/panel/log-panel', next: '/docs/viz/panel/plot-panel'},
  {kind: 'heavy', path: '/docs/viz/panel/3d-panel', next: '/docs/viz/panel/image-panel'},
  {kind: 'pictures', path: '/docs/get-started/quick-start'},
  {kind: 'index', path: '/docs/category/viz'},
  {kind: 'schema', path: '/docs/viz/message-schemas/point-cloud'},
  {kind: 'changelog', path: '/changelog'},
  {kind: 'English text', path: '/en/docs/viz/panel/log-panel'},
];

const [only] = process.argv.slice(2);
const runs = only === 'scores' ? 1 : Number(process.env.RUNS ?? 5);

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A Markdown table whose first column is text. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) =>
    typeof value === 'string' ? value : Number.isFinite(value) ? String(Math.round(value)) : '—';
  const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

/** Runs something several times, one after the other. */
async function repeat<T>(run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < runs) {
    results.push(await run());
  }
  return results;
}

async function measurePages(origin: string): Promise<string> {
  const browser = await launch();
  try {
    const rows: (string | number)[][] = [];
    for (const {kind, path: page, next} of pages) {
      const visits = await repeat(() => visit(browser, origin, page, next));
      const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
      const kilobytes = (['js', 'css', 'total', 'prefetch'] as const).map((key) => of(key) / 1024);
      const times = (['fcp', 'lcp', 'tbt', 'navigation'] as const).map(of);
      rows.push([`${kind}: ${page}`, ...kilobytes, ...times]);
    }
    const sizes = ['scripts KB', 'styles KB', 'all KB', 'prefetched KB'];
    const times = ['first paint ms', 'largest ms', 'blocking ms', 'next page ms'];
    return table(['Slow 4G, processor ÷ 4', ...sizes, ...times], rows);
  } finally {
    await browser.close();
  }
}

interface LighthouseReport {
  categories: Record<(typeof categories)[number], {score: number | null}>;
  audits: Record<string, {score: number | null; scoreDisplayMode: string}>;
}

/** Runs Lighthouse on the public address of a page, which the browser is told is the local server. */
async function runLighthouse(chromium: string, port: number, page: string) {
  const {host} = new URL(brand.siteUrl);
  const flags = [
    '--headless=new --disable-gpu --ignore-certificate-errors',
    `--host-resolver-rules="MAP ${host}:443 127.0.0.1:${port}"`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ].join(' ');
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      ...['--yes', `lighthouse@${lighthouseVersion}`, new URL(page, brand.siteUrl).href, '--quiet'],
      ...['--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
      `--only-categories=${categories.join(',')}`,
    ],
    {timeout: 300_000, maxBuffer: 2 ** 28, env: {...process.env, CHROME_PATH: chromium}},
  );
  return JSON.parse(stdout) as LighthouseReport;
}

/** Scores of the pages, and whether all of them are full, but for speed, which a busy machine makes less. */
async function measureScores(
  chromium: string,
  port: number,
): Promise<{report: string; isFull: boolean}> {
  const rows: (string | number)[][] = [];
  let isFull = true;
  for (const {kind, path: page} of pages) {
    const reports = await repeat(() => runLighthouse(chromium, port, page));
    const failed = reports.flatMap(({audits}) =>
      Object.entries(audits)
        .filter(([, {score, scoreDisplayMode}]) => scoreDisplayMode === 'binary' && score === 0)
        .map(([name]) => name),
    );
    const scores = categories.map((name) =>
      median(reports.map((report) => 100 * (report.categories[name].score ?? 0))),
    );
    isFull &&= scores.slice(1).every((score) => score === 100);
    rows.push([`${kind}: ${page}`, ...scores, [...new Set(failed)].join(', ')]);
  }
  return {report: table(['Lighthouse, mobile', ...categories, 'failed audits'], rows), isFull};
}

const build = path.resolve('build');
if (!existsSync(path.join(build, 'en/index.html'))) {
  throw new Error('There is no build of both languages: run "npm run build" first.');
}
const chromium = await useChromium({whole: true});
const server = await serve(build, {secure: true});
if (only !== 'scores') {
  console.log(`${await measurePages(server.origin)}\n`);
}
let isFine = true;
if (only !== 'pages') {
  const {report, isFull} = await measureScores(chromium, server.port);
  console.log(report);
  isFine = only !== 'scores' || isFull;
}
server.close();
process.exit(isFine ? 0 : 1);
