/**
 * Message paths: the grammar that docs/viz/panel/message-path.md documents, and what a path gives
 * for one message. The page lets readers try it, the checks of the content prove its examples.
 */
/** A number of the path, or a layout variable. */
type Operand = number | {variable: string};

/** An index is a slice of one element. */
interface Slice {
  kind: 'index' | 'range';
  start: Operand | undefined;
  end: Operand | undefined;
}

export interface Filter {
  field: string[];
  value: number | string | boolean | {variable: string};
}

export interface Element {
  field: string;
  slice: Slice | undefined;
  filters: Filter[];
}

export interface MessagePath {
  topic: string;
  filters: Filter[];
  elements: Element[];
  modifier: string | undefined;
}

const reasons = {
  topic: 'expected a topic',
  nothingAfter: 'nothing may follow a modifier',
  unexpected: 'unexpected text',
  name: 'expected the name of a field',
  index: 'expected an index or a variable in the brackets',
  negativeEnd: 'a slice has no negative ends',
  filterField: 'expected a field in the filter',
  filterValue: 'expected an integer, a quoted text, true, false or a variable',
  modifier: 'there is no such modifier',
  ']': 'expected "]"',
  '}': 'expected "}"',
  '==': 'expected "=="',
};

/** Kinds of mistakes in a message path. */
export type MessagePathReason = keyof typeof reasons;

/** A syntax error in a message path; `at` counts characters from 1. */
export class MessagePathError extends Error {
  constructor(
    readonly reason: MessagePathReason,
    readonly at: number,
  ) {
    super(`${reasons[reason]}, at character ${at}`);
  }
}

const functions: Record<string, (value: number) => number> = {
  negative: (value) => -value,
  deg2rad: (value) => (value * Math.PI) / 180,
  rad2deg: (value) => (value * 180) / Math.PI,
  ...Object.fromEntries(
    (
      'abs acos asin atan ceil cos log log1p log2 log10 round sign sin sqrt tan trunc'.split(
        ' ',
      ) as (keyof Math)[]
    ).map((name) => [name, Math[name] as (value: number) => number]),
  ),
};

/** Needs the message before, so it gives nothing for a single one. */
const overTime = 'derivative';

export const modifiers: readonly string[] = [overTime, ...Object.keys(functions)];

/** Reads one path from left to right. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  path(): MessagePath {
    const topic = this.quoted() ?? this.match(/[\w/-]+/y);
    if (topic === undefined) {
      throw this.error('topic');
    }
    const filters = this.filters();
    const elements: Element[] = [];
    let modifier: string | undefined;
    while (this.skip('.')) {
      if (this.skip('@')) {
        modifier = this.modifier();
        break;
      }
      elements.push({field: this.name(), slice: this.slice(), filters: this.filters()});
    }
    if (this.at < this.text.length) {
      throw this.error(modifier ? 'nothingAfter' : 'unexpected');
    }
    return {topic, filters, elements, modifier};
  }

  private name(): string {
    const name = this.quoted() ?? this.match(/[\w-]+/y);
    if (name === undefined) {
      throw this.error('name');
    }
    return name;
  }

  private quoted(): string | undefined {
    return this.match(/"(?:[^"\\]|\\["\\])+"/y)
      ?.slice(1, -1)
      .replace(/\\(["\\])/g, '$1');
  }

  private slice(): Slice | undefined {
    if (!this.skip('[')) {
      return undefined;
    }
    const start = this.operand();
    const kind = this.skip(':') ? 'range' : 'index';
    const end = kind === 'range' ? this.operand() : start;
    this.expect(']');
    if (kind === 'index' && start === undefined) {
      throw this.error('index');
    }
    // Only an index counts from the end.
    if (kind === 'range' && [start, end].some((side) => typeof side === 'number' && side < 0)) {
      throw this.error('negativeEnd');
    }
    return {kind, start, end};
  }

  private operand(): Operand | undefined {
    const number = this.match(/-?\d+/y);
    return number === undefined ? this.variable() : Number(number);
  }

  private variable(): {variable: string} | undefined {
    const variable = this.match(/\$[\w-]+/y)?.slice(1);
    return variable === undefined ? undefined : {variable};
  }

  private filters(): Filter[] {
    const filters: Filter[] = [];
    while (this.skip('{')) {
      const field = this.match(/[\w-]+(?:\.[\w-]+)*/y);
      if (field === undefined) {
        throw this.error('filterField');
      }
      this.expect('==');
      filters.push({field: field.split('.'), value: this.filterValue()});
      this.expect('}');
    }
    return filters;
  }

  private filterValue(): Filter['value'] {
    const text = this.match(/'[^'\\]*'|"[^"\\]*"/y);
    if (text !== undefined) {
      return text.slice(1, -1);
    }
    const word = this.match(/(?:true|false)\b/y);
    const value = word === undefined ? this.operand() : word === 'true';
    if (value === undefined) {
      throw this.error('filterValue');
    }
    return value;
  }

  private modifier(): string {
    const start = this.at;
    const name = this.match(/\w+/y);
    if (name === undefined || !modifiers.includes(name)) {
      this.at = start;
      throw this.error('modifier');
    }
    return name;
  }

  /** Takes what the sticky pattern finds here. */
  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private skip(sign: string): boolean {
    const found = this.text.startsWith(sign, this.at);
    this.at += found ? sign.length : 0;
    return found;
  }

  private expect(sign: ']' | '}' | '=='): void {
    if (!this.skip(sign)) {
      throw this.error(sign);
    }
  }

  private error(reason: keyof typeof reasons): MessagePathError {
    return new MessagePathError(reason, this.at + 1);
  }
}

/** @throws MessagePathError with the reason and the character, counted from 1 */
export function parseMessagePath(text: string): MessagePath {
  return new Reader(text).path();
}

export type Variables = Record<string, unknown>;

/** A part of a message. */
export interface Match {
  value: unknown;
  /** The way to it: names of fields and numbers of elements. */
  way: readonly (string | number)[];
}

/**
 * The parts that a path selects in one message, in order, before its modifier.
 * @param variables values of the layout by name
 */
export function select(
  {filters, elements}: Pick<MessagePath, 'filters' | 'elements'>,
  message: unknown,
  variables: Variables,
): Match[] {
  let matches: Match[] = [{value: message, way: []}];
  const keep = (conditions: readonly Filter[]) => {
    matches = matches.filter(({value}) => passes(conditions, value, variables));
  };
  keep(filters);
  for (const {field, slice, filters: conditions} of elements) {
    matches = matches
      .map(({value, way}) => ({value: member(value, field), way: [...way, field]}))
      .filter(({value}) => value !== undefined)
      .flatMap((match) => (slice ? pick(slice, match, variables) : [match]));
    keep(conditions);
  }
  return matches;
}

/**
 * The values that a path gives for one message, in order; undefined when one message is not
 * enough to tell.
 */
export function evaluate(
  path: MessagePath,
  message: unknown,
  variables: Variables,
): unknown[] | undefined {
  if (path.modifier === overTime) {
    return undefined;
  }
  const values = select(path, message, variables).map(({value}) => value);
  const change = path.modifier === undefined ? undefined : functions[path.modifier];
  return change
    ? values
        .filter((value) => typeof value === 'number' || typeof value === 'bigint')
        .map((value) => change(Number(value)))
    : values;
}

/** A field of a message: neither what every object of the language has, nor the length or an element of a list. */
function member(value: unknown, field: string): unknown {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return typeof value === 'object' && value !== null && !isList && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
}

function pick({kind, start, end}: Slice, {value, way}: Match, variables: Variables): Match[] {
  // Decoded messages hold long lists of numbers as typed arrays.
  const list: unknown[] | undefined = Array.isArray(value)
    ? value
    : ArrayBuffer.isView(value)
      ? Array.from(value as Float64Array)
      : undefined;
  if (!list) {
    return [];
  }
  const resolve = (side: Operand | undefined, missing: number) => {
    const number = typeof side === 'object' ? variables[side.variable] : side;
    return typeof number === 'number' ? number : missing;
  };
  const from = resolve(start, 0);
  const isFromEnd = kind === 'index' && from < 0;
  const first = isFromEnd ? list.length + from : from;
  // Both ends belong to the slice.
  const last = isFromEnd ? first : resolve(end, Infinity);
  return list
    .slice(Math.max(first, 0), Math.max(last + 1, 0))
    .map((item, index) => ({value: item, way: [...way, Math.max(first, 0) + index]}));
}

/** 1 equals "1", as in the product; arrays and objects equal nothing. */
function comparable(value: unknown): string | undefined {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
    ? String(value)
    : undefined;
}

function passes(filters: readonly Filter[], value: unknown, variables: Variables): boolean {
  return filters.every((filter) => {
    const actual = comparable(filter.field.reduce(member, value));
    const wanted = comparable(
      typeof filter.value === 'object' ? variables[filter.value.variable] : filter.value,
    );
    return actual !== undefined && actual === wanted;
  });
}
