import type {Token} from '../palette';
import type {Inline, Rows, Tone} from './inline';
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

export interface TimelineOptions {
  x: number;
  y: number;
  w: number;
  /** Parts of the length, 0 to 1. */
  playhead?: number;
  /** Marked ranges: the moments. Labels stand in their bar or, if it is short, right of it. */
  ranges?: readonly Range[];
  /** Playable parts of the files; all of it by default. */
  bars?: ReadonlyArray<readonly [from: number, to: number]>;
  /** Labels of the ruler, evenly spread. */
  ticks?: readonly string[];
  /** Top row, 36 px; left out by default. */
  tools?: readonly Inline[];
  /** Bottom row, 40 px; play buttons by default. */
  controls?: readonly Inline[] | false;
}

const playControls: readonly Inline[] = [
  'grow',
  {icon: 'previous'},
  {icon: 'play', tone: 'accent', size: 22},
  {icon: 'next'},
  'grow',
];

const toolsH = 36;
const laneH = 32;
const controlsH = 40;

export function viz(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, line, text, polygon, path} = shape;

  return {
    /** Player at the bottom of the visualization page: ruler, file bars, moments, playhead, controls. */
    timeline(options: TimelineOptions): string {
      const {
        x,
        y,
        w,
        playhead = 0.4,
        ranges = [],
        bars = [[0, 1]],
        ticks = [],
        tools,
        controls = playControls,
      } = options;
      const left = x + 16;
      const length = w - 32;
      const at = (part: number) => left + length * part;
      const ruler = y + (tools ? toolsH : 0);
      const files = ruler + 22;
      const lane = files + 12;
      return [
        tools && rows.row({x: x + 12, y, w: w - 24, h: toolsH}, tools),
        line(
          [
            [left, ruler + 16],
            [left + length, ruler + 16],
          ],
          {stroke: 'border'},
        ),
        ...ticks.map((label, index) =>
          text({
            x: at(index / Math.max(ticks.length - 1, 1)),
            y: ruler + 7,
            text: label,
            size: fontSize.small,
            tone: 'muted',
            anchor: index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle',
          }),
        ),
        ...bars.map(([from, to]) =>
          rect({x: at(from), y: files, w: at(to) - at(from), h: 6, r: 3, fill: 'sceneLine'}),
        ),
        ...ranges.map(({from, to, label = '', tone = 'warning'}) => {
          const barW = at(to) - at(from);
          const inside = shape.measure(label, {size: fontSize.small}) <= barW - 12;
          return (
            rect({x: at(from), y: lane, w: barW, h: 22, r: 4, fill: `${tone}Soft`, stroke: tone}) +
            (label
              ? text({
                  x: inside ? at(from) + 8 : at(to) + 8,
                  y: lane + 11,
                  text: label,
                  size: fontSize.small,
                  tone,
                })
              : '')
          );
        }),
        line(
          [
            [at(playhead), ruler + 12],
            [at(playhead), lane + 28],
          ],
          {stroke: 'accent', sw: 2},
        ),
        polygon(
          [
            [at(playhead) - 5, ruler + 10],
            [at(playhead) + 5, ruler + 10],
            [at(playhead), ruler + 18],
          ],
          {fill: 'accent'},
        ),
        controls &&
          rows.row({x: x + 16, y: lane + laneH, w: w - 32, h: controlsH, gap: 12}, controls),
      ]
        .filter(Boolean)
        .join('');
    },

    timelineHeight({tools, controls}: Pick<TimelineOptions, 'tools' | 'controls'> = {}): number {
      return (tools ? toolsH : 0) + 34 + laneH + (controls === false ? 0 : controlsH);
    },

    /** Curves over a light grid: `k.chart({...box, series: [{values: [0.1, 0.5, 0.3]}]})`. */
    chart({
      x,
      y,
      w,
      h,
      series,
      yLabels = [],
      xLabels = [],
      cursor,
    }: Box & {
      series: readonly Series[];
      /** Labels from top to bottom. */
      yLabels?: readonly string[];
      /** Labels from left to right. */
      xLabels?: readonly string[];
      /** Vertical line at this part of the width. */
      cursor?: number;
    }): string {
      const left = yLabels.length
        ? 8 + Math.max(...yLabels.map((label) => shape.measure(label, {size: 12})))
        : 0;
      const bottom = xLabels.length ? 20 : 0;
      const plot = {x: x + left, y: y + 6, w: w - left, h: h - bottom - 12};
      const lines = 4;
      return [
        ...Array.from({length: lines + 1}, (_, index) => {
          const at = plot.y + (plot.h * index) / lines;
          return line(
            [
              [plot.x, at],
              [plot.x + plot.w, at],
            ],
            {stroke: index === lines ? 'line' : 'border'},
          );
        }),
        ...yLabels.map((label, index) =>
          text({
            x: plot.x - 6,
            y: plot.y + (plot.h * index) / Math.max(yLabels.length - 1, 1),
            text: label,
            size: 12,
            tone: 'muted',
            anchor: 'end',
          }),
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
            values.map(
              (value, index) =>
                [
                  plot.x + (plot.w * index) / (values.length - 1),
                  plot.y + plot.h * (1 - value),
                ] as const,
            ),
            {stroke: tone, sw: 1.8, dashed},
          ),
        ),
        cursor === undefined
          ? ''
          : line(
              [
                [plot.x + plot.w * cursor, plot.y],
                [plot.x + plot.w * cursor, plot.y + plot.h],
              ],
              {stroke: 'muted', dashed: true},
            ),
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
                      size: 12,
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

    /** Stand-in for a camera picture: an aisle in perspective. */
    picture({x, y, w, h}: Box): string {
      const vanish: Point = [x + w * 0.52, y + h * 0.42];
      const corner = (px: number, py: number): Point => [x + w * px, y + h * py];
      const toward = ([px, py]: Point, part: number): Point => [
        px + (vanish[0] - px) * part,
        py + (vanish[1] - py) * part,
      ];
      const shelf = (side: number, top: number, bottom: number) => {
        const a = corner(side, top);
        const b = corner(side, bottom);
        return polygon([a, toward(a, 0.75), toward(b, 0.75), b], {
          fill: 'raised',
          stroke: 'sceneLine',
        });
      };
      return [
        rect({x, y, w, h, fill: 'scene'}),
        shelf(0, 0.1, 0.9),
        shelf(1, 0.1, 0.9),
        ...[0.37, 0.63].map((level) =>
          [0, 1]
            .map((side) =>
              line([corner(side, level), toward(corner(side, level), 0.75)], {stroke: 'sceneLine'}),
            )
            .join(''),
        ),
        line([corner(0.3, 1), toward(corner(0.3, 1), 0.7)], {stroke: 'line', dashed: true}),
        line([corner(0.74, 1), toward(corner(0.74, 1), 0.7)], {stroke: 'line', dashed: true}),
      ].join('');
    },
  };
}
