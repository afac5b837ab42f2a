/** Writes the line of a command for a shell, and says what is wrong with it. */
import type {Bilingual} from '../../config/locales';
import type {CliArgument, CliCommand, CliFlag} from '../../data/cocli';

export type Shell = 'bash' | 'powershell';

/** What a reader has filled in: by the name of a flag, or of an argument in `<…>`. Lists have a line for each value. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export const argumentKey = (name: string): string => `<${name}>`;

/** A text as a shell passes it on unchanged. */
export function quoted(text: string, shell: Shell): string {
  if (shell === 'bash') {
    return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
  }
  // A comma makes a list there, and a leading @ or - other things. Curly quotes end a text like straight ones.
  return /^[\w./\\:][\w./\\:+-]*$/.test(text) || /^--?[a-z][\w-]*$/i.test(text)
    ? text
    : `'${text.replace(/['\u2018-\u201B]/g, '$&$&')}'`;
}

const linesOf = (value: Values[string]): string[] =>
  typeof value === 'string' ? value.split('\n').filter((line) => line.trim() !== '') : [];

/** Whether a flag or an argument takes several values. */
export const repeats = (item: CliFlag | CliArgument): boolean =>
  'type' in item
    ? ['string-array', 'key-value-map', 'string-list'].includes(item.type)
    : item.repeatable;

/** A value of a list is read as CSV: one with a comma is quoted within. */
const listed = (value: string, type: CliFlag['type']): string =>
  (type === 'key-value-map' || type === 'string-list') && /[",]/.test(value)
    ? `"${value.replaceAll('"', '""')}"`
    : value;

function flagWords(flag: CliFlag, value: Values[string]): string[][] {
  const {name, type} = flag;
  if (type === 'bool') {
    return value === true ? [[`--${name}`]] : [];
  }
  const texts = repeats(flag)
    ? linesOf(value).map((line) => listed(line, type))
    : linesOf(value).slice(0, 1);
  // A value that looks like a flag stays with its own.
  return texts.map((text) => (text.startsWith('-') ? [`--${name}=${text}`] : [`--${name}`, text]));
}

const widest = 72;

/** @param globalFlags flags of every command that may be set */
export function commandLine(
  {path, args = [], flags = []}: CliCommand,
  globalFlags: readonly CliFlag[],
  values: Values,
  shell: Shell,
): string {
  const given = args.flatMap(({name, repeatable, required}) => {
    const texts = linesOf(values[argumentKey(name)]).slice(0, repeatable ? undefined : 1);
    const words = texts.map((text) => quoted(text, shell));
    return words.length === 0 && required ? [argumentKey(name)] : words;
  });
  const isMasked = args.some(({name}) => linesOf(values[argumentKey(name)])[0]?.startsWith('-'));
  const parts = [
    ['cocli', ...path.split(' ')].join(' '),
    ...[...flags, ...globalFlags]
      .flatMap((flag) => flagWords(flag, values[flag.name]))
      .map((words) => words.map((word) => quoted(word, shell)).join(' ')),
    // From here on nothing is read as a flag.
    ...(isMasked ? [shell === 'bash' ? '--' : "'--'"] : []),
    ...given,
  ];
  const line = parts.join(' ');
  return line.length <= widest ? line : parts.join(shell === 'bash' ? ' \\\n  ' : ' `\n  ');
}

/** What the tool would refuse. */
export function problemsOf(command: CliCommand, values: Values): Bilingual[] {
  const {args = [], flags = [], mutuallyExclusive = []} = command;
  /** @param name `--flag` or `<argument>` */
  const isSet = (name: string) => {
    const value = values[name.replace(/^--/, '')];
    return value === true || linesOf(value).length > 0;
  };
  return [
    ...[
      ...args.filter(({required}) => required).map(({name}) => argumentKey(name)),
      ...flags
        .filter(({required, requiredInPractice}) => required || requiredInPractice)
        .map(({name}) => `--${name}`),
    ]
      .filter((name) => !isSet(name))
      .map((name) => ({zh: `还缺少 ${name}。`, en: `${name} is missing.`})),
    ...flags.flatMap(({name, type}) => {
      const text = linesOf(values[name])[0];
      return text !== undefined && formats[type]?.test(text) === false
        ? [{zh: `--${name} 的写法不对。`, en: `--${name} is not well formed.`}]
        : [];
    }),
    ...mutuallyExclusive
      .map((group) =>
        group.flatMap((entry) => entry.replaceAll(' argument', '').split('|').find(isSet) ?? []),
      )
      .filter((used) => used.length > 1)
      .map((used) => ({
        zh: `只能用其中一个：${used.join('、')}。`,
        en: `Use only one of: ${used.join(', ')}.`,
      })),
  ];
}

const formats: Partial<Record<CliFlag['type'], RegExp>> = {
  int: /^-?\d+$/,
  float: /^-?\d+(?:\.\d+)?$/,
  duration: /^-?(?:\d+(?:\.\d+)?(?:ns|us|ms|s|m|h))+$/,
  'key-value-map': /^[^=]+=/,
};
