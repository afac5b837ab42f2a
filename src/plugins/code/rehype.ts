/** Keeps short code within text in one line: browsers break `--title` behind its hyphens. */
import type {Element, Nodes, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Code of so many characters fits a list in a note on a screen of 320 px; longer code may break. */
const longestWhole = 20;
/** A column of a table on a phone is narrower. */
const longestInCell = 12;
/** A flag or an argument, such as `--include-hidden` and `<file>`. */
const option = /^(?:--?[\w-]+|<[\w-]+>)$/;

/** Text of code in Markdown, or nothing for a block. */
const textOf = ({tagName, children: [first, ...others]}: Element): string =>
  tagName === 'code' && first?.type === 'text' && others.length === 0 ? first.value.trim() : '';

const rehypeWholeCode: Plugin<[], Root> = () => (tree) => {
  // Cells, and what stands in them; among them the first of each row, which name it.
  const inCells = new Set<Nodes | undefined>();
  const inNames = new Set<Nodes | undefined>();
  visit(tree, (element, _index, parent) => {
    for (const inside of [inCells, inNames]) {
      if (inside.has(parent)) {
        inside.add(element);
      }
    }
    if (element.type !== 'element') {
      return undefined;
    }
    if (element.tagName === 'pre') {
      return SKIP;
    }
    if (element.tagName === 'th' || element.tagName === 'td') {
      inCells.add(element);
    }
    if (element.tagName === 'tr') {
      inNames.add(element.children.find((child) => child.type === 'element'));
    }
    const text = textOf(element);
    // What names a row is one word, as wide as it is.
    const isName = inNames.has(element) && option.test(text);
    const longest = isName ? text.length : inCells.has(element) ? longestInCell : longestWhole;
    // Where code has nothing but letters, digits, `_` and `.`, browsers keep it whole anyway.
    if (text.length <= longest && /[^\w.]/.test(text)) {
      element.properties.style = 'white-space:nowrap';
    }
    return undefined;
  });
};

export default rehypeWholeCode;
