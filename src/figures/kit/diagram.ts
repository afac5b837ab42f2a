import type {Token} from '../palette';
import {distance, n, toward, type Pen, type Point} from './pen';
import {fontSize, type Shapes} from './shapes';

export interface ArrowOptions {
  from: Point;
  to: Point;
  /** Shape: straight, or horizontal (h) and vertical (v) runs with rounded corners. */
  via?: 'straight' | 'hv' | 'vh' | 'hvh' | 'vhv';
  /** Where the middle run of `hvh` and `vhv` lies between start and end, 0 to 1. */
  bend?: number;
  label?: string;
  /** Where the label stands along the arrow, 0 to 1. */
  labelAt?: number;
  /** Surface the label stands on. */
  labelFill?: Token;
  tone?: Token;
  dashed?: boolean;
  /** Arrow head: at the end, at both ends, none. */
  head?: 'end' | 'both' | 'none';
}

function corners({from, to, via = 'straight', bend = 0.5}: ArrowOptions): Point[] {
  const [x1, y1] = from;
  const [x2, y2] = to;
  switch (via) {
    case 'straight':
      return [from, to];
    case 'hv':
      return [from, [x2, y1], to];
    case 'vh':
      return [from, [x1, y2], to];
    case 'hvh': {
      const middle = x1 + (x2 - x1) * bend;
      return [from, [middle, y1], [middle, y2], to];
    }
    case 'vhv': {
      const middle = y1 + (y2 - y1) * bend;
      return [from, [x1, middle], [x2, middle], to];
    }
  }
}

function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const start = points[index];
    const end = points[index + 1];
    if (start && end && left <= length) {
      return toward(start, end, left);
    }
    left -= length;
  }
  return points[points.length - 1] ?? [0, 0];
}

/** Path with corners rounded by 6 px. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) {
        return `M${n(point[0])} ${n(point[1])}`;
      }
      if (!after) {
        return `L${n(point[0])} ${n(point[1])}`;
      }
      const radius = Math.min(6, distance(before, point) / 2, distance(point, after) / 2);
      const [ax, ay] = toward(point, before, radius);
      const [bx, by] = toward(point, after, radius);
      return `L${n(ax)} ${n(ay)}Q${n(point[0])} ${n(point[1])} ${n(bx)} ${n(by)}`;
    })
    .join('');
}

export function diagram(pen: Pen, shape: Shapes) {
  const {rect, text, path, polygon, line} = shape;

  function head(tip: Point, before: Point, tone: Token): string {
    const [bx, by] = toward(tip, before, 8);
    const [dx, dy] = [((tip[1] - by) / 8) * 4, ((tip[0] - bx) / 8) * 4];
    return polygon([tip, [bx + dx, by - dy], [bx - dx, by + dy]], {fill: tone});
  }

  return {
    /** Arrow: `k.arrow({from: k.edge(a, 'right'), to: k.edge(b, 'left'), via: 'hvh', label: 'play'})`. */
    arrow(options: ArrowOptions): string {
      const {
        tone = 'line',
        dashed,
        head: heads = 'end',
        label,
        labelAt = 0.5,
        labelFill = 'canvas',
      } = options;
      const points = corners(options);
      const [first, second] = points;
      const tip = points[points.length - 1];
      const beforeTip = points[points.length - 2];
      if (!first || !second || !tip || !beforeTip) {
        return pen.fail('arrow without ends');
      }
      const shaft = [...points];
      if (heads !== 'none') {
        shaft[shaft.length - 1] = toward(tip, beforeTip, 6);
      }
      if (heads === 'both') {
        shaft[0] = toward(first, second, 6);
      }
      const labelW = label ? shape.measure(label, {size: fontSize.small}) : 0;
      const [lx, ly] = along(points, labelAt);
      return [
        path(rounded(shaft), {stroke: tone, sw: 1.5, dashed}),
        heads !== 'none' && head(tip, beforeTip, tone),
        heads === 'both' && head(first, second, tone),
        label &&
          rect({x: lx - labelW / 2 - 4, y: ly - 9, w: labelW + 8, h: 18, r: 4, fill: labelFill}),
        label &&
          text({x: lx, y: ly, text: label, size: fontSize.small, tone: 'muted', anchor: 'middle'}),
      ]
        .filter(Boolean)
        .join('');
    },

    /** Frame around the part a callout means. */
    highlight({
      x,
      y,
      w,
      h,
      tone = 'accent',
    }: {
      x: number;
      y: number;
      w: number;
      h: number;
      tone?: Token;
    }): string {
      return rect({x, y, w, h, r: 6, stroke: tone, sw: 2});
    },

    /** Dimension line with ticks and a text in the middle: distances, durations. */
    dimension({
      from,
      to,
      label,
      tone = 'muted',
      labelFill = 'canvas',
    }: {
      from: Point;
      to: Point;
      label: string;
      tone?: Token;
      labelFill?: Token;
    }): string {
      const length = distance(from, to) || 1;
      const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
      const tick = ([x, y]: Point) =>
        line(
          [
            [x - nx * 5, y - ny * 5],
            [x + nx * 5, y + ny * 5],
          ],
          {stroke: tone},
        );
      const labelW = shape.measure(label, {size: fontSize.small});
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return (
        line([from, to], {stroke: tone}) +
        tick(from) +
        tick(to) +
        rect({
          x: middle[0] - labelW / 2 - 4,
          y: middle[1] - 9,
          w: labelW + 8,
          h: 18,
          fill: labelFill,
        }) +
        text({
          x: middle[0],
          y: middle[1],
          text: label,
          size: fontSize.small,
          tone,
          anchor: 'middle',
        })
      );
    },

    /** Connectors of a tree: from one parent point to several children, with a common trunk. */
    branches({
      from,
      to,
      via = 'vhv',
      trunk = 16,
    }: {
      from: Point;
      to: readonly Point[];
      via?: 'vhv' | 'hvh';
      trunk?: number;
    }): string {
      return to
        .map(([x, y]) => {
          const [fx, fy] = from;
          const points: Point[] =
            via === 'vhv'
              ? [from, [fx, fy + trunk], [x, fy + trunk], [x, y]]
              : [from, [fx + trunk, fy], [fx + trunk, y], [x, y]];
          return path(
            rounded(
              points.filter(
                (point, index) => index === 0 || distance(point, points[index - 1] ?? point) > 0.1,
              ),
            ),
            {
              stroke: 'line',
              sw: 1.5,
            },
          );
        })
        .join('');
    },
  };
}
