/** JSON with whole numbers of any size. The language alone would round them beyond 2^53. */

/** Marks a text that is a number in JSON; the character cannot be typed. */
const mark = '\uFFFF';

/** Numbers, and the texts of JSON, in which digits are no numbers. */
const numbers = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** @returns undefined for a text that is no JSON; whole numbers beyond 2^53 become a `bigint` */
export function parseJson(text: string): unknown {
  const marked = text.replace(numbers, (part) =>
    /^-?\d{16,}$/.test(part) && !Number.isSafeInteger(Number(part)) ? `"${mark}${part}"` : part,
  );
  try {
    // A reviver is slower, and gives up at deep nesting.
    return marked === text
      ? JSON.parse(text)
      : JSON.parse(marked, (_, value: unknown) =>
          typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(1)) : value,
        );
  } catch {
    return undefined;
  }
}

/** Writes what `parseJson` reads. */
export function losslessJson(value: unknown): string {
  const marked = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${mark}${part}` : part,
  ) as string | undefined;
  return marked?.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1') ?? 'undefined';
}
