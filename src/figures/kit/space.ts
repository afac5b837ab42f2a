import type {Token} from '../palette';
import {n, type Pen, type Point} from './pen';
import {fontSize, type Shapes} from './shapes';

export function space(pen: Pen, shape: Shapes) {
  const {line, text, polygon, path} = shape;

  return {
    /**
     * Space seen at an angle (isometric). Coordinates are in cells of `unit` px, Z up:
     * `const space = k.space({origin: [360, 300], unit: 24}); [space.grid(8), space.axes(3), space.block({at: [1, 1, 0], size: [2, 1, 1]})]`
     */
    space({origin, unit = 24}: {origin: Point; unit?: number}) {
      const point = (px: number, py: number, pz = 0): Point => [
        origin[0] + (px - py) * unit * 0.866,
        origin[1] + (px + py) * unit * 0.5 - pz * unit,
      ];
      const segment = (from: Point, to: Point) =>
        `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
      return {
        /** Where a place in space is on the drawing. */
        point,
        /** Ground of cells × cells around the origin. */
        grid(cells: number, cellsY = cells): string {
          const parts: string[] = [];
          for (let at = 0; at <= cells; at++) {
            parts.push(
              segment(point(at - cells / 2, -cellsY / 2), point(at - cells / 2, cellsY / 2)),
            );
          }
          for (let at = 0; at <= cellsY; at++) {
            parts.push(
              segment(point(-cells / 2, at - cellsY / 2), point(cells / 2, at - cellsY / 2)),
            );
          }
          return path(parts.join(''), {stroke: 'sceneLine'});
        },
        /** X red, Y green, Z blue, at a place. */
        axes(length = 2, at: readonly [number, number, number] = [0, 0, 0], labels = true): string {
          return (
            [
              ['X', 'axisX', [1, 0, 0]],
              ['Y', 'axisY', [0, -1, 0]],
              ['Z', 'axisZ', [0, 0, 1]],
            ] as const
          )
            .map(([label, tone, [dx, dy, dz]]) => {
              const end = point(at[0] + dx * length, at[1] + dy * length, at[2] + dz * length);
              const beyond = point(
                at[0] + dx * (length + 0.45),
                at[1] + dy * (length + 0.45),
                at[2] + dz * (length + 0.45),
              );
              return (
                line([point(...at), end], {stroke: tone, sw: 2}) +
                (labels
                  ? text({
                      x: beyond[0],
                      y: beyond[1],
                      text: label,
                      size: fontSize.small,
                      bold: true,
                      tone,
                      anchor: 'middle',
                    })
                  : '')
              );
            })
            .join('');
        },
        /** Solid block standing at a corner. */
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
        /** Path through places in space. */
        track(
          points: ReadonlyArray<readonly [number, number, number?]>,
          {tone = 'accent', dashed}: {tone?: Token; dashed?: boolean} = {},
        ): string {
          return line(
            points.map(([px, py, pz]) => point(px, py, pz ?? 0)),
            {stroke: tone, sw: 2, dashed},
          );
        },
        /** Points of a scan. */
        dots(
          points: ReadonlyArray<readonly [number, number, number?]>,
          {tone = 'accent', r = 1.5}: {tone?: Token; r?: number} = {},
        ): string {
          const parts = points.map(([px, py, pz]) => {
            const [cx, cy] = point(px, py, pz ?? 0);
            return `M${n(cx)} ${n(cy)}h0`;
          });
          return `<path d="${parts.join('')}" stroke="${pen.color(tone)}" stroke-width="${n(2 * r)}" stroke-linecap="round"/>`;
        },
      };
    },
  };
}
