/** Checks the redirects of a language against its pages, and writes them. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {redirectProblems} from './check';
import {nginxLocations, redirectPage, redirectsFile} from './hosts';
import {addressOf, idsOf} from './targets';
import type {Bilingual} from '../../config/locales';
import {redirects} from '../../config/redirects';
import type {BuiltSite, PageConsumer} from '../post-build/consumer';

const moved: Bilingual = {zh: '此页已移到新地址', en: 'This page has moved'};

export default function redirectWork({
  outDir,
  baseUrl,
  siteUrl,
  locale,
  language,
  defaultLocale,
}: BuiltSite): PageConsumer {
  const pages = new Map<string, ReadonlySet<string>>();
  return {
    readPage(page, root) {
      pages.set(addressOf(page, baseUrl), new Set(idsOf(page, baseUrl, root)));
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
          redirectPage(baseUrl + to.slice(1), {siteUrl, language, text: moved[locale]}),
        );
      }
      // Files for hosts lie at the root of the site.
      if (locale === defaultLocale) {
        await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects));
        await mkdir(path.join(outDir, '_deploy'), {recursive: true});
        await writeFile(
          path.join(outDir, '_deploy/nginx-redirects.conf'),
          nginxLocations(redirects),
        );
      }
    },
  };
}
