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

/** @param {string} siteDir */
const cache = (siteDir) => path.join(siteDir, 'node_modules/.cache/compiled-ahead');

/**
 * Tells which pages are being compiled in this build.
 * @param {string} siteDir
 */
export const claimsFolder = (siteDir) => path.join(cache(siteDir), 'claims');

/**
 * Has a folder for each state of that code.
 * @param {string} siteDir
 * @param {string} locale
 */
export const languageFolder = (siteDir, locale) => path.join(cache(siteDir), locale);

/**
 * Compiled pages of a language by the code as it is now.
 * @param {string} siteDir
 * @param {string} locale
 */
export const pagesFolder = (siteDir, locale) =>
  path.join(languageFolder(siteDir, locale), hashOf(siteDir, keyed));

/**
 * Is there when a build has come to know all pages, and was not broken off before.
 * @param {string} siteDir
 * @param {string} locale
 */
export const wholeFile = (siteDir, locale) => path.join(pagesFolder(siteDir, locale), 'whole');
