/**
 * Translation status of a page: which language is outdated.
 *
 * `i18n/translation.lock.json` contains, one line per page, the hashes of the Chinese and of the English file
 * from when they were last declared to be in step (`npm run i18n:mark`), and the outdated language, if any:
 * `"docs/device/device.md": "3f… 9a… behind:en"`.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Lock} from 'content-checks';
import {parseJson} from 'text-utils';
import {brand} from './brand';
import type {Locale} from './locales';

/** Markdown folders of each language; both sides of a collection contain the same tree. */
export const collections = {
  docs: {zh: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'},
  pages: {zh: 'src/pages', en: 'i18n/en/docusaurus-plugin-content-pages'},
} as const;

/** Address at which a source file of a collection is edited on the code host. */
export const sourceUrl = (
  collection: keyof typeof collections,
  locale: string,
  file: string,
): string => `${brand.repository}/edit/main/${collections[collection][locale as Locale]}/${file}`;

export const lockFile = 'i18n/translation.lock.json';

/** Hash of a page's text, ignoring a BOM, line endings and trailing spaces. */
export function contentHash(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trimEnd());
  return createHash('sha256').update(lines.join('\n').trimEnd()).digest('hex').slice(0, 10);
}

/**
 * Parses a lock file.
 * @throws with the name of the page, for a line that `formatLock` would not write
 */
export function parseLock(text: string): Lock {
  const lines = parseJson(text, lockFile) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(lines).map(([page, line]) => {
      const found = /^([\da-f]{10}) ([\da-f]{10})(?: behind:(zh|en))?$/.exec(String(line));
      const [, zh, en, behind] = found ?? [];
      if (!zh || !en) {
        throw new Error(
          `${lockFile}: the entry of ${page} is "${String(line)}". Delete that line, then run: npm run i18n:mark -- ${page}`,
        );
      }
      return [page, behind ? {zh, en, behind: behind as Locale} : {zh, en}];
    }),
  );
}

/** Text of a lock file: sorted, one line per page, so that changes to different pages merge. */
export function formatLock(lock: Lock): string {
  const lines = Object.keys(lock)
    .sort()
    .map((page) => {
      const {zh, en, behind} = lock[page]!;
      return `  ${JSON.stringify(page)}: "${zh} ${en}${behind ? ` behind:${behind}` : ''}"`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads the lock file of the site in a folder. */
export function readLock(siteDir: string): Lock {
  return parseLock(readFileSync(path.join(siteDir, lockFile), 'utf8'));
}

/**
 * Page and language of a file; undefined outside the collections, and for a partial, which a page imports: its
 * name or that of a folder begins with `_`.
 */
export function pageOf(
  siteDir: string,
  filePath: string,
): {page: string; language: Locale} | undefined {
  const file = path.relative(siteDir, filePath).split(path.sep).join('/');
  for (const [collection, sides] of Object.entries(collections)) {
    for (const language of ['zh', 'en'] as const) {
      if (file.startsWith(`${sides[language]}/`)) {
        const page = `${collection}/${file.slice(sides[language].length + 1)}`;
        return page.includes('/_') ? undefined : {page, language};
      }
    }
  }
  return undefined;
}

/** File of the same page in the other language. */
function otherFile(siteDir: string, {page, language}: {page: string; language: Locale}): string {
  const [collection = '', ...rest] = page.split('/');
  const sides = collections[collection as keyof typeof collections];
  return path.join(siteDir, sides[language === 'zh' ? 'en' : 'zh'], ...rest);
}

/**
 * Adds to the front matter of a page in both languages:
 * - its title in the other language, as a keyword, so that both titles find it;
 * - `translation_behind: true` if it is outdated, which shows a notice on the page.
 * @param parse Reads the front matter of the page.
 */
export function translationFrontMatter(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  const lock = readLock(siteDir);
  return async (parameters) => {
    const {defaultParseFrontMatter} = parameters;
    const found = pageOf(siteDir, parameters.filePath);
    if (!found) {
      return defaultParseFrontMatter(parameters);
    }
    const result = await parse(parameters);
    if (lock[found.page]?.behind === found.language) {
      result.frontMatter.translation_behind = true;
    }
    const filePath = otherFile(siteDir, found);
    if (existsSync(filePath)) {
      const fileContent = await readFile(filePath, 'utf8');
      const other = await defaultParseFrontMatter({filePath, fileContent});
      addKeyword(result.frontMatter, other.frontMatter.title);
    }
    return result;
  };
}

function addKeyword(frontMatter: Record<string, unknown>, title: unknown): void {
  if (typeof title === 'string' && title !== frontMatter.title) {
    // A comma would split it into two keywords if the page lists them in one line.
    const keyword = title.replace(/[,，、]\s*/g, ' ');
    frontMatter.keywords = [frontMatter.keywords ?? [], keyword].flat();
  }
}
