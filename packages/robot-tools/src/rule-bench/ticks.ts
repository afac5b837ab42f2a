/** Distances between ticks of an axis, in seconds. */
const distances = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21600, 86_400];

/** Part of the axis behind which the text of a tick has no room. */
const lastTick = 0.9;

/**
 * Round times of at most five ticks between two times.
 * @param start seconds since 1970
 */
export function ticksBetween(start: number, end: number): number[] {
  const distance =
    distances.find((one) => (end - start) / one <= 5) ?? Math.ceil((end - start) / 5);
  const first = Math.ceil(start / distance) * distance;
  const last = start + lastTick * (end - start);
  return Array.from(
    {length: Math.max(0, Math.floor((last - first) / distance) + 1)},
    (_, at) => first + at * distance,
  );
}
