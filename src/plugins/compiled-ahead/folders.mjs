/** Where compiled pages lie; `scripts/lib/build.mjs`, on Node alone, has to know it as well. */
import path from 'node:path';
import {hashOf} from '../hash-of.mjs';

/** What changes how a page is compiled, besides the page: code, data and pictures. */
const keyed = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'src/config',
  'src/data',
  'src/diagrams',
  'src/figures',
  'src/plugins',
  'static',
];

const cache = (siteDir) => path.join(siteDir, 'node_modules/.cache/compiled-ahead');

/** Which pages are being compiled in this build. */
export const claimsFolder = (siteDir) => path.join(cache(siteDir), 'claims');

/** Compiled pages of a language, in a folder for each state of that code. */
export const languageFolder = (siteDir, locale) => path.join(cache(siteDir), locale);

export const pagesFolder = (siteDir, locale) =>
  path.join(languageFolder(siteDir, locale), hashOf(siteDir, keyed));
