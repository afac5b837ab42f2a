import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseAllDocuments, visit} from 'yaml';
import {readJson} from '../../../src/config/json';
import {codeBlocks, inlineCode} from '../lib/markdown';
import {withoutMarks} from '../lib/marks';
import {perPage, type Rule} from '../lib/rule';
import {commandsOf, type Word} from '../lib/shell';

interface Flag {
  name: string;
  shorthand: string | null;
  type: string;
  required: boolean;
  requiredInPractice?: boolean;
  default?: unknown;
  values?: string[];
}

interface CliCommand {
  path: string;
  kind: string;
  aliases: string[];
  minArgs?: number;
  maxArgs?: number | null;
  flags?: Flag[];
  mutuallyExclusive?: string[][];
}

const data = readJson(path.resolve('src/data/cocli-commands.json')) as {
  commands: CliCommand[];
  globalFlags: Flag[];
};
const commands = [
  ...data.commands,
  {path: 'help', kind: 'command', aliases: [], minArgs: 0, maxArgs: null, flags: []},
] satisfies CliCommand[];
const {globalFlags} = data;

/** Other names under which the last word of a command is known. */
const byPath = new Map(
  commands.flatMap((command) => {
    const parent = command.path.split(' ').slice(0, -1);
    return [command.path, ...command.aliases.map((alias) => [...parent, alias].join(' '))].map(
      (path) => [path, command] as const,
    );
  }),
);

/** Stands for `<record>` in an example inside a sentence. */
const placeholder = 'VALUE';

interface Options {
  /** An example inside a sentence may leave arguments out. */
  partial?: boolean;
  /** The caller (xargs) adds arguments at the end. */
  moreArguments?: boolean;
}

/** What is wrong with the arguments of one `cocli` command; undefined when nothing is. */
export function checkCocli(words: readonly Word[], options: Options = {}): string | undefined {
  const {command, rest, unknown} = resolve(words);
  if (unknown !== undefined) {
    const names = [...byPath.keys()]
      .filter((path) => path && path.split(' ').slice(0, -1).join(' ') === command.path)
      .map((path) => path.split(' ').at(-1));
    const parent = ['cocli', command.path].filter(Boolean).join(' ');
    return `"${parent} ${unknown}" is not a command; "${parent}" takes ${names.join(', ')}`;
  }
  const given = readWords(command, rest, options);
  if (typeof given === 'string') {
    return given;
  }
  if (given.flags.has('help') || options.partial || command.kind !== 'command') {
    return undefined;
  }
  return (
    missingFlag(command, given.flags) ??
    wrongCount(command, given.positional, options.moreArguments ?? false) ??
    conflict(command, given.flags)
  );
}

/** Follows the words down the tree of commands. */
function resolve(words: readonly Word[]): {
  command: CliCommand;
  rest: readonly Word[];
  unknown?: string;
} {
  const root = byPath.get('') as CliCommand;
  let command = root;
  const flags: Word[] = [];
  let index = 0;
  while (index < words.length) {
    const word = words[index] as Word;
    if (word.text.startsWith('-') && command.kind !== 'command') {
      const flag = globalFlags.find(({name}) => name === word.text.slice(2));
      flags.push(word);
      if (flag && flag.type !== 'bool' && words[index + 1]) {
        index += 1;
        flags.push(words[index] as Word);
      }
      index += 1;
      continue;
    }
    const next = byPath.get([command.path, word.text].filter(Boolean).join(' '));
    if (!next || word.dynamic) {
      break;
    }
    command = next;
    index += 1;
  }
  const rest = [...flags, ...words.slice(index)];
  const next = words[index];
  return command.kind === 'command' || !next || next.text === placeholder
    ? {command, rest}
    : {command, rest, unknown: next.text};
}

interface Given {
  flags: Set<string>;
  positional: Word[];
}

/** The flags and arguments that words give to a command, or what is wrong with them. */
function readWords(
  command: CliCommand,
  words: readonly Word[],
  {partial}: Options,
): string | Given {
  const own = command.flags ?? [];
  // A flag of the command hides the global one of the same letter: `-v` of `record list`.
  const isHidden = (flag: Flag) =>
    own.some((other) => other !== flag && other.shorthand === flag.shorthand);
  const known = new Map([...globalFlags, ...own].map((flag) => [flag.name, flag]));
  const {tokens} = parseArgs({
    args: words.map(({text}) => text),
    options: Object.fromEntries(
      [...known].map(([name, flag]) => [
        name,
        {
          type: flag.type === 'bool' ? ('boolean' as const) : ('string' as const),
          ...(flag.shorthand && !isHidden(flag) && {short: flag.shorthand}),
        },
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const given: Given = {flags: new Set(), positional: []};
  const name = `cocli ${command.path}`.trim();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      given.positional.push(words[token.index] as Word);
    } else if (token.kind === 'option') {
      const flag = known.get(token.name);
      if (!flag) {
        const names = [...known.keys()].map((one) => `--${one}`).join(', ');
        return `"${name}" has no flag ${token.rawName}; it takes ${names}`;
      }
      given.flags.add(flag.name);
      const value = words[token.inlineValue ? token.index : token.index + 1];
      const fault =
        flag.type === 'bool' || (partial && token.value === undefined)
          ? undefined
          : wrongValue(flag, token.value?.replace(/^=/, ''), value?.dynamic ?? false);
      if (fault) {
        return `${token.rawName} of "${name}" ${fault}`;
      }
    }
  }
  return given;
}

const shapes: Record<string, RegExp> = {
  int: /^-?\d+$/,
  float: /^-?\d+(?:\.\d+)?$/,
  duration: /^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/,
};

function wrongValue(flag: Flag, text: string | undefined, dynamic: boolean): string | undefined {
  if (text === undefined) {
    return 'needs a value';
  }
  if (dynamic) {
    return undefined;
  }
  const values = flag.type === 'string-list' || flag.name === 'scope' ? text.split(',') : [text];
  const unknown = flag.values && values.find((value) => !flag.values?.includes(value));
  if (unknown !== undefined) {
    return `does not take "${unknown}", only ${flag.values?.join(', ')}`;
  }
  const shape = shapes[flag.type];
  return shape && !shape.test(text) ? `takes ${flag.type}, not "${text}"` : undefined;
}

function missingFlag(command: CliCommand, given: ReadonlySet<string>): string | undefined {
  const missing = (command.flags ?? []).find(
    ({name, required, requiredInPractice}) => (required || requiredInPractice) && !given.has(name),
  );
  return missing && `"cocli ${command.path}" needs --${missing.name}`;
}

function wrongCount(
  command: CliCommand,
  positional: readonly Word[],
  moreArguments: boolean,
): string | undefined {
  const {minArgs = 0, maxArgs = null, path} = command;
  // A pattern or "$@" may stand for many, or for none.
  const isMany = ({text, dynamic}: Word) => dynamic && /[*?[]|\$\{?[@*]/.test(text);
  const open = moreArguments || positional.some(isMany);
  const count = positional.filter((word) => !isMany(word)).length;
  if (count < minArgs && !open) {
    return `"cocli ${path}" needs ${minArgs} ${minArgs === 1 ? 'argument' : 'arguments'}, ${count} given`;
  }
  return maxArgs !== null && count > maxArgs
    ? `"cocli ${path}" takes at most ${maxArgs} ${maxArgs === 1 ? 'argument' : 'arguments'}, ${count} given`
    : undefined;
}

function conflict(command: CliCommand, given: ReadonlySet<string>): string | undefined {
  const isGiven = (item: string) =>
    item.split('|').some((flag) => flag.startsWith('--') && given.has(flag.slice(2)));
  const set = command.mutuallyExclusive?.find((items) => items.filter(isGiven).length > 1);
  return set && `"cocli ${command.path}" takes only one of ${set.join(', ')}`;
}

/** Words that may stand before a command without changing what its arguments mean. */
const prefix = /^(?:!|if|then|elif|else|while|until|do|time|timeout|exec|sudo|env|nohup|\w+=.*)$/s;

interface CocliCall {
  words: Word[];
  line: number;
  moreArguments: boolean;
}

/** All calls of `cocli` in a script, with the words after its name. */
export function cocliCalls(script: string): CocliCall[] {
  return commandsOf(script).flatMap(({words, line}) => {
    const at = words.findIndex(({text}) => text === 'cocli' || text.endsWith('/cocli'));
    const before = words.slice(0, at);
    const viaXargs = before.some(({text}) => text === 'xargs');
    if (at < 0 || !(viaXargs || before.every(({text}) => prefix.test(text)))) {
      return [];
    }
    return [{words: words.slice(at + 1), line, moreArguments: viaXargs}];
  });
}

/** Scripts inside a YAML example, such as the steps of a pipeline. */
function scriptsInYaml(code: string): {script: string; line: number}[] {
  const found: {script: string; line: number}[] = [];
  for (const document of parseAllDocuments(code, {prettyErrors: false})) {
    visit(document, {
      Scalar: (_key, {value, range, type}) => {
        if (typeof value === 'string' && /(?:^|\n|\s)cocli /.test(value)) {
          const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
          const line = code.slice(0, range?.[0] ?? 0).split('\n').length - 1;
          found.push({script: value, line: isBlock ? line + 1 : line});
        }
      },
    });
  }
  return found;
}

/** Values that begin like a command: the title a record gets by itself. */
const literals = new Set(commands.flatMap(({flags = []}) => flags.map((flag) => flag.default)));

const shellLanguages = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'powershell']);

export const cocli: Rule = {
  name: 'cocli',
  holds: 'each cocli line names an existing command with flags and arguments it takes',
  check: perPage((page, report) => {
    const remedy = 'See src/data/cocli-commands.json for what the command takes';
    for (const {language, value, line} of codeBlocks(page.root)) {
      const scripts = shellLanguages.has(language ?? '')
        ? [{script: withoutMarks(value), line: 0}]
        : ['yaml', 'yml'].includes(language ?? '')
          ? scriptsInYaml(withoutMarks(value))
          : [];
      for (const {script, line: offset} of scripts) {
        for (const call of cocliCalls(script)) {
          const fault = checkCocli(call.words, call);
          if (fault) {
            report(line + 1 + offset + call.line, fault, remedy);
          }
        }
      }
    }
    for (const {value, line} of inlineCode(page.root)) {
      if (!/^cocli \S/.test(value) || literals.has(value)) {
        continue;
      }
      // `<id>` and `[flags]` are placeholders inside a sentence.
      const script = value.replace(/<[^>]*>/g, placeholder).replace(/\[[^\]]*\]|\.{3}|…/g, '');
      for (const {words} of cocliCalls(script)) {
        const fault = checkCocli(words, {partial: true});
        if (fault) {
          report(line, fault, remedy);
        }
      }
    }
  }),
};
