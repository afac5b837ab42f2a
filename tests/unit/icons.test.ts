import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fontFile, subsetGeist} from '../../scripts/lib/font';
import {tokens} from '../../src/config/tokens';

test.each(['static/img/logo.svg', 'static/img/favicon.svg'])(
  'the field of %s has the --ifm-color-primary of src/css/tokens.css',
  (file) => {
    const color = tokens(':root').get('--ifm-color-primary');
    expect(/fill="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1]).toBe(color);
  },
);

test('the font matches the output of npm run font', async () => {
  expect(readFileSync(fontFile).equals(await subsetGeist())).toBe(true);
});
