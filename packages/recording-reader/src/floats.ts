/** Shortest representation of single-precision numbers. */

/**
 * Returns the shortest number with the same float32 value: 0.1 for 0.10000000149011612.
 * @param part of a field of that type; the digits of a double of the same value are preserved
 */
export function shortest(part: number): number {
  if (Number.isSafeInteger(part) || Math.fround(part) !== part) {
    return part;
  }
  for (let digits = 1; digits <= 9; digits += 1) {
    const short = Number(part.toPrecision(digits));
    if (Math.fround(short) === part) {
      return short;
    }
  }
  return part;
}
