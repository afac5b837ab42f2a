import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument} from 'yaml';
import {collections} from '../../../src/config/translation';
import {cacheEntry} from './cache';
import {parseMarkdown, type MarkdownRoot} from './markdown';

export type Language = 'zh' | 'en';

export {collections};

export type Collection = keyof typeof collections;

export interface Page {
  collection: Collection;
  language: Language;
  /** Path inside the collection, the same in both languages: `device/device.md`. */
  path: string;
  /** Path from the root of the repository. */
  file: string;
  /** The whole file. */
  source: string;
  /** Lines of the file; `lines[0]` is line 1. */
  lines: string[];
  frontMatter: Record<string, unknown>;
  /** Line of each front-matter key. */
  frontMatterLines: Record<string, number>;
  /** Why the file or its front matter could not be read, with the line. */
  headErrors: Fault[];
  /** Why the page could not be read; empty where nothing is wrong. Parses the page. */
  readonly errors: readonly Fault[];
  /** The tree of the text; empty where there are errors. Parsed when it is first asked for. */
  readonly root: MarkdownRoot;
}

export interface Fault {
  line: number;
  message: string;
}

/** A page in both languages; a side that does not exist is undefined. */
export interface Pair {
  collection: Collection;
  path: string;
  zh: Page | undefined;
  en: Page | undefined;
}

export interface CompletePair extends Pair {
  zh: Page;
  en: Page;
}

const frontMatterBlock = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

interface PageLocation {
  collection?: Collection;
  language: Language;
  path: string;
}

/** The text of a file as everything here reads it: without a BOM, lines ended by `\n`. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');

/** Why a text is no page at all, where everything that rules could say would follow from that. */
function unreadable(source: string): Fault | undefined {
  if (/[\0\uFFFD]/.test(source)) {
    return {line: 1, message: 'the file is not in UTF-8'};
  }
  if (source.trim() === '') {
    return {line: 1, message: 'the page is empty'};
  }
  const conflict = source.split('\n').findIndex((line) => /^(?:<{7}|>{7}) /.test(line));
  return conflict < 0
    ? undefined
    : {line: conflict + 1, message: 'a merge conflict is not resolved'};
}

/** Reads one page from its text; its body is parsed when a rule asks for it. */
export function parsePage(
  {collection = 'docs', language, path: pagePath}: PageLocation,
  text: string,
): Page {
  const source = plainText(text);
  const file = `${collections[collection][language]}/${pagePath}`;
  const headErrors: Fault[] = [];
  const fault = unreadable(source);
  const block = fault ? null : frontMatterBlock.exec(source);
  if (fault) {
    headErrors.push(fault);
  } else if (!block && source.startsWith('---\n')) {
    headErrors.push({
      line: 1,
      message: 'front matter has no end: a line with --- alone is missing',
    });
  }
  let parsed: ReturnType<typeof parseMarkdown> | undefined;
  const body = () => {
    if (!parsed) {
      const kept = cacheEntry<ReturnType<typeof parseMarkdown>>(file, source);
      // Blank lines in place of the front matter keep the line numbers of the body.
      const text = block ? block[0].replace(/[^\n]/g, '') + source.slice(block[0].length) : source;
      parsed = fault
        ? {root: {type: 'root', children: []}, errors: []}
        : (kept.read() ?? kept.write(parseMarkdown(text)));
    }
    return parsed;
  };
  const page: Page = {
    collection,
    language,
    path: pagePath,
    file,
    source,
    lines: source.split('\n'),
    frontMatter: {},
    frontMatterLines: {},
    headErrors,
    get errors() {
      return [...headErrors, ...body().errors];
    },
    get root() {
      return body().root;
    },
  };
  if (block) {
    readFrontMatter(page, block[1] ?? '');
  }
  return page;
}

function readFrontMatter(page: Page, text: string): void {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  for (const error of document.errors.slice(0, 1)) {
    page.headErrors.push({
      line: lineCounter.linePos(error.pos[0]).line + 1,
      message: `front matter is not valid YAML: ${error.message}`,
    });
  }
  if (document.errors.length > 0) {
    return;
  }
  const content: unknown = document.toJS() ?? {};
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    page.headErrors.push({
      line: 2,
      message: 'front matter has no keys: write lines such as "title: …"',
    });
    return;
  }
  page.frontMatter = content as Record<string, unknown>;
  for (const key of Object.keys(page.frontMatter)) {
    const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    page.frontMatterLines[key] = index + 2;
  }
}

function markdownFiles(directory: string): string[] {
  if (!existsSync(directory)) {
    return [];
  }
  return (
    readdirSync(directory, {withFileTypes: true, recursive: true})
      .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      // Partials, which pages import.
      .filter((file) => !/(?:^|\/)_/.test(file))
      .sort()
  );
}

/** All pages below `siteDir`, or those whose path passes, each with its other language. */
export function readPairs(
  siteDir: string,
  include: (path: string) => boolean = () => true,
): Pair[] {
  return (Object.keys(collections) as Collection[]).flatMap((collection) => {
    const sides = collections[collection];
    const paths = new Set([
      ...markdownFiles(path.join(siteDir, sides.zh)),
      ...markdownFiles(path.join(siteDir, sides.en)),
    ]);
    const read = (language: Language, pagePath: string) => {
      const file = path.join(siteDir, sides[language], pagePath);
      return existsSync(file)
        ? parsePage({collection, language, path: pagePath}, readFileSync(file, 'utf8'))
        : undefined;
    };
    return [...paths]
      .filter(include)
      .sort()
      .map((pagePath) => ({
        collection,
        path: pagePath,
        zh: read('zh', pagePath),
        en: read('en', pagePath),
      }));
  });
}

/**
 * Legal texts: each language has its own, written for the law of its readers.
 * They are neither compared with each other nor held to the words of the documentation.
 */
export function isLegal({collection, path: pagePath}: Pick<Page, 'collection' | 'path'>): boolean {
  return collection === 'pages' && pagePath.startsWith('legal/');
}

/** Whether the front matter could not be read; what it lacks is then not worth telling. */
export const hasBrokenFrontMatter = ({headErrors}: Page): boolean => headErrors.length > 0;

export function isComplete(pair: Pair): pair is CompletePair {
  return pair.zh !== undefined && pair.en !== undefined;
}

export function pagesOf(pairs: readonly Pair[]): Page[] {
  return pairs.flatMap(({zh, en}) => [zh, en]).filter((page) => page !== undefined);
}
