/** Reads the built pages of a language, lets the plugins make their files, and adds to the heads. */
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {keptResults, readable, type Results} from './kept';
import type {BuiltSite, PageWork, ShownPage} from './work';
import {build} from '../../config/build';
import {hashOf} from '../bundler';
import {collectGarbage} from '../bundler/memory';
import {parseHtml} from '../html';

/** The work of a plugin. */
export interface Worker {
  name: string;
  work: PageWork;
}

/** Parses pages, given as plugins see them; gives what plugins read from each, in the same order. */
export type ReadPages = (pages: readonly ShownPage[]) => Promise<Results[]>;

/** Code that results of `read` depend on. */
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

/** Reads pages one after the other, each parsed once for all plugins. */
export function readHere(workers: readonly Worker[]): ReadPages {
  return async (pages) => {
    const results: Results[] = [];
    for (const {page, html} of pages) {
      const root = parseHtml(html);
      results.push(
        Object.fromEntries(workers.map(({name, work}) => [name, work.read?.(page, root)])),
      );
      if (results.length % 25 === 0) {
        collectGarbage();
      }
      // Other processes are being sent their pages meanwhile.
      await setImmediate();
    }
    return results;
  };
}

/**
 * @param read Parses the pages that are not as in the last build.
 * @throws What a plugin has to say against the pages.
 */
export async function completePages(
  {siteDir, siteUrl, outDir, baseUrl, locale, locales}: BuiltSite,
  workers: readonly Worker[],
  read: ReadPages = readHere(workers),
): Promise<void> {
  const kept = keptResults(
    build.pageCache
      ? path.join(siteDir, 'node_modules/.cache/built-pages', `${locale}.json`)
      : undefined,
    [process.version, siteUrl, baseUrl, hashOf(siteDir, keyed)].join(' '),
  );
  const others = locales.filter((other) => other !== locale);
  const pages = await Promise.all(
    (await pageFiles(outDir, others)).map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return {page: {file, path: pagePath(baseUrl, file)}, html, shown: readable(html)};
    }),
  );
  const changed = pages.filter(({page, shown}) => !kept.has(page.file, shown));
  const results = await read(changed.map(({page, shown}) => ({page, html: shown})));
  const fresh = new Map(changed.map(({page}, index) => [page, results[index]!]));
  for (const {page, shown} of pages) {
    const found = kept.of(page.file, shown, () => fresh.get(page)!);
    workers.forEach(({name, work}) => work.take?.(page, found[name]));
  }
  kept.save();
  console.log(`[pages] ${locale}: ${pages.length} pages, ${changed.length} of them new`);
  const all = pages.map(({page}) => page);
  await Promise.all(workers.map(async ({work}) => work.finish?.(all)));
  const written = await Promise.all(
    pages.map(async ({page, html}) => {
      const lines = workers.flatMap(({work}) => work.headTags?.(page) ?? []);
      if (lines.length === 0) {
        return {page, html};
      }
      const target = path.join(outDir, page.file);
      const whole = insert(html, lines, page.file);
      await writeFile(`${target}.new`, whole);
      await rename(`${target}.new`, target);
      return {page, html: whole};
    }),
  );
  workers.forEach(({work}) => work.written?.(written));
}
