/** What tests look for in Markdown trees that plugins have changed. */
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Rows of all tables, their cells as text. */
export function rowsOf(tree: Root): string[][] {
  const found: string[][] = [];
  visit(tree, 'tableRow', (row) => {
    found.push(row.children.map((cell) => toString(cell)));
  });
  return found;
}

/** Targets of all links. */
export function linksOf(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'link', ({url}) => {
    found.push(url);
  });
  return found;
}
