/**
 * Answers old addresses (`src/config/redirects.ts`) on hosts of every kind: a page that leads on,
 * `_redirects` where it is understood, and locations for nginx. Checks them against
 * the pages that were built.
 */
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {RedirectWork} from './work';
import type {Locale} from '../../config/locales';
import type {PagePlugin} from '../built-pages/work';

export default function redirectsPlugin({siteConfig, i18n, baseUrl}: LoadContext): PagePlugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'redirects',

    builtPages: ({outDir}) => ({
      module: path.join(__dirname, 'work.ts'),
      data: {
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        locale,
        language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
        isDefault: locale === i18n.defaultLocale,
      } satisfies RedirectWork,
    }),
  };
}
