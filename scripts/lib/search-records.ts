/** Pages and records from the built site, language by language. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../src/config/brand';
import {homeOf, i18n, locales, type Locale} from '../../src/config/locales';
import {parseHtml} from '../../src/plugins/html';
import {notFoundFile} from '../../src/plugins/post-build/consumer';
import {pagePath} from '../../src/plugins/post-build/pages';
import {extractPage} from '../../src/plugins/search-index/extract';
import type {PageRecords, SearchRecord} from '../../src/search/records';
import {addressedFiles} from './built-headers';

/** Folder that a language was built into. */
export const builtFolder = (locale: Locale, buildDir = path.resolve('build')): string =>
  locale === i18n.defaultLocale ? buildDir : path.join(buildDir, locale);

/** The pages of a built language, with their records. */
async function readBuiltPages(locale: Locale, buildDir?: string): Promise<PageRecords[]> {
  const folder = builtFolder(locale, buildDir);
  // The folder of the default language holds those of the others.
  const files = (await addressedFiles(folder)).filter(
    (file) =>
      file.endsWith('.html') &&
      file !== notFoundFile &&
      !locales.some((other) => file.startsWith(`${other}/`)),
  );
  const pages = await Promise.all(
    files.map(async (file) => {
      const root = parseHtml(await readFile(path.join(folder, file), 'utf8'));
      const address = {path: pagePath(homeOf(locale), file), siteUrl: brand.siteUrl};
      return extractPage(root, address);
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/**
 * The records of all languages, and how many each has.
 * @throws Error if a language is not built or has none
 */
export async function readBuiltRecords(
  buildDir?: string,
): Promise<{records: SearchRecord[]; perLanguage: Record<string, number>}> {
  const records: SearchRecord[] = [];
  const perLanguage: Record<string, number> = {};
  for (const locale of locales) {
    const folder = builtFolder(locale, buildDir);
    if (!existsSync(path.join(folder, 'index.html'))) {
      throw new Error(`${folder} has no built site: run "npm run build" first.`);
    }
    const own = (await readBuiltPages(locale, buildDir)).flatMap((page) => page.records);
    if (own.length === 0) {
      throw new Error(
        `The built site in ${folder} has no records: an empty index would replace the one readers use.`,
      );
    }
    perLanguage[locale] = own.length;
    records.push(...own);
  }
  return {records, perLanguage};
}
