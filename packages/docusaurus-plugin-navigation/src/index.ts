/** Navigation within the site: addresses, sections, network loss and missing code, prefetching, menus. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {boot, type Texts} from './boot';

/** Client modules; each describes its purpose. */
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

/** Moved sections: page, target page (with a fragment for sections that no longer exist), ids. */
export type MovedSections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Adds the code of `boot.ts` to the head of each page, because the main script may be the one that fails.
 * @throws if a text of the notice is not translated
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
  // A `<` could end the script.
  const argument = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return {
    name: 'docusaurus-plugin-navigation',
    getClientModules: () => modules.map((name) => path.join(__dirname, `client/${name}.ts`)),
    // `write-translations` extracts the texts of these files.
    getPathsToWatch: () => [path.join(__dirname, 'client/*.ts')],

    async contentLoaded({actions}) {
      await actions.createData('moved-sections.json', movedSections);
    },

    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${boot.toString()})(${argument})`}],
    }),
  };
}
