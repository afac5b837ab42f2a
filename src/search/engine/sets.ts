/**
 * Ascending numbers without repeats as bits, by binary interpolative coding: the one in the middle
 * first, then each half, whose numbers lie between what is known by then. Numbers that lie close
 * together, as pages of one section do, take little, and a range that is full takes nothing.
 */
import type {BitReader, BitWriter} from './bytes';

/** Writes numbers of which the least possible is `low` and the greatest `high`. */
export function writeSet(
  out: BitWriter,
  numbers: readonly number[],
  low: number,
  high: number,
): void {
  const count = numbers.length;
  if (count === 0 || high - low + 1 === count) {
    return;
  }
  const middle = (count - 1) >>> 1;
  const value = numbers[middle] ?? 0;
  out.below(high - low + 2 - count, value - low - middle);
  writeSet(out, numbers.slice(0, middle), low, value - 1);
  writeSet(out, numbers.slice(middle + 1), value + 1, high);
}

/** Reads them back into the places of `into` from `from` up to `to`. */
export function readSet(
  bits: BitReader,
  into: Uint16Array,
  from: number,
  to: number,
  low: number,
  high: number,
): void {
  const count = to - from;
  if (count <= 0) {
    return;
  }
  if (high - low + 1 === count) {
    for (let at = 0; at < count; at += 1) {
      into[from + at] = low + at;
    }
    return;
  }
  const middle = (count - 1) >>> 1;
  const value = low + middle + bits.below(high - low + 2 - count);
  into[from + middle] = value;
  readSet(bits, into, from, from + middle, low, value - 1);
  readSet(bits, into, from + middle + 1, to, value + 1, high);
}
