/**
 * Tells of tables what their styles have to know (`src/components/Table`):
 *
 * - how wide the text of short columns is: `--column` of the header cell, in em. Text columns keep a least
 *   width on small screens, and a column that holds nothing but `0` and `1` takes no more than it needs, so
 *   that fewer tables are wider than a phone;
 * - how many rows a long one has: `--rows` of the table. It is not laid out before it is near.
 */
import type {Element, Nodes, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** As much as a column of text is given, in em: styles of `src/components/Table`. */
const most = 7;

/** Rows that make a table long: many short ones together take as much. */
const long = 2;

/** From here on characters are as wide as they are high. */
const firstWide = 0x2e80;
/** Others are less, in bold and of fonts with wide digits as well. */
const narrow = 0.6;

const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** Text of a cell with its line breaks; code has a frame that is as wide as a character. */
function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  if (isElement(node, 'br') || ('name' in node && node.name === 'br')) {
    return '\n';
  }
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  return isElement(node, 'code') ? `${text} ` : text;
}

const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, character) => sum + (character.codePointAt(0)! < firstWide ? narrow : 1),
    0,
  );

/** Width of the longest line of a cell, in em. */
const widthOfCell = (cell: Element): number => Math.max(...textOf(cell).split('\n').map(widthOf));

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

const rehypeShortColumns: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') {
      return isElement(table, 'h2', 'h3', 'p', 'pre') ? SKIP : undefined;
    }
    const [head, ...rows] = childrenOf(table, 'thead', 'tbody')
      .flatMap((part) => childrenOf(part, 'tr'))
      .map((row) => childrenOf(row, 'th', 'td'));
    if (rows.length >= long) {
      table.properties.style = `--rows:${rows.length + 1}`;
    }
    head?.forEach((cell, index) => {
      const cells = [cell, ...rows.flatMap((row) => row[index] ?? [])];
      const width = Math.ceil(Math.max(...cells.map(widthOfCell)) * 2) / 2;
      if (width < most) {
        cell.properties.style = `--column:${width}em`;
      }
    });
    return SKIP;
  });
};

export default rehypeShortColumns;
