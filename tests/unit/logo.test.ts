import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {icons} from '../../scripts/lib/icons';
import {tokens} from '../../src/config/tokens';

const root = path.resolve(import.meta.dirname, '../..');
const shapes = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/ (?:d|rx)="([^"]+)"/g)].map(
    ([, value]) => value!,
  );

test('the mark of the navbar is that of the site', () => {
  const drawn = shapes('static/img/logo.svg');
  expect(drawn).toHaveLength(3);
  expect(shapes('src/theme/Logo/index.tsx')).toEqual(drawn);
});

test.each(['static/img/logo.svg', 'static/img/favicon.svg'])(
  '%s has the color of the brand, --ifm-color-primary in src/css/tokens.css',
  (file) => {
    const [, fill] = /fill="([^"]+)"/.exec(readFileSync(path.join(root, file), 'utf8'))!;
    expect(fill).toBe(tokens(':root').get('--ifm-color-primary'));
  },
);

test.each(Object.entries(icons()))(
  '%s is drawn from static/img/favicon.svg: run npm run icons',
  (file, picture) => {
    expect(readFileSync(path.join(root, file)).equals(picture)).toBe(true);
  },
);
