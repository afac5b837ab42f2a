/**
 * What search engines, social networks and browsers read of a page: its card and Open Graph tags,
 * structured data, the description of the search, and `robots.txt` (`work.ts`). Title, description,
 * canonical address and languages come from Docusaurus.
 */
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import type {MetadataWork} from './work';
import {fileDates, type FileDates} from '../../config/git';
import type {Locale} from '../../config/locales';
import type {PagePlugin} from '../built-pages/work';

/** Dates of each page that is made from a file, by its path; none where the history is not known. */
function datesOf(routes: RouteConfig[]): [string, FileDates | null][] {
  const dates = fileDates();
  return flattenRoutes(routes).flatMap(({path: route, metadata}) =>
    metadata?.sourceFilePath ? [[route, dates.get(metadata.sourceFilePath) ?? null]] : [],
  );
}

export default function pageMetadata({
  siteDir,
  siteConfig,
  i18n,
  baseUrl,
}: LoadContext): PagePlugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'page-metadata',

    builtPages: ({outDir, routes}) => ({
      module: path.join(__dirname, 'work.ts'),
      data: {
        siteDir,
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        icon: siteConfig.favicon ?? '',
        locale,
        language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
        locales: i18n.locales,
        defaultLocale: i18n.defaultLocale,
        dates: datesOf(routes),
      } satisfies MetadataWork,
    }),
  };
}
