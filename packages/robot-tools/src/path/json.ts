/** JSON with integers of any size, which the language alone would round beyond 2^53. */
import {parseJson as parseLossless} from 'recording-reader';

/** Marks a text that is a number in JSON; the character cannot be typed. */
const mark = '\uFFFF';

/** Returns the value of a JSON text with large integers as `bigint`; undefined for an invalid text. */
export function parseJson(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return undefined;
  }
}

/** Writes a value of `parseJson`. */
export function losslessJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}` : part,
  ) as string | undefined;
  return marked?.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1') ?? 'undefined';
}
