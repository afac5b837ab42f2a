/**
 * Helps a page whose scripts or styles cannot be loaded at the start (`boot.ts`).
 *
 * Docusaurus starts a page only when all its chunks are there. If one fails, the page stays as the
 * server sent it, without search, menus and mode switch, and nothing tells the reader. The main script
 * may be the one that fails, so the code that helps is inside of the page. `src/theme/Loading` handles
 * failures after the start.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {boot, type Texts} from './boot';

export default function missingCode({codeTranslations}: LoadContext): Plugin {
  const text = (id: string): string => {
    const message = codeTranslations[id];
    if (!message) {
      throw new Error(`i18n/*/code.json has no "${id}", which src/plugins/missing-code needs.`);
    }
    return message;
  };
  const texts: Texts = {text: text('site.missingCode.text'), retry: text('site.loading.retry')};
  // `<` could end the script.
  const argument = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return {
    name: 'missing-code',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: `(${boot.toString()})(${argument})`}],
    }),
  };
}
