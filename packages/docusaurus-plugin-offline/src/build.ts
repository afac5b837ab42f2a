/**
 * Lists the files of a language for offline reading, and bundles the service worker that serves them:
 * `build/offline/zh.json`, `build/offline/en.json`, `build/service-worker.js`.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {build} from 'esbuild';
import {addressedFiles, fileTypes, hashedFolders} from 'build-utils';
import {homeOf, listPath, pageAddress, workerPath, type FileList, type SiteLocales} from './set';

/** Settings of the site that its offline version depends on. */
export interface OfflineSettings extends SiteLocales {
  /** Browserslist queries: `chrome >= 104`. */
  browsers: readonly string[];
}

const compress = promisify(gzip);

const sorted = (hashes: Record<string, string>) =>
  Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the names of all files that the pages of a language use, relative to the language's folder. */
export function shownFiles(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      file.endsWith('.html') ||
      file.startsWith('img/') ||
      file.startsWith('samples/') ||
      // Social cards are for other sites.
      (file.startsWith('assets/') && !file.startsWith('assets/social/')),
  );
}

/** @param files all files of the build */
async function listFor(
  folder: string,
  locale: string,
  site: SiteLocales,
  files: readonly string[],
): Promise<FileList> {
  const home = homeOf(locale, site).slice(1);
  const others = site.locales
    .map((other) => homeOf(other, site).slice(1))
    .filter((other) => other !== home);
  const own = files
    .filter((file) => file.startsWith(home))
    // The folder of the default language contains those of the others.
    .filter((file) => !others.some((other) => other.startsWith(home) && file.startsWith(other)))
    .map((file) => file.slice(home.length));
  const named: Record<string, string> = {};
  const hashed: Record<string, string> = {};
  let [download, size] = [0, 0];

  async function add(file: string): Promise<void> {
    // For thousands of small files, a promise each is ten times slower than a synchronous read.
    const bytes = readFileSync(path.join(folder, file));
    const {text} = fileTypes[path.extname(file).slice(1)] ?? {text: false};
    size += bytes.length;
    const sent = text ? (await compress(bytes)).length : bytes.length;
    download += sent;
    const address = encodeURI(`/${file}`);
    const isHashed = hashedFolders.some((hashedFolder) => file.startsWith(`${hashedFolder}/`));
    const isPage = file.endsWith('.html') && path.basename(file) !== '404.html';
    const hash = createHash('sha256').update(bytes).digest('base64');
    (isHashed ? hashed : named)[isPage ? pageAddress(address, site) : address] = `sha256-${hash}`;
  }

  await Promise.all(shownFiles(own).map((file) => add(home + file)));
  const hashes = {named: sorted(named), hashed: sorted(hashed)};
  const version = createHash('sha256').update(JSON.stringify(hashes)).digest('hex').slice(0, 16);
  return {version, download, size, ...hashes};
}

/**
 * Writes the lists of all languages that were built, and the worker.
 * @returns the lists by language
 * @throws Error if a page shows a missing picture
 */
export async function writeOffline(
  folder: string,
  {browsers, ...site}: OfflineSettings,
): Promise<Record<string, FileList>> {
  const files = addressedFiles(folder);
  const lists: Record<string, FileList> = {};
  await mkdir(path.join(folder, path.dirname(listPath(''))), {recursive: true});
  for (const locale of site.locales) {
    if (existsSync(path.join(folder, homeOf(locale, site), 'index.html'))) {
      const list = await listFor(folder, locale, site, files);
      lists[locale] = list;
      await writeFile(path.join(folder, listPath(locale)), JSON.stringify(list));
    }
  }
  await build({
    entryPoints: [path.join(__dirname, 'worker.ts')],
    outfile: path.join(folder, workerPath),
    bundle: true,
    minify: true,
    format: 'iife',
    target: browsers.map((browser) => browser.replace(' >= ', '')),
    define: {'process.env.NODE_ENV': '"production"', site: JSON.stringify(site)},
    logLevel: 'error',
  });
  return lists;
}
