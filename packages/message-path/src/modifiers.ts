/** Functions at the end of a path: `.@abs`. */

export const functions: Record<string, (value: number) => number> = {
  negative: (value) => -value,
  deg2rad: (value) => (value * Math.PI) / 180,
  rad2deg: (value) => (value * 180) / Math.PI,
  ...Object.fromEntries(
    (
      'abs acos asin atan ceil cos log log1p log2 log10 round sign sin sqrt tan trunc'.split(
        ' ',
      ) as (keyof Math)[]
    ).map((name) => [name, Math[name] as (value: number) => number]),
  ),
};

/** Functions that preserve all digits of integers of any size. */
export const wholeFunctions: Record<string, ((value: bigint) => bigint) | undefined> = {
  negative: (value) => -value,
  abs: (value) => (value < 0n ? -value : value),
  sign: (value) => (value > 0n ? 1n : value < 0n ? -1n : 0n),
  ...Object.fromEntries(['ceil', 'round', 'trunc'].map((name) => [name, (value: bigint) => value])),
};

/** Modifier that needs the previous message, so it returns nothing for a single one. */
export const overTime = 'derivative';

export const modifiers: readonly string[] = [overTime, ...Object.keys(functions)];
