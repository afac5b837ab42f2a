/**
 * Tells the styles of tables (`src/components/Table`) how wide the text of short columns is:
 * `--column` of the header cell, in em. Text columns keep a least width on small screens. A column
 * that holds nothing but `0` and `1` takes no more than it needs, so fewer tables are wider than a phone.
 */
import type {Element, Nodes, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** The least width of a column of text in the styles, in em. */
const textColumn = 7;

/** Wide characters (CJK) begin here; they are as wide as they are high. */
const firstWide = 0x2e80;
/** Width of all others in em: enough for bold text, and for fonts with wide digits. */
const narrow = 0.6;

const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** Text of a cell with its line breaks; the frame of code is as wide as a character. */
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
  [...line].reduce((sum, letter) => sum + (letter.codePointAt(0)! < firstWide ? narrow : 1), 0);

/** Width of the longest line of a cell, in em. */
const widthOfCell = (cell: Element): number => Math.max(...textOf(cell).split('\n').map(widthOf));

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

const rehypeShortColumns: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') {
      return undefined;
    }
    const [head, ...rows] = childrenOf(table, 'thead', 'tbody')
      .flatMap((part) => childrenOf(part, 'tr'))
      .map((row) => childrenOf(row, 'th', 'td'));
    head?.forEach((cell, index) => {
      const cells = [cell, ...rows.flatMap((row) => row[index] ?? [])];
      const width = Math.ceil(Math.max(...cells.map(widthOfCell)) * 2) / 2;
      if (width < textColumn) {
        cell.properties.style = `--column:${width}em`;
      }
    });
    return SKIP;
  });

export default rehypeShortColumns;
