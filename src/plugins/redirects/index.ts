/**
 * Answers old addresses (`src/config/redirects.ts`) on hosts of every kind: a page that leads on,
 * `_redirects` where it is understood, and locations for nginx. Checks them against
 * the pages that were built.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Bilingual, Locale} from '../../config/locales';
import {redirects} from '../../config/redirects';
import type {BuiltPage, PagePlugin} from '../built-pages';
import {attribute, elements} from '../search-index/html';
import {redirectProblems} from './check';
import {nginxLocations, redirectPage, redirectsFile} from './hosts';

const moved: Bilingual = {zh: '此页已移到新地址', en: 'This page has moved'};

export default function redirectsPlugin({
  siteConfig,
  i18n,
  baseUrl,
}: LoadContext): PagePlugin<string[]> {
  const locale = i18n.currentLocale as Locale;
  const language = i18n.localeConfigs[locale]?.htmlLang ?? locale;
  const targets = new Set(redirects.map(({to}) => to.replace(/#.*$/, '')));
  const addressOf = (page: BuiltPage) => `/${page.path.slice(baseUrl.length)}`;

  return {
    name: 'redirects',

    builtPages({outDir}) {
      const pages = new Map<string, ReadonlySet<string>>();
      return {
        read: (page, root) =>
          targets.has(addressOf(page))
            ? [...elements(root)].flatMap((element) => attribute(element, 'id') ?? [])
            : [],

        take(page, ids = []) {
          pages.set(addressOf(page), new Set(ids));
        },

        async finish() {
          const problems = redirectProblems(redirects, new Map([[locale, pages]]));
          if (problems.length > 0) {
            throw new Error(`src/config/redirects.ts:\n${problems.join('\n')}`);
          }
          for (const {from, to} of redirects) {
            const file = path.join(outDir, `${from}.html`);
            await mkdir(path.dirname(file), {recursive: true});
            await writeFile(
              file,
              redirectPage(baseUrl + to.slice(1), {
                siteUrl: siteConfig.url,
                language,
                text: moved[locale],
              }),
            );
          }
          if (locale === i18n.defaultLocale) {
            await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects));
            await mkdir(path.join(outDir, '_deploy'), {recursive: true});
            await writeFile(
              path.join(outDir, '_deploy/nginx-redirects.conf'),
              nginxLocations(redirects),
            );
          }
        },
      };
    },
  };
}
