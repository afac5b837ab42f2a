/** What pages refer to beside other pages: figures, drawings, texts of the interface, addresses. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../src/config/redirects';
import {collections} from '../../../src/config/translation';
import {findFigures} from '../../../src/figures/load';
import {pictureFile, pictureName} from '../../../src/plugins/diagrams/picture';
import {plainText} from './page';

/** A place in the code. */
export interface Use {
  name: string;
  file: string;
  line: number;
}

/** A file that rules look for lines in. */
export interface TextFile {
  file: string;
  text: string;
}

export interface Project {
  /** Every file beside the pages of a collection, and the pages. */
  files: readonly string[];
  /** With those that a page in TSX imports: Markdown alone cannot tell whether they are shown. */
  figures: readonly {name: string; file: string; isImported: boolean}[];
  /** Whether `npm run diagrams` has drawn a Mermaid source. */
  isDrawn: (source: string) => boolean;
  /** Texts of the interface that the code asks for. */
  messages: readonly Use[];
  /** Addresses of pages that the code names: in the navbar, the footer, on the home page. */
  addresses: readonly Use[];
  redirects: readonly {from: string; to: string}[];
  redirectsFile: TextFile;
  querySets: readonly TextFile[];
  sidebarFile: TextFile;
}

/** The line of a text in a file, the first one where it is not there. */
export const lineIn = ({text}: TextFile, wanted: string): number =>
  text.slice(0, Math.max(text.indexOf(wanted), 0)).split('\n').length;

/** `<Translate id="…">` and `translate({id: '…'})`. */
const message = /(?:<Translate\b|\btranslate\(\s*\{)[^>}]*?\bid[=:]\s*(["'])([^"'\n]+)\1/gs;

const address = /(['"])(\/docs\/[\w/-]*[\w-](?:#[\w-]+)?)\1/g;

/** The project in a folder. */
export function readProject(siteDir: string): Project {
  const list = (folder: string, wanted: RegExp) =>
    (existsSync(path.join(siteDir, folder))
      ? readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
      : []
    )
      .filter((entry) => entry.isFile() && wanted.test(entry.name))
      .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'));
  const read = (file: string): TextFile => ({
    file,
    text: plainText(readFileSync(path.join(siteDir, file), 'utf8')),
  });
  const drawings = new Set(readdirSync(path.join(siteDir, 'src/diagrams')));
  const code = list('src', /\.tsx?$/).map(read);
  const redirectsFile = read('src/config/redirects.ts');
  const uses = (pattern: RegExp): Use[] =>
    code.flatMap(({file, text}) =>
      [...text.matchAll(pattern)].map((match) => ({
        name: match[2] ?? '',
        file,
        line: text.slice(0, match.index).split('\n').length,
      })),
    );
  return {
    files: Object.values(collections).flatMap(({zh, en}) => [...list(zh, /./), ...list(en, /./)]),
    figures: findFigures(path.join(siteDir, 'src/figures')).map(({name, file}) => ({
      name,
      file: path.relative(siteDir, file),
      isImported: code.some(({text}) => text.includes(`@figures/${name}'`)),
    })),
    isDrawn: (source) => drawings.has(pictureFile(pictureName(source))),
    messages: uses(message),
    addresses: uses(address).filter(({file}) => file !== redirectsFile.file),
    redirects,
    redirectsFile,
    querySets: list('tests/search-queries', /\.json$/).map(read),
    sidebarFile: read('sidebars.ts'),
  };
}
