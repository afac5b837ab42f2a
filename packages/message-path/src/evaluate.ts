/** Evaluates a path on one message. */
import {functions, overTime, wholeFunctions} from './modifiers';
import type {Filter, MessagePath, Operand, Slice} from './parse';

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
  const {modifier} = path;
  const change = modifier === undefined ? undefined : functions[modifier];
  if (modifier === undefined || !change) {
    return values;
  }
  const whole = wholeFunctions[modifier];
  return values
    .filter((value) => typeof value === 'number' || typeof value === 'bigint')
    .map((value) => (whole && typeof value === 'bigint' ? whole(value) : change(Number(value))));
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
