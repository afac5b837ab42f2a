/** Keeps what takes long to make for the other processes of a build, and for later builds. */
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @param {string} file Where it is kept, by a name that tells all that it depends on.
 * @param {() => string | Buffer} make Makes it, if it is not there.
 * @returns {Buffer} The file's content.
 */
export function keptFile(file, make) {
  if (!existsSync(file)) {
    const content = make();
    mkdirSync(path.dirname(file), {recursive: true});
    // Renamed into place: another process may be reading it.
    writeFileSync(`${file}.${process.pid}`, content);
    renameSync(`${file}.${process.pid}`, file);
  }
  return readFileSync(file);
}
