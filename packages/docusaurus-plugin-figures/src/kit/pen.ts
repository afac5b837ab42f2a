import type {Locale} from '../locales';
import {property, type Token} from '../palette';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** Top of a shape whose height is derived from its content. */
export type Line = Omit<Box, 'h'>;
export type Point = readonly [x: number, y: number];

interface Mark extends Box {
  what: string;
}

/** Number in the output: at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

/** Point `length` px from `from` toward `to`. */
export function toward(from: Point, to: Point, length: number): Point {
  const part = length / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(width, height);
}

function covers(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.w <= outer.x + outer.w + 1 &&
    inner.y + inner.h <= outer.y + outer.h + 1
  );
}

/** Properties of a drawing that a pen needs. */
export interface Sheet {
  name: string;
  width: number;
  /** Infinite where the drawing is as high as its content. */
  height: number;
  narrow: boolean;
  /** True to draw only the panel, without settings and callouts. */
  card?: boolean;
  locale: Locale;
  legend: readonly string[];
}

/**
 * State of one drawing: positions of its texts and callouts. Text that leaves the figure, overlaps other text,
 * is hidden under a callout, or is crossed by a leader line fails the build.
 */
export class Pen {
  readonly callouts: Array<{number: number; box: Mark}> = [];
  /** Lowest drawn position. */
  bottom = 0;
  /** Inner box of the first panel or card. */
  content: Box | undefined;
  private labels: Mark[] = [];
  private leaders: Mark[] = [];

  constructor(readonly sheet: Sheet) {}

  color(token: Token): string {
    return `var(${property(token)})`;
  }

  /** @throws with the name of the unreadable drawing and the reason */
  fail(problem: string): never {
    const {name, width, locale} = this.sheet;
    throw new Error(`Figure "${name}" (${locale}, ${width} px): ${problem}`);
  }

  /** Checks that a shape is inside the drawing area. */
  place(box: Box, what: string): Mark {
    const mark = {...box, what};
    const {width, height} = this.sheet;
    this.bottom = Math.max(this.bottom, box.y + box.h);
    if (!covers({x: 0, y: 0, w: width, h: height}, mark)) {
      this.fail(
        `${what} leaves the drawing area (x ${n(mark.x)} to ${n(mark.x + mark.w)}, ` +
          `y ${n(mark.y)} to ${n(mark.y + mark.h)} of ${width} × ${height})`,
      );
    }
    return mark;
  }

  markText(box: Box, text: string): void {
    this.labels.push(this.place(box, `text "${text}"`));
  }

  markCallout(number: number, box: Box, to?: Point): void {
    const what = `callout ${number}`;
    this.callouts.push({number, box: this.place(box, what)});
    if (to) {
      const center: Point = [box.x + box.w / 2, box.y + box.h / 2];
      const [x, y] = [Math.min(center[0], to[0]), Math.min(center[1], to[1])];
      const size = {w: Math.abs(to[0] - center[0]), h: Math.abs(to[1] - center[1])};
      this.leaders.push({what: `the line of ${what}`, x, y, ...size});
    }
  }

  /**
   * An opaque box will cover existing content: texts under it no longer count, but callouts may not be covered.
   */
  cover(box: Box): void {
    const mark = this.place(box, 'overlay');
    const hidden = this.callouts.find((callout) => overlap(mark, callout.box) > 0);
    if (hidden) {
      this.fail(`${hidden.box.what} is under an overlay`);
    }
    this.labels = this.labels.filter((label) => overlap(mark, label) <= 0);
  }

  /** Call when the drawing is complete. */
  check(): void {
    const marks = [...this.labels, ...this.callouts.map(({box}) => box)];
    marks.forEach((mark, index) => {
      const other = marks.slice(index + 1).find((candidate) => overlap(mark, candidate) > 1.5);
      if (other) {
        this.fail(`${mark.what} and ${other.what} overlap near x ${n(other.x)}, y ${n(other.y)}`);
      }
    });
    for (const leader of this.leaders) {
      // A line has no width, so its overlap with a crossed box is 0.
      const struck = this.labels.find(({x, y, w, h}) => {
        const inner = {x: x + 2, y: y + 2, w: w - 4, h: h - 4};
        return overlap(leader, inner) >= 0;
      });
      if (struck) {
        this.fail(`${leader.what} runs through ${struck.what}; let it end beside the text`);
      }
    }
  }
}
