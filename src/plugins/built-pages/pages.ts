/** The files of built pages. */
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {pageKey, readable} from './kept';
import type {BuiltPage, BuiltSite} from './work';

/**
 * Files of the pages in a language's folder, in a fixed order.
 * @param skip Folders inside that hold no pages of the language.
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

/** Folder of the code that renders the pages; Docusaurus removes it when they are rendered. */
const serverFolder = '__server';

/** Pages of a language that are there; some may still be being written. */
export async function pagesOf({outDir, baseUrl, locale, locales}: BuiltSite): Promise<BuiltPage[]> {
  const others = locales.filter((other) => other !== locale);
  const files = await pageFiles(outDir, [...others, serverFolder]);
  return files.map((file) => ({file, path: pagePath(baseUrl, file)}));
}

/** A page as it is now. */
export interface OpenedPage {
  /** As plugins see it. */
  html: string;
  /** The same as long as that is. */
  key: string;
}

/** Keys of the pages that were opened, by their files, and which state of a file was meant. */
const keys = new Map<string, {state: string; key: string}>();

/** Changes when a file is written or replaced. */
async function stateOf(file: string): Promise<string> {
  const {ino, size, mtimeMs} = await stat(file);
  return [ino, size, mtimeMs].join(' ');
}

export async function openPage({outDir}: BuiltSite, page: BuiltPage): Promise<OpenedPage> {
  const file = path.join(outDir, page.file);
  // Before it is read: a file that is still being written has another state later.
  const state = await stateOf(file);
  const html = readable(await readFile(file, 'utf8'));
  const key = pageKey(page.file, html);
  keys.set(file, {state, key});
  return {html, key};
}

/** Key of a page as it is now; it is not read again for that. */
export async function keyOf(site: BuiltSite, page: BuiltPage): Promise<string> {
  const file = path.join(site.outDir, page.file);
  const known = keys.get(file);
  return known?.state === (await stateOf(file)) ? known.key : (await openPage(site, page)).key;
}
