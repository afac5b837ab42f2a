/** Parses JSON without rounding integers. */

const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const isLarge = (token: string): boolean =>
  /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Returns the value of a JSON text; integers above 2^53 become bigint.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const plain = JSON.parse(text) as unknown;
  if (!/\d{16}/.test(text)) {
    return plain;
  }
  // Strings may contain the marker as an escape sequence.
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
