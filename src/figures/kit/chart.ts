import type {Token} from '../palette';
import {toward, distance, type Box, type Point} from './pen';
import {fontSize, type Shapes} from './shapes';

export interface Series {
  /** y values from 0 (bottom) to 1 (top), evenly spread over x. */
  values: readonly number[];
  tone?: Token;
  dashed?: boolean;
}

export function chart(shape: Shapes) {
  const {rect, line, segment, note, polygon} = shape;

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
      const labelWs = yLabels.map((label) => shape.measure(label, {size: fontSize.small}));
      const left = yLabels.length ? 8 + Math.max(...labelWs) : 0;
      const bottom = xLabels.length ? 20 : 0;
      const plot = {x: x + left, y: y + 6, w: w - left, h: h - bottom - 12};
      const across = (part: number) => plot.x + plot.w * part;
      const down = (part: number) => plot.y + plot.h * part;
      return [
        ...[0, 0.25, 0.5, 0.75, 1].map((part) =>
          segment([plot.x, down(part)], [across(1), down(part)], {
            stroke: part === 1 ? 'line' : 'border',
          }),
        ),
        ...yLabels.map((text, index) => {
          const at = down(index / Math.max(yLabels.length - 1, 1));
          return note({x: plot.x - 6, y: at, text, anchor: 'end'});
        }),
        shape.scale(xLabels, (part) => [across(part), y + h - 8]),
        ...series.map(({values, tone = 'accent', dashed}) =>
          line(
            values.map((value, index) => [across(index / (values.length - 1)), down(1 - value)]),
            {stroke: tone, sw: 1.8, dashed},
          ),
        ),
        cursor === undefined
          ? ''
          : segment([across(cursor), plot.y], [across(cursor), down(1)], {
              stroke: 'muted',
              dashed: true,
            }),
      ].join('');
    },

    /** Stand-in for a camera picture: an aisle in perspective. */
    picture({x, y, w, h}: Box): string {
      const vanish: Point = [x + w * 0.52, y + h * 0.42];
      const corner = (px: number, py: number): Point => [x + w * px, y + h * py];
      const inward = (from: Point, part = 0.75) =>
        toward(from, vanish, distance(from, vanish) * part);
      const shelf = (side: number) => {
        const [top, bottom] = [corner(side, 0.1), corner(side, 0.9)];
        const points = [top, inward(top), inward(bottom), bottom];
        return polygon(points, {fill: 'raised', stroke: 'sceneLine'});
      };
      const boards = [corner(0, 0.37), corner(1, 0.37), corner(0, 0.63), corner(1, 0.63)];
      const lanes = [corner(0.3, 1), corner(0.74, 1)];
      return [
        rect({x, y, w, h, fill: 'scene'}),
        shelf(0),
        shelf(1),
        ...boards.map((from) => segment(from, inward(from), {stroke: 'sceneLine'})),
        ...lanes.map((from) => segment(from, inward(from, 0.7), {stroke: 'line', dashed: true})),
      ].join('');
    },
  };
}
