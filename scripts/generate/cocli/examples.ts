/** Examples of commands for the reference: the first of each command in the task pages. */
import {codeBlocks, pagesOf, readPairs} from 'content-checks';
import type {Locale} from '../../../src/config/locales';
import {collections} from '../../../src/config/translation';

/** Lines of a script, with continuation lines joined. */
const linesOf = (script: string): string[] => script.split(/(?<!\\)\n/).map((line) => line.trim());

/** Reports whether a line is complete: it neither feeds another program nor leaves a quote open. */
const isWhole = (line: string): boolean =>
  !/[|>]|\$\(/.test(line) && !/\\$/.test(line) && (line.match(/["']/g) ?? []).length % 2 === 0;

const isTaskPage = (path: string): boolean =>
  /^developers\/cocli\/(?!command-reference)[^/]+\.md$/.test(path);

/** Finds the example of a command by its path; undefined if no page has one with arguments. */
export function examplesIn(locale: Locale): (command: string) => string | undefined {
  const lines = pagesOf(readPairs({siteDir: process.cwd(), collections}, isTaskPage))
    .filter(({language}) => language === locale)
    .flatMap(({root}) => codeBlocks(root))
    .filter(({language = ''}) => /^(?:bash|sh|shell)$/.test(language))
    .flatMap(({value}) => linesOf(value))
    .filter((line) => line.startsWith('cocli ') && isWhole(line));
  return (command) => lines.find((line) => line.startsWith(`cocli ${command} `));
}
