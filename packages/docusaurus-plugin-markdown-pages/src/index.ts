/**
 * Markdown version of every page, and lists of them for language models (llmstxt.org).
 *
 * Generated from the built pages, so it contains the output of components, data and generated sections, and no
 * syntax of the sources. `/docs/overview` has `/docs/overview.md`. Its links target the pages, because readers
 * follow links that are quoted from it; a program appends `.md`, as llms.txt explains.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {readSidebar, type SidebarItem} from 'build-utils';
import type {PagePlugin} from 'docusaurus-plugin-post-build';
import type {SourceOf} from './clean';
import type {ListTexts, Section} from './llms';

export type {CodeSource, SourceOf} from './clean';
export type {ListTexts} from './llms';

/**
 * @param options.texts texts of llms.txt in the language that is built
 * @param options.sourceOf source of a picture by the name in its `data-source`
 */
export default function markdownPagesPlugin(
  {baseUrl, i18n, siteConfig}: LoadContext,
  {texts, sourceOf}: {texts: ListTexts; sourceOf?: SourceOf},
): PagePlugin {
  let sections: Section[] = [];
  const rootOf = (locale: string | undefined) =>
    new URL(locale === i18n.defaultLocale ? '/' : `/${locale}/`, siteConfig.url).href;

  return {
    name: 'docusaurus-plugin-markdown-pages',

    async allContentLoaded({allContent}) {
      const sidebar = readSidebar(allContent);
      const pathsOf = (item: SidebarItem): string[] => {
        if (item.type === 'category') {
          const index = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
          return [...index, ...item.items.flatMap(pathsOf)];
        }
        const page = item.type === 'doc' ? sidebar.pages.get(item.id) : undefined;
        return page ? [page.permalink] : [];
      };
      sections = sidebar.sections.map(({category, items}) => {
        const index = category.link?.type === 'generated-index' ? [category.link.permalink] : [];
        const own = category.items.flatMap(pathsOf);
        const firstPage = own.find((it) => !it.includes('/category/')) ?? '';
        const beside = items.filter((item) => !category.items.includes(item)).flatMap(pathsOf);
        return {
          label: category.label,
          folder: firstPage.slice(baseUrl.length).split('/').slice(0, 2).join('/'),
          paths: [...beside, ...index, ...own],
        };
      });
    },

    async builtPages({outDir, siteUrl, locale}) {
      // Imported on demand, because `npm start` does not need the libraries that write Markdown.
      const {markdownAddress, markdownPage} = await import('./page');
      const {llmsFiles} = await import('./llms');
      const pages: NonNullable<ReturnType<typeof markdownPage>>[] = [];
      const addresses = new Map<string, string>();
      return {
        readPage(built, root) {
          const page = markdownPage(built, root, {
            siteUrl,
            index: `${baseUrl}llms.txt`,
            sourceOf,
          });
          if (page) {
            pages.push(page);
            addresses.set(page.path, markdownAddress(page.path));
          }
        },

        async finish() {
          const lists = llmsFiles(sections, pages, {
            texts,
            root: rootOf(locale),
            otherRoot: rootOf(i18n.locales.find((other) => other !== locale)),
          });
          const files = [...pages.map(({file, text}) => ({name: file, text})), ...lists];
          for (const {name, text} of files) {
            const file = path.join(outDir, name);
            await mkdir(path.dirname(file), {recursive: true});
            await writeFile(file, text);
          }
          console.log(`[markdown] ${locale}: ${pages.length} pages, ${lists.length} lists`);
        },

        headTags({path: page}) {
          const address = addresses.get(page);
          return address ? [`<link rel="alternate" type="text/markdown" href="${address}">`] : [];
        },
      };
    },
  };
}
