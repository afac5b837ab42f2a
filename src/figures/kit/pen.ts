import type {Locale} from '../../config/locales';
import {colour, type Theme, type Token} from '../palette';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [x: number, y: number];

interface Mark extends Box {
  what: string;
}

/** A drawing that would not be readable; the message says which figure and which text. */
class FigureError extends Error {}

/** A number as it is written to the file: at most one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

/** The point `length` px from `from` toward `to`. */
export function toward(from: Point, to: Point, length: number): Point {
  const part = length / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(width, height);
}

/** Whether the line between two points enters the box (Liang–Barsky). */
function crosses(box: Box, [x1, y1]: Point, [x2, y2]: Point): boolean {
  let [enter, leave] = [0, 1];
  for (const [delta, low, high] of [
    [x2 - x1, box.x - x1, box.x + box.w - x1],
    [y2 - y1, box.y - y1, box.y + box.h - y1],
  ] as const) {
    if (delta === 0) {
      if (low > 0 || high < 0) {
        return false;
      }
    } else {
      enter = Math.max(enter, Math.min(low / delta, high / delta));
      leave = Math.min(leave, Math.max(low / delta, high / delta));
    }
  }
  return enter < leave;
}

function covers(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.w <= outer.x + outer.w + 1 &&
    inner.y + inner.h <= outer.y + outer.h + 1
  );
}

/**
 * The state of one drawing: its colours, and where its texts and callouts are, so that a text that
 * leaves the figure, runs over another text, hides under a callout or is struck out by a leader line
 * fails the build.
 */
export class Pen {
  readonly callouts: Array<{number: number; box: Mark}> = [];
  private labels: Mark[] = [];
  private leaders: Array<{what: string; from: Point; to: Point}> = [];

  constructor(
    private readonly figure: {name: string; width: number; height: number},
    readonly locale: Locale,
    private readonly theme: Theme,
  ) {}

  color(token: Token): string {
    return colour(token, this.theme);
  }

  fail(problem: string): never {
    throw new FigureError(`Figure "${this.figure.name}" (${this.locale}): ${problem}`);
  }

  private place(box: Box, what: string): Mark {
    const mark = {...box, what};
    if (!covers({x: 0, y: 0, w: this.figure.width, h: this.figure.height}, mark)) {
      this.fail(
        `${what} leaves the drawing area (x ${n(mark.x)} to ${n(mark.x + mark.w)}, ` +
          `y ${n(mark.y)} to ${n(mark.y + mark.h)} of ${this.figure.width} × ${this.figure.height})`,
      );
    }
    return mark;
  }

  markShape(box: Box, what: string): void {
    this.place(box, what);
  }

  markText(box: Box, text: string): void {
    this.labels.push(this.place(box, `text "${text}"`));
  }

  markCallout(number: number, box: Box, leader?: readonly [Point, Point]): void {
    const what = `callout ${number}`;
    this.callouts.push({number, box: this.place(box, what)});
    if (leader) {
      const [from, to] = leader;
      this.leaders.push({what: `the line of ${what}`, from, to});
    }
  }

  /** An opaque box is about to be painted over what is there: texts under it no longer count. */
  cover(box: Box): void {
    const mark = this.place(box, 'overlay');
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
    for (const {what, from, to} of this.leaders) {
      const struck = this.labels.find((label) =>
        crosses({x: label.x + 2, y: label.y + 2, w: label.w - 4, h: label.h - 4}, from, to),
      );
      if (struck) {
        this.fail(`${what} runs through ${struck.what}; let it end beside the text`);
      }
    }
  }
}
