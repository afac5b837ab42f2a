import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fontFile, subsetGeist} from '../../scripts/lib/font';
import {icons} from '../../scripts/lib/icons';

const root = path.resolve(import.meta.dirname, '../..');
test.each(Object.entries(icons()))(
  '%s matches the output of npm run icons, in the --ifm-color-primary of src/css/tokens.css',
  (file, picture) => {
    expect(readFileSync(path.join(root, file)).equals(picture)).toBe(true);
  },
);

test('the font matches the output of npm run font', async () => {
  const font = await subsetGeist();
  expect(readFileSync(path.join(root, fontFile)).equals(font)).toBe(true);
});
