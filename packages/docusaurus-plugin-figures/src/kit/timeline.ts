import type {Inline, Rows} from './inline';
import type {Line} from './pen';
import {fontSize, type Shapes} from './shapes';

export interface TimelineOptions extends Line {
  /** Fractions of the length, 0 to 1. */
  playhead?: number;
  /** Moments, as fractions of the length. Labels are in their bar or, if it is short, to its right. */
  ranges?: readonly {from: number; to: number; label?: string}[];
  /** Labels of the ruler, evenly spread. */
  ticks?: readonly string[];
  /** Top row, 36 px; omitted by default. */
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
  const {rect, segment, note, polygon} = shape;

  return {
    /** Player at the bottom of the visualization page: ruler, files, moments, playhead, controls. */
    timeline(options: TimelineOptions): string {
      const {x, y, w, playhead = 0.4, ranges = [], ticks = [], tools} = options;
      const {controls = playControls} = options;
      const left = x + 16;
      const length = w - 32;
      const at = (part: number) => left + length * part;
      const ruler = y + (tools ? toolsH : 0);
      const files = ruler + 22;
      const lane = files + 12;
      const head = at(playhead);
      return [
        tools && rows.row({x: x + 12, y, w: w - 24, h: toolsH}, tools),
        segment([left, ruler + 16], [left + length, ruler + 16], {stroke: 'border'}),
        ...ticks.map((text, index) => {
          const part = index / Math.max(ticks.length - 1, 1);
          const anchor = index === 0 ? 'start' : part === 1 ? 'end' : 'middle';
          return note({x: at(part), y: ruler + 7, text, anchor});
        }),
        rect({x: left, y: files, w: length, h: 6, r: 3, fill: 'sceneLine'}),
        ...ranges.flatMap(({from, to, label}) => {
          const bar = {x: at(from), y: lane, w: at(to) - at(from), h: 22, r: 4};
          const isInside = shape.measure(label ?? '', {size: fontSize.small}) <= bar.w - 12;
          const labelX = (isInside ? at(from) : at(to)) + 8;
          return [
            rect({...bar, fill: 'warningSoft', stroke: 'warning'}),
            label && note({x: labelX, y: lane + 11, text: label, tone: 'warning'}),
          ];
        }),
        segment([head, ruler + 12], [head, lane + 28], {stroke: 'accent', sw: 2}),
        polygon(
          [
            [head - 5, ruler + 10],
            [head + 5, ruler + 10],
            [head, ruler + 18],
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
