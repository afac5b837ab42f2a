/**
 * Reads and completes the pages of a language once it has been built.
 *
 * Docusaurus runs the `postBuild` of all plugins side by side. Several of them want the finished
 * HTML, and some add to its head, so this plugin alone opens the files: each is read once, parsed
 * once, and written once, renamed into place, so that whoever reads it meanwhile gets it whole.
 * A plugin takes part with a method `builtPages` that returns its `PageWork`.
 *
 * What is added here costs readers only HTML. A navigation within the site does not update it:
 * it is meant for whoever loads the page itself, such as search engines and social networks.
 */
import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {collectGarbage} from '../bundler/memory';
import {parseHtml, type Element} from '../search-index/html';

/** A built page. */
export interface BuiltPage {
  /** Its file, relative to the folder of the language: `docs/overview.html`. */
  file: string;
  /** Its path with the base URL and without the ending: `/en/docs/overview`, `/en/`. */
  path: string;
}

/** What a plugin does with the pages of one language; the steps run in this order. */
export interface PageWork {
  /** Sees every page, `404.html` among them. The tree is shared: do not change or keep it. */
  read?: (page: BuiltPage, root: Element) => void;
  /** Runs once, when all pages have been read, beside that of other plugins. */
  finish?: (pages: readonly BuiltPage[]) => Promise<void>;
  /** Lines for the end of the page's `<head>`, as HTML. No script that runs: see `insert`. */
  headTags?: (page: BuiltPage) => readonly string[];
}

/** The method of a plugin that takes part. */
export interface PageWorker {
  builtPages: (site: Props) => PageWork;
}

/** A plugin that takes part. */
export type PagePlugin = Plugin & PageWorker;

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

export default function builtPages({i18n, baseUrl}: LoadContext): Plugin {
  return {
    name: 'built-pages',

    async postBuild(site) {
      const {outDir, plugins} = site;
      const work = plugins.filter(takesPart).map((plugin) => plugin.builtPages(site));
      const skip = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      const pages: BuiltPage[] = [];
      const sources = new Map<BuiltPage, string>();
      for (const file of await pageFiles(outDir, skip)) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        const page = {file, path: pagePath(baseUrl, file)};
        const root = parseHtml(html);
        work.forEach(({read}) => read?.(page, root));
        pages.push(page);
        sources.set(page, html);
        if (pages.length % 50 === 0) {
          collectGarbage();
        }
      }
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
