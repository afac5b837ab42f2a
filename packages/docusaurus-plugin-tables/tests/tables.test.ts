import {evaluateSync} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import {rehypeTables} from '../src';

/** Opening tag of a table, and those of its cells. */
function marks(...rows: string[]): {table: string; cells: string[]} {
  const {default: Page} = evaluateSync(rows.map((row) => `| ${row} |`).join('\n'), {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeTables],
  });
  const html = renderToStaticMarkup(createElement(Page));
  return {table: /<table[^>]*>/.exec(html)![0], cells: html.match(/<td[^>]*>/g) ?? []};
}

describe('a table', () => {
  it.each([
    ['of two columns stays one', undefined, ['面板 | 用途', '--- | ---', '三维 | 点云']],
    [
      'of names, facts and a sentence is a list',
      'list',
      ['Flag | Type | Meaning', '--- | --- | ---', '`-p` | text | The project.'],
    ],
    [
      'of text is read by rows',
      'rows',
      [
        'Symptom | Cause | What to do',
        '--- | --- | ---',
        'It hangs | No network | Try again later',
      ],
    ],
    [
      'of marks is a matrix',
      'matrix',
      ['操作 | 管理员 | 成员', '--- | --- | ---', '删除一条记录 | ✓ | –'],
    ],
  ])('%s', (_, kind, rows) => {
    expect(/data-kind="(\w+)"/.exec(marks(...rows).table)?.[1]).toBe(kind);
  });

  it('has a filter above 25 rows', () => {
    const rows = (count: number) => ['A | B', '--- | ---', ...Array<string>(count).fill('a | b')];
    expect(marks(...rows(25)).table).not.toContain('data-filter');
    expect(marks(...rows(26)).table).toContain('data-filter');
  });
});
