/**
 * Adds a notice to pages whose front matter marks them as outdated (`translation_behind`). The page imports the
 * component itself, so no other page loads its code.
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {importDefault, jsxElement} from 'build-utils';

const name = 'TranslationNotice';

export const remarkTranslationNotice: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter} = file.data as {frontMatter?: object};
  if (frontMatter && 'translation_behind' in frontMatter) {
    tree.children.unshift(importDefault(name, `@theme/${name}`), jsxElement(name, {}));
  }
};
