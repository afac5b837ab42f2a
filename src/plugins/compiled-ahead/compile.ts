/** What the process does that compiles pages ahead. */
import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import loadMarkdown, {type Options} from '@docusaurus/mdx-loader';
import {aliasedSitePath, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {compilerOf, withProcessors} from './compiler';
import {openStore, type Store} from './store';
import {i18n, type Locale} from '../../config/locales';
import {markdown, markdownPlugins} from '../../config/markdown';
import {collections} from '../../config/translation';
import {collectGarbage} from '../bundler/memory';

async function pagesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = await readdir(folder, {withFileTypes: true, recursive: true});
  return entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Addresses of docs by their files, as Docusaurus will find them when it has read all pages. Who
 * takes a compiled page compares its links, so that a wrong one costs time only.
 */
async function expectedPermalinks(siteDir: string, locale: Locale): Promise<Map<string, string>> {
  const folder = path.join(siteDir, collections.docs[locale]);
  const root = locale === i18n.defaultLocale ? '/docs' : `/${locale}/docs`;
  const entries = (await pagesIn(folder)).map(async (file) => {
    const slug = /^---\n(?:.+\n)*?slug: (.+)\n/.exec(await readFile(file, 'utf8'))?.[1];
    const name = path
      .relative(folder, file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, '');
    return [aliasedSitePath(file, siteDir), root + (slug ?? `/${name}`)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Finds where links between docs lead. */
async function linkResolver(
  siteDir: string,
  locale: Locale,
): Promise<Options['resolveMarkdownLink']> {
  const sourceToPermalink = await expectedPermalinks(siteDir, locale);
  const contentPaths = {
    contentPath: path.join(siteDir, collections.docs[i18n.defaultLocale as Locale]),
    contentPathLocalized: path.join(siteDir, collections.docs[locale]),
  };
  return ({linkPathname, sourceFilePath}) =>
    resolveMarkdownLinkPathname(linkPathname, {
      sourceFilePath,
      sourceToPermalink,
      siteDir,
      contentPaths,
    });
}

/** Options of Docusaurus' loader for a collection, with processors that keep what they make. */
async function loaderOptions(
  siteDir: string,
  locale: Locale,
  collection: keyof typeof collections,
  store: Store,
): Promise<Options> {
  const options: Options = {
    ...markdownPlugins(locale),
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
    markdownConfig: markdown(siteDir),
    admonitions: true,
    ...(collection === 'docs' && {resolveMarkdownLink: await linkResolver(siteDir, locale)}),
  };
  const compile = compilerOf(options);
  return withProcessors(options, (kind) => ({
    async process(input) {
      const place = store.place(options, input);
      if (await place.claim()) {
        await place.write(await compile(kind, input));
      }
      return {content: '', data: {}};
    },
  }));
}

/** Has Docusaurus' loader compile a page. What is wrong with it the bundler will say. */
async function compile(file: string, options: Options): Promise<void> {
  const text = await readFile(file, 'utf8');
  await new Promise<void>((resolve) => {
    const context = {
      resource: file,
      resourcePath: file,
      _compiler: {name: 'client'},
      async: () => () => resolve(),
      getOptions: () => options,
    };
    void loadMarkdown.call(context as never, text);
  });
}

/**
 * Compiles the pages of a language that nobody else compiles.
 * @param from Two that begin at the same page meet all the way: a bundler begins at the first one.
 */
export async function compileAhead(
  siteDir: string,
  locale: Locale,
  from: 'start' | 'end',
): Promise<void> {
  const store = await openStore(siteDir, locale);
  for (const collection of ['docs', 'pages'] as const) {
    const options = await loaderOptions(siteDir, locale, collection, store);
    const pages = await pagesIn(path.join(siteDir, collections[collection][locale]));
    const inOrder = from === 'end' ? pages.reverse() : pages;
    for (const [index, page] of inOrder.entries()) {
      await compile(page, options);
      if (index % 30 === 29) {
        collectGarbage();
      }
    }
  }
}
