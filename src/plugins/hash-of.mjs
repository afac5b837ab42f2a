import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Hash of names and contents of files, and of all files in folders; what is not there counts as empty.
 *
 * @param {string} siteDir
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function hashOf(siteDir, paths) {
  const hash = createHash('sha256');
  for (const name of paths) {
    const full = path.join(siteDir, name);
    if (!existsSync(full)) {
      continue;
    }
    const files = statSync(full).isDirectory()
      ? readdirSync(full, {withFileTypes: true, recursive: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
      : [full];
    for (const file of files) {
      hash.update(JSON.stringify(path.relative(siteDir, file))).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
