/**
 * Begins a page that is behind its other language (`src/config/translation.ts`) with a notice. The
 * page imports the component itself, so no other page loads its code.
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {importDefault, jsxElement} from 'build-utils';

const name = 'TranslationNotice';

const remarkTranslationNotice: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter} = file.data as {frontMatter?: object};
  if (frontMatter && 'translation_behind' in frontMatter) {
    tree.children.unshift(
      importDefault(name, `@site/src/components/${name}`),
      jsxElement(name, {}),
    );
  }
};

export default remarkTranslationNotice;
