import {parseArgs} from 'node:util';
import {lineAt} from 'text-utils';
import {parseAllDocuments, visit} from 'yaml';
import type {CliCommand, CliFlag, ContentConfig} from '../lib/config';
import {codeBlocks, inlineCode} from '../lib/markdown';
import {withoutMarks} from '../lib/marks';
import {perPage, type Check} from '../lib/rule';
import {callsOf, type Word} from '../lib/shell';

type Command = CliCommand;

const help: Command = {path: 'help', kind: 'command', aliases: [], minArgs: 0, maxArgs: null};

/** Commands of the program by path, and the flags that all of them accept. */
interface Program {
  byPath: ReadonlyMap<string, Command>;
  globalFlags: readonly CliFlag[];
}

const wordsOf = (path: string): string[] => path.split(' ').filter(Boolean);
const joined = (...words: string[]): string => words.filter(Boolean).join(' ');

/** Indexes commands by their path; the last word may be another name of the command. */
function programOf({commands, globalFlags}: ContentConfig['cocli']): Program {
  const entries = [...commands, help].flatMap((command) => {
    const words = wordsOf(command.path);
    const names = [words.at(-1) ?? '', ...command.aliases];
    return names.map((name) => [joined(...words.slice(0, -1), name), command] as const);
  });
  return {byPath: new Map(entries), globalFlags};
}

/** Replacement for `<record>` in an example inside a sentence. */
const placeholder = 'VALUE';

interface Call {
  /** Arguments after `cocli`. */
  words: readonly Word[];
  line: number;
  /** True if the caller (xargs) appends arguments. */
  appendsArguments: boolean;
}

/** Fault of a call; undefined for a valid one. An example in a sentence may omit arguments. */
function checkCall(
  program: Program,
  {words, appendsArguments}: Call,
  isSentence: boolean,
): string | undefined {
  const {byPath, globalFlags} = program;
  let command = byPath.get('')!;
  let rest = [...words];
  const flagsBefore: Word[] = [];
  while (command.kind !== 'command' && rest.length > 0) {
    const [word, value] = rest as [Word, Word?];
    const next = byPath.get(joined(command.path, word.text));
    if (word.text.startsWith('-')) {
      const flag = globalFlags.find(({name}) => name === word.text.slice(2));
      const flagWords = rest.splice(0, flag && flag.type !== 'bool' && value ? 2 : 1);
      flagsBefore.push(...flagWords);
    } else if (next && !word.dynamic) {
      command = next;
      rest = rest.slice(1);
    } else if (word.text === placeholder) {
      break;
    } else {
      const parent = joined('cocli', command.path);
      const known = [...byPath.keys()]
        .filter((path) => path && joined(...wordsOf(path).slice(0, -1)) === command.path)
        .map((path) => wordsOf(path).at(-1));
      return `"${parent} ${word.text}" is not a command; "${parent}" takes ${known.join(', ')}`;
    }
  }
  return checkArguments(program, command, [...flagsBefore, ...rest], appendsArguments, isSentence);
}

function checkArguments(
  {globalFlags}: Program,
  command: Command,
  words: readonly Word[],
  appendsArguments: boolean,
  isSentence: boolean,
): string | undefined {
  const {flags = [], minArgs = 0, maxArgs = null, mutuallyExclusive = []} = command;
  const name = joined('cocli', command.path);
  const known = new Map([...globalFlags, ...flags].map((flag) => [flag.name, flag]));
  // A flag of the command hides the global one of the same letter: `-v` of `record list`.
  const isHidden = (flag: CliFlag) =>
    flags.some((other) => other !== flag && other.shorthand === flag.shorthand);
  const options = [...known.values()].map((flag) => {
    const type = flag.type === 'bool' ? ('boolean' as const) : ('string' as const);
    const short = isHidden(flag) ? null : flag.shorthand;
    return [flag.name, {type, ...(short && {short})}] as const;
  });
  const {tokens} = parseArgs({
    args: words.map(({text}) => text),
    options: Object.fromEntries(options),
    strict: false,
    tokens: true,
  });
  const given = new Set<string>();
  const positional: Word[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      positional.push(words[token.index]!);
    } else if (token.kind === 'option') {
      const flag = known.get(token.name);
      if (!flag) {
        const names = [...known.keys()].map((one) => `--${one}`).join(', ');
        return `"${name}" has no flag ${token.rawName}; it takes ${names}`;
      }
      given.add(flag.name);
      const isDynamic = words[token.index + (token.inlineValue ? 0 : 1)]?.dynamic ?? false;
      const canOmitValue = flag.type === 'bool' || (isSentence && token.value === undefined);
      const fault = canOmitValue
        ? undefined
        : wrongValue(flag, token.value?.replace(/^=/, ''), isDynamic);
      if (fault) {
        return `${token.rawName} of "${name}" ${fault}`;
      }
    }
  }
  if (given.has('help') || isSentence || command.kind !== 'command') {
    return undefined;
  }
  const missing = flags.find(
    (flag) => (flag.required || flag.requiredInPractice) && !given.has(flag.name),
  );
  // A pattern or "$@" may expand to any number of arguments.
  const isMany = ({text, dynamic}: Word) => dynamic && /[*?[]|\$\{?[@*]/.test(text);
  const count = positional.filter((word) => !isMany(word)).length;
  const isOpen = appendsArguments || positional.some(isMany);
  const argumentCount = (number: number) => `${number} ${number === 1 ? 'argument' : 'arguments'}`;
  const isGiven = (item: string) =>
    item.split('|').some((flag) => flag.startsWith('--') && given.has(flag.slice(2)));
  const conflict = mutuallyExclusive.find((items) => items.filter(isGiven).length > 1);
  return missing
    ? `"${name}" needs --${missing.name}`
    : count < minArgs && !isOpen
      ? `"${name}" needs ${argumentCount(minArgs)}, ${count} given`
      : maxArgs !== null && count > maxArgs
        ? `"${name}" takes at most ${argumentCount(maxArgs)}, ${count} given`
        : conflict && `"${name}" takes only one of ${conflict.join(', ')}`;
}

const shapes: Record<string, RegExp> = {
  int: /^-?\d+$/,
  float: /^-?\d+(?:\.\d+)?$/,
  duration: /^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/,
};

function wrongValue(
  {type, name, values: allowed}: CliFlag,
  text: string | undefined,
  isDynamic: boolean,
): string | undefined {
  if (text === undefined || isDynamic) {
    return text === undefined ? 'needs a value' : undefined;
  }
  const values = type === 'string-list' || name === 'scope' ? text.split(',') : [text];
  const unknown = allowed && values.find((value) => !allowed.includes(value));
  if (unknown !== undefined) {
    return `does not take "${unknown}", only ${allowed?.join(', ')}`;
  }
  return shapes[type]?.test(text) === false ? `takes ${type}, not "${text}"` : undefined;
}

/** Words before a command that do not change the meaning of its arguments. */
const prefix =
  /^(?:!|\{|if|then|elif|else|while|until|do|time|timeout|exec|sudo|env|nohup|\w+=.*)$/s;

const callsIn = (script: string): Call[] =>
  callsOf('cocli', script).flatMap(({before, words, line}) => {
    const appendsArguments = before.includes('xargs');
    return appendsArguments || before.every((word) => prefix.test(word))
      ? [{words, line, appendsArguments}]
      : [];
  });

/** Calls in the scripts inside a YAML example, such as the steps of a pipeline. */
function callsInYaml(code: string): Call[] {
  const found: Call[] = [];
  for (const document of parseAllDocuments(code, {prettyErrors: false})) {
    visit(document, {
      Scalar: (_key, {value, range, type}) => {
        if (typeof value === 'string' && /(?:^|\s)cocli /.test(value)) {
          const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
          const start = lineAt(code, range?.[0] ?? 0) - (isBlock ? 0 : 1);
          found.push(...callsIn(value).map((call) => ({...call, line: start + call.line})));
        }
      },
    });
  }
  return found;
}

const readers: Record<string, (code: string) => Call[]> = {
  ...Object.fromEntries(
    ['bash', 'sh', 'shell', 'zsh', 'console', 'powershell'].map((name) => [name, callsIn]),
  ),
  yaml: callsInYaml,
  yml: callsInYaml,
};

/** Checks that each cocli line names an existing command with valid flags and arguments. */
export const cocli: Check = (site) => {
  const {commands} = site.config.cocli;
  const program = programOf(site.config.cocli);
  /** Default values that begin like a command, such as the title of a record. */
  const literals = new Set(commands.flatMap(({flags = []}) => flags.map((flag) => flag.default)));
  return perPage(({root}, report, {code}) => {
    const check = (calls: Call[], line: number, isSentence = false) =>
      calls.forEach((call) => {
        const fault = checkCall(program, call, isSentence);
        if (fault) {
          report(
            line + call.line,
            fault,
            'Correct it: the command reference lists the flags and arguments',
          );
        }
      });
    for (const {language = '', value, line} of codeBlocks(root)) {
      check(readers[language]?.(withoutMarks(value, code)) ?? [], line + 1);
    }
    for (const {value, line} of inlineCode(root)) {
      if (/^cocli \S/.test(value) && !literals.has(value)) {
        // `<id>` and `[flags]` are placeholders inside a sentence.
        const script = value.replace(/<[^>]*>/g, placeholder).replace(/\[[^\]]*\]|\.{3}|…/g, '');
        check(callsIn(script), line, true);
      }
    }
  })(site);
};
