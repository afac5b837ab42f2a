/**
 * Helps a page whose code cannot be loaded at the start (`boot.ts`).
 *
 * Docusaurus starts a page only when all its chunks are there; if one fails, the page stays as the
 * server sent it, without search, menus or mode switch, and nothing tells the reader. The main
 * script itself may be what is missing, hence a script inside of the page.
 * (Failures after the start: `src/theme/Loading`, `src/plugins/lean-client/client/preload.ts`.)
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
  return {
    name: 'missing-code',
    injectHtmlTags() {
      const texts: Texts = {text: text('site.missingCode.text'), retry: text('site.loading.retry')};
      // `<` could end the script.
      const argument = JSON.stringify(texts).replaceAll('<', '\\u003c');
      return {headTags: [{tagName: 'script', innerHTML: `(${boot.toString()})(${argument})`}]};
    },
  };
}
