/** Short code that stays in one line (`src/plugins/code/rehype.ts`). */
import {describe, expect, it} from 'vitest';
import {rendered} from './rendered';
import rehypeWholeCode from '../../src/plugins/code/rehype';

/** Code of a text that is kept whole. */
function wholeIn(...lines: string[]): (string | undefined)[] {
  const html = rendered([rehypeWholeCode], lines);
  return [...html.matchAll(/<code style="white-space:nowrap">([^<]*)/g)].map(([, text]) => text);
}

describe('code that is short and could break stays in one line', () => {
  it('in text', () => {
    expect(
      wholeIn(
        '- `--enable_master`, `plain_name`, `tail -f` and **`x-cos-auth-token`**',
        '',
        '`--http_proxy=http://192.168.10.1:8443`',
      ),
    ).toEqual(['--enable_master', 'tail -f', 'x-cos-auth-token']);
  });

  it('in a cell, if it is as short as a column of a phone', () => {
    expect(
      wholeIn(
        '| A | `--title` |',
        '| --- | --- |',
        '| `plain_name` | `record list` and `--enable_master` |',
      ),
    ).toEqual(['--title', 'record list']);
  });

  it('not as a block, which scrolls', () => {
    expect(wholeIn('```', 'tail -f', '```')).toEqual([]);
  });
});
