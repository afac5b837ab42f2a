import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseJson} from 'text-utils';

/** Reads a JSON file of the project. */
export function readJson(file: string): unknown {
  return parseJson(readFileSync(file, 'utf8'), path.relative(process.cwd(), file));
}
