import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

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
