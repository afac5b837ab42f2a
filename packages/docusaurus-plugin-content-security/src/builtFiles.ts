/** Writes the files for hosts into a finished build. */
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {addressedFiles, fileTypes, hashedFolders} from 'build-utils';
import {securityHeaders} from './headers';
import {inlineScriptsFile} from './inlineScripts';
import {nginxHttp, nginxServer, underscoreHeaders} from './hostFiles';
import type {Origins} from './policy';
import {completeRedirectPages, nginxRedirects, redirectsFile, type Redirect} from './redirectFiles';

/** Settings of the site that host files depend on. */
export interface HostSettings {
  locales: readonly string[];
  /** Hosts of the enabled services. */
  origins: Origins;
  redirects: readonly Redirect[];
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
}

/** Reports whether the address changes with the content: a hash in the name, or a version in the folder. */
const hasHash = (file: string) =>
  /(?:^|[.-])[0-9a-f]{6,32}\.[.\w]+$/.test(path.posix.basename(file)) ||
  /-\d+\.\d+\.\d+\//.test(file);

/** @returns a line for each file whose address has no fitting cache or type rule */
export function filesWithWrongHeaders(files: readonly string[]): string[] {
  const unhashed = files
    .filter((file) => hashedFolders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => !hasHash(file))
    .map(
      (file) =>
        `${file}: cached by browsers for a year, but neither a hash in its name nor a version in its folder: write it to another folder, or name it by its content`,
    );
  const untyped = files
    .map((file) => ({file, ending: path.posix.extname(file).slice(1)}))
    .filter(({ending}) => !(ending in fileTypes))
    .map(({file, ending}) => `${file}: no type for ".${ending}" in fileTypes of build-utils`);
  return [...unhashed, ...untyped];
}

/** Hashes of the inline scripts of all languages that were built, as the build wrote them. */
function inlineScripts(folder: string, locales: readonly string[]): string[] {
  const files = locales
    .map((locale) => path.join(folder, inlineScriptsFile(locale)))
    .filter((file) => existsSync(file));
  if (files.length === 0) {
    throw new Error(`${folder} contains no pages: build the site first.`);
  }
  const hashes = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
  return [...new Set(hashes)].sort();
}

/**
 * Writes the files for hosts into a build.
 * @param folder of the built site
 * @returns number of different inline scripts that the policy allows
 * @throws naming each file that has no type, or that browsers cache although its address does not change with
 *   its content
 */
export async function writeHostFiles(
  folder: string,
  {locales, origins, redirects, siteUrl}: HostSettings,
): Promise<number> {
  completeRedirectPages(folder, redirects);
  const scripts = inlineScripts(folder, locales);
  const problems = filesWithWrongHeaders(addressedFiles(folder));
  if (problems.length > 0) {
    throw new Error(`${problems.length} problems:\n${problems.join('\n')}`);
  }
  const headers = securityHeaders(scripts, origins);
  const outputs = {
    _headers: underscoreHeaders(headers),
    '_deploy/nginx-http.conf': nginxHttp(headers, siteUrl),
    '_deploy/nginx-server.conf': nginxServer(headers),
    _redirects: redirectsFile(redirects),
    '_deploy/nginx-redirects.conf': nginxRedirects(redirects),
  };
  for (const [name, text] of Object.entries(outputs)) {
    await writeFile(path.join(folder, name), text);
  }
  return scripts.length;
}
