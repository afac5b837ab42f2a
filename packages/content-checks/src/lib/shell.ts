import {lineAt} from 'text-utils';

/** Word of a shell command, quotes removed. */
export interface Word {
  text: string;
  /** True if its value depends on the run: a variable, a substitution, a pattern. */
  dynamic: boolean;
}

export interface Call {
  /** Text before and after the program. */
  before: string[];
  words: Word[];
  /** Line inside the script, from 0. */
  line: number;
}

/** Here-document: the line that announces it, and its body. */
const hereDocument = /(<<-?\s*(["']?)(\w+)\2[^\n]*\n)([\s\S]*?\n\s*\3)(?=\n|$)/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Parts of a command: spaces, redirections, words, and its end. */
const part = new RegExp(
  [
    '[^\\S\\n]+',
    '\\d?(?:<<<|<<-?|&>>?|>\\||[<>]+&?)[ \\t]*(?:"[^"]*"|\'[^\']*\'|[^\\s;|&()]*)',
    '(?<end>[\\n;|&()`]|#[^\\n]*)',
    '(?<word>(?:"(?:\\\\[\\s\\S]|[^"\\\\])*"|\'[^\']*\'|\\$\\((?:[^()]|\\([^()]*\\))*\\)|`[^`]*`|\\\\.|[^\\s;|&()<>`"\'])+)',
  ].join('|'),
  'gy',
);

/**
 * Calls of a program in a script, including those inside `$(…)`: parses enough of the grammar to check
 * arguments. `sh-syntax` checks that the script is valid, but its tree contains no words.
 */
export function callsOf(program: string, script: string): Call[] {
  const text = script
    .replace(
      hereDocument,
      (_all, start: string, _quote, _name, body: string) => start + blank(body),
    )
    .replace(/(?<![^\s;|&()])#[^\n]*/g, blank);
  const joined = text.replace(/\\\n/g, '  ');
  const name = new RegExp(`(?<=^|[\\s;|&(\`/])${program}(?![\\w./-])`, 'g');
  return [...joined.matchAll(name)].map(({index}) => {
    const words: Word[] = [];
    part.lastIndex = index + program.length;
    for (let found = part.exec(joined); found && !found.groups?.end; found = part.exec(joined)) {
      const {word} = found.groups ?? {};
      if (word !== undefined) {
        words.push({
          text: word.replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'|\\(.)/g, '$1$2$3'),
          dynamic: /[$*?[`]/.test(word.replace(/'[^']*'|\\./g, '')),
        });
      }
    }
    const before = /[^\n;|&(`]*$/.exec(joined.slice(0, index))?.[0].trim().split(/\s+/) ?? [];
    return {
      before: before.filter((word) => word !== '' && !word.endsWith('/')),
      words,
      line: lineAt(script, index) - 1,
    };
  });
}
