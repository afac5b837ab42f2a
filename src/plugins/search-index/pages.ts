/** Finds the built pages of one language and reads their records. */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {extractPage} from './extract';
import type {PageRecords} from '../../search/records';

export interface BuiltSite {
  /** Folder the language was built into. */
  outDir: string;
  /** Base URL of the language, such as `/en/`. */
  baseUrl: string;
  siteUrl: string;
  /** Folders inside that belong to other languages. */
  skip: readonly string[];
}

async function htmlFiles(dir: string, skip: readonly string[]): Promise<string[]> {
  const entries = await readdir(dir, {withFileTypes: true, recursive: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !skip.some((folder) => file.startsWith(`${folder}/`)) && file !== '404.html')
    .sort();
}

export async function readPages({
  outDir,
  baseUrl,
  siteUrl,
  skip,
}: BuiltSite): Promise<PageRecords[]> {
  const files = await htmlFiles(outDir, skip);
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(outDir, file), 'utf8');
      return extractPage(html, {
        path: baseUrl + file.replace(/(?:(^|\/)index)?\.html$/, ''),
        siteUrl,
      });
    }),
  );
  return pages.filter((page) => page !== undefined);
}
