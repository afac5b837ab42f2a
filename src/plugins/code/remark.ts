/**
 * Highlights the fences of a page while it is compiled, so that neither grammars nor a tokenizer
 * reach the reader. A mistake in a block stops the build and names file, line and remedy.
 *
 * It runs after the plugins that write fences and after Docusaurus has replaced those of Mermaid.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../config/locales';
import {editorPages, sampleKind} from '../../config/samples';
import {highlightBlock} from './highlight';
import {CodeError} from './marks';

const remarkCode: Plugin<[{locale: Locale}], Root> =
  ({locale}) =>
  (tree, file) => {
    visit(tree, 'code', (node) => {
      const {lang, meta, value, position} = node;
      try {
        const block = highlightBlock({
          code: value,
          language: lang ?? undefined,
          meta: meta ?? undefined,
          locale,
        });
        const kind = sampleKind(block.language, value);
        // An element of its own, whose properties reach the `pre` of src/theme/MDXComponents.tsx.
        Object.assign(node, {
          type: 'highlightedCode',
          data: {
            hName: 'pre',
            hProperties: {...block, ...(kind && {editor: `${editorPages[kind]}#${kind}`})},
          },
          lang: undefined,
          meta: undefined,
          value: undefined,
        });
      } catch (error) {
        if (error instanceof CodeError) {
          const line = position ? position.start.line + error.line : '?';
          throw new Error(`${path.relative(process.cwd(), file.path)}:${line}: ${error.message}`);
        }
        throw error;
      }
    });
  };

export default remarkCode;
