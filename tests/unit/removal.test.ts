/** Fields `removal` of the packages, which `npm run test:without` follows: their references must exist. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

type Removal = {
  with?: string[];
  files?: string[];
  lines?: Record<string, (string | [first: string, last: string])[]>;
  texts?: Record<string, Record<string, string>>;
};

const packages = readdirSync('packages');

/** Text of a file, or of all files of a folder; empty if it is missing. */
function textAt(place: string): string {
  if (!existsSync(place)) {
    return '';
  }
  return statSync(place).isDirectory()
    ? readdirSync(place)
        .map((name) => textAt(path.join(place, name)))
        .join('\n')
    : readFileSync(place, 'utf8');
}

const hasLines = (text: string, wanted: string | [string, string]) => {
  const [first, last] = [wanted].flat();
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(first!));
  return start >= 0 && (last === undefined || lines.indexOf(last, start + 1) > start);
};

test.each(packages)('the removal of %s names files, lines and texts that exist', (name) => {
  const file = `packages/${name}/package.json`;
  const {removal = {}} = JSON.parse(readFileSync(file, 'utf8')) as {removal?: Removal};
  const missing = [
    ...(removal.with ?? []).filter((dependent) => !packages.includes(dependent)),
    ...(removal.files ?? []).filter((place) => !existsSync(place)),
    ...Object.entries(removal.lines ?? {}).flatMap(([place, wanted]) =>
      wanted.filter((text) => !hasLines(textAt(place), text)).map((text) => [place, text]),
    ),
    ...Object.entries(removal.texts ?? {}).flatMap(([place, wanted]) =>
      Object.keys(wanted)
        .filter((text) => !textAt(place).includes(text))
        .map((text) => [place, text]),
    ),
  ];
  expect(missing, `${file}: adapt "removal" to the changed files`).toEqual([]);
});
