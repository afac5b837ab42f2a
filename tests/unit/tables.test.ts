/** Short columns of tables (`src/plugins/tables`). */
import {describe, expect, it} from 'vitest';
import {rendered} from './rendered';
import rehypeShortColumns from '../../src/plugins/tables/rehype';

/** Width of each column that is told, in em, and undefined for columns of text. */
function columns(...rows: string[]): (number | undefined)[] {
  const table = rows.map((row) => `| ${row} |`);
  const html = rendered([rehypeShortColumns], table);
  expect(html.match(/<td[^>]*--column/)).toBeNull();
  return [
    ...html.matchAll(/<th(?=[ >])(?: style="(?:[^"]*;)?--column:([\d.]+)em[^"]*")?[^>]*>/g),
  ].map(([, width]) => (width === undefined ? undefined : Number(width)));
}

describe('a column', () => {
  it('of numbers is as wide as its longest cell or its name, one of text is not told', () => {
    expect(
      columns(
        '取值 | 名称与说明',
        '--- | ---',
        '0 | 按顺序连接各点',
        '1 | 按顺序连接各点，首尾相连',
      ),
    ).toEqual([2, undefined]);
    expect(columns('值 | Notes', '--- | ---', '0 | none', '255 | none')).toEqual([2, 3]);
  });

  it('has room for the frame of code, and for links and marks of terms by their text', () => {
    expect(
      columns('A | B', '--- | ---', '`abc` | **[是](https://example.com/long-address)**'),
    ).toEqual([2.5, 1]);
  });

  it('of several lines is as wide as the longest', () => {
    expect(columns('A | B', '--- | ---', '一二三四<br />一二三四五 | x')).toEqual([5, 1]);
  });

  it('whose text is aligned keeps that', () => {
    expect(columns('数量 | B', '--: | :-:', '1 | 一二三四五六七八九十')).toEqual([2, undefined]);
  });

  it('may be without cells in some rows', () => {
    expect(columns('一 | 二 | 三', '--- | --- | ---', '一 |')).toEqual([1, 1, 1]);
  });
});
