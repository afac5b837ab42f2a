/**
 * Noto Sans SC for the canvas. The package holds it in a hundred files, each with some of the
 * characters; a file is registered when a text first needs one of its characters.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {GlobalFonts} from '@napi-rs/canvas';

const packageName = '@fontsource-variable/noto-sans-sc';
const require = createRequire(__filename);
const directory = path.dirname(require.resolve(`${packageName}/package.json`));

interface Part {
  /** As in the names of the files: `latin`, `4`, `119`. */
  name: string;
  ranges: ReadonlyArray<readonly [first: number, last: number]>;
}

function readParts(): Part[] {
  const listed = JSON.parse(readFileSync(path.join(directory, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(listed).map(([key, ranges]) => ({
    name: key.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [parseInt(first, 16), parseInt(last, 16)] as const;
    }),
  }));
}

const latin = 'latin';
let parts: Part[] | undefined;
const partOf = new Map<string, string | undefined>();
const registered = new Set<string>();

function findPart(character: string): string | undefined {
  if (!partOf.has(character)) {
    // Several files may hold a character; Latin is preferred, as browsers would be told.
    parts ??= readParts().sort((a, b) => Number(b.name === latin) - Number(a.name === latin));
    const code = character.codePointAt(0) ?? 0;
    const part = parts.find(({ranges}) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    );
    partOf.set(character, part?.name);
  }
  return partOf.get(character);
}

/**
 * Families that hold the characters of a text, for the canvas' `font`.
 * @throws When the font has no such character.
 */
export function familiesFor(text: string): string {
  const needed = new Set<string>();
  for (const character of text || ' ') {
    const part = findPart(character);
    if (part === undefined) {
      throw new Error(
        `${packageName} has no "${character}", which the card of "${text}" needs. ` +
          'Take the character out of that title, or out of the label in sidebars.ts.',
      );
    }
    needed.add(part);
  }
  return [...needed]
    .map((part) => {
      const family = `noto-sans-sc-${part}`;
      if (!registered.has(part)) {
        GlobalFonts.registerFromPath(
          path.join(directory, 'files', `${family}-wght-normal.woff2`),
          family,
        );
        registered.add(part);
      }
      return `"${family}"`;
    })
    .join(', ');
}
