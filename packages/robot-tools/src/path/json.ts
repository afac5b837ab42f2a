/** JSON with integers of any size, which the language alone would round beyond 2^53. */
import {parseJson as parseLossless} from 'recording-reader';

/** Marks a string that is a number in JSON; the character cannot be typed. */
const mark = '\uFFFF';

/** Returns the value of a JSON text with large integers as `bigint`; undefined for an invalid text. */
export function parseJson(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return undefined;
  }
}

/** Writes a value of `parseJson`, with numbers that JSON cannot express. */
export function losslessJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'number') {
      const text = Object.is(part, -0) ? '-0' : String(part);
      return Number.isFinite(part) && text !== '-0' ? part : mark + text;
    }
    return typeof part === 'bigint' ? `${mark}${part}` : part;
  }) as string | undefined;
  const numbers = new RegExp(`"${mark}(-?(?:\\d+|Infinity)|NaN)"`, 'g');
  return marked?.replaceAll(numbers, '$1') ?? 'undefined';
}
