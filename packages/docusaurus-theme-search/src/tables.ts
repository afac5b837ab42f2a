/** Extracts the rows of a table, as lines of text and as symptoms. */
import {elements, isElement, property, textOf} from 'docusaurus-plugin-post-build';
import type {Element} from 'hast';
import {isHan, type Symptom} from 'search-engine';
import {isSkipped} from './skipped';

export const cellsOf = (row: Element): Element[] =>
  row.children.filter((node): node is Element => isElement(node) && !isSkipped(node));

/** Text of the first cell of a row; empty without cells. */
export const firstCell = (row: Element): string =>
  cellsOf(row)
    .slice(0, 1)
    .map((cell) => textOf(cell, isSkipped))
    .join('');

const rowsOf = (table: Element): Element[] =>
  [...elements(table)].filter(({tagName}) => tagName === 'tr');

/** Labels of the columns of a table; nothing without a header row. */
export function labelsOf(table: Element): string[] | undefined {
  const [head, ...rows] = rowsOf(table);
  const cells = head ? cellsOf(head) : [];
  return rows.length > 0 && cells.length > 0 && cells.every(({tagName}) => tagName === 'th')
    ? cells.map((cell) => textOf(cell, isSkipped))
    : undefined;
}

/**
 * Row as a self-contained line: its first cell, and each further one with the label of its column. In a table of
 * two columns, the first cell is the label of the second.
 */
export function rowText(row: Element, labels: readonly string[] = []): string {
  const [first = '', ...others] = cellsOf(row).map((cell) => textOf(cell, isSkipped));
  const colon = (label: string, text: string) =>
    `${label}${isHan(label + text) ? '：' : ': '}${text}`;
  const [only] = others;
  if (first && only && others.length === 1) {
    return colon(first, only);
  }
  return [first, ...others.map((text, at) => text && colon(labels[at + 1] ?? '', text))]
    .map((text) => text.replace(/^[：:] ?/, ''))
    .filter(Boolean)
    .join(' · ');
}

/** Minimum words of a message in code; fewer are a name or a command. */
const minWords = 3;

/**
 * Symptoms of a table: the first cells of rows with an id such as `case-1`, which `docusaurus-plugin-tables` adds
 * to rows about symptoms, and the messages quoted in the first cells of other rows.
 */
export function symptomsOf(table: Element, heading: number): Symptom[] {
  return rowsOf(table)
    .slice(1)
    .flatMap((row) => {
      const anchor = property(row, 'id') ?? null;
      const cell = row.children.find(isElement);
      const codes = cell ? [...elements(cell)].filter(({tagName}) => tagName === 'code') : [];
      const texts = !cell
        ? []
        : anchor?.startsWith('case-')
          ? [textOf(cell, isSkipped)]
          : codes.map((code) => textOf(code)).filter((text) => text.split(' ').length >= minWords);
      return texts.map((text) => ({text, heading, anchor}));
    });
}
