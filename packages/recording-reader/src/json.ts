/** Reads JSON without rounding whole numbers. */

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const isLarge = (token: string): boolean =>
  /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * The value of a JSON text; whole numbers beyond 2^53 become bigint.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const plain = JSON.parse(text) as unknown;
  if (!/\d{16}/.test(text)) {
    return plain;
  }
  // Texts may have the mark as an escape.
  const written = JSON.stringify(plain);
  let mark = '#';
  while (written.includes(mark)) {
    mark += '#';
  }
  const marked = text.replace(tokens, (token) => (isLarge(token) ? `"${mark}${token}"` : token));
  return JSON.parse(marked, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  ) as unknown;
}
