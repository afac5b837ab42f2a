/** Results that take time, kept below `node_modules/.cache/content` by what they were made from. */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/content');

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex');
};

const beside = (file: string): string => path.join(import.meta.dirname, file);

/** Hash of the packages and the code that make the results: with others, nothing kept is valid. */
let makers: string | undefined;
function makersHash(): string {
  makers ??= hashOf(
    ...['package-lock.json', ...['markdown.ts', '../rules/syntax.ts'].map(beside)].map((file) =>
      readFileSync(file),
    ),
  );
  return makers;
}

/**
 * A place for one result.
 * @param name File that the result is kept in; a later result of that name takes its place.
 * @param source All that the result depends on beside this project's code.
 * @returns `read`: the result that was made from this source, if it is there; `write` keeps one, which
 *   must survive being written as JSON, and gives it back
 */
export function cacheEntry<T>(
  name: string,
  source: string,
): {read: () => T | undefined; write: (result: T) => T} {
  const file = path.join(folder, `${name}.json`);
  const key = hashOf(makersHash(), source);
  return {
    read: () => {
      try {
        const text = readFileSync(file, 'utf8');
        return text.startsWith(key) ? (JSON.parse(text.slice(key.length)) as T) : undefined;
      } catch {
        // Nothing is kept, or it was cut off: it is made anew.
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
