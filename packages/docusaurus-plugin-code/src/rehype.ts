/**
 * Line breaks in inline code: short code does not wrap (browsers break `--title` after its hyphens), long names
 * wrap between their words. Page translators skip it.
 */
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {wordsOf} from 'text-utils';
import {SKIP, visit} from 'unist-util-visit';

/** Longest code, in characters, that fits a list item in an admonition at 320 px. */
const longestWhole = 20;
/** Longest code that fits a table column on a phone. */
const longestInCell = 12;
/** Flag or argument, such as `--include-hidden` and `<file>`. */
const option = /^(?:--?[\w-]+|<[\w-]+>)$/;

/** Adds line breaks to code in the table of contents: HTML texts in the export `toc` of the page. */
function breakHeadings(program: unknown): void {
  for (const part of Object.values(program ?? {}) as unknown[]) {
    if (typeof part !== 'object' || part === null) {
      continue;
    }
    if ('value' in part && typeof part.value === 'string') {
      const value = part.value.replace(
        /<code>(.+?)<\/code>/g,
        (_, code: string) => `<code>${wordsOf(code).join('<wbr>')}</code>`,
      );
      Object.assign(part, {value, raw: JSON.stringify(value)});
    }
    breakHeadings(part);
  }
}

export const rehypeInlineCode: Plugin<[], Root> = () => (tree) => {
  const visitCode = (parent: Root | Element, longest: number, namesRow: boolean) =>
    visit(parent, 'element', (node) => {
      if (node.tagName === 'tr') {
        const cells = node.children.filter((child) => child.type === 'element');
        cells.forEach((cell, index) => visitCode(cell, longestInCell, index === 0));
        return SKIP;
      }
      if (node.tagName === 'code') {
        const [text, ...others] = node.children;
        const code = text?.type === 'text' && others.length === 0 ? text.value.trim() : '';
        node.properties.translate = 'no';
        // The option that names a row does not wrap. Short code of letters, digits, `_` and `.` has no break.
        const isShort = code.length <= longest || (namesRow && option.test(code));
        if (isShort && (code.length > longestInCell || /[^\w.]/.test(code))) {
          node.properties.style = 'white-space:nowrap';
        } else if (code) {
          const words = wordsOf(code);
          node.children = words.flatMap((word, index) => [
            ...(index > 0 ? [h('wbr')] : []),
            {type: 'text' as const, value: word},
          ]);
        }
      }
      return node.tagName === 'pre' ? SKIP : undefined;
    });
  visitCode(tree, longestWhole, false);
  for (const {data} of tree.children.filter(({type}) => String(type) === 'mdxjsEsm')) {
    breakHeadings(data);
  }
};
