/**
 * What a schedule expression of the platform may hold: five fields of `*`, numbers, and lists of numbers.
 * Anything else that cron programs know is named, and rewritten as a list where that is possible.
 */

export type FieldName = 'minute' | 'hour' | 'day' | 'month' | 'weekday';

interface Field {
  name: FieldName;
  min: number;
  max: number;
  /** Names that other cron programs take, in the order of the numbers from `min`. */
  names: readonly string[];
}

export const fields: readonly Field[] = [
  {name: 'minute', min: 0, max: 59, names: []},
  {name: 'hour', min: 0, max: 23, names: []},
  {name: 'day', min: 1, max: 31, names: []},
  {
    name: 'month',
    min: 1,
    max: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  {name: 'weekday', min: 0, max: 6, names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']},
];

/** Problems of a field, with the part of it that is wrong. */
type FieldProblem = 'gap' | 'name' | 'outside' | 'range' | 'sign' | 'step' | 'sunday';

export interface Problem {
  kind: FieldProblem | 'fullWidth' | 'shortcut' | 'tooFew' | 'tooMany';
  text?: string;
  /** Number of fields. */
  count?: number;
  field?: FieldName;
}

interface Verdict {
  parts: string[];
  problems: Problem[];
  /** The same schedule in accepted form. */
  rewrite?: string;
}

const shortcuts: Record<string, string> = {
  '@annually': '0 0 1 1 *',
  '@daily': '0 0 * * *',
  '@hourly': '0 * * * *',
  '@midnight': '0 0 * * *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@yearly': '0 0 1 1 *',
};

const split = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** Checks an expression; one that is refused is rewritten where that is possible. */
export function check(expression: string): Verdict {
  const parts = split(expression);
  const problems = problemsOf(expression, parts);
  return {
    parts,
    problems,
    rewrite: problems.length > 0 ? rewriteOf(expression) : undefined,
  };
}

function problemsOf(expression: string, parts: string[]): Problem[] {
  // Chinese input methods type these; they look almost the same.
  if (expression.normalize('NFKC') !== expression) {
    return [{kind: 'fullWidth'}];
  }
  if (parts[0]?.startsWith('@')) {
    return [{kind: 'shortcut', text: parts[0]}];
  }
  if (parts.length !== fields.length) {
    return [{kind: parts.length < fields.length ? 'tooFew' : 'tooMany', count: parts.length}];
  }
  return fields.flatMap((field, index) => problemOf(field, parts[index]!) ?? []);
}

/** The first problem of a field. */
function problemOf(field: Field, text: string): Problem | undefined {
  if (text === '*') {
    return undefined;
  }
  for (const item of text.split(',')) {
    const kind = kindOf(field, item);
    if (kind) {
      return {kind, field: field.name, text: item === '' ? text : item};
    }
  }
  return undefined;
}

function kindOf(field: Field, item: string): FieldProblem | undefined {
  if (item === '') return 'gap';
  if (item.includes('/')) return 'step';
  if (/^\w+-\w+$/.test(item)) return 'range';
  if (field.names.includes(item.toUpperCase())) return 'name';
  if (!/^\d{1,4}$/.test(item)) return 'sign';
  const value = Number(item);
  if (field.name === 'weekday' && value === 7) return 'sunday';
  return value < field.min || value > field.max ? 'outside' : undefined;
}

function rewriteOf(expression: string): string | undefined {
  const parts = split(expression.normalize('NFKC'));
  if (parts.length === fields.length + 1 && parts[0] === '0') {
    // Six fields begin with the seconds, which are zero here anyway.
    parts.shift();
  }
  if (parts.length !== fields.length) {
    return shortcuts[parts.join(' ').toLowerCase()];
  }
  const lists = fields.map((field, index) => listOf(field, parts[index]!));
  return lists.every((list) => list !== undefined) ? lists.join(' ') : undefined;
}

/** Steps, ranges, names and 7 for Sunday as a list of numbers. */
function listOf(field: Field, text: string): string | undefined {
  const values = new Set<number>();
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
      values.add(field.name === 'weekday' ? value % 7 : value);
    }
  }
  return values.size === field.max - field.min + 1
    ? '*'
    : [...values].sort((a, b) => a - b).join(',');
}

function valueOf(field: Field, text: string): number | undefined {
  const named = field.names.indexOf(text.toUpperCase());
  const value = named >= 0 ? named + field.min : /^\d+$/.test(text) ? Number(text) : NaN;
  const max = field.name === 'weekday' ? 7 : field.max;
  return value >= field.min && value <= max ? value : undefined;
}
