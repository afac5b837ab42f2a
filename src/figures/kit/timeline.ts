import type {Inline, Rows} from './inline';
import type {Tone} from './items';
import {fontSize, type Shapes} from './shapes';

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

export function timeline(shape: Shapes, rows: Rows) {
  const {rect, line, text, polygon} = shape;

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
  };
}
