/**
 * Tells the component of tables (`src/components/Table`) how each is best read, from its cells alone;
 * authors write plain Markdown tables, and Markdown pages and paper show them as such.
 *
 * - `data-kind` is `list` where a reader looks up one item by its name (a setting, a flag): name and facts
 *   in a line, the sentence below. It is `rows` for other tables of three or more columns, or of two with long
 *   code, which phones show row by row, and `matrix` for tables of short marks, which scroll on phones.
 * - `--label-2` and so on are the headings of the columns, which label the cells of lists and rows.
 * - `data-yes` marks a cell that says yes in a column of required fields.
 * - `data-none` marks a cell that says nothing: it is left out of lists and rows.
 * - `--column` of a header cell is the width of a short column in em: one that holds nothing but `0` and
 *   `1` takes no more than it needs.
 * - `case-1` and so on are the ids of rows about a symptom or a message: the search indexes their first cells,
 *   and its results lead to them.
 * - `data-filter` asks for a field that narrows down a long table.
 */
import type {Element, Nodes, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {wordsOf} from 'text-utils';

/** The least width of a column of text in the styles, in em. */
const textColumn = 7;
/** The widest cell of a mark such as ✓ or "Allowed", in em. */
const markWidth = 4.5;
/** Room for what does not break in the two columns of a table, on a phone of 320 px, in em. */
const phoneRoom = 16;
/** Rows beyond which a table has a filter. */
const longTable = 25;

/** Wide characters (CJK) begin here; they are as wide as they are high. */
const firstWide = 0x2e80;
/** Width of all others in em: enough for bold text, and for fonts with wide digits. */
const narrow = 0.6;

/** Headings of a column of names that readers look up. */
const nameHeading =
  /^(?:位置参数|参数|字段|设置|成员|键|变量|选项|Argument|Parameter|Flag|Field|Setting|Member|Key|Variable|Option)(?: ?[(（].*)?$/;
/** Headings of facts that need no label: what the value is shows it. */
const plainHeading = /^(?:类型|Type)/;
const requiredHeading = /^(?:必填|Required)$/;

/** Headings of a column of symptoms and messages. */
const symptomHeading = /现象|提示|情况|symptom|^(?:error|case)$/i;

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

/** Width of a word: between wide characters lines break everywhere. */
const widthOfWord = (word: string): number =>
  Math.max(...word.split(/[\u2e80-\uffff]/).map(widthOf));

/** Width of the longest line of a cell, in em. */
const widthOfCell = (cell: Element): number => Math.max(...textOf(cell).split('\n').map(widthOf));

/** Width of the longest part of a cell that stays in one line, in em. */
const unbrokenWidth = (cell: Element): number =>
  Math.max(...textOf(cell).split(/\s+/).flatMap(wordsOf).map(widthOfWord));

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => isElement(child, ...names));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Layout of a table; undefined for two columns that fit everywhere. */
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
