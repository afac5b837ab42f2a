import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isAccepted, otherPackages} from '../../src/config/licenses';
import {withDependencies} from '../../src/plugins/third-party-licenses/packages';

const root = path.resolve(import.meta.dirname, '../..');

describe('licenses', () => {
  it.each(['MIT', 'ISC', '(MPL-2.0 OR Apache-2.0)', 'MIT AND BSD-3-Clause', 'OFL-1.1'])(
    'accept %s',
    (expression) => expect(isAccepted(expression)).toBe(true),
  );

  it.each([
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'LGPL-2.1',
    'MIT AND GPL-2.0',
    '(GPL-2.0 OR AGPL-3.0)',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    '',
  ])('do not accept "%s"', (expression) => expect(isAccepted(expression)).toBe(false));

  it('are asked of what a package brings along', () => {
    const names = withDependencies('mermaid', root).map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining(['mermaid', 'd3', 'd3-scale', 'dompurify']));
    expect(names.filter((name) => name.startsWith('@types/'))).toEqual([]);
  });

  it('are asked of packages that are installed', () => {
    for (const name of Object.keys(otherPackages)) {
      expect(withDependencies(name, root)[0]?.name).toBe(name);
    }
    expect(() => withDependencies('no-such-package', root)).toThrow(/no-such-package is not/);
  });
});
