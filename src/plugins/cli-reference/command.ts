/** One command of coCLI as Markdown: usage, arguments, flags, and what else holds. */
import type {PhrasingContent, RootContent} from 'mdast';
import type {Locale} from '../../config/locales';
import {
  cliCommands,
  cliEntries,
  flagTypes,
  groupOf,
  type CliCommand,
  type CliFlag,
} from '../../data/cocli';
import {codeBlock, heading, list, paragraph} from '../nodes';
import {inline, table} from './nodes';
import {texts} from './texts';

const usageWidth = 72;

/** Id of the heading of a command: `record file list` → `record-file-list`. */
export function commandId(path: string): string {
  return path.replaceAll(' ', '-');
}

/** Breaks a usage line between its parts; `[-p <slug>]` and `-n <name>` stay together. */
export function wrapUsage(usage: string): string {
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
  return shorthand ? `\`-${shorthand}\`, \`--${name}\`` : `\`--${name}\``;
}

/** What a flag is when it is left out; the format of a command stands in for an empty `--output`. */
function defaultOf(flag: CliFlag, command: CliCommand | undefined, locale: Locale): string {
  if (flag.required) {
    return texts[locale].required;
  }
  if (flag.requiredInPractice) {
    return texts[locale].requiredInPractice;
  }
  if (flag.name === 'output' && command?.defaultFormat) {
    return `\`${command.defaultFormat}\``;
  }
  const value = flag.default;
  if (typeof value === 'boolean' || typeof value === 'number') {
    return `\`${value}\``;
  }
  return typeof value === 'string' && value !== '' ? `\`${value}\`` : '—';
}

function meaningOf(
  flag: CliFlag,
  command: CliCommand | undefined,
  locale: Locale,
): PhrasingContent[] {
  const t = texts[locale];
  const sentences = [flag.purpose[locale]];
  // A purpose may explain each value already.
  if (flag.values?.some((value) => !flag.purpose[locale].includes(`\`${value}\``))) {
    sentences.push(t.values(t.or(flag.values.map((value) => `\`${value}\``))));
  }
  if (flag.range) {
    sentences.push(t.range(flag.range.replace('-', '–')));
  }
  if (flag.since && flag.since !== command?.since) {
    sentences.push(t.since(flag.since));
  }
  const marks = [flag.deprecated && t.deprecated, flag.hidden && t.hidden].filter(
    (mark) => mark !== undefined && mark !== false,
  );
  const text = inline(t.join(sentences));
  return marks.length
    ? [{type: 'strong', children: inline(t.join(marks))}, ...inline(t.join(['', ''])), ...text]
    : text;
}

export function flagTable(
  flags: readonly CliFlag[],
  locale: Locale,
  command?: CliCommand,
): RootContent {
  const t = texts[locale];
  return table(
    [t.flag, t.type, t.default, t.meaning],
    flags.map((flag) => [
      flagNames(flag),
      flagTypes[flag.type].name[locale],
      defaultOf(flag, command, locale),
      meaningOf(flag, command, locale),
    ]),
  );
}

function argumentTable(command: CliCommand, locale: Locale): RootContent {
  const t = texts[locale];
  return table(
    [t.argument, t.required, t.meaning],
    (command.args ?? []).map(({name, required, repeatable, values, purpose}) => [
      `\`<${name}>\`${repeatable ? '…' : ''}`,
      required ? t.yes : t.no,
      t.join([
        purpose[locale],
        ...(values ? [t.values(t.or(values.map((value) => `\`${value}\``)))] : []),
      ]),
    ]),
  );
}

/** `--a`, or `--a|--b`, or `<record> argument`, as it reads in a sentence. */
function flagsOf(item: string, locale: Locale): string[] {
  const argument = /^(<[^>]+>) argument$/.exec(item)?.[1];
  return argument
    ? [texts[locale].theArgument(`\`${argument}\``)]
    : item.split('|').map((flag) => `\`${flag}\``);
}

/** The pairs of a command by their first flag, and each larger set by itself. */
function exclusions({mutuallyExclusive = []}: CliCommand, locale: Locale): string[] {
  const t = texts[locale];
  const others = new Map<string, string[]>();
  const sets: string[] = [];
  for (const [first = '', second = '', ...more] of mutuallyExclusive) {
    if (more.length) {
      sets.push(t.oneOf(t.and([first, second, ...more].map((flag) => `\`${flag}\``))));
    } else {
      const subject = t.and(flagsOf(first, locale));
      others.set(subject, [...(others.get(subject) ?? []), ...flagsOf(second, locale)]);
    }
  }
  return [...sets, ...[...others].map(([flag, list]) => t.notWith(flag, t.or(list)))].map(
    (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1),
  );
}

function login({auth = 'required'}: CliCommand, locale: Locale): string[] {
  const t = texts[locale];
  if (auth === 'none') {
    return [t.noLogin];
  }
  if (auth === 'profile-only') {
    return [t.profileOnly];
  }
  const flags = /^required-except:(.*)$/.exec(auth)?.[1];
  return flags ? [t.noLoginWith(t.or(flags.split(',').map((flag) => `\`${flag}\``)))] : [];
}

/** What holds for a command beyond its arguments and flags, a sentence or two each. */
function facts(command: CliCommand, locale: Locale): string[] {
  const t = texts[locale];
  const {jsonRoot, skipConfirmFlag, aliases, since} = command;
  const other = aliases.map((alias) => `\`${`${groupOf(command)} ${alias}`.trim()}\``);
  return [
    ...(jsonRoot ? [t.json(jsonRoot[locale])] : []),
    ...exclusions(command, locale),
    ...(skipConfirmFlag ? [t.confirms(`\`${skipConfirmFlag}\``)] : []),
    ...login(command, locale),
    ...(other.length ? [t.alias(t.and(other))] : []),
    ...(command.notes ?? []).map((note) => note[locale]),
    ...(since ? [t.since(since)] : []),
  ];
}

function details(command: CliCommand, locale: Locale): RootContent[] {
  const more = facts(command, locale);
  return [
    ...(command.args?.length ? [argumentTable(command, locale)] : []),
    ...(command.flags?.length ? [flagTable(command.flags, locale, command)] : []),
    ...(more.length ? [list(more.map(inline))] : []),
  ];
}

/** Among the examples of a page, the usage says that it is none. */
export function commandNodes(command: CliCommand, locale: Locale): RootContent[] {
  return [
    codeBlock('text', texts[locale].usage, wrapUsage(command.usage)),
    ...details(command, locale),
  ];
}

/** Groups that hold commands themselves; the empty one is `cocli` itself. */
export const groups = [...new Set(cliCommands.map(groupOf))];

/** What a group is for, and its own commands under a heading each; those of its groups are left out. */
export function groupNodes(group: string, locale: Locale): RootContent[] {
  const entry = cliEntries.find(({path, kind}) => path === group && kind === 'group');
  return [
    ...(entry ? [paragraph(...inline(entry.purpose[locale]))] : []),
    ...cliCommands
      .filter((command) => groupOf(command) === group)
      .flatMap((command) => [
        heading(3, commandId(command.path), command.path),
        paragraph(...inline(command.purpose[locale])),
        codeBlock('text', undefined, wrapUsage(command.usage)),
        ...details(command, locale),
      ]),
  ];
}
