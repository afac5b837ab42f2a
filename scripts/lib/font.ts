/** Text font of the site: `src/css/fonts/geist.woff2`, the subset of Geist that its pages need. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

export const fontFile = 'src/css/fonts/geist.woff2';

/** ASCII, Latin-1, and the punctuation and arrows of the pages. */
const characters = [
  ...Array.from({length: 0x5f}, (_, index) => String.fromCharCode(0x20 + index)),
  ...Array.from({length: 0x60}, (_, index) => String.fromCharCode(0xa0 + index)),
  '–—‘’“”…‹›←↑→↓−≥≤',
].join('');

/** @returns the subset of Geist in the weights of `src/css/tokens.css`, as WOFF2 */
export function subsetGeist(): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  );
  return subsetFont(readFileSync(file), characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: 400, max: 700}},
  });
}
