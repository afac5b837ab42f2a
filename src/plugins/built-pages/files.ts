/** Files about the pages of a language that processes of a build, and later builds, leave to each other. */
import path from 'node:path';
import type {Locale} from '../../config/locales';

/**
 * @param content What it holds.
 * @returns The file's path.
 */
export const cacheFile = (siteDir: string, locale: Locale, content: string): string =>
  path.join(siteDir, 'node_modules/.cache/built-pages', `${locale}.${content}.json`);
