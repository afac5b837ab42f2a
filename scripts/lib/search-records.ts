/** Pages and records from the built site, language by language. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../src/config/brand';
import {i18n, locales, type Locale} from '../../src/config/locales';
import {parseHtml} from '../../src/plugins/html';
import {notFoundFile} from '../../src/plugins/post-build/consumer';
import {pageFiles, pagePath} from '../../src/plugins/post-build/pages';
import {extractPage} from '../../src/plugins/search-index/extract';
import type {PageRecords, SearchRecord} from '../../src/search/records';

/** Folder that a language was built into. */
export const builtFolder = (locale: Locale, buildDir = path.resolve('build')): string =>
  locale === i18n.defaultLocale ? buildDir : path.join(buildDir, locale);

/** The pages of a built language, with their records. */
export async function readBuiltPages(locale: Locale, buildDir?: string): Promise<PageRecords[]> {
  const isDefault = locale === i18n.defaultLocale;
  const folder = builtFolder(locale, buildDir);
  const files = await pageFiles(
    folder,
    isDefault ? locales.filter((other) => other !== locale) : [],
  );
  const pages = await Promise.all(
    files
      .filter((file) => file !== notFoundFile)
      .map(async (file) => {
        const root = parseHtml(await readFile(path.join(folder, file), 'utf8'));
        const baseUrl = isDefault ? '/' : `/${locale}/`;
        return extractPage(root, {path: pagePath(baseUrl, file), siteUrl: brand.siteUrl});
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
