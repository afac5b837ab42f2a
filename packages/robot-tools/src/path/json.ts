/** JSON with integers of any size, which the language alone would round beyond 2^53. */
import {jsonOf, parseJson as parseLossless} from 'recording-reader';

/** Returns the value of a JSON text with large integers as `bigint`; undefined for an invalid text. */
export function parseJson(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return undefined;
  }
}

/** Writes a value of `parseJson`, or a number that JSON cannot express. */
export const losslessJson = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'object' ? jsonOf(value, 0) : String(value);
