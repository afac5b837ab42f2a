/** Imports go one way, so that a part can be read and changed without those above it. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** What the files of a folder of `src` import beside each other. */
const below: Record<string, string> = {
  config: '',
  data: 'config',
  utils: 'config',
  hooks: 'config',
  messagePath: 'config',
  offline: 'config',
  recording: 'config data',
  figures: 'config utils',
  search: 'config data hooks utils',
  plugins: 'config data figures search/engine/model search/records search/tokenize utils',
  clientModules: 'config offline utils',
  components: 'config data figures hooks messagePath offline recording search utils',
  theme: 'config figures hooks search components utils',
  pages: 'data figures hooks components',
};

const src = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\/.*(?<!\.d)\.tsx?$/.test(file),
);

/** Paths in `src`, without endings, that each file names in what a pattern finds. */
const importsBy = (pattern: RegExp) =>
  new Map(
    files.map((file) => {
      const names = readFileSync(path.join(src, file), 'utf8').matchAll(pattern);
      const paths = [...names].map(([, start = '', rest = '']) =>
        start === '.' ? path.join(path.dirname(file), start + rest) : rest,
      );
      return [file, paths.filter((name) => !name.startsWith('..'))] as const;
    }),
  );

it('each folder of the source imports from those below it only', () => {
  const all = importsBy(/(?:\bfrom|\bimport\(|^import) ?'(\.|@site\/src\/)([^']+)'/gm);
  const wrong = files.flatMap((file) => {
    const [folder = ''] = file.split('/');
    const allowed = [folder, ...(below[folder] ?? '').split(' ')];
    return all
      .get(file)!
      .filter((name) => !allowed.some((one) => `${name}/`.startsWith(`${one}/`)))
      .map((name) => `${file} imports ${name}`);
  });
  expect(wrong).toEqual([]);
});

it('no file of the source imports itself by way of others', () => {
  // Types and what is loaded later are no part of a circle.
  const imports = importsBy(
    /^(?:import|export) (?!type\b)(?:[^;']*from )?'(\.|@site\/src\/)([^']+)'/gm,
  );
  const done = new Set<string>();
  const follow = (file: string, way: string[]): string[] => {
    if (way.includes(file)) {
      return [[...way.slice(way.indexOf(file)), file].join(' → ')];
    }
    const next = done.has(file) ? [] : imports.get(file)!;
    done.add(file);
    return next
      .flatMap((name) => ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => name + end))
      .filter((name) => imports.has(name))
      .flatMap((name) => follow(name, [...way, file]));
  };
  expect(files.flatMap((file) => follow(file, []))).toEqual([]);
});
