import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'build-utils';
import {LineCounter, parseDocument} from 'yaml';
import {cacheEntry} from './cache';
import type {Collection, ContentConfig, Language} from './config';
import {parseMarkdown, type Fault, type MarkdownRoot} from './markdown';

/** Page in both languages; a missing one is undefined. */
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
  collection: Collection;
  language: Language;
  /** Path inside the collection, the same in both languages: `device/device.md`. */
  path: string;
  /** Folder of the collection in this language, from the root of the repository. */
  folder: string;
}

/** Returns the text of a file without a BOM, with `\n` as line ending. */
export const plainText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');

/** Returns the reason why a text is not a page; other findings would only follow from it. */
function unreadable(source: string): Fault | undefined {
  if (/[\0\uFFFD]/.test(source)) {
    return {line: 1, problem: 'the file is not in UTF-8', remedy: 'Save it as UTF-8'};
  }
  const remedy = 'Write it, or start it with: npm run new-page';
  return source.trim() === '' ? {line: 1, problem: 'the page is empty', remedy} : undefined;
}

/** Page of one language; the body is parsed on first use. */
export class Page {
  readonly collection: Collection;
  readonly language: Language;
  readonly path: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Whole file, and its lines: `lines[0]` is line 1. */
  readonly source: string;
  readonly lines: string[];
  readonly frontMatter: Record<string, unknown> = {};
  /** Line of each front-matter key. */
  readonly frontMatterLines: Record<string, number> = {};
  /** Reason why the file or its front matter could not be read, with the line. */
  readonly headErrors: Fault[] = [];
  private body?: ReturnType<typeof parseMarkdown>;

  constructor({collection, language, path: pagePath, folder}: PageLocation, text: string) {
    [this.collection, this.language, this.path] = [collection, language, pagePath];
    this.file = `${folder}/${pagePath}`;
    this.source = plainText(text);
    this.lines = this.source.split('\n');
    const fault = unreadable(this.source);
    const head = frontMatterBlock.exec(this.source)?.[1];
    if (fault) {
      this.body = {root: {type: 'root', children: []}, errors: []};
      this.headErrors.push(fault);
    } else if (head !== undefined) {
      this.readFrontMatter(head);
    } else if (this.source.startsWith('---\n')) {
      const problem = 'front matter has no end: a line with --- alone is missing';
      this.headErrors.push({line: 1, problem, remedy: 'Add that line below the last key'});
    }
  }

  private readFrontMatter(text: string): void {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      // Docusaurus reads an unquoted date as one.
      customTags: ['timestamp'],
    });
    const [error] = document.errors;
    const remedy =
      'Correct it between the first two lines with ---; text with a colon or a bracket belongs in quotes';
    const content: unknown = error ? {} : (document.toJS() ?? {});
    if (error) {
      const {line} = lineCounter.linePos(error.pos[0]);
      const problem = `front matter is not valid YAML: ${error.message}`;
      this.headErrors.push({line: line + 1, problem, remedy});
    } else if (typeof content !== 'object' || Array.isArray(content)) {
      const problem = 'front matter has no keys: write lines such as "title: …"';
      this.headErrors.push({line: 2, problem, remedy});
    }
    Object.assign(this.frontMatter, content);
    for (const key of Object.keys(this.frontMatter)) {
      const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
      this.frontMatterLines[key] = index + 2;
    }
  }

  private parsed() {
    if (!this.body) {
      const cached = cacheEntry<ReturnType<typeof parseMarkdown>>(this.file, this.source);
      // Blank lines instead of the front matter preserve the line numbers of the body.
      const withoutHead = () =>
        this.source.replace(frontMatterBlock, (head) => head.replace(/[^\n]/g, ''));
      this.body = cached.read() ?? cached.write(parseMarkdown(withoutHead()));
    }
    return this.body;
  }

  /** Reason why the page could not be read; empty for a valid page. */
  get errors(): readonly Fault[] {
    return [...this.headErrors, ...this.parsed().errors];
  }

  /** Tree of the text; empty if there are errors. */
  get root(): MarkdownRoot {
    return this.parsed().root;
  }
}

/** Returns the pages of a site, in both languages, optionally filtered by path. */
export function readPairs(
  {siteDir, collections}: Pick<ContentConfig, 'siteDir' | 'collections'>,
  include: (path: string) => boolean = () => true,
): Pair[] {
  return (Object.keys(collections) as Collection[]).flatMap((collection) => {
    const sides = collections[collection];
    const paths = Object.values(sides)
      .map((folder) => path.join(siteDir, folder))
      .filter((folder) => existsSync(folder))
      .flatMap(filesBelow)
      // Without partials, which pages import.
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
    const read = (language: Language, pagePath: string) => {
      const file = path.join(siteDir, sides[language], pagePath);
      return existsSync(file)
        ? new Page(
            {collection, language, path: pagePath, folder: sides[language]},
            readFileSync(file, 'utf8'),
          )
        : undefined;
    };
    return [...new Set(paths)]
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
 * Reports whether a page is a legal text. Each language has its own, for its jurisdiction. Legal
 * texts are not compared, and the rules about wording do not apply to them.
 */
export function isLegal({collection, path: pagePath}: Pick<Page, 'collection' | 'path'>): boolean {
  return collection === 'pages' && pagePath.startsWith('legal/');
}

export function isComplete(pair: Pair): pair is CompletePair {
  return pair.zh !== undefined && pair.en !== undefined;
}

export function pagesOf(pairs: readonly Pair[]): Page[] {
  return pairs.flatMap(({zh, en}) => [zh, en]).filter((page) => page !== undefined);
}
