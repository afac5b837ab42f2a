/** A word of a shell command, quotes removed. */
export interface Word {
  text: string;
  /** Whether its value is only known when it runs: a variable, a substitution, a pattern. */
  dynamic: boolean;
}

export interface Command {
  words: Word[];
  /** Line inside the script, from 0. */
  line: number;
}

/** Stands for what a substitution prints. */
const printed = '\uE000';

/** `$((…))`, `$(…)` and `` `…` `` without another one inside. */
const substitution = /\$\(\([^()]*\)\)|\$\(([^()]*)\)|`([^`]*)`/;

/** The body of a here-document; the first line, where it is announced, stays. */
const hereDocument = /(<<-?\s*(["']?)(\w+)\2[^\n]*\n)([\s\S]*?)(\n\s*\3(?=\n|$))/g;

/** Parts of a script, in the order in which they are tried. */
const token = new RegExp(
  [
    '(?<continued>\\\\\\n)',
    '(?<comment>(?<![^\\s;|&()])#[^\\n]*)',
    '(?<redirection>(?:(?<!\\S)\\d)?(?:<<<|<<-?|&>>?|>\\||[<>]+&?)[ \\t]*(?:"[^"]*"|\'[^\']*\'|[^\\s;|&()]*))',
    "'(?<single>[^']*)'",
    '"(?<double>(?:\\\\[\\s\\S]|[^"\\\\])*)"',
    '\\\\(?<escaped>.)',
    '(?<variable>\\$\\{[^}]*\\}|\\$\\w+|\\$[@*#?$!-])',
    '(?<end>[\\n;|&()]|(?<![^\\s;|&()])[{}](?=\\s|;|$))',
    '(?<space>[^\\S\\n]+)',
    '(?<plain>[\\s\\S])',
  ].join('|'),
  'g',
);

const lineBreaks = (text: string): string => text.replace(/[^\n]/g, '');

/**
 * The simple commands of a script, those inside `$(…)` included: enough of the grammar to check the
 * arguments of a command. Whether the script parses at all is checked by sh-syntax, whose tree has
 * no words.
 */
export function commandsOf(script: string, firstLine = 0): Command[] {
  const commands: Command[] = [];
  let text = script.replace(hereDocument, (_all, start: string, _quote, _name, body: string, end) =>
    [start, lineBreaks(body), lineBreaks(end as string)].join(''),
  );
  for (let found = substitution.exec(text); found; found = substitution.exec(text)) {
    const inner = found[1] ?? found[2] ?? '';
    commands.push(...commandsOf(inner, lineBreaks(text.slice(0, found.index)).length + firstLine));
    text = text.replace(found[0], () => `${printed}${lineBreaks(inner).replace(/\n/g, '\\\n')}`);
  }

  let line = firstLine;
  let command: Command = {words: [], line};
  let word: Word | undefined;
  const endWord = () => {
    if (word) {
      command.words.push(word);
      word = undefined;
    }
  };
  const append = (part: string, dynamic: boolean) => {
    if (command.words.length === 0 && !word) {
      command.line = line;
    }
    word = {text: (word?.text ?? '') + part, dynamic: dynamic || word?.dynamic === true};
  };
  for (const {0: all, groups: part = {}} of text.matchAll(token)) {
    if (part.end !== undefined) {
      endWord();
      commands.push(command);
      command = {words: [], line};
    } else if (part.space !== undefined || part.redirection !== undefined) {
      endWord();
    } else if (part.double !== undefined) {
      append(part.double.replace(/\\([\s\S])/g, '$1'), /[$\uE000]/.test(part.double));
    } else if (part.continued === undefined && part.comment === undefined) {
      const {single, escaped, variable, plain} = part;
      append(
        single ?? escaped ?? variable ?? plain ?? '',
        variable !== undefined || /[*?[\uE000]/.test(plain ?? ''),
      );
    }
    line += lineBreaks(all).length;
  }
  endWord();
  return [...commands, command]
    .filter(({words}) => words.length > 0)
    .sort((one, other) => one.line - other.line);
}
