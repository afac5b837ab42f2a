/**
 * Syntax of the platform's schedule expressions: five fields of `*`, numbers, and lists of numbers. Other cron
 * syntax is reported, and rewritten as lists if possible.
 */
import {translate} from '@docusaurus/Translate';
import {normalize} from 'text-utils';

interface Field {
  name: string;
  min: number;
  max: number;
  /** Names that other cron programs accept, in the order of the numbers from `min`. */
  names?: readonly string[];
}

const weekday: Field = {
  name: translate({id: 'tools.cron.dayOfWeek'}),
  min: 0,
  max: 6,
  names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
};

export const fields: readonly Field[] = [
  {name: translate({id: 'tools.cron.minute'}), min: 0, max: 59},
  {name: translate({id: 'tools.cron.hour'}), min: 0, max: 23},
  {name: translate({id: 'tools.cron.dayOfMonth'}), min: 1, max: 31},
  {
    name: translate({id: 'tools.cron.month'}),
    min: 1,
    max: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  weekday,
];

interface Verdict {
  parts: string[];
  /** Faults as sentences. */
  problems: string[];
  /** The same schedule in accepted form. */
  rewrite?: string;
}

const shortcuts = new Map([
  ['@annually', '0 0 1 1 *'],
  ['@daily', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
  ['@midnight', '0 0 * * *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@yearly', '0 0 1 1 *'],
]);

const split = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Returns the expression without full-width and invisible characters. */
const plain = (text: string): string => normalize(text).replaceAll('、', ',');

/** Checks an expression, and rewrites an invalid one if possible. */
export function check(expression: string): Verdict {
  const parts = split(expression);
  const fault = faultOf(expression, parts);
  const problems = fault === undefined ? problemsIn(parts) : [fault];
  return {parts, problems, rewrite: problems.length > 0 ? rewriteOf(expression) : undefined};
}

/** Returns the fault of the expression as a whole. */
function faultOf(expression: string, parts: readonly string[]): string | undefined {
  const {length} = parts;
  // Characters of Chinese input methods look almost the same.
  if (plain(expression) !== expression) {
    return translate({id: 'tools.cron.fullWidth'});
  }
  if (parts[0]?.startsWith('@')) {
    return translate({id: 'tools.cron.shortcut'}, {parts: parts[0]});
  }
  if (length < fields.length) {
    return translate({id: 'tools.cron.tooFewFields'}, {length});
  }
  return length > fields.length ? translate({id: 'tools.cron.tooManyFields'}, {length}) : undefined;
}

/** Returns the first problem of each field. */
const problemsIn = (parts: readonly string[]): string[] =>
  fields.flatMap((field, index) => {
    const text = parts[index]!;
    const [problem] = text === '*' ? [] : text.split(',').flatMap(problemIn(field, text));
    const {name} = field;
    return problem ? translate({id: 'tools.cron.text'}, {name, problem}) : [];
  });

/** Returns the fault of an item in a list. */
const problemIn =
  (field: Field, list: string) =>
  (item: string): string | [] => {
    const range = `${field.min}–${field.max}`;
    if (item === '') {
      return translate({id: 'tools.cron.missingNumber'}, {list});
    }
    if (item.includes('/')) {
      return translate({id: 'tools.cron.step'}, {item});
    }
    if (/^\w+-\w+$/.test(item)) {
      return translate({id: 'tools.cron.range'}, {item});
    }
    if (field.names?.includes(item.toUpperCase())) {
      return translate({id: 'tools.cron.nameOfNumber'}, {item, range});
    }
    if (!/^\d{1,4}$/.test(item)) {
      // A star is valid only alone: the whole list is wrong.
      const part = item === '*' ? list : item;
      return translate({id: 'tools.cron.badItem'}, {item: part, range});
    }
    const value = Number(item);
    if (field === weekday && value === 7) {
      return translate({id: 'tools.cron.sunday'}, {item});
    }
    return value < field.min || value > field.max
      ? translate({id: 'tools.cron.outOfRange'}, {item, range})
      : [];
  };

function rewriteOf(expression: string): string | undefined {
  const parts = split(plain(expression));
  if (parts.length === fields.length + 1 && parts[0] === '0') {
    // Six fields begin with the seconds, which are always zero.
    parts.shift();
    if (parts.includes('?') && /\d/.test(parts[4]!)) {
      // Programs with seconds and question marks number the days of the week from 1.
      return undefined;
    }
  }
  if (parts.length !== fields.length) {
    return shortcuts.get(parts.join(' ').toLowerCase());
  }
  const lists = fields.map((field, index) => listOf(field, parts[index]!));
  if (lists.includes(undefined)) {
    return undefined;
  }
  const [day, week] = [2, 4].map((index) => parts[index]!.replace('?', '*')) as [string, string];
  const areBoth = day !== '*' && week !== '*';
  // With a star and a step, both fields must match, which no list can express.
  if (areBoth && (day.startsWith('*') || week.startsWith('*'))) {
    return undefined;
  }
  return lists
    .map((list, index) => {
      // If both are restricted, either match is enough, so neither becomes a star.
      const isDay = index === 2 || index === 4;
      return list === everyOf(fields[index]!) && !(isDay && areBoth) ? '*' : list;
    })
    .join(' ');
}

/** Returns all values of a field as a list. */
const everyOf = ({min, max}: Field): string =>
  Array.from({length: max - min + 1}, (_, index) => min + index).join(',');

/** Returns steps, ranges, names and 7 for Sunday as a list of numbers. */
function listOf(field: Field, text: string): string | undefined {
  const values = new Set<number>();
  if (text === '?' && field !== weekday && field.max !== 31) {
    return undefined;
  }
  for (const item of text.split(',')) {
    const [, all, from = '', to, step] =
      /^(?:([*?])|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(item) ?? [];
    const start = all ? field.min : valueOf(field, from);
    const isOpen = all !== undefined || (to === undefined && step !== undefined);
    const end = isOpen ? field.max : valueOf(field, to ?? from);
    const width = Number(step ?? 1);
    if (start === undefined || end === undefined || start > end || width === 0) {
      return undefined;
    }
    for (let value = start; value <= end; value += width) {
      values.add(field === weekday ? value % 7 : value);
    }
  }
  return [...values].sort((a, b) => a - b).join(',');
}

function valueOf(field: Field, text: string): number | undefined {
  const named = field.names?.indexOf(text.toUpperCase()) ?? -1;
  const value = named >= 0 ? named + field.min : /^\d+$/.test(text) ? Number(text) : NaN;
  const max = field === weekday ? 7 : field.max;
  return value >= field.min && value <= max ? value : undefined;
}
