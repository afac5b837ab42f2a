/** Records of all languages, from the built site. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/config/brand';
import {i18n, locales} from '../../src/config/locales';
import {readPages} from '../../src/plugins/search-index/pages';
import type {SearchRecord} from '../../src/search/records';

export async function readBuiltRecords(
  buildDir = path.resolve('build'),
): Promise<{records: SearchRecord[]; perLanguage: Record<string, number>}> {
  const records: SearchRecord[] = [];
  const perLanguage: Record<string, number> = {};
  for (const locale of locales) {
    const isDefault = locale === i18n.defaultLocale;
    const outDir = isDefault ? buildDir : path.join(buildDir, locale);
    if (!existsSync(path.join(outDir, 'index.html'))) {
      throw new Error(`${outDir} has no built site: run "npm run build" first.`);
    }
    const pages = await readPages({
      outDir,
      baseUrl: isDefault ? '/' : `/${locale}/`,
      siteUrl: brand.siteUrl,
      skip: isDefault ? locales.filter((other) => other !== locale) : [],
    });
    const own = pages.flatMap((page) => page.records);
    if (own.length === 0) {
      throw new Error(
        `The built site in ${outDir} has no records: an empty index would replace the one readers use.`,
      );
    }
    perLanguage[locale] = own.length;
    records.push(...own);
  }
  return {records, perLanguage};
}
