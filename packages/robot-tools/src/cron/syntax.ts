/**
 * What a schedule expression of the platform may hold: five fields of `*`, numbers, and lists of numbers.
 * Anything else that cron programs know is named, and rewritten as a list where that is possible.
 */
import type {Bilingual} from '../ui/useLocale';

interface Field {
  name: Bilingual;
  min: number;
  max: number;
  /** Names that other cron programs take, in the order of the numbers from `min`. */
  names: readonly string[];
}

const weekday: Field = {
  name: {zh: '星期', en: 'Day of week'},
  min: 0,
  max: 6,
  names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
};

export const fields: readonly Field[] = [
  {name: {zh: '分钟', en: 'Minute'}, min: 0, max: 59, names: []},
  {name: {zh: '小时', en: 'Hour'}, min: 0, max: 23, names: []},
  {name: {zh: '日期', en: 'Day of month'}, min: 1, max: 31, names: []},
  {
    name: {zh: '月份', en: 'Month'},
    min: 1,
    max: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  weekday,
];

interface Verdict {
  parts: string[];
  /** Why it is refused, as sentences. */
  problems: Bilingual[];
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
  return {parts, problems, rewrite: problems.length > 0 ? rewriteOf(expression) : undefined};
}

function problemsOf(expression: string, parts: string[]): Bilingual[] {
  const {length} = parts;
  // Chinese input methods type these; they look almost the same.
  if (expression.normalize('NFKC') !== expression) {
    return [
      {
        zh: '含有全角字符。数字、*、逗号和空格都要用半角。',
        en: 'Full-width characters found. Use half-width digits, asterisks, commas, and spaces.',
      },
    ];
  }
  if (parts[0]?.startsWith('@')) {
    return [
      {
        zh: `不使用 ${parts[0]} 这样的简写，要写出五个字段。`,
        en: `Shortcuts such as ${parts[0]} are not used. Write all five fields.`,
      },
    ];
  }
  if (length < fields.length) {
    return [
      {
        zh: `需要用空格隔开的五个字段，现在只有 ${length} 个。`,
        en: `Five fields separated by spaces are needed. Fields found: ${length}.`,
      },
    ];
  }
  if (length > fields.length) {
    return [
      {
        zh: `只能有五个字段，现在有 ${length} 个。秒、年份和命令都不写，列表的逗号后面不加空格。`,
        en: `Only five fields are allowed. Fields found: ${length}. Leave out seconds, years, and commands, and put no space after the commas of a list.`,
      },
    ];
  }
  return fields.flatMap((field, index) => {
    const text = parts[index]!;
    const [problem] = text === '*' ? [] : text.split(',').flatMap(problemIn(field, text));
    const {zh, en} = field.name;
    return problem ? [{zh: `${zh}：${problem.zh}`, en: `${en}: ${problem.en}`}] : [];
  });
}

/** What is wrong with a number of a list. */
const problemIn =
  (field: Field, list: string) =>
  (item: string): Bilingual | [] => {
    const range = `${field.min}–${field.max}`;
    if (item === '') {
      return {
        zh: `${list} 的逗号前后缺少数字。`,
        en: `a number is missing before or after a comma in ${list}.`,
      };
    }
    if (item.includes('/')) {
      return {
        zh: `不使用 ${item} 这样的步长，要逐个写出数字。`,
        en: `steps such as ${item} are not used. List every number.`,
      };
    }
    if (/^\w+-\w+$/.test(item)) {
      return {
        zh: `不使用 ${item} 这样的区间，要逐个写出数字。`,
        en: `ranges such as ${item} are not used. List every number.`,
      };
    }
    if (field.names.includes(item.toUpperCase())) {
      return {zh: `${item} 要写成数字（${range}）。`, en: `write ${item} as a number (${range}).`};
    }
    if (!/^\d{1,4}$/.test(item)) {
      return {
        zh: `${item} 无法识别。可以写 *、${range} 中的数字，或用逗号隔开的数字。`,
        en: `${item} is not understood. Use *, a number in ${range}, or numbers separated by commas.`,
      };
    }
    const value = Number(item);
    if (field === weekday && value === 7) {
      return {zh: `星期日写 0，不写 ${item}。`, en: `Sunday is 0, not ${item}.`};
    }
    return value < field.min || value > field.max
      ? {zh: `${item} 超出范围 ${range}。`, en: `${item} is outside ${range}.`}
      : [];
  };

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
  if (lists.includes(undefined)) {
    return undefined;
  }
  const [day, week] = [2, 4].map((index) => parts[index]!.replace('?', '*')) as [string, string];
  const areBoth = day !== '*' && week !== '*';
  // With a step from the star both have to match, which no list can say.
  if (areBoth && (day.startsWith('*') || week.startsWith('*'))) {
    return undefined;
  }
  return lists
    .map((list, index) => {
      // Either match is enough when both are restricted, so neither becomes a star.
      const isDay = index === 2 || index === 4;
      return list === everyOf(fields[index]!) && !(isDay && areBoth) ? '*' : list;
    })
    .join(' ');
}

/** All values of a field as a list. */
const everyOf = ({min, max}: Field): string =>
  Array.from({length: max - min + 1}, (_, index) => min + index).join(',');

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
      values.add(field === weekday ? value % 7 : value);
    }
  }
  return [...values].sort((a, b) => a - b).join(',');
}

function valueOf(field: Field, text: string): number | undefined {
  const named = field.names.indexOf(text.toUpperCase());
  const value = named >= 0 ? named + field.min : /^\d+$/.test(text) ? Number(text) : NaN;
  const max = field === weekday ? 7 : field.max;
  return value >= field.min && value <= max ? value : undefined;
}
