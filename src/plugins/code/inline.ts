/** Keeps short code within text in one line: browsers break `--title` behind its hyphens. */
import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** As many characters fit a list in a note on a screen of 320 px; longer code may break. */
const longestWhole = 20;
/** A column of a table on a phone is narrower. */
const longestInCell = 12;
/** A flag or an argument, such as `--include-hidden` and `<file>`. */
const option = /^(?:--?[\w-]+|<[\w-]+>)$/;

const rehypeInlineCode: Plugin<[], Root> = () => (tree) => {
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
        // The option that names a row stays whole. Shorter code of nothing but letters, digits, `_` and `.`
        // does so by itself; longer code gets places to break (`src/theme/CodeInline`).
        const isShort = code.length <= longest || (namesRow && option.test(code));
        if (isShort && (code.length > longestInCell || /[^\w.]/.test(code))) {
          node.properties.style = 'white-space:nowrap';
        }
      }
      return node.tagName === 'pre' ? SKIP : undefined;
    });
  visitCode(tree, longestWhole, false);
};

export default rehypeInlineCode;
