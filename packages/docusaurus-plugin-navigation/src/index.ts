/** Navigation within the site: addresses, sections, lost networks and missing code, prefetching, menus. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {boot, type Texts} from './boot';

/** Client modules, each with a comment on its purpose. */
const modules = [
  'cleanAddress',
  'headingLinks',
  'hiddenTabs',
  'languageLinks',
  'layout',
  'sectionLinks',
  'lostNetwork',
  'navbarDropdowns',
  'prefetchBudget',
  'print',
  'routeAnnouncer',
  'translatedPages',
];

/** Sections that have moved: page, target page (with a fragment for sections that no longer exist), ids. */
export type MovedSections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Adds the code of `boot.ts` to the head of each page, because the main script may be the one that fails.
 * @throws Error when a language lacks a text of the notice
 */
export default function navigationPlugin(
  {codeTranslations}: LoadContext,
  {movedSections}: {movedSections: MovedSections},
): Plugin {
  const text = (id: string): string => {
    const message = codeTranslations[id];
    if (!message) {
      throw new Error(`i18n/*/code.json has no "${id}", which docusaurus-plugin-navigation needs.`);
    }
    return message;
  };
  const texts: Texts = {text: text('site.missingCode.text'), retry: text('site.loading.retry')};
  // `<` could end the script.
  const argument = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return {
    name: 'docusaurus-plugin-navigation',
    getClientModules: () => modules.map((name) => path.join(__dirname, `client/${name}.ts`)),
    // `write-translations` reads the texts of these files.
    getPathsToWatch: () => [path.join(__dirname, 'client/*.ts')],

    async contentLoaded({actions}) {
      await actions.createData('moved-sections.json', movedSections);
    },

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${boot.toString()})(${argument})`}],
    }),
  };
}
