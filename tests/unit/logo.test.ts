import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fontFile, subsetGeist} from '../../scripts/lib/font';
import {icons} from '../../scripts/lib/icons';

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

test.each(Object.entries(icons()))(
  '%s is as npm run icons writes it, in the --ifm-color-primary of src/css/tokens.css',
  (file, picture) => {
    expect(readFileSync(path.join(root, file)).equals(picture)).toBe(true);
  },
);

test('the typeface is as npm run font writes it', async () => {
  const font = await subsetGeist();
  expect(readFileSync(path.join(root, fontFile)).equals(font)).toBe(true);
});
