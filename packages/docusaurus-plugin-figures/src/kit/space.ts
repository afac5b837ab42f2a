import type {Token} from '../palette';
import {n, type Box, type Point} from './pen';
import {fontSize, type Shapes} from './shapes';

/** Point in space: X, Y, and up. */
type Place = readonly [x: number, y: number, z?: number];

export function space(shape: Shapes) {
  const {segment, line, text, polygon, path} = shape;

  return {
    /**
     * Isometric space. Coordinates are in cells of `unit` px, Z up:
     * `const space = k.space({origin: [360, 300], unit: 24}); [space.grid(8), space.axes(3), space.block({at: [1, 1, 0], size: [2, 1, 1]})]`
     */
    space({origin, unit = 24}: {origin: Point; unit?: number}) {
      const point = (px: number, py: number, pz = 0): Point => [
        origin[0] + (px - py) * unit * 0.866,
        origin[1] + (px + py) * unit * 0.5 - pz * unit,
      ];
      return {
        /** Position in the drawing of a point in space. */
        point,
        /** Ground of cells × cells around the origin. */
        grid(cells: number): string {
          const half = cells / 2;
          const lines = Array.from({length: cells + 1}, (_, index) => index - half);
          const data = [
            ...lines.map((at) => [point(at, -half), point(at, half)] as const),
            ...lines.map((at) => [point(-half, at), point(half, at)] as const),
          ].map(([[x1, y1], [x2, y2]]) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`);
          return path(data.join(''), {stroke: 'sceneLine'});
        },
        /** Axes at a point: X red, Y green, Z blue. */
        axes(length = 2, [x, y, z = 0]: Place = [0, 0, 0], labels = true): string {
          const axis = (
            name: string,
            tone: Token,
            [dx, dy, dz]: readonly [number, number, number],
          ) => {
            const end = (far: number) => point(x + dx * far, y + dy * far, z + dz * far);
            const [labelX, labelY] = end(length + 0.45);
            const label = {x: labelX, y: labelY, text: name, size: fontSize.small, bold: true};
            return (
              segment(point(x, y, z), end(length), {stroke: tone, sw: 2}) +
              (labels ? text({...label, tone, anchor: 'middle'}) : '')
            );
          };
          return (
            axis('X', 'axisX', [1, 0, 0]) +
            axis('Y', 'axisY', [0, -1, 0]) +
            axis('Z', 'axisZ', [0, 0, 1])
          );
        },
        /** Solid block, positioned by a corner. */
        block({
          at: [bx, by, bz],
          size: [w, d, h],
          tone = 'line',
          fill = 'raised',
        }: {
          at: readonly [number, number, number];
          size: readonly [number, number, number];
          tone?: Token;
          fill?: Token;
        }): string {
          const p = (dx: number, dy: number, dz: number) => point(bx + dx, by + dy, bz + dz);
          return (
            polygon([p(0, d, 0), p(w, d, 0), p(w, d, h), p(0, d, h)], {fill, stroke: tone}) +
            polygon([p(w, 0, 0), p(w, d, 0), p(w, d, h), p(w, 0, h)], {fill, stroke: tone}) +
            polygon([p(0, 0, h), p(w, 0, h), p(w, d, h), p(0, d, h)], {fill, stroke: tone})
          );
        },
        /** Path through points in space. */
        track: (places: readonly Place[], {tone = 'accent'}: {tone?: Token} = {}): string =>
          line(
            places.map((place) => point(...place)),
            {stroke: tone, sw: 2},
          ),
        /** Points of a scan. */
        dots(
          places: readonly Place[],
          {r, tone = 'accent', within}: {r: number; tone?: Token; within?: Box},
        ): string {
          const points = places
            .map((place) => point(...place))
            .filter(
              ([x, y]) =>
                !within ||
                (Math.abs(x - within.x - within.w / 2) < within.w / 2 - r &&
                  Math.abs(y - within.y - within.h / 2) < within.h / 2 - r),
            );
          return shape.points(points, {r, tone});
        },
      };
    },
  };
}
