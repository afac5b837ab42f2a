/** Markdown of a coCLI command: usage, arguments, flags, and other facts. */
import {flagTypes, groupOf, type CliCommand, type CliFlag} from '../../../src/data/cocli';
import {code, codeBlock, list, prose, table} from '../markdown';
import type {Texts} from './words';

const usageWidth = 72;

/** Id of the heading of a command: `record file list` → `record-file-list`. */
export function commandId(path: string): string {
  return path.replaceAll(' ', '-');
}

/** Wraps a usage line between its parts; `[-p <slug>]` and `-n <name>` are not split. */
function wrapUsage(usage: string): string {
  const parts = usage.match(/\([^)]*\)|-\S+ <[^>]*>|[^\s[]*\[[^\]]*\]\S*|\S+/g) ?? [];
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= usageWidth) {
      lines[lines.length - 1] = `${last} ${part}`;
    } else {
      lines.push(last === undefined ? part : `    ${part}`);
    }
  }
  return lines.join('\n');
}

function flagNames({name, shorthand}: CliFlag): string {
  return shorthand ? `\`-${shorthand}\`, \`--${name}\`` : code(`--${name}`);
}

/** Default of a flag; an empty `--output` has the command's own format. */
function defaultOf(flag: CliFlag, command: CliCommand | undefined, t: Texts): string {
  if (flag.required || flag.requiredInPractice) {
    return flag.required ? t.required : t.requiredInPractice;
  }
  const value = (flag.name === 'output' && command?.defaultFormat) || flag.default;
  const isShown = ['boolean', 'number', 'string'].includes(typeof value) && value !== '';
  return isShown ? code(String(value)) : '—';
}

function meaningOf(flag: CliFlag, command: CliCommand | undefined, t: Texts): string {
  const purpose = flag.purpose[t.locale];
  return [
    ...(flag.deprecated ? [`**${t.deprecated}**`] : []),
    prose(purpose),
    // The purpose may already explain each value.
    ...(flag.values?.some((value) => !purpose.includes(code(value)))
      ? [t.values(t.or(flag.values.map(code)))]
      : []),
    ...(flag.range ? [t.range(flag.range.replace('-', '–'))] : []),
    ...(flag.since && flag.since !== command?.since ? [t.since(flag.since)] : []),
  ].join(t.gap);
}

/** @param command owner of the flags, if there is only one */
export function flagTable(flags: readonly CliFlag[], t: Texts, command?: CliCommand): string {
  return table(
    [t.flag, t.type, t.default, t.meaning],
    flags.map((flag) => [
      flagNames(flag),
      flagTypes[flag.type].name[t.locale],
      defaultOf(flag, command, t),
      meaningOf(flag, command, t),
    ]),
  );
}

function argumentTable({args = []}: CliCommand, t: Texts): string {
  return table(
    [t.argument, t.required, t.meaning],
    args.map(({name, required, repeatable, values, purpose}) => [
      code(`<${name}>`) + (repeatable ? '…' : ''),
      required ? t.yes : t.no,
      [prose(purpose[t.locale]), ...(values ? [t.values(t.or(values.map(code)))] : [])].join(t.gap),
    ]),
  );
}

/** `--a`, or `--a|--b`, or `<record> argument`, for use in a sentence. */
function flagsOf(item: string, t: Texts): string[] {
  const argument = /^(<[^>]+>) argument$/.exec(item)?.[1];
  return argument ? [t.theArgument(code(argument))] : item.split('|').map(code);
}

/** Pairs of a command by their first flag, and each larger set separately. */
function exclusions({mutuallyExclusive = []}: CliCommand, t: Texts): string[] {
  const others = new Map<string, string[]>();
  const sets: string[] = [];
  for (const [first = '', second = '', ...more] of mutuallyExclusive) {
    if (more.length) {
      sets.push(t.oneOf(t.and([first, second, ...more].map(code))));
    } else {
      const subject = t.and(flagsOf(first, t));
      others.set(subject, [...(others.get(subject) ?? []), ...flagsOf(second, t)]);
    }
  }
  return [...sets, ...[...others].map(([flag, flags]) => t.notWith(flag, t.or(flags)))].map(
    (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1),
  );
}

function login({auth = 'required'}: CliCommand, t: Texts): string[] {
  if (auth === 'none') {
    return [t.noLogin];
  }
  if (auth === 'profile-only') {
    return [t.profileOnly];
  }
  const flags = /^required-except:(.*)$/.exec(auth)?.[1];
  return flags ? [t.noLoginWith(t.or(flags.split(',').map(code)))] : [];
}

/** Notes on a command beyond its arguments and flags, one or two sentences each. */
function facts(command: CliCommand, t: Texts): string[] {
  const {jsonRoot, skipConfirmFlag, aliases, since, notes = []} = command;
  const others = aliases.map((alias) => code(`${groupOf(command)} ${alias}`.trim()));
  return [
    ...(jsonRoot ? [t.json(prose(jsonRoot[t.locale]))] : []),
    ...exclusions(command, t),
    ...(skipConfirmFlag ? [t.confirms(code(skipConfirmFlag))] : []),
    ...login(command, t),
    ...(others.length ? [t.alias(t.and(others))] : []),
    ...notes.map((note) => prose(note[t.locale])),
    ...(since ? [t.since(since)] : []),
  ];
}

/** Usage, arguments, flags and facts of a command. */
export function commandBlocks(command: CliCommand, t: Texts): string[] {
  const more = facts(command, t);
  return [
    codeBlock('text', t.usage, wrapUsage(command.usage)),
    ...(command.args?.length ? [argumentTable(command, t)] : []),
    ...(command.flags?.length ? [flagTable(command.flags, t, command)] : []),
    ...(more.length ? [list(more)] : []),
  ];
}
