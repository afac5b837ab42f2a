import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {readJson} from '../../../src/config/json';
import type {DataFile} from './rule';

/**
 * Every file of `src/data` with facts, but `cocli.ts`, which only gives types to its JSON.
 * @throws for a JSON file that cannot be read
 */
export async function readData(siteDir: string): Promise<DataFile[]> {
  const folder = path.join(siteDir, 'src/data');
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(?:json|ts)$/.test(name) && name !== 'cocli.ts')
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      const value: unknown = name.endsWith('.json')
        ? readJson(file)
        : name.endsWith('.d.ts')
          ? text
          : await import(pathToFileURL(file).href);
      return {file: `src/data/${name}`, text, value};
    }),
  );
}
