/** Distances between ticks of an axis, in seconds. */
const distances = [
  1e-3, 1e-2, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21600,
];

/** Position of the last tick on the axis, from 0 to 1: behind it, the text has no space. */
const lastTick = 0.9;

/**
 * Returns round times between two times, in seconds.
 * @param most maximum number of distances; there is one tick more
 */
export function ticksBetween(start: number, end: number, most: number): number[] {
  const duration = end - start;
  const days = Math.ceil(duration / 86_400 / most) * 86_400;
  const distance = distances.find((one) => duration / one <= most) ?? days;
  const first = Math.ceil(start / distance) * distance;
  const last = start + lastTick * duration;
  return Array.from(
    {length: Math.max(0, Math.floor((last - first) / distance) + 1)},
    (_, at) => first + at * distance,
  );
}
