/**
 * Scene of all drawn panels: a robot at a crossing of aisles in a warehouse, its route, its speed over a
 * minute, and its way through a town. Meters and seconds in `base_link` (X ahead, Y left, Z up). Deterministic.
 */

type Place = readonly [x: number, y: number];

/** Bell-shaped noise between about -1 and 1, reproducible by seed. */
export function noise(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next()) / 1.5 - 1;
}

type Block = readonly [x: number, y: number, w: number, d: number];

const walls: Block = [-8, -4.4, 16, 8.8];
/** Racks along the aisles, and a pallet. */
const racks: readonly Block[] = [
  [-7.4, 1.5, 6, 1],
  [1.8, 1.5, 5.4, 1],
  [-7.4, -2.7, 6, 1],
  [1.8, -2.7, 5.4, 1],
  [4.6, -1.5, 0.9, 0.7],
];
/** Legs of a person standing in the aisle. */
const legs: readonly Block[] = [
  [3.1, 0.35, 0.2, 0.2],
  [3.15, 0.75, 0.2, 0.2],
];

const edges = [walls, ...racks, ...legs].flatMap(([x, y, w, d]) => [
  [x, y, w, 0] as const,
  [x, y + d, w, 0] as const,
  [x, y, 0, d] as const,
  [x + w, y, 0, d] as const,
]);

/** Range of a beam, m. */
function range(angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.min(
    ...edges.map(([x, y, w, d]) => {
      const far = w > 0 ? y / sin : x / cos;
      const along = w > 0 ? far * cos - x : far * sin - y;
      return far > 0 && along >= 0 && along <= (w || d) ? far : Infinity;
    }),
  );
}

/** One lidar scan: the end of each beam, with an error of a few centimeters. */
export function scan(beams: number, seed = 7): Place[] {
  const error = noise(seed);
  return Array.from({length: beams}, (_, index): Place => {
    const angle = ((index + 0.5) * 2 * Math.PI) / beams;
    const far = range(angle) + 0.05 * error();
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
}

/** Planned route: along the aisle, around the person. */
export const route: readonly Place[] = Array.from({length: 25}, (_, index): Place => {
  const x = 0.9 + index * 0.25;
  return [x, -0.55 * Math.exp(-(((x - 3.2) / 1.1) ** 2))];
});

/** Commanded speed, m/s: zero for a few seconds after localization is lost. */
function commanded(second: number): number {
  const steps: readonly Place[] = [
    [2, 0],
    [17, 0.8],
    [31, 1.2],
    [37, 0],
    [52, 0.8],
  ];
  return steps.find(([until]) => second < until)?.[1] ?? 0;
}

/** Values of a signal over the drawn minute, evenly spaced. */
const minute = (count: number, signal: (second: number) => number) =>
  Array.from({length: count}, (_, index) => signal((60 * index) / (count - 1)));

/** Commanded and measured speed as fractions of `top` m/s. */
export function speeds(count: number, top: number) {
  const error = noise(3);
  let measured = 0;
  return {
    commanded: minute(count, (second) => commanded(second) / top),
    measured: minute(count, (second) => {
      measured += (commanded(second) - measured) * Math.min(1, 60 / count / 1.1);
      const shake = measured > 0.05 ? 0.035 : 0.006;
      return Math.max(0, measured + shake * error()) / top;
    }),
  };
}

/** Value that drifts from `from` to `to`, with noise. */
export function drift(count: number, from: number, to: number, amount = 0.015): number[] {
  const error = noise(5);
  return minute(count, (second) => {
    const part = 1 / (1 + Math.exp(-(second - 30) / 8));
    return from + (to - from) * part + amount * error();
  });
}

/** Streets of a town, as fractions of the width and the height of a map. */
export const streets: readonly (readonly Place[])[] = [
  [
    [0, 0.84],
    [0.36, 0.64],
    [0.63, 0.5],
    [1, 0.26],
  ],
  [
    [0.2, 0],
    [0.29, 0.31],
    [0.36, 0.64],
    [0.44, 1],
  ],
  [
    [0, 0.4],
    [0.29, 0.31],
    [0.56, 0.18],
    [0.94, 0],
  ],
  [
    [0.56, 0.18],
    [0.63, 0.5],
    [0.72, 1],
  ],
];

/** Path of the robot through the streets, with GPS error. */
export function track(): Place[] {
  const corners: readonly Place[] = [
    [0.425, 0.93],
    [0.36, 0.64],
    [0.63, 0.5],
    [0.56, 0.18],
    [0.8, 0.066],
  ];
  const shake = noise(11);
  const error = 0.004;
  return corners.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = corners[index]!;
    return Array.from({length: 16}, (_, step): Place => {
      const part = (step + 1) / 16;
      return [
        fromX + (x - fromX) * part + error * shake(),
        fromY + (y - fromY) * part + error * shake(),
      ];
    });
  });
}
