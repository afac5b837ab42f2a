/** Files and names that pages and code refer to: figures, drawings, interface texts, addresses. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from 'build-utils';
import {lineAt} from 'text-utils';
import type {ContentConfig} from './config';
import {plainText} from './page';

export interface Use {
  name: string;
  file: string;
  line: number;
}

/** File in which rules locate lines. */
export interface TextFile {
  file: string;
  text: string;
}

export interface Project {
  /** All files in the folders of the collections. */
  files: readonly string[];
  /** Includes figures imported by a TSX page, which the Markdown pages alone do not show. */
  figures: readonly {name: string; file: string; isImported: boolean}[];
  /** Reports whether `npm run diagrams` has drawn a Mermaid source. */
  isDrawn: (source: string) => boolean;
  /** Interface texts used by the code. */
  messages: readonly Use[];
  /** Page addresses in the code: navbar, footer, home page. */
  addresses: readonly Use[];
  redirects: readonly {from: string; to: string}[];
  redirectsFile: TextFile;
  querySets: readonly TextFile[];
  sidebarFile: TextFile;
}

/** Returns the line of a text in a file, or the first line if the text is absent. */
export const lineIn = ({text}: TextFile, part: string): number =>
  lineAt(text, Math.max(text.indexOf(part), 0));

/** Calls of `Translate` and `translate` with a literal id. */
const message = /(?:<Translate\b|\btranslate\(\s*\{)[^>}]*?\bid[=:]\s*(["'])([^"'\n]+)\1/gs;

const address = /(['"])(\/docs\/[\w/-]*[\w-](?:#[\w-]+)?)\1/g;

/** Reads the files of a site. */
export function readProject(config: ContentConfig): Project {
  const {siteDir, collections, redirects} = config;
  const list = (folder: string, pattern: RegExp) =>
    (existsSync(path.join(siteDir, folder)) ? filesBelow(path.join(siteDir, folder)) : [])
      .filter((name) => pattern.test(name))
      .map((name) => `${folder}/${name}`);
  const read = (file: string): TextFile => ({
    file,
    text: plainText(readFileSync(path.join(siteDir, file), 'utf8')),
  });
  const code = config.codeFolders
    .flatMap((folder) => list(folder, /\.tsx?$/))
    .filter((file) => !/\/(?:node_modules|tests)\//.test(file))
    .map(read);
  const redirectsFile = read(config.redirectsFile);
  const uses = (pattern: RegExp): Use[] =>
    code.flatMap(({file, text}) =>
      [...text.matchAll(pattern)].map((match) => ({
        name: match[2] ?? '',
        file,
        line: lineAt(text, match.index),
      })),
    );
  return {
    files: Object.values(collections).flatMap(({zh, en}) => [...list(zh, /./), ...list(en, /./)]),
    figures: config.figures.find(path.join(siteDir, config.figures.folder)).map(({name, file}) => ({
      name,
      file: path.relative(siteDir, file),
      isImported: code.some(({text}) => text.includes(`@figures/${name}'`)),
    })),
    isDrawn: config.isDrawn,
    messages: uses(message),
    addresses: uses(address).filter(({file}) => file !== redirectsFile.file),
    redirects,
    redirectsFile,
    querySets: list(config.querySetFolder, /\.json$/).map(read),
    sidebarFile: read(config.sidebarFile),
  };
}
