/**
 * Reads and completes the pages of a language after Docusaurus has written them.
 *
 * Docusaurus runs the `postBuild` of all plugins concurrently. Several plugins read the finished HTML, and some
 * add to it, so this plugin alone opens the files: it parses each page once and writes it at most once. A
 * plugin participates with a method `builtPages` that returns a `PageConsumer` (`consumer.ts`). Consumers run in
 * the order of `plugins` in docusaurus.config.ts.
 *
 * React does not manage the added elements, so a navigation within the site does not update them. They are for
 * programs that load the page itself: search engines, social networks, the dialog that reads the address of the
 * search index.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuiltPage, BuiltSite, PageConsumer, PagePlugin} from './consumer';
import {pagesOf} from './pages';
import {parseHtml} from './html';

export {
  notFoundFile,
  type BuiltSite,
  type BuiltPage,
  type PageConsumer,
  type PagePlugin,
} from './consumer';
export {metaOf, readHead, type Head} from './head';
export {elements, find, hasClass, isElement, parseHtml, property, textOf} from './html';
export {pagePath, pagesOf} from './pages';

/**
 * Inserts lines into a page: before the end tag of its head, or after the start tag of its body.
 * @param place matches the tag
 * @throws if the page has no such tag, or a line contains an executable script, whose hash would be missing in
 * the Content-Security-Policy
 */
function insert(html: string, lines: readonly string[], place: RegExp, file: string): string {
  const running = lines.find((line) =>
    /<script(?![^>]*\btype="application\/ld\+json")/i.test(line),
  );
  if (running) {
    throw new Error(`${file}: a script that runs can't be added to a built page: ${running}`);
  }
  if (!place.test(html)) {
    throw new Error(`${file}: the built page has no ${place.source}.`);
  }
  return html.replace(place, (tag) =>
    tag.startsWith('</') ? lines.join('') + tag : tag + lines.join(''),
  );
}

/** Adds lines at the end of a page's head and at the start of its body. */
export const insertTags = (
  html: string,
  {head, body}: {head: readonly string[]; body: readonly string[]},
  file: string,
): string => insert(insert(html, head, /<\/head>/, file), body, /<body[^>]*>/, file);

/**
 * Passes all pages to the consumers, finishes them, and inserts their tags.
 * @param outDir Folder of the language.
 * @throws the errors of the consumers
 */
export async function completePages(
  outDir: string,
  pages: readonly BuiltPage[],
  consumers: readonly PageConsumer[],
): Promise<void> {
  const read = ({file}: BuiltPage): Promise<string> => readFile(path.join(outDir, file), 'utf8');
  for (const page of pages) {
    const root = parseHtml(await read(page));
    consumers.forEach((consumer) => consumer.readPage?.(page, root));
  }
  for (const consumer of consumers) {
    await consumer.finish?.();
  }
  // Read again, because the pages of a language would occupy 25 MB of memory.
  for (const page of pages) {
    const head = consumers.flatMap((consumer) => consumer.headTags?.(page) ?? []);
    const body = consumers.flatMap((consumer) => consumer.bodyTags?.(page) ?? []);
    if (head.length + body.length > 0) {
      const html = insertTags(await read(page), {head, body}, page.file);
      await writeFile(path.join(outDir, page.file), html);
    }
  }
}

const hasBuiltPages = <T extends object>(plugin: T): plugin is T & Pick<PagePlugin, 'builtPages'> =>
  'builtPages' in plugin;

/** @throws if the base URL of a language is not `/` or `/<locale>/` */
export default function postBuild(context: LoadContext): Plugin {
  const {siteDir, siteConfig, i18n, baseUrl, outDir} = context;
  const locale = i18n.currentLocale;
  for (const language of i18n.locales) {
    const home = i18n.localeConfigs[language]?.baseUrl;
    const expected = language === i18n.defaultLocale ? '/' : `/${language}/`;
    if (home !== expected) {
      throw new Error(
        `The ${language} pages are to begin at ${home}: headers, redirects and offline reading expect ${expected}. Leave baseUrl at / and give the site a host of its own (SITE_URL).`,
      );
    }
  }
  const site: BuiltSite = {
    siteDir,
    siteUrl: siteConfig.url,
    outDir,
    baseUrl,
    locale,
    language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
  };
  return {
    name: 'docusaurus-plugin-post-build',

    async postBuild(props) {
      const consumers: PageConsumer[] = [];
      for (const plugin of props.plugins.filter(hasBuiltPages)) {
        consumers.push(await plugin.builtPages(site, props));
      }
      await completePages(outDir, pagesOf(baseUrl, props.routesPaths), consumers);
    },
  };
}
