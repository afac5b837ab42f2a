/**
 * npm run bench:scale: what becomes of this site with 4 and with 16 times the docs.
 *
 *   npm run bench:scale            1, 4 and 16 times
 *   npm run bench:scale -- 1 4     some
 *
 * Builds copies in temporary folders, and stock Docusaurus over the same pages up to 4 times (`STOCK=0` leaves it
 * out). `RUNS` says how often each is built (1). Prints a table in Markdown; a size that cannot be built
 * gets a line that says why, and the others go on.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../src/config/brand';
import {messageOf} from '../src/plugins/message-of';
import {launch, useChromium} from './lib/browser';
import {medianOf, timeBuilds, type Subject} from './lib/bench/builds';
import {copySite, multiplyDocs, stockSite, temporaryFolder} from './lib/bench/folders';
import {editedPage} from './lib/bench/pages';
import {searchCosts} from './lib/bench/search-costs';
import {circumstances, kilobytes, ratio, runs, seconds, table, whole} from './lib/bench/table';
import {middle, weigh} from './lib/bench/weigh';

const rounds = runs(1);
const wanted = process.argv.slice(2).map(Number);
const sizes = wanted.length > 0 ? wanted : [1, 4, 16];
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  throw new Error('Sizes are whole numbers from 1: npm run bench:scale -- 1 4 16');
}
const stockUpTo = process.env.STOCK === '0' ? 0 : 4;
const page = editedPage.file;

await useChromium({whole: true});

const head = [
  'Docs',
  'HTML pages',
  'cold s',
  'CPU s',
  'stock cold s',
  'cold × stock',
  'one page changed s',
  'memory MiB',
  'text page: JS KB',
  'HTML KB',
  'total KB',
  'search (zh): index KB',
  'read ms',
  'answer ms',
];

const pageCount = (build: string) =>
  readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'))
    .length;

async function row(size: number): Promise<string[]> {
  const {folder, remove} = temporaryFolder();
  try {
    const site = path.join(folder, 'site');
    copySite(site);
    multiplyDocs(site, size);
    const ours: Subject = {name: `${size}×`, folder: site, command: ['npm', 'run', 'build'], page};
    const own = (await timeBuilds([ours], rounds, ['cold', 'one page changed'])).get(ours.name)!;
    if (own.cold.length === 0) {
      throw new Error('the build ended with an error, see above');
    }
    const build = path.join(site, 'build');
    let stockWall = NaN;
    if (size <= stockUpTo) {
      const stock = path.join(folder, 'stock');
      // The copies are pages of the build already.
      stockSite(stock, build, brand.siteUrl);
      const theirs: Subject = {
        name: `stock ${size}×`,
        folder: stock,
        command: ['npx', 'docusaurus', 'build'],
        page,
      };
      const costs = (await timeBuilds([theirs], rounds, ['cold'])).get(theirs.name)!;
      stockWall = medianOf(costs.cold, 'wall');
    }
    const browser = await launch();
    try {
      const [text] = await weigh(browser, build, [{kind: 'text', path: editedPage.path}], rounds);
      const search = searchCosts(build);
      const [wall, memory] = [medianOf(own.cold, 'wall'), medianOf(own.cold, 'memory')];
      return [
        `${size}×`,
        String(pageCount(build)),
        seconds(wall),
        seconds(medianOf(own.cold, 'cpu')),
        Number.isNaN(stockWall) ? '—' : seconds(stockWall),
        ratio(wall, stockWall),
        seconds(medianOf(own['one page changed'], 'wall')),
        whole(memory),
        kilobytes(middle(text!, 'js')),
        kilobytes(middle(text!, 'html')),
        kilobytes(middle(text!, 'total')),
        kilobytes(search.bytes),
        whole(search.read),
        search.answer.toFixed(1),
      ];
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    const reason = messageOf(error).split('\n')[0]!;
    return [`${size}×`, `failed: ${reason}`, ...Array<string>(head.length - 2).fill('')];
  } finally {
    remove();
  }
}

const rows: string[][] = [];
for (const size of sizes) {
  rows.push(await row(size));
}
console.log(`${circumstances()}; medians of ${rounds}\n`);
console.log(table(head, rows));
