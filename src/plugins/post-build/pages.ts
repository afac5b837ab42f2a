/** Files and paths of built pages. */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage} from './consumer';

/** Path of a page from its file: `docs/overview.html` becomes `/en/docs/overview`. */
export const pagePath = (baseUrl: string, file: string): string =>
  baseUrl + file.replace(/(?:(^|\/)index)?\.html$/, '');

/** File of a page from its route, as Docusaurus writes it with `trailingSlash: false`. */
export function pageFile(baseUrl: string, route: string): string {
  const name = decodeURI(route.slice(baseUrl.length)).replace(/\.html$/, '');
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}

/** The pages of a language, from the paths of its routes, sorted by their files. */
export function pagesOf(baseUrl: string, routesPaths: readonly string[]): BuiltPage[] {
  const files = routesPaths.map((route) => pageFile(baseUrl, route));
  return files.sort().map((file) => ({file, path: pagePath(baseUrl, file)}));
}

/**
 * Files of the pages in the folder of a language, for scripts that read a finished build.
 * @param skip Folders inside it that belong to other languages.
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
