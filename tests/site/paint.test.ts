import {expect, test} from 'vitest';
import {inlineCode} from '../../scripts/lib/inline-code';
import {builtPages, readBuilt} from './built';

test('no page has a script inside that waits for the styles', () => {
  const afterStyles = builtPages().map(({file}) => ({
    file,
    html: readBuilt(file).split(/<link rel="?stylesheet"?/)[1] ?? '',
  }));
  expect(afterStyles.filter(({html}) => html !== '').length).toBeGreaterThan(400);
  expect(
    afterStyles.filter(({html}) => inlineCode(html).scripts.length > 0).map(({file}) => file),
  ).toEqual([]);
});
