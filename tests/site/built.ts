/** The built site for its tests: the head of every page, parsed once. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/config/brand';
import {redirects} from '../../src/config/redirects';
import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {pagePath, property, parseHtml} from 'docusaurus-plugin-post-build';

export const buildDir = path.resolve(import.meta.dirname, '../../build');

export const readBuilt = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

export interface Page {
  /** File below the build folder. */
  file: string;
  path: string;
  locale: 'zh' | 'en';
  head: Element[];
}

/** Value of the first element in the head that has `name="value"`. */
export function headValue(page: Page, name: string, value: string, read = 'content') {
  const found = page.head.find((element) => element.properties[name] === value);
  return found && property(found, read);
}

let read: Page[] | undefined;

const redirectFiles = new Set(
  redirects.flatMap(({from}) => ['', 'en/'].map((home) => `${home}${from.slice(1)}/index.html`)),
);

/** Files of all pages of both languages, including not-found pages and excluding redirects. */
const pageFiles = (): string[] =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !redirectFiles.has(file))
    .sort();

/** All pages of both languages, with their heads parsed. */
export function builtPages(): Page[] {
  read ??= pageFiles().map((file) => {
    const root = parseHtml(readBuilt(file).replace(/<\/head>.*/s, '</head>'));
    return {
      file,
      path: pagePath('/', file).replace(/^\/en$/, '/en/'),
      locale: /^en\//.test(file) ? 'en' : 'zh',
      head: selectAll('head *', root),
    };
  });
  return read;
}

/** Indexable pages of both languages: neither hidden nor not-found pages. */
export const listedPages = (): Page[] =>
  builtPages()
    .filter(({file}) => !file.endsWith('404.html'))
    .filter((page) => !/noindex/.test(headValue(page, 'name', 'robots') ?? ''));

/** Findings of a check on pages, each with the page's file. */
export const faults = (pages: Page[], check: (page: Page) => (string | false)[]): string[] =>
  pages.flatMap((page) =>
    check(page).flatMap((fault) => (fault === false ? [] : `${page.file}: ${fault}`)),
  );

/** File at an absolute address of the site. */
export function fileAt(url: string): string | undefined {
  const {origin, pathname} = new URL(url);
  return [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(buildDir, decodeURIComponent(name)))
    .find((file) => origin === brand.siteUrl && existsSync(file) && !file.endsWith('/'));
}
