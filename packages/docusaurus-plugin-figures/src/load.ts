/** Finds and loads the files of the figures. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Figure} from './define';

export interface FigureFile {
  name: string;
  file: string;
}

/**
 * Figure files, one figure each, by their location: `<directory>/<topic>/<name>.ts`. Folders whose names begin
 * with `_` contain shared code.
 *
 * @throws if two files have the same name
 */
export function findFigures(directory: string): FigureFile[] {
  const files = readdirSync(directory, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .flatMap((topic) =>
      readdirSync(path.join(directory, topic.name))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => ({
          name: path.basename(file, '.ts'),
          file: path.join(directory, topic.name, file),
        })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
  for (const [index, {name, file}] of files.entries()) {
    const twin = files[index + 1];
    if (twin?.name === name) {
      throw new Error(`Two figures are called "${name}": ${file} and ${twin.file}. Rename one.`);
    }
  }
  return files;
}

/** Loads all figures. */
export async function loadFigures(directory: string): Promise<Figure[]> {
  return Promise.all(
    findFigures(directory).map(async ({name, file}) => {
      const module = (await import(file)) as {default?: Figure} & Partial<Figure>;
      const figure = module.default ?? (module as Figure);
      if (figure.name !== name || typeof figure.draw !== 'function') {
        throw new Error(`${file} must export default defineFigure({name: '${name}', …})`);
      }
      return figure;
    }),
  );
}
