/**
 * Highlights the fences of a page during compilation, so that the browser loads neither grammars nor a tokenizer.
 * A mistake in a block stops the build with file, line and remedy.
 *
 * Runs after the plugins that write fences, and after Docusaurus has replaced those of Mermaid.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {highlightBlock, type SpokenMarks} from './highlight';
import {CodeError} from './marks';

export interface CodeOptions {
  spoken: SpokenMarks;
  /** Page of an editor that opens a block, with the name of the file there: `/docs/page#name`. */
  editorOf?: (language: string, code: string) => string | undefined;
}

export const remarkCode: Plugin<[CodeOptions], Root> =
  ({spoken, editorOf}) =>
  (tree, file) => {
    visit(tree, 'code', (node) => {
      const {lang, meta, value, position} = node;
      try {
        const block = highlightBlock({
          code: value,
          language: lang ?? undefined,
          meta: meta ?? undefined,
          spoken,
        });
        const editor = editorOf?.(block.language, value);
        // Element whose properties are passed to `theme/MDXComponents/Pre.tsx`.
        Object.assign(node, {
          type: 'highlightedCode',
          data: {
            hName: 'pre',
            hProperties: {...block, ...(editor && {editor})},
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
