import {escapeHtml} from 'text-utils';
import {flatten, type Drawing} from '../define';
import type {Token} from '../palette';
import {icons, type IconName} from './icons';
import {measureText, wrapText, type FontStyle} from './measure';
import {n, toward, type Box, type Pen, type Point} from './pen';

export const fontSize = {small: 12, body: 13, title: 15} as const;
const smallest = 12;
const lineHeight = (size: number) => Math.round(size * 1.5);
export const calloutR = 10;
export const monoStack = 'var(--ifm-font-family-monospace)';

/** Returns an attribute, or an empty string for its default. */
function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${typeof value === 'number' ? n(value) : value}"`;
}

/** Relative coordinates, which are short and do not accumulate rounding errors. */
function steps(points: readonly Point[]): string[] {
  let [atX, atY] = [0, 0];
  return points.map(([x, y]) => {
    const [dx, dy] = [Math.round((x - atX) * 10) / 10, Math.round((y - atY) * 10) / 10];
    atX += dx;
    atY += dy;
    return `${n(dx)} ${n(dy)}`.replace(/\b0\./g, '.').replace(' -', '-');
  });
}

export interface Stroke {
  stroke?: Token;
  /** Stroke width, 1 by default. */
  sw?: number;
  dashed?: boolean;
}

export interface RectOptions extends Box, Stroke {
  /** Corner radius. */
  r?: number;
  fill?: Token;
}

export interface TextOptions {
  x: number;
  /** Center of the line. */
  y: number;
  text: string;
  size?: number;
  tone?: Token;
  bold?: boolean;
  mono?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** True to add the mark of a required field. */
  isRequired?: boolean;
  /** Maximum width: a wider text is an error. */
  maxW?: number;
}

export function shapes(pen: Pen) {
  const strokeAttributes = ({stroke, sw, dashed}: Stroke) =>
    attribute('stroke', stroke && pen.color(stroke)) +
    attribute('stroke-width', sw === 1 ? undefined : sw) +
    attribute('stroke-dasharray', dashed ? '4 4' : undefined);

  const shape = {
    /** Width of a text: `k.measure('Records', {size: 13})`. */
    measure(text: string, font: Partial<FontStyle> = {}): number {
      return measureText(text, {size: fontSize.body, ...font});
    },

    /** Rectangle: `k.rect({x, y, w, h, fill: 'surface', stroke: 'border', r: 6})`. */
    rect({x, y, w, h, r, fill, ...stroke}: RectOptions): string {
      pen.place({x, y, w, h}, 'a box');
      return (
        `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"` +
        attribute('rx', r === 0 ? undefined : r) +
        ` fill="${fill ? pen.color(fill) : 'none'}"${strokeAttributes(stroke)}/>`
      );
    },

    circle({x, y, r, fill, ...stroke}: {x: number; y: number; r: number; fill?: Token} & Stroke) {
      return (
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"` +
        ` fill="${fill ? pen.color(fill) : 'none'}"${strokeAttributes(stroke)}/>`
      );
    },

    /** Polyline through points. */
    line(points: readonly Point[], stroke: Stroke = {}): string {
      const [first, ...rest] = steps(points);
      return shape.path(`m${first}l${rest.join(' ')}`, {stroke: 'line', ...stroke});
    },

    /** Dots of one size, as one path: `k.points(places, {r: 1, tone: 'accent'})`. */
    points(places: readonly Point[], {r, tone}: {r: number; tone: Token}): string {
      const data = steps(places).map((step) => `m${step}h0`);
      return `<path d="${data.join('')}" stroke="${pen.color(tone)}" stroke-width="${n(2 * r)}" stroke-linecap="round"/>`;
    },

    /** Drawing clipped to a box. */
    clip: ({x, y, w, h}: Box, drawing: Drawing): string =>
      `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"` +
      ` viewBox="${n(x)} ${n(y)} ${n(w)} ${n(h)}">${flatten(drawing)}</svg>`,

    /** Straight line between two points. */
    segment: (from: Point, to: Point, stroke: Stroke = {}): string =>
      shape.line([from, to], stroke),

    /** Thin horizontal separator. */
    divider(x: number, y: number, w: number): string {
      return shape.path(`M${n(x)} ${n(y)}h${n(w)}`, {stroke: 'border'});
    },

    /** Polygon through points. */
    polygon: (points: readonly Point[], look: {fill?: Token} & Stroke): string =>
      shape.path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')}Z`, look),

    /** Custom path data with absolute coordinates. */
    path(d: string, {fill, ...stroke}: {fill?: Token} & Stroke): string {
      return `<path d="${d}" fill="${fill ? pen.color(fill) : 'none'}"${strokeAttributes(stroke)}/>`;
    },

    /** Line of text, positioned by its vertical center. */
    text(options: TextOptions): string {
      const {x, y, text, size = fontSize.body, tone, bold, mono, anchor = 'start', maxW} = options;
      if (size < smallest) {
        pen.fail(`text "${text}" is ${size} px high, the smallest size is ${smallest} px`);
      }
      const width = measureText(text, {size, bold, mono});
      if (maxW !== undefined && width > maxW + 0.5) {
        pen.fail(`text "${text}" is about ${n(width)} px wide but has only ${n(maxW)} px`);
      }
      const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
      pen.markText({x: left, y: y - size / 2, w: width, h: size}, text);
      return (
        `<text x="${n(x)}" y="${n(y + size * 0.36)}"` +
        attribute('font-size', size === fontSize.body ? undefined : size) +
        attribute('font-weight', bold ? 600 : undefined) +
        attribute('font-family', mono ? monoStack : undefined) +
        attribute('text-anchor', anchor === 'start' ? undefined : anchor) +
        attribute('fill', tone && tone !== 'text' ? pen.color(tone) : undefined) +
        `>${escapeHtml(text)}` +
        (options.isRequired ? `<tspan fill="${pen.color('danger')}"> *</tspan>` : '') +
        '</text>'
      );
    },

    /** Small gray text. */
    note: (options: TextOptions): string =>
      shape.text({size: fontSize.small, tone: 'muted', ...options}),

    /** Text wrapped to `w`: `k.paragraph({x, y, w: 200, text})`. */
    paragraph({
      x,
      y,
      w,
      text,
      size = fontSize.body,
      anchor = 'start',
      ...look
    }: TextOptions & {w: number; anchor?: 'start' | 'middle'}): string {
      return wrapText(text, w, {size})
        .map((line, index) =>
          shape.text({
            ...look,
            x: anchor === 'middle' ? x + w / 2 : x,
            y: y + lineHeight(size) * (index + 0.5),
            text: line,
            size,
            anchor,
            maxW: w,
          }),
        )
        .join('');
    },

    paragraphHeight: (text: string, w: number, size: number = fontSize.body): number =>
      wrapText(text, w, {size}).length * lineHeight(size),

    /** Line icon of 20 px with its top left corner at x, y: `k.icon('device', {x, y})`. */
    icon(
      name: IconName,
      {x, y, size = 20, tone = 'muted'}: {x: number; y: number; size?: number; tone?: Token},
    ) {
      const scale = size / 24;
      return (
        `<path transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"` +
        ` d="${icons[name]}" fill="none" stroke="${pen.color(tone)}" stroke-width="${n(1.4 / scale)}"` +
        ' stroke-linecap="round" stroke-linejoin="round"/>'
      );
    },

    /** Numbered callout of the legend, centered at x, y; `to` draws a leader line to its target. */
    callout(number: number, x: number, y: number, to?: Point): string {
      if (pen.sheet.card) {
        return '';
      }
      const size = 2 * calloutR;
      pen.markCallout(number, {x: x - calloutR, y: y - calloutR, w: size, h: size}, to);
      const leader = to
        ? shape.segment(toward([x, y], to, calloutR), to, {stroke: 'accent', sw: 1.2}) +
          shape.circle({x: to[0], y: to[1], r: 2.5, fill: 'accent'})
        : '';
      const name = escapeHtml(`${number}: ${pen.sheet.legend[number - 1] ?? ''}`);
      return (
        `<g data-part="${number}" tabindex="0" role="img" aria-label="${name}">${leader}` +
        shape.circle({x, y, r: calloutR, fill: 'accent'}) +
        `<text x="${n(x)}" y="${n(y + 4.3)}" font-size="12" font-weight="600" text-anchor="middle"` +
        ` stroke="none" fill="${pen.color('onAccent')}">${number}</text></g>`
      );
    },
  };
  return shape;
}

export type Shapes = ReturnType<typeof shapes>;
