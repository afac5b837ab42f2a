/** Has the built pages of a language read, lets the plugins make their files, and adds to the heads. */
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cacheFile} from './files';
import {keptResults, readable, type KeptResults, type Results} from './kept';
import type {ReadPage} from './read';
import type {BuiltPage, BuiltSite, PageWork, ShownPage} from './work';
import {build} from '../../config/build';
import {hashOf} from '../hash-of.mjs';

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
 * Files of the pages in a language's folder, in a fixed order.
 * @param skip Folders inside that belong to other languages, which may be being built.
 */
export async function pageFiles(outDir: string, skip: readonly string[]): Promise<string[]> {
  const entries = await readdir(outDir, {withFileTypes: true});
  const folders = entries.filter((entry) => entry.isDirectory() && !skip.includes(entry.name));
  const inside = folders.map((folder) =>
    readdir(path.join(outDir, folder.name), {withFileTypes: true, recursive: true}),
  );
  return [entries, ...(await Promise.all(inside))]
    .flat()
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) =>
      path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** Path of a page from its file: `docs/overview.html` is `/en/docs/overview`. */
export const pagePath = (baseUrl: string, file: string): string =>
  baseUrl + file.replace(/(?:(^|\/)index)?\.html$/, '');

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

/** Names of the pages of a language that are there; some may still be being written. */
export const namesOfPages = ({outDir, locale, locales}: BuiltSite): Promise<string[]> =>
  pageFiles(
    outDir,
    locales.filter((other) => other !== locale),
  );

/** A page as it was built, and as plugins see it. */
export async function pageOf(
  {outDir, baseUrl}: BuiltSite,
  file: string,
): Promise<ShownPage & {built: string}> {
  const built = await readFile(path.join(outDir, file), 'utf8');
  return {page: {file, path: pagePath(baseUrl, file)}, built, html: readable(built)};
}

/** A page, and what was read from it. */
export interface ReadResult {
  page: BuiltPage;
  /** As it was built. */
  built: string;
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
  const files = await namesOfPages(site);
  const pages = await Promise.all(
    files.map(async (file) => {
      const {page, built, html} = await pageOf(site, file);
      const isKept = kept.has(file, html);
      changed += isKept ? 0 : 1;
      const fresh = isKept ? undefined : await read({page, html});
      return {page, built, results: kept.of(file, html, () => fresh!)};
    }),
  );
  kept.save();
  console.log(`[pages] ${site.locale}: ${pages.length} pages, ${changed} of them new`);
  return pages;
}

/** @throws What a plugin has to say against the pages. */
export async function completePages(
  {outDir}: BuiltSite,
  workers: readonly Worker[],
  pages: readonly ReadResult[],
): Promise<void> {
  for (const {page, results} of pages) {
    workers.forEach(({name, work}) => work.take?.(page, results[name]));
  }
  const all = pages.map(({page}) => page);
  await Promise.all(workers.map(async ({work}) => work.finish?.(all)));
  const written = await Promise.all(
    pages.map(async ({page, built}) => {
      const lines = workers.flatMap(({work}) => work.headTags?.(page) ?? []);
      if (lines.length === 0) {
        return {page, html: built};
      }
      const target = path.join(outDir, page.file);
      const html = insert(built, lines, page.file);
      await writeFile(`${target}.new`, html);
      await rename(`${target}.new`, target);
      return {page, html};
    }),
  );
  workers.forEach(({work}) => work.written?.(written));
}
