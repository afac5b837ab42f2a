/** Reads the rows of a table: as lines of text, and as subjects that a reader describes. */
import {elements, isElement, property, textOf} from 'docusaurus-plugin-post-build';
import type {Element} from 'hast';
import {isHan, type Symptom} from 'search-engine';
import {isSkipped} from './skipped';

export const cellsOf = (row: Element): Element[] =>
  row.children.filter((node): node is Element => isElement(node) && !isSkipped(node));

const rowsOf = (table: Element): Element[] =>
  [...elements(table)].filter(({tagName}) => tagName === 'tr');

/** Labels of the columns of a table; none without a row of heads. */
export function labelsOf(table: Element): string[] | undefined {
  const [head, ...rows] = rowsOf(table);
  const cells = head ? cellsOf(head) : [];
  return rows.length > 0 && cells.length > 0 && cells.every(({tagName}) => tagName === 'th')
    ? cells.map((cell) => textOf(cell, isSkipped))
    : undefined;
}

/**
 * A row as a line that can be read alone: its first cell, and each further one with the label of its
 * column. Two columns need none: the first is the label of the second.
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

/** Fewer words in code are a name or a command, not what a program says. */
const leastWords = 3;

/**
 * Subjects of the rows of a table: the first cells of rows that `docusaurus-plugin-tables` gave an id
 * such as `case-1`, because they are about symptoms, and the messages quoted in those of others.
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
          : codes
              .map((code) => textOf(code))
              .filter((text) => text.split(' ').length >= leastWords);
      return texts.map((text) => ({text, heading, anchor}));
    });
}
