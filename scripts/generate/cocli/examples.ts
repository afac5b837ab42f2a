/** Examples of commands for the reference: the first of each command in the task pages. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../../src/config/locales';
import {collections} from '../../../src/config/translation';

const fence = /^[ \t]*```(?:bash|sh|shell)\b[^\n]*\n([\s\S]*?)^[ \t]*```/gm;

/** Lines of a script, with continuation lines joined. */
const linesOf = (script: string): string[] => script.split(/(?<!\\)\n/).map((line) => line.trim());

/** Reports whether a line is complete: it neither feeds another program nor leaves a quote open. */
const isWhole = (line: string): boolean =>
  !/[|>]|\$\(/.test(line) && !/\\$/.test(line) && (line.match(/["']/g) ?? []).length % 2 === 0;

/** Lines with a coCLI command in the pages of a language, sorted by page name. */
function readExamples(locale: Locale): string[] {
  const folder = path.join(collections.docs[locale], 'developers/cocli');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'command-reference.md')
    .sort()
    .flatMap((name) =>
      [...readFileSync(path.join(folder, name), 'utf8').matchAll(fence)].flatMap(
        ([, script = '']) =>
          linesOf(script).filter((line) => line.startsWith('cocli ') && isWhole(line)),
      ),
    );
}

/** Finds the example of a command by its path; undefined if no page has one with arguments. */
export function examplesIn(locale: Locale): (command: string) => string | undefined {
  const lines = readExamples(locale);
  return (command) => lines.find((line) => line.startsWith(`cocli ${command} `));
}
