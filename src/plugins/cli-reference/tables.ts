/** What holds for the whole tool, as tables: `<CliTable of="exit-codes" />`. */
import type {RootContent} from 'mdast';
import type {Locale} from '../../config/locales';
import {
  cliCommands,
  environment,
  exitCodes,
  flagTypes,
  globalFlags,
  outputFormats,
  removed,
  type CliFlag,
  type OutputFormat,
} from '../../data/cocli';
import {commandId, flagTable} from './command';
import {link} from '../nodes';
import {inline, table} from './nodes';
import {texts} from './texts';

/** More commands than this are counted instead of named. */
const mostNamed = 6;

const alphabetical = [...cliCommands].sort((a, b) => a.path.localeCompare(b.path, 'en'));

/** Every command with its purpose; links to the headings that `<CliReference />` makes. */
function commands(locale: Locale): RootContent {
  const t = texts[locale];
  return table(
    [t.command, t.purpose, t.sinceHeader],
    alphabetical.map(({path, purpose, since}) => [
      [link(`#${commandId(path)}`, ...inline(`\`${path}\``))],
      purpose[locale],
      since ?? '—',
    ]),
  );
}

/** The flags of the root and those the tool adds by itself; the data says where the latter hold. */
function global(locale: Locale): RootContent {
  const {scopes, join} = texts[locale];
  const flags = globalFlags.map((flag): CliFlag => {
    const scope = flag.scope && scopes[flag.scope];
    return scope
      ? {...flag, purpose: {...flag.purpose, [locale]: join([flag.purpose[locale], scope])}}
      : flag;
  });
  return flagTable(flags, locale);
}

/** Letters that stand for another flag in another command. */
function shortFlags(locale: Locale): RootContent {
  const t = texts[locale];
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
  const where = (paths: readonly string[]) =>
    paths.length > mostNamed
      ? t.manyCommands(paths.length)
      : t.and(paths.map((path) => `\`${path}\``));
  const colon = locale === 'zh' ? '：' : ': ';
  const separator = locale === 'zh' ? '；' : '; ';
  return table(
    [t.shortFlag, t.longFlag],
    [...byLetter]
      .filter(([, names]) => names.size > 1)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([letter, names]) => [
        `\`-${letter}\``,
        [...names].map(([name, paths]) => `\`--${name}\`${colon}${where(paths)}`).join(separator),
      ]),
  );
}

function types(locale: Locale): RootContent {
  const t = texts[locale];
  return table(
    [t.type, t.meaning],
    Object.values(flagTypes).map(({name, meaning}) => [name[locale], meaning[locale]]),
  );
}

function formats(locale: Locale): RootContent {
  const t = texts[locale];
  const where = (format: OutputFormat) =>
    cliCommands.filter((command) => command.outputFormats?.includes(format));
  return table(
    [t.format, t.meaning, t.commands],
    (Object.keys(outputFormats) as OutputFormat[]).map((format) => [
      `\`${format}\``,
      outputFormats[format][locale],
      where(format).length > mostNamed
        ? t.manyCommands(where(format).length)
        : t.and(where(format).map(({path}) => `\`${path}\``)),
    ]),
  );
}

function codes(locale: Locale): RootContent {
  const t = texts[locale];
  return table(
    [t.exitCode, t.meaning],
    exitCodes.map(({code, meaning}) => [`\`${code}\``, meaning[locale]]),
  );
}

function variables(locale: Locale): RootContent {
  const t = texts[locale];
  return table(
    [t.variable, t.required, t.meaning],
    environment.map(({name, requiredForEnvProfile, purpose}) => [
      `\`${name}\``,
      requiredForEnvProfile ? t.yes : t.no,
      purpose[locale],
    ]),
  );
}

function gone(locale: Locale): RootContent {
  const t = texts[locale];
  return table(
    [t.removed, t.lastVersion, t.instead],
    removed.map(({path, flags = [], lastVersion, removedBefore, use}) => [
      [path, ...flags.map((flag) => `${path} ${flag}`)]
        .slice(flags.length ? 1 : 0)
        .map((text) => `\`${text}\``)
        .join(', '),
      lastVersion ?? t.before(removedBefore ?? ''),
      use[locale],
    ]),
  );
}

export const tables: Record<string, (locale: Locale) => RootContent> = {
  commands,
  'global-flags': global,
  'short-flags': shortFlags,
  'flag-types': types,
  'output-formats': formats,
  'exit-codes': codes,
  environment: variables,
  removed: gone,
};
