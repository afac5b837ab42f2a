/**
 * What was found in the built pages of each language, left for the last step of `npm run build`
 * (`scripts/lib/built-headers.ts`), so that it need not parse them again. It is kept by the whole
 * content of a page: of a page that is not the same, nothing is left.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {hashOf, type CodeInPage} from './inline-code';
import {locales, type Locale} from '../../config/locales';
import {cacheFile} from '../built-pages/files';
import {putFile} from '../kept-file.mjs';

export interface Found {
  /** `'sha256-…'` of each inline script that runs. */
  scripts: readonly string[];
  /** Attributes that hold code. */
  handlers: readonly string[];
}

/** By hashes of the pages. */
type AllFound = Record<string, Found>;

export const pageHash = (html: string): string => createHash('sha256').update(html).digest('hex');

export const foundOf = ({scripts, handlers}: CodeInPage): Found => ({
  scripts: scripts.map(hashOf),
  handlers,
});

const fileOf = (siteDir: string, locale: Locale) => cacheFile(siteDir, locale, 'inline-code');

export function leaveFound(siteDir: string, locale: Locale, found: AllFound): void {
  putFile(fileOf(siteDir, locale), JSON.stringify(found));
}

/** What is left of all languages. */
export function leftFound(siteDir: string): ReadonlyMap<string, Found> {
  const entries = locales.flatMap((locale) => {
    try {
      return Object.entries(JSON.parse(readFileSync(fileOf(siteDir, locale), 'utf8')) as AllFound);
    } catch {
      // Nothing is left of that language, or half a file: its pages are parsed.
      return [];
    }
  });
  return new Map(entries);
}
