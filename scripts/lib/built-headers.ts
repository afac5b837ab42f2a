/** Makes the files for hosts from a finished build. */
import {existsSync, readFileSync} from 'node:fs';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileTypes, hashedFolders, securityHeaders} from '../../src/config/headers';
import {locales} from '../../src/config/locales';
import {inlineScriptsFile} from '../../src/plugins/content-security';
import {nginxHttp, nginxServer, underscoreHeaders} from './host-files';
import {nginxRedirects, redirectsFile} from './redirect-files';

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

/** Hashes of the inline scripts of all languages that were built, as `content-security` left them. */
function inlineScripts(folder: string): string[] {
  const files = locales
    .map((locale) => path.join(folder, inlineScriptsFile(locale)))
    .filter((file) => existsSync(file));
  if (files.length === 0) {
    throw new Error(`${folder} holds no pages: build the site first.`);
  }
  const hashes = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
  return [...new Set(hashes)].sort();
}

/**
 * Writes the files for hosts into a build.
 * @returns how many different inline scripts the policy allows
 * @throws Error naming each file that has no type, or that browsers are told to keep although its
 *   address would not change with its content
 */
export async function writeHostFiles(folder: string): Promise<number> {
  const scripts = inlineScripts(folder);
  const problems = misfits(await addressedFiles(folder));
  if (problems.length > 0) {
    throw new Error(`${problems.length} problems:\n${problems.join('\n')}`);
  }
  const headers = securityHeaders({scripts});
  const outputs = {
    _headers: underscoreHeaders(headers),
    [`${hostFolder}/nginx-http.conf`]: nginxHttp(headers),
    [`${hostFolder}/nginx-server.conf`]: nginxServer(headers),
    _redirects: redirectsFile(),
    [`${hostFolder}/nginx-redirects.conf`]: nginxRedirects(),
  };
  for (const [name, text] of Object.entries(outputs)) {
    await writeFile(path.join(folder, name), text);
  }
  return scripts.length;
}
