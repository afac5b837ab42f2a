/** Files of the built site: which ones are public, and how hosts serve them. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Files below a folder, relative to it, with `/` as the separator, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** Public files of a build, without files for hosts (`_headers`, `_deploy/…`) and compressed copies. */
export const addressedFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !file.startsWith('_') && !/\.(?:br|gz)$/.test(file));

/**
 * Folders whose files all have a content hash in their name, or are in a folder named by the version of their
 * package; the build verifies that.
 */
export const hashedFolders = ['assets', 'en/assets'] as const;

export const cacheControl = {
  /** For `hashedFolders`: a changed file has another name. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all other files: browsers may cache them, and revalidate each time. */
  other: 'no-cache',
} as const;

export interface FileType {
  type: string;
  /** Sent with `charset=utf-8`, and compressed. */
  text: boolean;
}

/** By extension. The build stops at a file whose type is not listed. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  avif: {type: 'image/avif', text: false},
  css: {type: 'text/css', text: true},
  html: {type: 'text/html', text: true},
  ico: {type: 'image/x-icon', text: false},
  jpg: {type: 'image/jpeg', text: false},
  js: {type: 'text/javascript', text: true},
  json: {type: 'application/json', text: true},
  // The sample recording, whose chunks are compressed already.
  mcap: {type: 'application/octet-stream', text: false},
  md: {type: 'text/markdown', text: true},
  pdf: {type: 'application/pdf', text: false},
  png: {type: 'image/png', text: false},
  svg: {type: 'image/svg+xml', text: true},
  txt: {type: 'text/plain', text: true},
  webmanifest: {type: 'application/manifest+json', text: true},
  webp: {type: 'image/webp', text: false},
  woff2: {type: 'font/woff2', text: false},
  xml: {type: 'application/xml', text: true},
  zip: {type: 'application/zip', text: false},
};

/** By name: files whose extension does not imply their type. */
export const namedFileTypes: Readonly<Record<string, FileType>> = {
  'atom.xml': {type: 'application/atom+xml', text: true},
  'opensearch.xml': {type: 'application/opensearchdescription+xml', text: true},
  'rss.xml': {type: 'application/rss+xml', text: true},
};
