/** Makes the files for hosts from a finished build. */
import {readFileSync} from 'node:fs';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileTypes, hashedFolders, securityHeaders} from '../../src/config/headers';
import {foundOf, pageHash, type Found} from '../../src/plugins/content-security/found';
import {inlineCode} from '../../src/plugins/content-security/inline-code';
import {nginxHttp, nginxServer, objectStorage, underscoreHeaders} from './host-files';

/** Where the files for hosts lie that serve them to nobody. */
const hostFolder = '_deploy';

/**
 * Files of a build that have an address of their own, with `/` between the parts of their names, in
 * a steady order: not those for hosts (`_headers`, `_deploy/…`), nor the compressed forms.
 */
export async function addressedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => !file.startsWith('_') && !/\.(?:br|gz)$/.test(file))
    .sort();
}

/**
 * Addresses under which a file is kept for ever must change when the file does: by a hash in its
 * name, or by the version of the package that its folder holds.
 */
const hasHash = (file: string) =>
  /(?:^|[.-])[0-9a-f]{6,32}\.[.\w]+$/.test(path.posix.basename(file)) ||
  /-\d+\.\d+\.\d+\//.test(file);

/** @returns one line for each file that the rules of `src/config/headers.ts` do not fit */
export function misfits(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const problems: string[] = [];
    if (hashedFolders.some((folder) => file.startsWith(`${folder}/`)) && !hasHash(file)) {
      problems.push(
        `${file}: kept by browsers for a year, but neither a hash in its name nor a version in its folder: write it to another folder, or name it by its content`,
      );
    }
    const ending = path.posix.extname(file).slice(1);
    if (!(ending in fileTypes)) {
      problems.push(`${file}: no type for ".${ending}" in fileTypes of src/config/headers.ts`);
    }
    return problems;
  });
}

/**
 * Reads the pages of a build and writes the files for hosts into it.
 * @param known What was found in pages already, by their hashes; other pages are parsed.
 * @param besides What still writes other files than pages into the folder; they are looked at when
 *   it is done, and pages are read meanwhile.
 * @throws Error naming each file that has code in an attribute, that has no type, or that browsers
 *   are told to keep although its address would not change with its content
 */
export async function writeHostFiles(
  folder: string,
  known: ReadonlyMap<string, Found> = new Map(),
  besides: Promise<unknown> = Promise.resolve(),
): Promise<{pages: number; scripts: number; milliseconds: number}> {
  const start = Date.now();
  const scripts = new Set<string>();
  const inPages: string[] = [];
  const pages = (await addressedFiles(folder)).filter((file) => file.endsWith('.html'));
  if (pages.length === 0) {
    throw new Error(`${folder} holds no pages: build the site first.`);
  }
  for (const page of pages) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    const code = known.get(pageHash(html)) ?? foundOf(inlineCode(html));
    code.scripts.forEach((script) => scripts.add(script));
    inPages.push(
      ...code.handlers.map(
        (handler) =>
          `${page}: ${handler}: code in an attribute is not allowed to run, use a listener`,
      ),
    );
  }
  await besides;
  const problems = [...misfits(await addressedFiles(folder)), ...inPages];
  if (problems.length > 0) {
    throw new Error(`${problems.length} problems:\n${problems.join('\n')}`);
  }
  const headers = securityHeaders({scripts: [...scripts].sort()});
  await mkdir(path.join(folder, hostFolder), {recursive: true});
  const outputs = {
    _headers: underscoreHeaders(headers),
    [`${hostFolder}/nginx-http.conf`]: nginxHttp(headers),
    [`${hostFolder}/nginx-server.conf`]: nginxServer(headers),
    [`${hostFolder}/object-storage.json`]: objectStorage(headers),
  };
  for (const [name, text] of Object.entries(outputs)) {
    await writeFile(path.join(folder, name), text);
  }
  return {pages: pages.length, scripts: scripts.size, milliseconds: Date.now() - start};
}
