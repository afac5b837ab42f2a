/**
 * Line breaks in inline code: short code stays in one line (browsers break `--title` behind its hyphens),
 * long names break between their words. Page translators leave it alone.
 */
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import type {Plugin} from 'unified';
import {wordsOf} from 'text-utils';
import {SKIP, visit} from 'unist-util-visit';

/** Longest code that fits a list item in an admonition at 320 px. */
const longestWhole = 20;
/** A column of a table on a phone is narrower. */
const longestInCell = 12;
/** A flag or an argument, such as `--include-hidden` and `<file>`. */
const option = /^(?:--?[\w-]+|<[\w-]+>)$/;

/** Lets code in the headings of a contents list break: they are texts of HTML in the page's export `toc`. */
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
        // The option that names a row stays whole. Shorter code of nothing but letters, digits, `_` and `.`
        // does so by itself.
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
