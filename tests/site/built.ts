/** The built site as its tests read it: the head of every page, parsed once. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../src/config/redirects';
import {pagePath} from 'docusaurus-plugin-post-build';
import {attribute, elements, parseHtml, type Element} from 'docusaurus-plugin-post-build';

export const buildDir = path.resolve(import.meta.dirname, '../../build');

export const readBuilt = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

export interface Page {
  /** File below the build folder. */
  file: string;
  path: string;
  locale: 'zh' | 'en';
  head: Element[];
}

/** Value of the first element in the head that has `attr="value"`. */
export function headValue(page: Page, attr: string, value: string, read = 'content') {
  const found = page.head.find((element) => attribute(element, attr) === value);
  return found && attribute(found, read);
}

/** Structured data of a page, parsed. */
export const structuredData = ({head}: Page): Array<Record<string, unknown>> =>
  head
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => {
      const child = element.childNodes[0];
      return JSON.parse(child && 'value' in child ? child.value : '') as Record<string, unknown>;
    });

let read: Page[] | undefined;

const redirectFiles = new Set(
  redirects.flatMap(({from}) => ['', 'en/'].map((home) => `${home}${from.slice(1)}/index.html`)),
);

/** Files of all pages of both languages: those that answer unknown addresses too, but not redirects. */
const pageFiles = (): string[] =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !redirectFiles.has(file))
    .sort();

/** All pages of both languages, with their heads parsed. */
export function builtPages(): Page[] {
  read ??= pageFiles().map((file) => {
    const root = parseHtml(readBuilt(file).replace(/<\/head>.*/s, '</head>'));
    const head = root.childNodes.find((node): node is Element => node.nodeName === 'head');
    return {
      file,
      path: pagePath('/', file).replace(/^\/en$/, '/en/'),
      locale: /^en\//.test(file) ? 'en' : 'zh',
      head: head ? [...elements(head)] : [],
    };
  });
  return read;
}
