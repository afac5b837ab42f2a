/** Cache for expensive results in `node_modules/.cache/content`, keyed by a hash of their inputs. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/content');

const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

const inPackage = (file: string): string => path.join(import.meta.dirname, file);

/** Hash of the packages and the code that compute the results. A change invalidates the whole cache. */
let hashOfCode: string | undefined;
function codeHash(): string {
  const files = ['package-lock.json', ...['markdown.ts', '../rules/syntax.ts'].map(inPackage)];
  hashOfCode ??= hashOf(...files.map((file) => readFileSync(file, 'utf8')));
  return hashOfCode;
}

/**
 * Returns the cache entry of one result.
 * @param name File of the cached result; a later result of the same name replaces it.
 * @param source All inputs of the result except this project's code.
 * @returns `read`: the cached result for this source, if there is one; `write`: caches a result, which
 *   must be serializable as JSON, and returns it
 */
export function cacheEntry<T>(
  name: string,
  source: string,
): {read: () => T | undefined; write: (result: T) => T} {
  const file = path.join(folder, `${name}.json`);
  const key = hashOf(codeHash(), source);
  return {
    read: () => {
      try {
        const text = readFileSync(file, 'utf8');
        return text.startsWith(key) ? (JSON.parse(text.slice(key.length)) as T) : undefined;
      } catch {
        // The file is missing or truncated: compute the result again.
        return undefined;
      }
    },
    write: (result) => {
      try {
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, key + JSON.stringify(result));
      } catch {
        // The installed packages may belong to another user: skip the cache.
      }
      return result;
    },
  };
}
