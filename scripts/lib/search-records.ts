/** Search records of the built site, by language. */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../src/config/brand';
import {homeOf, i18n, locales, type Locale} from '../../src/config/locales';
import {pageWeights} from '../../src/config/search';
import {sectionQueries} from '../../src/data/section-queries';
import {notFoundFile, pagePath, parseHtml} from 'docusaurus-plugin-post-build';
import {extractPage} from 'docusaurus-theme-search';
import type {SearchRecord} from 'search-engine';
import {addressedFiles} from 'build-utils';

/** Build folder of a language. */
export const builtFolder = (locale: Locale, buildDir = path.resolve('build')): string =>
  locale === i18n.defaultLocale ? buildDir : path.join(buildDir, locale);

/**
 * Records of a built language.
 * @throws if the language is not built or has none
 */
export async function readBuiltRecords(locale: Locale): Promise<SearchRecord[]> {
  const folder = builtFolder(locale);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} has no built site: run "npm run build" first.`);
  }
  // The folder of the default language contains those of the others.
  const files = addressedFiles(folder).filter(
    (file) =>
      file.endsWith('.html') &&
      file !== notFoundFile &&
      !locales.some((other) => file.startsWith(`${other}/`)),
  );
  const pages = await Promise.all(
    files.map(async (file) => {
      const root = parseHtml(await readFile(path.join(folder, file), 'utf8'));
      const address = pagePath(homeOf(locale), file);
      return extractPage(root, {
        path: address,
        siteUrl: brand.siteUrl,
        weights: pageWeights,
        queries: sectionQueries(locale)[address],
      });
    }),
  );
  const records = pages.flatMap((page) => page?.records ?? []);
  if (records.length === 0) {
    throw new Error(
      `The built site in ${folder} has no records: an empty index would replace the one readers use.`,
    );
  }
  return records;
}
