/**
 * npm run bench:compare: this site beside stock Docusaurus 3.9.2 over the same pages.
 *
 * Both are built in temporary folders, in turn, `RUNS` times (5), and their pages loaded with the same
 * browser. Stock is the classic preset with webpack as its template has it, over the text of all pages of
 * this site in both languages; it has no search index, no Markdown twins, no cards and no figures.
 * Prints tables in Markdown.
 */
import path from 'node:path';
import {brand} from '../src/config/brand';
import {launch, useChromium} from './lib/browser';
import {medianOf, timeBuilds, type Kind} from './lib/bench/builds';
import {copySite, stockSite, temporaryFolder} from './lib/bench/folders';
import {editedPage, measuredPages} from './lib/bench/pages';
import {measure} from './lib/bench/process';
import {circumstances, kilobytes, ratio, runs, seconds, table, whole} from './lib/bench/table';
import {middle, weigh, type Figure} from './lib/bench/weigh';

const rounds = runs(5);
await useChromium({whole: true});
const {folder, remove} = temporaryFolder();
try {
  const site = path.join(folder, 'site');
  const stock = path.join(folder, 'stock');
  copySite(site);
  const log = path.join(folder, 'first.log');
  const first = await measure(['npm', 'run', 'build'], {cwd: site, log});
  if (first.exitCode !== 0) {
    throw new Error(`This site could not be built: run "npm run build" to see why.`);
  }
  stockSite(stock, path.join(site, 'build'), brand.siteUrl);

  const page = editedPage.file;
  const kinds: Kind[] = ['cold', 'nothing changed', 'one page changed'];
  const costs = await timeBuilds(
    [
      {name: 'stock', folder: stock, command: ['npx', 'docusaurus', 'build'], page},
      {name: 'this site', folder: site, command: ['npm', 'run', 'build'], page},
    ],
    rounds,
    kinds,
  );
  const reference = costs.get('stock')!.cold;
  console.log(`${circumstances()}; medians of ${rounds}; × against a cold build of stock\n`);
  console.log(
    table(
      ['Build of both languages', 'wall s', '×', 'CPU s', '×', 'memory MiB'],
      [...costs].flatMap(([name, own]) =>
        kinds.map((kind) => {
          const [wall, cpu] = [medianOf(own[kind], 'wall'), medianOf(own[kind], 'cpu')];
          return [
            `${name}, ${kind}`,
            seconds(wall),
            ratio(wall, medianOf(reference, 'wall')),
            seconds(cpu),
            ratio(cpu, medianOf(reference, 'cpu')),
            whole(medianOf(own[kind], 'memory')),
          ];
        }),
      ),
    ),
  );

  const browser = await launch();
  try {
    const pages = measuredPages.filter(({kind}) => ['text', 'heavy'].includes(kind));
    const theirs = await weigh(browser, path.join(stock, 'build'), pages, rounds);
    const ours = await weigh(browser, path.join(site, 'build'), pages, rounds);
    const figures: Array<[Figure, string, (value: number) => string]> = [
      ['total', 'total KB', kilobytes],
      ['html', 'HTML KB', kilobytes],
      ['js', 'JS KB', kilobytes],
      ['css', 'CSS KB', kilobytes],
      ['requests', 'requests', whole],
      ['prefetch', 'ahead KB', kilobytes],
      ['prefetchRequests', 'ahead requests', whole],
      ['fcp', 'FCP ms', whole],
      ['lcp', 'LCP ms', whole],
      ['cls', 'CLS', (value) => value.toFixed(3)],
      ['tbt', 'TBT ms', whole],
      ['navigation', 'navigation ms', whole],
    ];
    for (const [index, {kind, path: address}] of pages.entries()) {
      console.log(`\n${kind}: ${address}\n`);
      console.log(
        table(
          ['', 'stock', 'this site', '×'],
          figures.map(([figure, name, show]) => {
            const [stockValue, value] = [theirs[index]!, ours[index]!].map((weighed) =>
              middle(weighed, figure),
            ) as [number, number];
            return [name, show(stockValue), show(value), ratio(value, stockValue)];
          }),
        ),
      );
    }
  } finally {
    await browser.close();
  }
} finally {
  remove();
}
