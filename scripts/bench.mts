/**
 * npm run bench: measures pages of `build/`, one of each kind, with Lighthouse, and prints a table in Markdown:
 * bytes and times of a first visit on a slow phone, and the scores.
 *
 *   npm run bench                  medians of five runs
 *   RUNS=9 npm run bench           of nine
 *   npm run bench -- scores        once a page; ends with an error where a score other than speed is below 100
 *   npm run bench -- stock         comparison with stock Docusaurus, without Lighthouse: scripts/bench-stock.mts
 *
 * npx installs Lighthouse on demand: few contributors need it, and it is larger than all other tools together.
 */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brand} from '../src/config/brand';
import {percentile} from './lib/percentile';
import {useChromium} from './lib/browser';
import {serve} from './lib/serve';

const lighthouseVersion = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages: Readonly<Record<string, string>> = {
  home: '/',
  text: '/docs/viz/panel/log-panel',
  heavy: '/docs/viz/panel/3d-panel',
  pictures: '/docs/get-started/quick-start',
  index: '/docs/category/viz',
  schema: '/docs/viz/message-schemas/point-cloud',
  changelog: '/changelog',
  'English text': '/en/docs/viz/panel/log-panel',
};

const isCheck = process.argv[2] === 'scores';
const runs = isCheck ? 1 : Number(process.env.RUNS ?? 5);

const median = (values: readonly number[]): string => percentile(values, 0.5).toFixed(0);

interface LighthouseReport {
  categories: Record<(typeof categories)[number], {score: number | null}>;
  audits: Record<
    string,
    {
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
      details?: {items?: {resourceType?: string; transferSize?: number}[]};
    }
  >;
}

const sizes = ['script', 'stylesheet', 'total'];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

const sizeOf = ({audits}: LighthouseReport, type: string): number => {
  const items = audits['resource-summary']?.details?.items ?? [];
  return (items.find(({resourceType}) => resourceType === type)?.transferSize ?? NaN) / 1024;
};

/** Runs Lighthouse on the public address of a page, which the browser resolves to the local server. */
async function runLighthouse(
  chromium: string,
  port: number,
  page: string,
): Promise<LighthouseReport> {
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

if (process.argv[2] === 'stock') {
  await import('./bench-stock.mjs');
  process.exit(0);
}
const build = path.resolve('build');
if (!existsSync(path.join(build, 'en/index.html'))) {
  throw new Error('There is no build of both languages: run "npm run build" first.');
}
const chromium = await useChromium({headed: true});
const server = await serve(build, {secure: true});
const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const columns = [
  'page',
  ...sizes.map((type) => `${type} KB`),
  ...times.map((name) => `${name} ms`),
];
printRow([...columns, ...categories, 'failed audits']);
printRow([...columns, ...categories, ''].map(() => '---'));
let isFull = true;
for (const [kind, page] of Object.entries(pages)) {
  const reports: LighthouseReport[] = [];
  while (reports.length < runs) {
    reports.push(await runLighthouse(chromium, server.port, page));
  }
  const medianOf = (read: (report: LighthouseReport) => number) => median(reports.map(read));
  const scores = categories.map((name) =>
    medianOf((report) => 100 * (report.categories[name].score ?? 0)),
  );
  const failed = reports.flatMap(({audits}) =>
    Object.entries(audits)
      .filter(([, {score, scoreDisplayMode}]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([name]) => name),
  );
  // A busy machine lowers the score for speed.
  isFull &&= scores.slice(1).every((score) => score === '100');
  printRow([
    `${kind}: ${page}`,
    ...sizes.map((type) => medianOf((report) => sizeOf(report, type))),
    ...times.map((name) => medianOf(({audits}) => audits[name]?.numericValue ?? NaN)),
    ...scores,
    [...new Set(failed)].join(', '),
  ]);
}
server.close();
process.exit(isCheck && !isFull ? 1 : 0);
