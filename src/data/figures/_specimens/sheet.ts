/** Drawing area of a specimen, which places the labels of the fields in free space. */
import type {Bilingual, Box, DrawContext, Drawing, Token} from 'docusaurus-plugin-figures/describe';
import type {Unit} from '../../specimens';
import {along, turnOf, type Rotation, type Spot} from './geometry';

export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** CSS color of a color in the example, which is data and the same in both modes; all others are tokens. */
export function paint({r, g, b}: Rgba, brightness = 1): string {
  const level = (part: number) => Math.round(255 * Math.min(1, Math.max(0, part * brightness)));
  return `rgb(${level(r)} ${level(g)} ${level(b)})`;
}

/** Prints a number with few digits and a minus sign instead of a hyphen. */
export function print(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 10 ? 4 : 5))).replace('-', '−');
}

/** Returns the part of a message at a path such as `pose.position` or `cubes.0.size`. */
export const valueAt = (message: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], message);

/** Name of a field as shown: `cubes[0].size` for `cubes.0.size`. */
export const nameOf = (field: string) => field.replace(/\.(\d+)/g, '[$1]');

interface Label {
  field: string;
  /** Name of the field as shown. */
  name: string;
  /** Point of the part that the field moves. */
  at: Spot;
  value: string;
  swatch?: Rgba;
  w: number;
}

interface Placed {
  label: Label;
  box: Box;
  end: Spot;
  cost: number;
}

const cellSize = 4;

/** Number of the cell that contains a point. */
const cellAt = ([x, y]: Spot) => Math.floor(x / cellSize) * 4096 + Math.floor(y / cellSize);

const height = 18;
const gap = 9;
const swatchSize = 11;
const mono = {size: 12, mono: true} as const;

const directions = Array.from({length: 16}, (_, index) => (index * Math.PI) / 8);
const distances = [5, 12, 20, 30, 42, 56, 74, 96, 124, 160, 200, 240];

const contains = ({x, y, w, h}: Box, [sx, sy]: Spot, air = 0) =>
  sx > x - air && sx < x + w + air && sy > y - air && sy < y + h + air;

const meet = (a: Box, b: Box, air: number) =>
  a.x < b.x + b.w + air && b.x < a.x + a.w + air && a.y < b.y + b.h + air && b.y < a.y + a.h + air;

function segmentsCross(a: Spot, b: Spot, c: Spot, d: Spot): boolean {
  const side = (p: Spot, q: Spot, r: Spot) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** End of the line from a point to a label. */
function endAt(box: Box, [x, y]: Spot): Spot {
  if (x < box.x - 2 || x > box.x + box.w + 2) {
    return [x < box.x ? box.x : box.x + box.w, box.y + box.h / 2];
  }
  return [x, y < box.y ? box.y : box.y + box.h];
}

export class Sheet {
  /** Cells of 4 px that contain a part of the drawing, and their neighbors. */
  private readonly taken = new Set<number>();
  private readonly near = new Set<number>();
  private readonly reserved: Box[] = [];
  private readonly labels: Label[] = [];
  private scaleCount = 0;

  /**
   * @param context of the figure
   * @param box area of drawing and labels
   * @param message the example
   * @param fields visible fields, with their units
   * @param scales of a message that a reader edits: set by the first drawing, reused by later ones. With them,
   *   fields may be missing, and labels name their field in `data-field`.
   */
  constructor(
    readonly context: DrawContext,
    readonly box: Box,
    readonly message: Record<string, unknown>,
    private readonly fields: Readonly<Record<string, Unit>>,
    private readonly scales?: unknown[],
  ) {}

  get k() {
    return this.context.k;
  }

  /** Returns the scale of a part of the sheet: that of the previous drawing, if there is one. */
  scaleOf<Scale>(scale: Scale): Scale {
    if (!this.scales) {
      return scale;
    }
    this.scales[this.scaleCount] ??= scale;
    return this.scales[this.scaleCount++] as Scale;
  }

  t(text: Bilingual): string {
    return this.context.t(text);
  }

  /** Prevents labels on lines. */
  avoid(...lines: readonly (readonly Spot[])[]): void {
    for (const spot of lines.flatMap((spots) => along(spots, cellSize))) {
      this.taken.add(cellAt(spot));
      for (const x of [-cellSize, 0, cellSize]) {
        for (const y of [-cellSize, 0, cellSize]) {
          this.near.add(cellAt([spot[0] + x, spot[1] + y]));
        }
      }
    }
  }

  /** Prevents labels inside an outline. */
  avoidArea(outline: readonly Spot[]): void {
    const count = outline.length;
    const [cx, cy] = [0, 1].map(
      (axis) => outline.reduce((sum, s) => sum + s[axis]!, 0) / count,
    ) as [number, number];
    for (const part of [1, 0.7, 0.35]) {
      const ring = outline.map(([x, y]): Spot => [cx + (x - cx) * part, cy + (y - cy) * part]);
      this.avoid([...ring, ring[0]!]);
    }
  }

  /** Prevents labels in a box. */
  reserve(box: Box): void {
    this.reserved.push(box);
  }

  /** Draws a text at a fixed place. */
  text(options: Parameters<DrawContext['k']['text']>[0]): string {
    const {x, y, text, size = 12, anchor = 'start'} = options;
    const w = this.k.measure(text, {...options, size});
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - w / 2 : x - w;
    this.reserve({x: left, y: y - size / 2, w, h: size});
    return this.k.text({size, ...options});
  }

  /** The value of a field as text; empty for an item that an edited list does not have. */
  valueOf(field: string, kind: Unit = this.fields[field]!): string {
    const value = valueAt(this.message, field);
    const own = (text: string) =>
      kind === 'plain' || kind === 'text' ? text : `${text}${kind === '°' ? '' : ' '}${kind}`;
    if (kind === 'name' || kind === 'color' || value === undefined) {
      return '';
    }
    if (kind === 'bytes') {
      return this.t({zh: `${String(value)} 字节`, en: `${String(value)} bytes`});
    }
    if (kind === 'count') {
      return String((value as unknown[]).length);
    }
    if (kind === 'rotation') {
      const {axis, degrees} = turnOf(value as Rotation);
      const main = axis && (['x', 'y', 'z'] as const)[axis.findIndex((part) => part > 0.999)];
      const angle = `${print(Number(degrees.toFixed(1)))}°`;
      if (!axis) {
        return this.t({zh: '无旋转', en: 'no rotation'});
      }
      return main ? this.t({zh: `绕 ${main} 轴 ${angle}`, en: `${angle} about ${main}`}) : angle;
    }
    if (typeof value === 'number') {
      return own(print(value));
    }
    if (typeof value === 'object' && value !== null) {
      return own(
        `(${Object.values(value)
          .map((part) => print(part as number))
          .join(', ')})`,
      );
    }
    return String(value);
  }

  /**
   * Labels the part that a field moves.
   * @throws Error if the field is not one that `src/data/specimens.ts` lists as seen
   */
  mark(field: string, at: Spot, shown: {value?: string; swatch?: Rgba} = {}): void {
    const kind = this.fields[field];
    if (kind === undefined) {
      throw new Error(`src/data/specimens.ts does not list ${field}.`);
    }
    const value = shown.value ?? this.valueOf(field);
    const swatch =
      shown.swatch ?? (kind === 'color' ? (valueAt(this.message, field) as Rgba) : undefined);
    const name = nameOf(field);
    const w =
      this.k.measure(name, mono) +
      (swatch ? swatchSize + gap : 0) +
      (value ? gap + this.k.measure(value, {size: 12}) : 0) +
      8;
    this.labels.push({field, name, at, value, swatch, w});
  }

  /** Number of cells of a box that contain a part of the drawing. */
  private covered({x, y, w, h}: Box): number {
    let count = 0;
    for (let at = x; at < x + w; at += cellSize) {
      for (let down = y; down < y + h; down += cellSize) {
        count += Number(this.taken.has(cellAt([at, down])));
      }
    }
    return count;
  }

  /** Best place for a label, with those already placed: a short line that crosses nothing. */
  private best(label: Label, placed: readonly Placed[]): Placed | undefined {
    let best: Placed | undefined;
    let limit = Infinity;
    const {x, y, w, h} = this.box;
    const boxes = placed.map((other) => other.box);
    const occupied = [...this.reserved, ...boxes];
    const spots = placed.flatMap((other) => along([other.label.at, other.end], cellSize));
    for (const far of distances) {
      for (const direction of directions) {
        const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
        const left = label.at[0] + dx * (far + label.w / 2) - label.w / 2;
        const box = {
          x: Math.min(Math.max(left, x), x + w - label.w),
          y: label.at[1] + dy * (far + height / 2) - height / 2,
          w: label.w,
          h: height,
        };
        const end = endAt(box, label.at);
        const length = Math.hypot(end[0] - label.at[0], end[1] - label.at[1]);
        const least = Math.max(length, 12) * 0.6 + (length < 8 ? 12 : 0) + Math.abs(dy) * 4;
        if (least >= limit) {
          continue;
        }
        const isFree =
          box.x >= x &&
          box.y >= y &&
          box.y + box.h <= y + h &&
          !contains(box, label.at, 3) &&
          !occupied.some((other) => meet(box, other, 3));
        const base = isFree ? least + this.covered(box) * 15 : Infinity;
        if (base >= limit) {
          continue;
        }
        const line = along([label.at, end], cellSize);
        const count = (list: readonly Spot[], test: (spot: Spot) => boolean) =>
          list.filter(test).length;
        const cost =
          base +
          // The line begins at the labeled part.
          count(line.slice(3), (spot) => this.near.has(cellAt(spot))) * 5 +
          count(line, (spot) => this.reserved.some((other) => contains(other, spot, -2))) * 25 +
          count(line, (spot) => boxes.some((other) => contains(other, spot, 1))) * 60 +
          count(spots, (spot) => contains(box, spot, 1)) * 25 +
          placed.filter((other) => segmentsCross(label.at, end, other.label.at, other.end)).length *
            120;
        if (cost < limit) {
          best = {label, box, end, cost};
          limit = cost;
        }
      }
    }
    return best;
  }

  /** Places of all labels: the best result of several orders of placing them. */
  private place(): Placed[] {
    const byHeight = [...this.labels].sort((a, b) => a.at[1] - b.at[1]);
    const orders = [this.labels, byHeight, [...byHeight].reverse(), [...this.labels].reverse()];
    let best: Placed[] | undefined;
    let most: Placed[] = [];
    let least = Infinity;
    for (const order of orders) {
      const placed: Placed[] = [];
      for (const label of order) {
        const next = this.best(label, placed);
        if (next) {
          placed.push(next);
        }
      }
      most = placed.length > most.length ? placed : most;
      const cost = placed.reduce((sum, {cost: own}) => sum + own, 0);
      if (placed.length === order.length && cost < least) {
        [best, least] = [placed, cost];
      }
    }
    if (!best && this.scales) {
      return most;
    }
    if (!best) {
      const names = this.labels.map(({field}) => field).join(', ');
      throw new Error(`There is no room for all labels (${names}): make the drawing larger.`);
    }
    return best;
  }

  /**
   * Draws all labels, each with a line to its part; cards have none.
   * @throws Error if a field has no label, or a label no room
   */
  finish(): Drawing {
    const missing = Object.keys(this.fields).filter(
      (field) => !this.labels.some((label) => label.field === field),
    );
    if (missing.length > 0 && !this.scales) {
      throw new Error(`Nothing in the drawing is named ${missing.join(', ')}.`);
    }
    const {k} = this;
    if (this.context.card) {
      return k.rect(this.box);
    }
    const placed = this.place();
    return [
      // Includes the planned height even if a line is the lowest element.
      k.rect(this.box),
      placed.map(({label: {field, at}, end}) =>
        this.partOf(field, [
          k.segment(at, end, {stroke: 'muted'}),
          k.circle({x: at[0], y: at[1], r: 2, fill: 'muted'}),
        ]),
      ),
      placed.map(({label: {field, name, value, swatch}, box}) => {
        const y = box.y + height / 2;
        let x = box.x + 4;
        const parts: Drawing[] = [k.rect({...box, r: 4, fill: 'canvas'})];
        if (swatch) {
          parts.push(this.swatch(x, y - swatchSize / 2, swatch));
          x += swatchSize + gap;
        }
        parts.push(k.text({...mono, x, y, text: name}));
        x += k.measure(name, mono) + gap;
        if (value) {
          parts.push(k.note({x, y, text: value}));
        }
        return this.partOf(field, parts);
      }),
    ];
  }

  /** Label of a field, or its line; it carries the name of the field if a reader edits the message. */
  private partOf(field: string, parts: Drawing): Drawing {
    return this.scales ? [`<g data-field="${nameOf(field)}">`, parts, '</g>'] : parts;
  }

  private swatch(x: number, y: number, color: Rgba): string {
    const box = {x, y, w: swatchSize, h: swatchSize, r: 3};
    return (
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${swatchSize}" height="${swatchSize}" rx="3"` +
      ` fill="${paint(color)}" fill-opacity="${Number(color.a)}"/>` +
      this.k.rect({...box, stroke: 'line'})
    );
  }
}

/** Fill and stroke of a shape in a color of the example. */
interface Look {
  fill?: string;
  stroke?: string;
  sw?: number;
  opacity?: number;
}

const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** Line through points, or a closed outline, in colors of the example. */
export function shape(spots: readonly Spot[], isClosed: boolean, look: Look): string {
  const data = spots.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join(' ');
  return (
    `<path d="M${data}${isClosed ? 'Z' : ''}" fill="${look.fill ?? 'none'}"` +
    attribute('stroke', look.stroke) +
    attribute('stroke-width', look.sw) +
    (look.stroke ? ' stroke-linejoin="round"' : '') +
    attribute('opacity', look.opacity) +
    '/>'
  );
}

/** The tones of the three axes. */
export const axisTones = ['axisX', 'axisY', 'axisZ'] as const satisfies readonly Token[];
