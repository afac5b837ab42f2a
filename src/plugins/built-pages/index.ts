/**
 * Reads and completes the pages of a language once it has been built.
 *
 * Docusaurus runs the `postBuild` of all plugins side by side. Several of them want the finished
 * HTML, and some add to its head, so this plugin alone opens the files: each is read once, parsed
 * once, and written once, renamed into place, so that whoever reads it meanwhile gets it whole.
 * A plugin takes part with a method `builtPages` that returns its `PageWork`. Pages that are as they
 * were in the last build are not parsed again (`kept.ts`).
 *
 * What is added here costs readers only HTML. A navigation within the site does not update it:
 * it is meant for whoever loads the page itself, such as search engines and social networks.
 */
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {keptResults, readable, type Results} from './kept';
import {build} from '../../config/build';
import {hashOf} from '../bundler';
import {collectGarbage} from '../bundler/memory';
import {parseHtml, type Element} from '../search-index/html';

/** A built page. */
export interface BuiltPage {
  /** Its file, relative to the folder of the language: `docs/overview.html`. */
  file: string;
  /** Its path with the base URL and without the ending: `/en/docs/overview`, `/en/`. */
  path: string;
}

/**
 * What a plugin does with the pages of one language; the steps run in this order.
 * Methods, so that a plugin with results of its own type fits where that type is not known.
 */
export interface PageWork<Result = unknown> {
  /**
   * Reads a page, `404.html` among them. The tree is shared: do not change or keep it; it has no
   * names of scripts and style sheets.
   * The result is plain data that survives JSON, and depends on nothing but the page, the address
   * of the site, the language, and the code in `keyed`: it may be kept for the next build.
   */
  read?(page: BuiltPage, root: Element): Result | undefined;
  /** Gets the result for every page, read now or in an earlier build. */
  take?(page: BuiltPage, result: Result | undefined): void;
  /** Runs once, when all pages have been read, beside that of other plugins. */
  finish?: (pages: readonly BuiltPage[]) => Promise<void>;
  /** Lines for the end of the page's `<head>`, as HTML. No script that runs: see `insert`. */
  headTags?: (page: BuiltPage) => readonly string[];
}

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
 * The method of a plugin that takes part. What it alone needs is imported there: `npm start` loads
 * these plugins as well and never calls it.
 */
export interface PageWorker<Result = unknown> {
  builtPages: (site: Props) => PageWork<Result> | Promise<PageWork<Result>>;
}

/** A plugin that takes part. */
export type PagePlugin<Result = unknown> = Plugin & PageWorker<Result>;

function takesPart<T extends object>(plugin: T): plugin is T & PageWorker {
  return 'builtPages' in plugin;
}

/**
 * Files of the pages in a language's folder, in a fixed order.
 * @param skip Folders inside that belong to other languages.
 */
export async function pageFiles(outDir: string, skip: readonly string[]): Promise<string[]> {
  const entries = await readdir(outDir, {withFileTypes: true, recursive: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) =>
      path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !skip.some((folder) => file.startsWith(`${folder}/`)))
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

export default function builtPages({siteDir, siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const kept = () =>
    keptResults(
      build.pageCache
        ? path.join(siteDir, 'node_modules/.cache/built-pages', `${i18n.currentLocale}.json`)
        : undefined,
      [process.version, siteConfig.url, baseUrl, hashOf(siteDir, keyed)].join(' '),
    );

  return {
    name: 'built-pages',

    async postBuild(site) {
      const {outDir, plugins} = site;
      const workers = await Promise.all(
        plugins.filter(takesPart).map(async (plugin) => ({
          name: plugin.name,
          work: await plugin.builtPages(site),
        })),
      );
      const work = workers.map((worker) => worker.work);
      const skip = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const pages: BuiltPage[] = [];
      // What rendering has left.
      collectGarbage();
      const sources = new Map<BuiltPage, string>();
      const results = kept();
      let parsed = 0;
      const readAll = (page: BuiltPage, html: string): Results => {
        const root = parseHtml(html);
        parsed += 1;
        if (parsed % 100 === 0) {
          collectGarbage();
        }
        return Object.fromEntries(
          workers.map(({name, work: own}) => [name, own.read?.(page, root)]),
        );
      };
      for (const file of await pageFiles(outDir, skip)) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        const page = {file, path: pagePath(baseUrl, file)};
        const shown = readable(html);
        const found = results.of(file, shown, () => readAll(page, shown));
        workers.forEach(({name, work: own}) => own.take?.(page, found[name]));
        pages.push(page);
        sources.set(page, html);
      }
      results.save();
      console.log(`[pages] ${i18n.currentLocale}: ${pages.length} pages, ${parsed} of them new`);
      await Promise.all(work.map(async ({finish}) => finish?.(pages)));
      await Promise.all(
        [...sources].map(async ([page, html]) => {
          const lines = work.flatMap(({headTags}) => headTags?.(page) ?? []);
          if (lines.length > 0) {
            const target = path.join(outDir, page.file);
            await writeFile(`${target}.new`, insert(html, lines, page.file));
            await rename(`${target}.new`, target);
          }
        }),
      );
    },
  };
}
