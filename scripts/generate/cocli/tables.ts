/** Tables about the whole tool. */
import {
  cliCommands,
  environment,
  exitCodes,
  flagTypes,
  globalFlags,
  groupOf,
  outputFormats,
  removed,
  type CliFlag,
  type OutputFormat,
} from '../../../src/data/cocli';
import {code, link, prose, table} from '../markdown';
import {commandId, flagTable} from './command';
import type {Texts} from './words';

/** Names of commands; more than six are counted instead. */
function namesOrCount(paths: readonly string[], t: Texts): string {
  return paths.length > 6 ? t.manyCommands(paths.length) : t.and(paths.map(code));
}

/** Flags of the root and built-in flags; the data specifies the commands that accept the latter. */
function global(t: Texts): string {
  const scopes = {'root command only': t.rootOnly, 'every command': t.everyCommand, '': ''};
  const flags = globalFlags.map(({purpose, scope = '', ...flag}): CliFlag => {
    const sentences = [purpose[t.locale], scopes[scope as keyof typeof scopes]].filter(Boolean);
    return {...flag, purpose: {...purpose, [t.locale]: sentences.join(t.gap)}};
  });
  return flagTable(flags, t);
}

/** Short flags that have another meaning in another command. */
function shortFlags(t: Texts): string {
  const byLetter = new Map<string, Map<string, string[]>>();
  for (const {path, flags = []} of cliCommands) {
    for (const {shorthand, name} of flags) {
      if (shorthand) {
        const names = byLetter.get(shorthand) ?? new Map<string, string[]>();
        byLetter.set(shorthand, names.set(name, [...(names.get(name) ?? []), path]));
      }
    }
  }
  for (const {shorthand, name, scope} of globalFlags) {
    if (shorthand && scope === 'root command only') {
      byLetter.get(shorthand)?.set(name, ['cocli']);
    }
  }
  return table(
    [t.shortFlag, t.longFlag],
    [...byLetter]
      .filter(([, names]) => names.size > 1)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([letter, names]) => [
        code(`-${letter}`),
        [...names]
          .map(([name, paths]) => code(`--${name}`) + t.colon + namesOrCount(paths, t))
          .join(t.semicolon),
      ]),
  );
}

/** Groups documented on the page of another group; the others have `GROUP-commands.md`. */
const sharedPages: Readonly<Record<string, string>> = {
  'project file': 'project',
  user: 'other',
  role: 'other',
  registry: 'other',
  '': 'other',
};

/** Tables by file name. */
export const tables: Readonly<Record<string, (t: Texts) => string>> = {
  // The top-level commands are the last group. Each row has the former heading id of its command from when all
  // commands were on one page, so that external links still lead to the command.
  commands: (t) =>
    table(
      [t.command, t.purpose],
      [...cliCommands]
        .sort((a, b) => Number(groupOf(a) === '') - Number(groupOf(b) === ''))
        .map((command) => {
          const {path, purpose, since} = command;
          const id = commandId(path);
          const group = groupOf(command);
          const page = `${commandId(sharedPages[group] ?? group)}-commands.md`;
          return [
            `<span id="${id}">${link(`../${page}#${id}`, code(path))}</span>`,
            prose(purpose[t.locale]) + (since ? t.gap + t.since(since) : ''),
          ];
        }),
    ),
  'global-flags': global,
  'short-flags': shortFlags,
  'flag-types': (t) =>
    table(
      [t.type, t.meaning],
      Object.values(flagTypes).map(({name, meaning}) => [name[t.locale], prose(meaning[t.locale])]),
    ),
  'output-formats': (t) =>
    table(
      [t.format, t.meaning, t.commands],
      (Object.keys(outputFormats) as OutputFormat[]).map((format) => [
        code(format),
        prose(outputFormats[format][t.locale]),
        namesOrCount(
          cliCommands.flatMap((it) => (it.outputFormats?.includes(format) ? it.path : [])),
          t,
        ),
      ]),
    ),
  'exit-codes': (t) =>
    table(
      [t.exitCode, t.meaning],
      exitCodes.map(({code: value, meaning}) => [code(String(value)), prose(meaning[t.locale])]),
    ),
  environment: (t) =>
    table(
      [t.variable, t.required, t.meaning],
      environment.map(({name, requiredForEnvProfile, purpose}) => [
        code(name),
        requiredForEnvProfile ? t.yes : t.no,
        prose(purpose[t.locale]),
      ]),
    ),
  'removed-commands': (t) =>
    table(
      [t.removed, t.lastVersion, t.instead],
      removed.map(({path, flags = [], lastVersion, removedBefore, use}) => [
        (flags.length > 0 ? flags.map((flag) => `${path} ${flag}`) : [path]).map(code).join(', '),
        lastVersion ?? t.before(removedBefore ?? ''),
        prose(use[t.locale]),
      ]),
    ),
};
