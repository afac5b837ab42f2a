/**
 * Lists what a reader who wants a language on the device has to download, and bundles the service
 * worker that serves it: `build/offline/zh.json`, `build/offline/en.json`, `build/service-worker.js`.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {build} from 'esbuild';
import {fileTypes, hashedFolders} from '../../src/config/headers';
import {homeOf, locales, type Locale} from '../../src/config/locales';
import {listPath, pageAddress, workerPath, type FileList} from '../../src/offline/set';
import {addressedFiles} from './built-headers';

const compress = promisify(gzip);

/** Images for social networks, which pages do not show. */
const notShown = /^assets\/social\//;

const worker = 'src/offline/worker.ts';

const sorted = (hashes: Record<string, string>) =>
  Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Files of a language by their names within its folder: all that its pages are made of. */
export function shownFiles(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      file.endsWith('.html') ||
      file.startsWith('img/') ||
      (file.startsWith('assets/') && !notShown.test(file)),
  );
}

/** Pictures that a page shows from the folder of all languages, as file names. */
export function picturesIn(html: string): string[] {
  return html.match(/(?<=\/)figures\/[^"'\s<>()?#&]+/g) ?? [];
}

/** @param read gives a file of the build */
async function listFor(
  locale: Locale,
  files: readonly string[],
  read: (file: string) => Buffer,
): Promise<FileList> {
  const home = homeOf(locale).slice(1);
  const others = locales.map((other) => homeOf(other).slice(1)).filter((other) => other !== home);
  const own = files
    .filter((file) => file.startsWith(home))
    // The folder of the default language holds those of the others.
    .filter((file) => !others.some((other) => other.startsWith(home) && file.startsWith(other)))
    .map((file) => file.slice(home.length));
  const list = {
    download: 0,
    size: 0,
    named: {} as Record<string, string>,
    hashed: {} as Record<string, string>,
  };

  async function add(file: string): Promise<string[]> {
    const bytes = read(file);
    const {text, compressible} = fileTypes[path.extname(file).slice(1)] ?? {text: false};
    list.size += bytes.length;
    const hash = createHash('sha256').update(bytes).digest('base64');
    const sent = text || compressible ? (await compress(bytes)).length : bytes.length;
    list.download += sent;
    const address = encodeURI(`/${file}`);
    const isHashed = hashedFolders.some((folder) => file.startsWith(`${folder}/`));
    const isPage = file.endsWith('.html') && path.basename(file) !== '404.html';
    (isHashed ? list.hashed : list.named)[isPage ? pageAddress(address) : address] =
      `sha256-${hash}`;
    return file.endsWith('.html') ? picturesIn(bytes.toString()) : [];
  }

  const pictures = await Promise.all(shownFiles(own).map((file) => add(home + file)));
  await Promise.all([...new Set(pictures.flat())].map(add));
  const hashes = {named: sorted(list.named), hashed: sorted(list.hashed)};
  const version = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16);
  return {version, download: list.download, size: list.size, ...hashes};
}

const bundleWorker = (folder: string) =>
  build({
    entryPoints: [worker],
    outfile: path.join(folder, workerPath),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome104', 'firefox115', 'safari16'],
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });

/**
 * Writes the lists of all languages that were built, and the worker.
 * @throws Error if a page shows a picture that is not there
 */
export async function writeOffline(
  folder: string,
): Promise<{locale: Locale; files: number; download: number}[]> {
  const files = await addressedFiles(folder);
  // Thousands of small files: each promise takes ten times as long as reading one.
  const read = (file: string) => readFileSync(path.join(folder, file));
  const built = locales.filter((locale) =>
    existsSync(path.join(folder, homeOf(locale), 'index.html')),
  );
  await mkdir(path.join(folder, path.dirname(listPath('zh'))), {recursive: true});
  const writeList = async (locale: Locale) => {
    const list = await listFor(locale, files, read);
    await writeFile(path.join(folder, listPath(locale)), JSON.stringify(list));
    return {
      locale,
      files: Object.keys(list.named).length + Object.keys(list.hashed).length,
      download: list.download,
    };
  };
  const [lists] = await Promise.all([Promise.all(built.map(writeList)), bundleWorker(folder)]);
  return lists;
}
