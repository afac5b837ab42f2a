import type {Token} from '../palette';
import {streets} from '../world';
import {n, toward, distance, type Box, type Point} from './pen';
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
      const labelW = Math.max(
        0,
        ...yLabels.map((label) => shape.measure(label, {size: fontSize.small}) + 8),
      );
      const half = shape.measure(xLabels.at(-1) ?? '', {size: fontSize.small}) / 2;
      const left = Math.max(labelW, xLabels.length > 0 ? half : 0);
      const bottom = xLabels.length ? 20 : 0;
      const plot = {x: x + left, y: y + 8, w: w - left - half, h: h - bottom - 14};
      const across = (part: number) => plot.x + plot.w * part;
      const down = (part: number) => plot.y + plot.h * part;
      const parts = (count: number) => Array.from({length: count}, (_, it) => it / (count - 1));
      const [rows, columns] = [parts(yLabels.length || 5), parts(xLabels.length)];
      const grid = [
        ...rows.map((part) => `M${n(plot.x)} ${n(down(part))}h${n(plot.w)}`),
        ...columns.map((part) => `M${n(across(part))} ${n(plot.y)}v${n(plot.h)}`),
      ];
      return [
        shape.path(grid.join(''), {stroke: 'border'}),
        segment([plot.x, down(1)], [across(1), down(1)]),
        ...yLabels.map((text, index) =>
          note({x: plot.x - 6, y: down(rows[index]!), text, anchor: 'end'}),
        ),
        ...xLabels.map((text, index) =>
          note({x: across(columns[index]!), y: y + h - 8, text, anchor: 'middle'}),
        ),
        ...series.map(({values, tone = 'accent', dashed}) =>
          line(
            values.map((value, index) => [across(index / (values.length - 1)), down(1 - value)]),
            {stroke: tone, sw: values.length > 20 ? 1.4 : 1.8, dashed},
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

    /** Person standing in a box. */
    person({x, y, w, h}: Box): string {
      const at = ([px, py]: Point): Point => [x + w / 2 + px * h, y + py * h];
      const body: Point[] = [
        [-0.05, 0.19],
        [-0.13, 0.22],
        [-0.17, 0.5],
        [-0.13, 0.52],
        [-0.1, 0.34],
        [-0.1, 0.56],
        [-0.15, 0.98],
        [-0.06, 0.99],
        [0, 0.64],
        [0.07, 0.99],
        [0.16, 0.97],
        [0.1, 0.56],
        [0.1, 0.34],
        [0.15, 0.52],
        [0.19, 0.49],
        [0.13, 0.22],
        [0.05, 0.19],
      ];
      const [headX, headY] = at([0, 0.1]);
      return (
        polygon(body.map(at), {fill: 'line', stroke: 'line', sw: 3}) +
        shape.circle({x: headX, y: headY, r: 0.075 * h, fill: 'line'})
      );
    },

    /** Streets with houses, and the part of the route that a robot has covered. */
    town(box: Box, way: readonly Point[]): string {
      const inBox = ([px, py]: Point): Point => [box.x + px * box.w, box.y + py * box.h];
      const roads = streets.map((street) => street.map(inBox));
      const isFree = (place: Point) =>
        roads.every((road) =>
          road.slice(1).every((to, index) => {
            const from = road[index]!;
            const length = distance(from, to);
            const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
            const along = (place[0] - from[0]) * dx + (place[1] - from[1]) * dy;
            const near = toward(from, to, Math.min(length, Math.max(0, along)));
            return distance(place, near) > 24;
          }),
        );
      const houses = [];
      for (let py = box.y + 14; py < box.y + box.h - 10; py += 26) {
        for (let px = box.x + 18; px < box.x + box.w - 12; px += 34) {
          const size = 8 + ((px * 7 + py * 3) % 6);
          if (isFree([px, py])) {
            houses.push(`M${n(px - size)} ${n(py - 7)}h${n(2 * size)}v14h${n(-2 * size)}z`);
          }
        }
      }
      return shape.clip(box, [
        roads.map((road) => line(road, {stroke: 'surface', sw: 13})),
        shape.path(houses.join(''), {fill: 'raised', stroke: 'sceneLine'}),
        line(way.map(inBox), {stroke: 'accent', sw: 3}),
      ]);
    },

    /** Placeholder for a camera picture: an aisle in perspective. */
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
      const rows = [0.1, 0.37, 0.63, 0.9];
      const depths = [0, 0.2, 0.36, 0.49, 0.6, 0.69, 0.75];
      // Boxes on the shelves, each a little lower than its shelf.
      const boxes = [0, 1].flatMap((side) =>
        rows.slice(1).flatMap((lower, row) =>
          depths.slice(1).flatMap((far, depth) => {
            if ((depth * 5 + row * 3 + side) % 4 === 0) {
              return [];
            }
            const upper = lower - 0.2 + 0.02 * ((depth + row) % 3);
            const near = depths[depth]! + 0.02;
            const at = ([py, part]: Point) =>
              inward(corner(side, py), Math.min(part, far - 0.01))
                .map(n)
                .join(' ');
            const points: Point[] = [
              [upper, near],
              [upper, far],
              [lower, far],
              [lower, near],
            ];
            return `M${points.map(at).join(' ')}z`;
          }),
        ),
      );
      const boards = [corner(0, 0.37), corner(1, 0.37), corner(0, 0.63), corner(1, 0.63)];
      const lanes = [corner(0.2, 1), corner(0.86, 1)];
      return [
        rect({x, y, w, h, fill: 'scene'}),
        shelf(0),
        shelf(1),
        shape.path(boxes.join(''), {fill: 'surface', stroke: 'sceneLine'}),
        ...boards.map((from) => segment(from, inward(from), {stroke: 'sceneLine'})),
        ...lanes.map((from) => segment(from, inward(from, 0.7), {stroke: 'line', dashed: true})),
      ].join('');
    },
  };
}
