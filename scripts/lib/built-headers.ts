/** Makes the files for hosts from a finished build. */
import {existsSync, readFileSync} from 'node:fs';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileTypes, hashedFolders, securityHeaders} from '../../src/config/headers';
import {locales} from '../../src/config/locales';
import {inlineScriptsFile} from '../../src/plugins/content-security';
import {nginxHttp, nginxServer, underscoreHeaders} from './host-files';
import {nginxRedirects, redirectsFile} from './redirect-files';

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

/** An address that changes with its content: by a hash in its name, or by a version in its folder. */
const hasHash = (file: string) =>
  /(?:^|[.-])[0-9a-f]{6,32}\.[.\w]+$/.test(path.posix.basename(file)) ||
  /-\d+\.\d+\.\d+\//.test(file);

/** @returns one line for each file that the rules of `src/config/headers.ts` do not fit */
export function misfits(files: readonly string[]): string[] {
  const unhashed = files
    .filter((file) => hashedFolders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => !hasHash(file))
    .map(
      (file) =>
        `${file}: kept by browsers for a year, but neither a hash in its name nor a version in its folder: write it to another folder, or name it by its content`,
    );
  const untyped = files
    .map((file) => ({file, ending: path.posix.extname(file).slice(1)}))
    .filter(({ending}) => !(ending in fileTypes))
    .map(
      ({file, ending}) => `${file}: no type for ".${ending}" in fileTypes of src/config/headers.ts`,
    );
  return [...unhashed, ...untyped];
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
  const headers = securityHeaders(scripts);
  const outputs = {
    _headers: underscoreHeaders(headers),
    '_deploy/nginx-http.conf': nginxHttp(headers),
    '_deploy/nginx-server.conf': nginxServer(headers),
    _redirects: redirectsFile(),
    '_deploy/nginx-redirects.conf': nginxRedirects(),
  };
  for (const [name, text] of Object.entries(outputs)) {
    await writeFile(path.join(folder, name), text);
  }
  return scripts.length;
}
