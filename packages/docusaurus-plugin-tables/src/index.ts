/**
 * Classifies tables for `src/components/Table` by the content of their cells. Authors write plain Markdown
 * tables, which Markdown pages and print show unchanged.
 *
 * - `data-kind` is `list` for lookup tables (settings, flags): name and facts in a line, the sentence below. It
 *   is `rows` for other tables of three or more columns, or of two with long code, which phones show row by
 *   row, and `matrix` for tables of short marks, which scroll on phones.
 * - `--label-2` and so on are the headings of the columns, which label the cells of lists and rows.
 * - `data-yes` marks an affirmative cell in a column of required fields.
 * - `data-none` marks an empty value, which lists and rows omit.
 * - `--column` of a header cell is the width in em of a short column: one of `0` and `1` uses no more than it
 *   needs.
 * - `case-1` and so on are the ids of rows about a symptom or a message: the search indexes their first cells
 *   and links to them.
 * - `data-filter` adds a filter field to a long table.
 */
import type {Element, Nodes, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {wordsOf} from 'text-utils';

/** Minimum width of a text column in the styles, in em. */
const textColumn = 7;
/** Maximum width of a cell with a mark such as ✓ or "Allowed", in em. */
const markWidth = 4.5;
/** Space for unbreakable content in a table of two columns, on a phone of 320 px, in em. */
const phoneRoom = 16;
/** Number of rows above which a table has a filter. */
const longTable = 25;

/** First code point of wide characters (CJK), which are as wide as they are high. */
const firstWide = 0x2e80;
/** Width of all other characters in em, an upper bound that covers bold text and fonts with wide digits. */
const narrow = 0.6;

/** Headings of a column of names to look up. */
const nameHeading =
  /^(?:位置参数|参数|字段|设置|成员|键|变量|选项|Argument|Parameter|Flag|Field|Setting|Member|Key|Variable|Option)(?: ?[(（].*)?$/;
/** Headings of facts whose values need no label. */
const plainHeading = /^(?:类型|Type)/;
const requiredHeading = /^(?:必填|Required)$/;

/** Headings of a column of symptoms and messages. */
const symptomHeading = /现象|提示|情况|symptom|^(?:error|case)$/i;

const isElement = (node: Nodes, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** Text of a cell with its line breaks; the frame of code counts as one character. */
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

/** Width of an unbreakable word: lines may break between any wide characters. */
const widthOfWord = (word: string): number =>
  Math.max(...word.split(/[\u2e80-\uffff]/).map(widthOf));

/** Width of the longest line of a cell, in em. */
const widthOfCell = (cell: Element): number => Math.max(...textOf(cell).split('\n').map(widthOf));

/** Width of the longest unbreakable part of a cell, in em. */
const unbrokenWidth = (cell: Element): number =>
  Math.max(...textOf(cell).split(/\s+/).flatMap(wordsOf).map(widthOfWord));

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Layout of a table; undefined for two columns that always fit. */
function kindOf(headings: readonly string[], rows: readonly Element[][]): string | undefined {
  const widths = rows.map((row) => row.map(widthOfCell));
  const columns = headings.map((_, index) => widths.map((row) => row[index] ?? 0));
  const [, ...totals] = columns.map(sum);
  if (nameHeading.test(headings[0] ?? '') && Math.max(...totals) === totals.at(-1)) {
    return 'list';
  }
  if (headings.length < 3) {
    const unbroken = headings.map((_, index) =>
      Math.max(...rows.map((row) => (row[index] ? unbrokenWidth(row[index]) : 0))),
    );
    return sum(unbroken) > phoneRoom ? 'rows' : undefined;
  }
  return widths.every(([, ...cells]) => cells.every((width) => width <= markWidth))
    ? 'matrix'
    : 'rows';
}

function markFacts(headings: readonly string[], rows: readonly Element[][]): void {
  for (const row of rows) {
    row.slice(1).forEach((cell, index) => {
      const text = textOf(cell).trim();
      const isRequired = requiredHeading.test(headings[index + 1] ?? '');
      if (/^[-–—]?$/.test(text) || (isRequired && /^(?:否|No)$/.test(text))) {
        cell.properties.dataNone = '';
      } else if (isRequired && /^(?:是|Yes)$/.test(text)) {
        cell.properties.dataYes = '';
      }
    });
  }
}

export const rehypeTables: Plugin<[], Root> = () => (tree) => {
  let cases = 0;
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') {
      return undefined;
    }
    const [head = [], ...rows] = childrenOf(table, 'thead', 'tbody')
      .flatMap((part) => childrenOf(part, 'tr'))
      .map((row) => childrenOf(row, 'th', 'td'));
    head.forEach((cell, index) => {
      const cells = [cell, ...rows.flatMap((row) => row[index] ?? [])];
      const width = Math.ceil(Math.max(...cells.map(widthOfCell)) * 2) / 2;
      if (width < textColumn) {
        cell.properties.style = `--column:${width}em`;
      }
    });
    const headings = head.map((cell) => textOf(cell).trim());
    const kind = kindOf(headings, rows);
    table.properties.dataKind = kind;
    if (kind === 'list' || kind === 'rows') {
      markFacts(headings, rows);
      table.properties.style = headings
        .flatMap((heading, index) =>
          index === 0 || headings.length === 2 || (kind === 'list' && plainHeading.test(heading))
            ? []
            : `--label-${index + 1}:'${heading.replace(/['\\]/g, '\\$&')}'`,
        )
        .join(';');
    }
    if (rows.length > longTable) {
      table.properties.dataFilter = '';
    }
    if (symptomHeading.test(headings[0] ?? '')) {
      childrenOf(table, 'tbody')
        .flatMap((part) => childrenOf(part, 'tr'))
        .forEach((row) => {
          cases += 1;
          row.properties.id ??= `case-${cases}`;
        });
    }
    return SKIP;
  });
};
