/**
 * Message paths: the grammar that docs/viz/panel/message-path.md documents, and what a path gives
 * for one message. Enough to prove the examples of the pages; drawing panels is not its business.
 */

/** A number of the path, or a layout variable. */
export type Operand = number | {variable: string};

/** An index is a slice of one element. */
export interface Slice {
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

/** Why a text is no message path; `at` counts characters from 1. */
export class MessagePathError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(`${message}, at character ${at}`);
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
      throw this.error('expected a topic');
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
      throw this.error(modifier ? 'nothing may follow a modifier' : 'unexpected text');
    }
    return {topic, filters, elements, modifier};
  }

  private name(): string {
    const name = this.quoted() ?? this.match(/[\w-]+/y);
    if (name === undefined) {
      throw this.error('expected the name of a field');
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
      throw this.error('expected an index or a variable in the brackets');
    }
    // Only an index counts from the end.
    if (kind === 'range' && [start, end].some((side) => typeof side === 'number' && side < 0)) {
      throw this.error('a slice has no negative ends');
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
        throw this.error('expected a field in the filter');
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
      throw this.error('expected an integer, a quoted text, true, false or a variable');
    }
    return value;
  }

  private modifier(): string {
    const start = this.at;
    const name = this.match(/\w+/y);
    if (name === undefined || !modifiers.includes(name)) {
      this.at = start;
      throw this.error(`"${name ?? ''}" is not a modifier`);
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

  private expect(sign: string): void {
    if (!this.skip(sign)) {
      throw this.error(`expected "${sign}"`);
    }
  }

  private error(message: string): MessagePathError {
    return new MessagePathError(message, this.at + 1);
  }
}

export function parseMessagePath(text: string): MessagePath {
  return new Reader(text).path();
}

export type Variables = Record<string, unknown>;

/**
 * The values that a path selects in one message, in order; undefined when one message is not
 * enough to tell.
 */
export function evaluate(
  {filters, elements, modifier}: MessagePath,
  message: unknown,
  variables: Variables,
): unknown[] | undefined {
  let values = [message].filter((value) => passes(filters, value, variables));
  for (const element of elements) {
    values = values
      .map((value) => member(value, element.field))
      .filter((value) => value !== undefined)
      .flatMap((value) => (element.slice ? pick(element.slice, value, variables) : [value]))
      .filter((value) => passes(element.filters, value, variables));
  }
  if (modifier === overTime) {
    return undefined;
  }
  const change = modifier === undefined ? undefined : functions[modifier];
  return change ? values.map((value) => change(Number(value))) : values;
}

function member(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[field]
    : undefined;
}

function pick({kind, start, end}: Slice, value: unknown, variables: Variables): unknown[] {
  if (!Array.isArray(value)) {
    return [];
  }
  const resolve = (side: Operand | undefined, missing: number) => {
    const number = typeof side === 'object' ? variables[side.variable] : side;
    return typeof number === 'number' ? number : missing;
  };
  const first = resolve(start, 0);
  if (kind === 'index' && first < 0) {
    return value.slice(first, first + 1 || undefined);
  }
  // Both ends belong to the slice.
  return value.slice(first, resolve(end, Infinity) + 1);
}

/** 1 equals "1", as in the product; arrays and objects equal nothing. */
function comparable(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
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
