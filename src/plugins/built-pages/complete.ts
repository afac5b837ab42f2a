/** Has the built pages of a language read, lets the plugins make their files, and adds to the heads. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {cacheFile} from './files';
import {keptResults, type KeptResults, type Results} from './kept';
import {keyOf, pagesOf} from './pages';
import type {ReadPage} from './read';
import type {BuiltPage, BuiltSite, PageWork, Task} from './work';
import {build} from '../../config/build';
import {hashOf} from '../hash-of.mjs';
import {putFile} from '../kept-file.mjs';

/** The work of a plugin. */
export interface Worker {
  name: string;
  work: PageWork;
}

/** Code that what is read depends on. */
const keyed = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'src/config',
  'src/data',
  'src/plugins',
  'src/search',
];

/**
 * Puts lines at the end of a page's head.
 * @throws When a line holds a script that runs: the content security policy lists those that
 *   Docusaurus writes, before this step.
 */
export function insert(html: string, lines: readonly string[], file: string): string {
  const running = lines.find((line) =>
    /<script(?![^>]*\btype="application\/ld\+json")/i.test(line),
  );
  if (running) {
    throw new Error(`${file}: a script that runs can't be added to a built page: ${running}`);
  }
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error(`${file}: the built page has no </head>.`);
  }
  return html.slice(0, end) + lines.join('') + html.slice(end);
}

/** What was read in the last build, where it counts for this one. */
export const keptOf = ({siteDir, siteUrl, baseUrl, locale}: BuiltSite): KeptResults =>
  keptResults(
    build.pageCache ? cacheFile(siteDir, locale, 'results') : undefined,
    [process.version, siteUrl, baseUrl, hashOf(siteDir, keyed)].join(' '),
  );

/** A page, and what was read from it. */
export interface ReadResult {
  page: BuiltPage;
  results: Results;
}

/**
 * Reads the pages of a language, those that are not as in the last build.
 * @param kept What `keptOf` returns; keeps what was read.
 * @param read Parses a page.
 */
export async function readPages(
  site: BuiltSite,
  kept: KeptResults,
  read: ReadPage,
): Promise<ReadResult[]> {
  let changed = 0;
  const reading = (await pagesOf(site)).map(async (page) => {
    const key = await keyOf(site, page);
    const known = kept.get(key);
    changed += known ? 0 : 1;
    return {page, key, results: known ?? (await read(page, key)).results};
  });
  const pages = await Promise.all(reading);
  kept.save(pages);
  console.log(`[pages] ${site.locale}: ${pages.length} pages, ${changed} of them new`);
  return pages;
}

/**
 * @returns What remains to be done.
 * @throws What a plugin has to say against the pages.
 */
export async function completePages(
  site: BuiltSite,
  workers: readonly Worker[],
  pages: readonly ReadResult[],
): Promise<Task[]> {
  for (const {page, results} of pages) {
    workers.forEach(({name, work}) => work.take?.(page, results[name]));
  }
  const all = pages.map(({page}) => page);
  await Promise.all(workers.map(async ({work}) => work.finish?.(all)));
  for (const page of all) {
    const file = path.join(site.outDir, page.file);
    const built = await readFile(file, 'utf8');
    const lines = workers.flatMap(({work}) => work.headTags?.(page) ?? []);
    const html = lines.length === 0 ? built : insert(built, lines, page.file);
    if (lines.length > 0) {
      putFile(file, html);
    }
    workers.forEach(({work}) => work.written?.({page, html}));
  }
  workers.forEach(({work}) => work.end?.());
  return workers.flatMap(({work}) => work.rest?.() ?? []);
}
