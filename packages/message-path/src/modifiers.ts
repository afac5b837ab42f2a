/** Functions that a path ends with: `.@abs`. */

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

/** Needs the message before, so it gives nothing for a single one. */
export const overTime = 'derivative';

export const modifiers: readonly string[] = [overTime, ...Object.keys(functions)];
