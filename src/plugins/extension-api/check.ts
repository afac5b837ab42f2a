/** Compares the declaration file with the pages about it. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {collections} from '../../config/translation';
import type {Api} from './declarations';
import {folder, pageOf} from './pages';

/** Text of each page below the folder of a language, by its path there. */
export type Pages = Readonly<Record<string, string>>;

function readPages(directory: string): Pages {
  const files = existsSync(directory) ? readdirSync(directory, {recursive: true}) : [];
  return Object.fromEntries(
    files
      .map((file) => String(file).split(path.sep).join('/'))
      .filter((file) => file.includes('/') && /\.mdx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]),
  );
}

/** What is wrong, with the place and what to do about it. */
export function findProblems(api: Api, pages: Pages, pageFolder: string): string[] {
  const expected = new Map([...pageOf].map(([type, file]) => [file, type]));
  const undocumented = [...api.declarations.values()]
    .filter(({name}) => !pageOf.has(name))
    .map(
      ({name, line}) =>
        `${api.file}:${line}: "${name}" has no page. ` +
        'List it in src/plugins/extension-api/pages.ts and write its page, or remove the export.',
    );
  const lost = [...pageOf.keys()]
    .filter((type) => !api.declarations.has(type))
    .map(
      (type) =>
        `src/plugins/extension-api/pages.ts lists "${type}", which ${api.file} does not export. ` +
        'Correct the name, or remove it and its pages.',
    );
  const missing = [...expected].flatMap(([file, type]) => {
    const place = `${pageFolder}/${file}`;
    const text = pages[file];
    if (text === undefined) {
      return [`${place} does not exist. Write the page about "${type}".`];
    }
    return new RegExp(`<ApiType name="${type}"`).test(text)
      ? []
      : [`${place}:1: the page does not show its type. Add <ApiType name="${type}" />.`];
  });
  const extra = Object.keys(pages)
    .filter((file) => !expected.has(file))
    .map(
      (file) =>
        `${pageFolder}/${file}:1: no type belongs to this page. ` +
        'Name the file after a type of src/plugins/extension-api/pages.ts, or move it elsewhere.',
    );
  return [...undocumented, ...lost, ...missing, ...extra];
}

export function checkAll(api: Api, siteDir: string): void {
  const problems = locales.flatMap((locale) => {
    const pageFolder = `${collections.docs[locale]}/${folder}`;
    return findProblems(api, readPages(path.join(siteDir, pageFolder)), pageFolder);
  });
  if (problems.length > 0) {
    const list = [...new Set(problems)].map((problem) => `- ${problem}`);
    throw new Error(`The extension API and its pages are out of step:\n${list.join('\n')}`);
  }
}
