/** The TypeScript samples on the pages about extensions: lone ones, and projects of several files. */
import {codeBlocks, type CodeBlock} from './markdown';
import {readPairs, type Page} from './page';
import {siteDir} from './site';

/** Path in a project to text. */
export type Files = Readonly<Record<string, string>>;

export interface Sample {
  id: string;
  files: Files;
}

export interface Project extends Sample {
  /** Packages that the page has the reader install. */
  installs: readonly string[];
}

const entryFile = 'src/index.ts';
const titleOf = ({meta}: CodeBlock): string => /title="([^"]+)"/.exec(meta)?.[1] ?? '';
const isTypeScript = ({language}: CodeBlock) => language === 'ts' || language === 'tsx';
const isProjectFile = (block: CodeBlock) =>
  /^(?:src\/\S+|package\.json|tsconfig\.json|config\.ts)$/.test(titleOf(block));

const pages: readonly Page[] = readPairs(siteDir, (path) => path.startsWith('viz/extensions/'))
  .flatMap(({zh, en}) => [zh, en])
  .filter((page) => page !== undefined);

const hasProject = (page: Page) =>
  codeBlocks(page.root).some((block) => titleOf(block) === entryFile);

/** Each is a file by itself. */
export const loneSamples: readonly Sample[] = pages.flatMap((page) =>
  codeBlocks(page.root)
    .filter((block) => isTypeScript(block) && !(isProjectFile(block) && hasProject(page)))
    .map(({language, value, line}) => ({
      id: `${page.file}:${line}`,
      files: {[`sample.${language}`]: value},
    })),
);

function projectFiles(page: Page): Files {
  return Object.fromEntries(
    codeBlocks(page.root)
      .filter(isProjectFile)
      .map((block) => [titleOf(block), block.value]),
  );
}

/** A page about a project shows only what it adds to that of the page on local development. */
function merged(base: Files, added: Files): Files {
  const fields = [base, added].map(
    (files) => JSON.parse(files['package.json'] ?? '{}') as Record<string, unknown>,
  );
  return {...base, ...added, 'package.json': JSON.stringify(Object.assign({}, ...fields))};
}

function installsOf(page: Page): string[] {
  return codeBlocks(page.root)
    .filter(({language}) => language === 'bash')
    .flatMap(({value}) => [...value.matchAll(/^npm install (.*)$/gm)])
    .flatMap(([, words = '']) => words.split(/\s+/).filter((word) => !word.startsWith('-')));
}

/** The project of each page that shows an entry file, with the files it has from the generator. */
export const projects: readonly Project[] = pages.filter(hasProject).map((page) => {
  const base = pages.find(
    ({path, language}) =>
      path === 'viz/extensions/local-development.md' && language === page.language,
  );
  return {
    id: page.file,
    files: merged(base ? projectFiles(base) : {}, projectFiles(page)),
    installs: installsOf(page),
  };
});
