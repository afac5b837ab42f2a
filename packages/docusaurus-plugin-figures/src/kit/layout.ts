import type {Box, Point} from './pen';

/** Fixed size in px, or `'*'` for an equal share of the remaining space. */
export type Size = number | '*';
export type Edge = 'top' | 'right' | 'bottom' | 'left';

type Times<N extends number, Filled extends Box[] = []> = number extends N
  ? Box[]
  : Filled['length'] extends N
    ? Filled
    : Times<N, [...Filled, Box]>;

/** One box per size, or as many as the number. */
type Boxes<S> = S extends readonly Size[]
  ? {-readonly [Index in keyof S]: Box}
  : S extends number
    ? Times<S>
    : Box[];

function shares(total: number, sizes: readonly Size[], gap: number): Array<[number, number]> {
  const fixed = sizes.reduce<number>((sum, size) => sum + (size === '*' ? 0 : size), 0);
  const flexible = sizes.filter((size) => size === '*').length;
  const share = (total - fixed - gap * (sizes.length - 1)) / Math.max(flexible, 1);
  let start = 0;
  return sizes.map((size) => {
    const length = size === '*' ? share : size;
    const result: [number, number] = [start, length];
    start += length + gap;
    return result;
  });
}

function times(sizes: readonly Size[] | number): readonly Size[] {
  return typeof sizes === 'number' ? Array.from({length: sizes}, () => '*' as const) : sizes;
}

export const layout = {
  /** Boxes side by side: `k.cols(box, [200, '*'])`, `k.cols(box, 3)`. */
  cols<const S extends readonly Size[] | number>(box: Box, sizes: S, gap = 16): Boxes<S> {
    const boxes = shares(box.w, times(sizes), gap).map(([x, w]) => ({...box, x: box.x + x, w}));
    return boxes as Boxes<S>;
  },
  /** Stacked boxes: `k.rows(box, [40, '*', 40])`, `k.rows(box, 4)`. */
  rows<const S extends readonly Size[] | number>(box: Box, sizes: S, gap = 12): Boxes<S> {
    const boxes = shares(box.h, times(sizes), gap).map(([y, h]) => ({...box, y: box.y + y, h}));
    return boxes as Boxes<S>;
  },
  /** Box inset on all sides, or by `[vertical, horizontal]`. */
  inset(box: Box, by: number | readonly [number, number]): Box {
    const [vertical, horizontal] = typeof by === 'number' ? [by, by] : by;
    return {
      x: box.x + horizontal,
      y: box.y + vertical,
      w: box.w - 2 * horizontal,
      h: box.h - 2 * vertical,
    };
  },
  /** Point on the edge of a box, at the fraction `part` of its length. */
  edge(box: Box, edge: Edge, part = 0.5): Point {
    const places = {top: [part, 0], right: [1, part], bottom: [part, 1], left: [0, part]} as const;
    const [across, down] = places[edge];
    return [box.x + box.w * across, box.y + box.h * down];
  },
};
