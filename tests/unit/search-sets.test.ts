import {describe, expect, it} from 'vitest';
import {BitReader, BitWriter} from '../../src/search/engine/bytes';
import {readSet, writeSet} from '../../src/search/engine/sets';

function written(sets: readonly number[][], high: number): Uint8Array {
  const out = new BitWriter();
  sets.forEach((set) => writeSet(out, set, 0, high));
  return out.finish();
}

function readBack(bytes: Uint8Array, lengths: readonly number[], high: number): number[][] {
  const bits = new BitReader(bytes);
  return lengths.map((length) => {
    const into = new Uint16Array(length);
    readSet(bits, into, 0, length, 0, high);
    return [...into];
  });
}

describe('sets of numbers as bits', () => {
  it.each([0, 1, 2, 6, 219, 40_000])('come back as they were, up to %i', (high) => {
    const every = (step: number) =>
      Array.from({length: Math.floor(high / step) + 1}, (_, place) => place * step);
    const sets = [[], [0], [high], every(1), every(2), every(7), every(1).slice(-5)];
    const lengths = sets.map(({length}) => length);
    expect(readBack(written(sets, high), lengths, high)).toEqual(sets);
  });

  it('takes nothing for a range that is full', () => {
    expect(written([[0, 1, 2, 3]], 3)).toHaveLength(0);
  });

  it('ends with an error where bits are missing', () => {
    const bytes = written([[3, 60, 200]], 219);
    expect(() => readBack(bytes.subarray(0, 1), [3], 219)).toThrow(RangeError);
  });
});
