/**
 * Begins a page that is behind its other language (`src/config/translation.ts`) with a notice. The
 * page imports it, so that all others go without its code.
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {importDefault} from '../mdx';

const name = 'TranslationNotice';

const remarkTranslationNotice: Plugin<[], Root> = () => (tree, file) => {
  const {frontMatter} = file.data as {frontMatter?: object};
  if (frontMatter && 'translation_behind' in frontMatter) {
    tree.children.unshift(importDefault(name, `@site/src/components/${name}`), {
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    });
  }
};

export default remarkTranslationNotice;
