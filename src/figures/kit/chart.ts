import type {Token} from '../palette';
import type {Box, Point} from './pen';
import {fontSize, type Shapes} from './shapes';

export interface Series {
  /** y values from 0 (bottom) to 1 (top), evenly spread over x. */
  values: readonly number[];
  tone?: Token;
  dashed?: boolean;
}

export function chart(shape: Shapes) {
  const {rect, line, text, polygon} = shape;

  return {
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
        ? 8 + Math.max(...yLabels.map((label) => shape.measure(label, {size: fontSize.small})))
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
            size: fontSize.small,
            tone: 'muted',
            anchor: 'end',
          }),
        ),
        ...xLabels.map((label, index) =>
          text({
            x: plot.x + (plot.w * index) / Math.max(xLabels.length - 1, 1),
            y: y + h - 8,
            text: label,
            size: fontSize.small,
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
