/**
 * npm run bench: measures this site and prints tables in Markdown.
 *
 *   npm run bench                        everything, about half an hour on a quiet machine
 *   npm run bench -- weight lighthouse   some of: weight, lighthouse, build, dev, search
 *
 * `RUNS` says how often each figure is taken (5); tables hold medians. Weight, Lighthouse and search read `build/`; builds and
 * the dev server run in a copy, in a temporary folder. Whatever fails is reported and the rest goes on; the
 * exit code is then 1.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../src/config/brand';
import {messageOf} from '../src/plugins/message-of';
import {launch, useChromium} from './lib/browser';
import {medianOf, timeBuilds, type Kind} from './lib/bench/builds';
import {timeDevServer} from './lib/bench/dev';
import {copySite, siteRoot, temporaryFolder} from './lib/bench/folders';
import {categories, lighthouse} from './lib/bench/lighthouse';
import {editedPage, measuredPages} from './lib/bench/pages';
import {serveBuild} from './lib/bench/serve';
import {circumstances, median, runs, seconds, table, whole} from './lib/bench/table';
import {weigh, weightHead, weightRow} from './lib/bench/weigh';

const rounds = runs(5);
const build = path.join(siteRoot, 'build');
const chromium = await useChromium({whole: true});

async function weight(): Promise<void> {
  const browser = await launch();
  try {
    const english = measuredPages.slice(0, 3).map(({kind, path: page, next}) => ({
      kind,
      path: page === '/' ? '/en' : `/en${page}`,
      ...(next && {next: `/en${next}`}),
    }));
    const weighed = await weigh(browser, build, [...measuredPages, ...english], rounds);
    console.log(table(weightHead, weighed.map(weightRow)));
  } finally {
    await browser.close();
  }
}

async function scores(): Promise<void> {
  const server = await serveBuild(build);
  const rows: string[][] = [];
  try {
    for (const {kind, path: page} of measuredPages) {
      try {
        const {scores: values, failed} = await lighthouse(brand.siteUrl, server.port, page, {
          chromium,
          rounds,
        });
        rows.push([`${kind}: ${page}`, ...values.map(whole), failed.join(', ')]);
        console.error(`Lighthouse ${page}: ${values.map(whole).join(' ')}`);
      } catch (error) {
        console.error(error);
        process.exitCode = 1;
        rows.push([`${kind}: ${page}`, ...categories.map(() => '—'), 'not measured']);
      }
    }
  } finally {
    await server.close();
  }
  console.log(table(['Page', ...categories, 'failed audits'], rows));
}

async function builds(): Promise<void> {
  const {folder, remove} = temporaryFolder();
  try {
    const site = path.join(folder, 'site');
    copySite(site);
    const kinds: Kind[] = ['cold', 'nothing changed', 'one page changed'];
    const subject = {
      name: 'site',
      folder: site,
      command: ['npm', 'run', 'build'],
      page: editedPage.file,
    };
    const costs = (await timeBuilds([subject], rounds, kinds)).get('site')!;
    console.log(
      table(
        ['Build of both languages', 'wall s', 'CPU s', 'memory MiB'],
        kinds.map((kind) => [
          kind,
          seconds(medianOf(costs[kind], 'wall')),
          seconds(medianOf(costs[kind], 'cpu')),
          whole(medianOf(costs[kind], 'memory')),
        ]),
      ),
    );
  } finally {
    remove();
  }
}

async function dev(): Promise<void> {
  const {folder, remove} = temporaryFolder();
  const browser = await launch();
  try {
    const site = path.join(folder, 'site');
    copySite(site);
    const cold = [];
    const warm = [];
    for (let round = 0; round < rounds; round += 1) {
      cold.push(await timeDevServer(browser, site, {cold: true}));
      warm.push(await timeDevServer(browser, site, {cold: false}));
    }
    console.log(
      table(
        ['npm start', 'first page s', 'edit to seen ms'],
        Object.entries({'without caches': cold, 'with caches': warm}).map(([name, all]) => [
          name,
          seconds(median(all.map(({firstPage}) => firstPage / 1000))),
          whole(median(all.map(({edit}) => edit))),
        ]),
      ),
    );
  } finally {
    await browser.close();
    remove();
  }
}

async function search(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/bench-search.mts'], {
    cwd: siteRoot,
    stdio: 'inherit',
  });
}

const parts = {
  weight: {title: `Weight, Slow 4G and processor ÷ 4`, run: weight},
  lighthouse: {title: 'Lighthouse, mobile', run: scores},
  build: {title: 'Build', run: builds},
  dev: {title: 'Dev server', run: dev},
  search: {title: 'Search', run: search},
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) {
  throw new Error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
}
if (!existsSync(path.join(build, 'en/index.html'))) {
  throw new Error('There is no build of both languages: run "npm run build" first.');
}
console.log(`${circumstances()}; medians of ${rounds}`);
for (const [name, {title, run}] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(`\n### ${title}\n`);
    try {
      await run();
    } catch (error) {
      console.log(`Failed: ${messageOf(error)}`);
      process.exitCode = 1;
    }
  }
}
