import {lineAt} from 'text-utils';

/** A word of a shell command, quotes removed. */
export interface Word {
  text: string;
  /** Whether its value is only known when it runs: a variable, a substitution, a pattern. */
  dynamic: boolean;
}

export interface Call {
  /** Text before and after the program. */
  before: string[];
  words: Word[];
  /** Line inside the script, from 0. */
  line: number;
}

/** The body of a here-document; the first line, where it is announced, stays. */
const hereDocument = /(<<-?\s*(["']?)(\w+)\2[^\n]*\n)([\s\S]*?\n\s*\3)(?=\n|$)/g;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Parts of a command from where it begins: spaces, redirections, words, and what ends it. */
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
 * The calls of a program in a script, those inside `$(…)` included: enough of the grammar to check its
 * arguments. Whether the script parses at all is checked by sh-syntax, whose tree has no words.
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
