/** Writes `.br` and `.gz` next to the files of a build, so that the server does not compress on the fly. */
import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {addressedFiles, fileTypes} from 'build-utils';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Smaller files save less than the headers cost. */
const leastBytes = 512;

/**
 * Compresses the types that `fileTypes` marks, except small files.
 * @param quality of Brotli, 0 to 11
 * @returns number of files, and their bytes in each form
 */
export async function precompress(folder: string, quality: number = constants.BROTLI_MAX_QUALITY) {
  const total = {files: 0, bytes: 0, brotli: 0, gzip: 0};
  const names = addressedFiles(folder).filter(
    (name) => fileTypes[path.extname(name).slice(1)]?.text,
  );
  const one = async (name: string) => {
    const file = path.join(folder, name);
    const [text, {atime, mtime}] = await Promise.all([readFile(file), stat(file)]);
    if (text.length < leastBytes) {
      return;
    }
    const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
    const [brotli, gzip] = await Promise.all([asBrotli(text, {params}), asGzip(text, {level: 9})]);
    // Servers derive the ETag from the modification time in seconds and the size, so forms of equal size need
    // different times. They are derived from the time of the file, so that the ETags of unchanged text do not change.
    const writeForm = async (ending: string, content: Buffer, secondsOlder: number) => {
      await writeFile(`${file}.${ending}`, content);
      await utimes(`${file}.${ending}`, atime, new Date(mtime.getTime() - secondsOlder * 1000));
    };
    await Promise.all([writeForm('br', brotli, 1), writeForm('gz', gzip, 2)]);
    total.files += 1;
    total.bytes += text.length;
    total.brotli += brotli.length;
    total.gzip += gzip.length;
  };
  // zlib uses four threads.
  for (let start = 0; start < names.length; start += 4) {
    await Promise.all(names.slice(start, start + 4).map(one));
  }
  return total;
}
