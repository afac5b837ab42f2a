/** Evaluates a path on one message. */
import {functions, overTime, wholeFunctions} from './modifiers';
import type {Filter, MessagePath, Operand, Slice} from './parse';

export type Variables = Record<string, unknown>;

/** Part of a message. */
export interface Match {
  value: unknown;
  /** Path to the part: names of fields and indexes. */
  keys: readonly (string | number)[];
}

/**
 * Returns the parts that a path selects in one message, in order, before its modifier.
 * @param variables values of the layout by name
 */
export function select(
  {filters, elements}: Pick<MessagePath, 'filters' | 'elements'>,
  message: unknown,
  variables: Variables,
): Match[] {
  let matches: Match[] = [{value: message, keys: []}];
  const keep = (conditions: readonly Filter[]) => {
    matches = matches.filter(({value}) => passes(conditions, value, variables));
  };
  keep(filters);
  for (const {field, slice, filters: conditions} of elements) {
    matches = matches
      .map(({value, keys}) => ({value: member(value, field), keys: [...keys, field]}))
      .filter(({value}) => value !== undefined)
      .flatMap((match) => (slice ? pick(slice, match, variables) : [match]));
    keep(conditions);
  }
  return matches;
}

/**
 * Returns the values of a path for one message, in order; undefined if it needs several messages.
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

/** Returns a field of a message, but no property of JavaScript objects or arrays. */
function member(value: unknown, field: string): unknown {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return typeof value === 'object' && value !== null && !isList && Object.hasOwn(value, field)
    ? (value as Record<string, unknown>)[field]
    : undefined;
}

function pick({kind, start, end}: Slice, {value, keys}: Match, variables: Variables): Match[] {
  // Decoded messages contain long lists of numbers as typed arrays.
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
  // The slice includes both ends.
  const last = isFromEnd ? first : resolve(end, Infinity);
  return list
    .slice(Math.max(first, 0), Math.max(last + 1, 0))
    .map((item, index) => ({value: item, keys: [...keys, Math.max(first, 0) + index]}));
}

/** Returns a text for comparison: 1 equals "1", as in the product; arrays and objects equal nothing. */
function comparable(value: unknown): string | undefined {
  return ['string', 'number', 'bigint', 'boolean'].includes(typeof value)
    ? String(value)
    : undefined;
}

function passes(filters: readonly Filter[], value: unknown, variables: Variables): boolean {
  return filters.every((filter) => {
    const actual = comparable(filter.field.reduce(member, value));
    const expected = comparable(
      typeof filter.value === 'object' ? variables[filter.value.variable] : filter.value,
    );
    return actual !== undefined && actual === expected;
  });
}
