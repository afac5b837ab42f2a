import type {Token} from '../palette';
import type {IconName} from './icons';
import type {Tone, Rows} from './inline';
import {n, type Box, type Pen, type Point} from './pen';
import {fontSize, type Shapes} from './shapes';

export interface Series {
  /** y values from 0 (bottom) to 1 (top), evenly spread over x. */
  values: readonly number[];
  tone?: Token;
  dashed?: boolean;
}

/** Range marked on a time line, as parts of its length. */
export interface Range {
  from: number;
  to: number;
  label?: string;
  tone?: Exclude<Tone, 'neutral'>;
}

export function viz(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, line, text, circle, polygon, path} = shape;

  return {
    /**
     * Player at the bottom of the visualization page, 64 px high: controls, time, marked ranges, playhead.
     * `playhead` and the ranges are parts of the length (0 to 1).
     */
    timeline({x, y, w, playhead = 0.4, ranges = [], start, end, controls = ['previous', 'play', 'next'], trailing = []}: {
      x: number;
      y: number;
      w: number;
      playhead?: number;
      ranges?: readonly Range[];
      start?: string;
      end?: string;
      controls?: readonly IconName[];
      /** Short texts right of the controls, such as the speed. */
      trailing?: readonly string[];
    }): string {
      const left = x + 12;
      const length = w - 24;
      const track = y + 20;
      const at = (part: number) => left + length * part;
      return [
        rect({x: left, y: track - 3, w: length, h: 6, r: 3, fill: 'raised', stroke: 'border'}),
        rect({x: left, y: track - 3, w: length * playhead, h: 6, r: 3, fill: 'accent'}),
        ...ranges.map(({from, to, label, tone = 'warning'}) =>
          [
            rect({x: at(from), y: track - 7, w: at(to) - at(from), h: 14, r: 3, fill: `${tone}Soft`, stroke: tone, sw: 1.5}),
            label && text({x: (at(from) + at(to)) / 2, y: track - 16, text: label, size: fontSize.small, tone, anchor: 'middle'}),
          ].filter(Boolean).join(''),
        ),
        line([[at(playhead), track - 11], [at(playhead), track + 11]], {stroke: 'accent', sw: 2}),
        circle({x: at(playhead), y: track, r: 6, fill: 'surface', stroke: 'accent', sw: 2}),
        rows.row({x: left, y: y + 34, w: length, h: 28, gap: 12}, [
          ...(start ? [{text: start, size: fontSize.small, tone: 'muted'} as const] : []),
          'grow',
          ...controls.map((icon) => ({icon, tone: icon === 'play' || icon === 'pause' ? ('accent' as const) : undefined})),
          ...trailing.map((value) => ({text: value, size: fontSize.small, tone: 'muted'}) as const),
          'grow',
          ...(end ? [{text: end, size: fontSize.small, tone: 'muted'} as const] : []),
        ]),
      ].join('');
    },

    /** Curves over a light grid: `k.chart({...box, series: [{values: [0.1, 0.5, 0.3]}]})`. */
    chart({x, y, w, h, series, yLabels = [], xLabels = [], cursor}: Box & {
      series: readonly Series[];
      /** Labels from top to bottom. */
      yLabels?: readonly string[];
      /** Labels from left to right. */
      xLabels?: readonly string[];
      /** Vertical line at this part of the width. */
      cursor?: number;
    }): string {
      const left = yLabels.length ? 8 + Math.max(...yLabels.map((label) => shape.measure(label, {size: 12}))) : 0;
      const bottom = xLabels.length ? 20 : 0;
      const plot = {x: x + left, y: y + 6, w: w - left, h: h - bottom - 12};
      const lines = 4;
      return [
        ...Array.from({length: lines + 1}, (_, index) => {
          const at = plot.y + (plot.h * index) / lines;
          return line([[plot.x, at], [plot.x + plot.w, at]], {stroke: index === lines ? 'line' : 'border'});
        }),
        ...yLabels.map((label, index) =>
          text({x: plot.x - 6, y: plot.y + (plot.h * index) / Math.max(yLabels.length - 1, 1), text: label, size: 12, tone: 'muted', anchor: 'end'}),
        ),
        ...xLabels.map((label, index) =>
          text({
            x: plot.x + (plot.w * index) / Math.max(xLabels.length - 1, 1),
            y: y + h - 8,
            text: label,
            size: 12,
            tone: 'muted',
            anchor: index === 0 ? 'start' : index === xLabels.length - 1 ? 'end' : 'middle',
          }),
        ),
        ...series.map(({values, tone = 'accent', dashed}) =>
          line(
            values.map((value, index) => [plot.x + (plot.w * index) / (values.length - 1), plot.y + plot.h * (1 - value)] as const),
            {stroke: tone, sw: 1.8, dashed},
          ),
        ),
        cursor === undefined ? '' : line([[plot.x + plot.w * cursor, plot.y], [plot.x + plot.w * cursor, plot.y + plot.h]], {stroke: 'muted', dashed: true}),
      ].join('');
    },

    /** Flat grid, for maps and floor plans. */
    grid2d({x, y, w, h, step = 20, fill}: Box & {step?: number; fill?: Token}): string {
      const parts: string[] = [];
      for (let at = step; at < w - 0.5; at += step) {
        parts.push(`M${n(x + at)} ${n(y)}v${n(h)}`);
      }
      for (let at = step; at < h - 0.5; at += step) {
        parts.push(`M${n(x)} ${n(y + at)}h${n(w)}`);
      }
      return (fill ? rect({x, y, w, h, fill}) : '') + path(parts.join(''), {stroke: 'sceneLine'});
    },

    /**
     * Space seen at an angle (isometric). Coordinates are in cells of `unit` px, Z up:
     * `const space = k.space({origin: [360, 300], unit: 24}); [space.grid(8), space.axes(3), space.block({at: [1, 1, 0], size: [2, 1, 1]})]`
     */
    space({origin, unit = 24}: {origin: Point; unit?: number}) {
      const point = (px: number, py: number, pz = 0): Point => [
        origin[0] + (px - py) * unit * 0.866,
        origin[1] + (px + py) * unit * 0.5 - pz * unit,
      ];
      const segment = (from: Point, to: Point) => `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
      return {
        /** Where a place in space is on the drawing. */
        point,
        /** Ground of cells × cells around the origin. */
        grid(cells: number, cellsY = cells): string {
          const parts: string[] = [];
          for (let at = 0; at <= cells; at++) {
            parts.push(segment(point(at - cells / 2, -cellsY / 2), point(at - cells / 2, cellsY / 2)));
          }
          for (let at = 0; at <= cellsY; at++) {
            parts.push(segment(point(-cells / 2, at - cellsY / 2), point(cells / 2, at - cellsY / 2)));
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
              const beyond = point(at[0] + dx * (length + 0.45), at[1] + dy * (length + 0.45), at[2] + dz * (length + 0.45));
              return (
                line([point(...at), end], {stroke: tone, sw: 2}) +
                (labels ? text({x: beyond[0], y: beyond[1], text: label, size: 12, bold: true, tone, anchor: 'middle'}) : '')
              );
            })
            .join('');
        },
        /** Solid block standing at a corner. */
        block({at: [bx, by, bz], size: [w, d, h], tone = 'line', fill = 'raised'}: {
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
        track(points: ReadonlyArray<readonly [number, number, number?]>, {tone = 'accent' as Token, dashed = false} = {}): string {
          return line(points.map(([px, py, pz]) => point(px, py, pz ?? 0)), {stroke: tone, sw: 2, dashed});
        },
        /** Points of a scan. */
        dots(points: ReadonlyArray<readonly [number, number, number?]>, {tone = 'accent' as Token, r = 1.5} = {}): string {
          const parts = points.map(([px, py, pz]) => {
            const [cx, cy] = point(px, py, pz ?? 0);
            return `M${n(cx)} ${n(cy)}h0`;
          });
          return `<path d="${parts.join('')}" stroke="${pen.color(tone)}" stroke-width="${n(2 * r)}" stroke-linecap="round"/>`;
        },
      };
    },

    /** Stand-in for a camera picture: an aisle in perspective. */
    picture({x, y, w, h}: Box): string {
      const vanish: Point = [x + w * 0.52, y + h * 0.42];
      const corner = (px: number, py: number): Point => [x + w * px, y + h * py];
      const toward = ([px, py]: Point, part: number): Point => [px + (vanish[0] - px) * part, py + (vanish[1] - py) * part];
      const shelf = (side: number, top: number, bottom: number) => {
        const a = corner(side, top);
        const b = corner(side, bottom);
        return polygon([a, toward(a, 0.75), toward(b, 0.75), b], {fill: 'raised', stroke: 'sceneLine'});
      };
      return [
        rect({x, y, w, h, fill: 'scene'}),
        shelf(0, 0.1, 0.9),
        shelf(1, 0.1, 0.9),
        ...[0.37, 0.63].map((level) =>
          [0, 1].map((side) => line([corner(side, level), toward(corner(side, level), 0.75)], {stroke: 'sceneLine'})).join(''),
        ),
        line([corner(0.3, 1), toward(corner(0.3, 1), 0.7)], {stroke: 'line', dashed: true}),
        line([corner(0.74, 1), toward(corner(0.74, 1), 0.7)], {stroke: 'line', dashed: true}),
      ].join('');
    },
  };
}
