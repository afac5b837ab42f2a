/** The files of built pages. */
import {readdir, readFile} from 'node:fs/promises';
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

export async function openPage({outDir}: BuiltSite, {file}: BuiltPage): Promise<OpenedPage> {
  const html = readable(await readFile(path.join(outDir, file), 'utf8'));
  return {html, key: pageKey(file, html)};
}
