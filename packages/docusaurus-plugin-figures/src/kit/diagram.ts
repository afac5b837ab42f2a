import type {Token} from '../palette';
import {distance, n, toward, type Box, type Point} from './pen';
import {fontSize, type Shapes} from './shapes';

export interface ArrowOptions {
  from: Point;
  to: Point;
  /** Straight, horizontal-vertical-horizontal, or through points; corners are rounded. */
  via?: 'straight' | 'hvh' | readonly Point[];
  /** Position of the vertical segment of `hvh` between start and end, 0 to 1. */
  bend?: number;
  label?: string;
  /** Surface behind the label. */
  labelFill?: Token;
  tone?: Token;
  dashed?: boolean;
  /** Arrowhead: at the end or at both ends. */
  head?: 'end' | 'both';
}

/** Midpoint of a polyline. */
function halfway(points: readonly Point[]): Point {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const run = lengths.findIndex((length) => {
    left -= length;
    return left <= 0;
  });
  return toward(points[run]!, points[run + 1]!, left + lengths[run]!);
}

/** Path with corners rounded by 6 px. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      const at = ([x, y]: Point) => `${n(x)} ${n(y)}`;
      if (!before || !after) {
        return `${before ? 'L' : 'M'}${at(point)}`;
      }
      const radius = Math.min(6, distance(before, point) / 2, distance(point, after) / 2);
      const [start, end] = [toward(point, before, radius), toward(point, after, radius)];
      return `L${at(start)}Q${at(point)} ${at(end)}`;
    })
    .join('');
}

export function diagram(shape: Shapes) {
  const {rect, note, path, polygon, segment} = shape;

  function head(tip: Point, before: Point, tone: Token): string {
    const [bx, by] = toward(tip, before, 8);
    const [dx, dy] = [(tip[1] - by) / 2, (tip[0] - bx) / 2];
    return polygon([tip, [bx + dx, by - dy], [bx - dx, by + dy]], {fill: tone});
  }

  /** Text on a line, on a patch of the surface. */
  function label([x, y]: Point, text: string, fill: Token, r?: number): string {
    const w = shape.measure(text, {size: fontSize.small}) + 8;
    return rect({x: x - w / 2, y: y - 9, w, h: 18, r, fill}) + note({x, y, text, anchor: 'middle'});
  }

  return {
    /** Arrow: `k.arrow({from: k.edge(a, 'right'), to: k.edge(b, 'left'), via: 'hvh', label: 'play'})`. */
    arrow({from, to, via = 'straight', bend = 0.5, ...look}: ArrowOptions): string {
      const {tone = 'line', dashed, head: heads = 'end', labelFill = 'canvas'} = look;
      const middle = from[0] + (to[0] - from[0]) * bend;
      const hvh: Point[] = [
        [middle, from[1]],
        [middle, to[1]],
      ];
      const bends = via === 'straight' ? [] : via === 'hvh' ? hvh : via;
      const [afterStart, beforeEnd] = [bends[0] ?? to, bends.at(-1) ?? from];
      const start = heads === 'both' ? toward(from, afterStart, 6) : from;
      return (
        path(rounded([start, ...bends, toward(to, beforeEnd, 6)]), {
          stroke: tone,
          sw: 1.5,
          dashed,
        }) +
        head(to, beforeEnd, tone) +
        (heads === 'both' ? head(from, afterStart, tone) : '') +
        (look.label ? label(halfway([from, ...bends, to]), look.label, labelFill, 4) : '')
      );
    },

    /** Frame around the target of a callout. */
    highlight: (box: Box): string => rect({...box, r: 6, stroke: 'accent', sw: 2}),

    /** Dimension line with ticks and centered text: distances, durations. */
    dimension({from, to, label: text}: {from: Point; to: Point; label: string}): string {
      const length = distance(from, to) || 1;
      const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
      const stroke = {stroke: 'muted'} as const;
      const tick = ([x, y]: Point) =>
        segment([x - nx * 5, y - ny * 5], [x + nx * 5, y + ny * 5], stroke);
      return (
        segment(from, to, stroke) +
        tick(from) +
        tick(to) +
        label([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], text, 'canvas')
      );
    },

    /** Connectors of a tree: from one parent point down to several children, with a common trunk. */
    branches({
      from: [fx, fy],
      to,
      trunk = 16,
    }: {
      from: Point;
      to: readonly Point[];
      trunk?: number;
    }): string {
      return to
        .map(([x, y]) => {
          const at = fy + trunk;
          return path(
            rounded([
              [fx, fy],
              [fx, at],
              [x, at],
              [x, y],
            ]),
            {stroke: 'line', sw: 1.5},
          );
        })
        .join('');
    },
  };
}
