import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {filesBelow} from 'build-utils';
import {parseJson} from 'text-utils';
import type {ContentConfig} from './config';
import type {DataFile} from './rule';

/**
 * Reads every file with facts.
 * @throws for a JSON file that cannot be read
 */
export async function readData({
  siteDir,
  data,
}: Pick<ContentConfig, 'siteDir' | 'data'>): Promise<DataFile[]> {
  const folder = path.join(siteDir, data.folder);
  const names = filesBelow(folder)
    .filter((name) => /\.(?:json|ts)$/.test(name))
    .filter((name) => !data.without.some((it) => name === it || name.startsWith(`${it}/`)));
  return Promise.all(
    names.map(async (name) => {
      const absolute = path.join(folder, name);
      const file = `${data.folder}/${name}`;
      const text = readFileSync(absolute, 'utf8');
      const value: unknown = name.endsWith('.json')
        ? parseJson(text, file)
        : name.endsWith('.d.ts')
          ? text
          : await import(pathToFileURL(absolute).href);
      return {file, text, value};
    }),
  );
}
