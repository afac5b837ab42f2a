/** The TypeScript samples of the pages, with the name of the place that each stands at. */
import {codeBlocks, type CodeBlock} from './markdown';
import {pagesOf, readPairs, type Page} from './page';
import {siteDir} from './site';

/** Path in a project to text. */
export type Files = Readonly<Record<string, string>>;

export interface Sample {
  id: string;
  files: Files;
}

const titleOf = ({meta}: CodeBlock): string => /title="([^"]+)"/.exec(meta)?.[1] ?? '';
const isTypeScript = ({language}: CodeBlock) => /^(?:ts|tsx|typescript)$/.test(language ?? '');
const isProjectFile = (block: CodeBlock) =>
  isTypeScript(block) && titleOf(block).startsWith('src/');
const hasProject = (page: Page) =>
  codeBlocks(page.root).some((block) => titleOf(block) === 'src/index.ts');
const pagesBelow = (folder: string) =>
  pagesOf(readPairs(siteDir, (path) => path.startsWith(folder)));

/** Samples about extensions: a file each, or a project of the files that a page titles `src/…`. */
export function extensionSamples(): Sample[] {
  return pagesBelow('viz/extensions/').flatMap((page) => {
    const blocks = codeBlocks(page.root);
    const inProject = hasProject(page) ? blocks.filter(isProjectFile) : [];
    const project = Object.fromEntries(inProject.map((block) => [titleOf(block), block.value]));
    return [
      ...(inProject.length > 0 ? [{id: page.file, files: project}] : []),
      ...blocks
        .filter((block) => isTypeScript(block) && !inProject.includes(block))
        .filter((block) => titleOf(block) !== 'config.ts')
        .map(({language, value, line}) => ({
          id: `${page.file}:${line}`,
          files: {[`sample.${language}`]: value},
        })),
    ];
  });
}

/** Scripts of the pages about user scripts. */
export function userScripts(): {id: string; code: string}[] {
  return pagesBelow('viz/panel/user-scripts').flatMap((page) =>
    codeBlocks(page.root)
      .filter(isTypeScript)
      .map(({value, line}) => ({id: `${page.file}:${line}`, code: value})),
  );
}
