/** Keeps what takes long to make for the other processes of a build, and for later builds. */
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file whole: whoever reads it meanwhile gets the one before. Makes its folder.
 *
 * @param {string} file
 * @param {string | Buffer} content
 */
export function putFile(file, content) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * @param {string} file Where it is kept, by a name that tells all that it depends on.
 * @param {() => string | Buffer} make Makes it, if it is not there.
 * @returns {Buffer} The file's content.
 */
export function keptFile(file, make) {
  if (!existsSync(file)) {
    putFile(file, make());
  }
  return readFileSync(file);
}
