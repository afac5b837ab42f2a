/** Specimens of enums: a picture of the effect of each value. */
import type {Box, Drawing} from 'docusaurus-plugin-figures/describe';
import type {Spot} from './geometry';
import {byteCells, levelTones} from './lists';
import {ellipse} from './planes';
import {entities} from './scenes';
import type {Sheet} from './sheet';

interface EnumLook {
  columns: number;
  /** On phones. */
  narrowColumns: number;
  /** On cards, without names. */
  cardColumns: number;
  /** Height of the picture of a value. */
  h: number;
  draw: (sheet: Sheet, box: Box, value: number, name: string) => Drawing;
}

/** Four points, in a box. */
const corners = ({x, y, w, h}: Box): Spot[] => {
  const side = Math.min(w / 2.4, h);
  const at = (px: number, py: number): Spot => [x + w / 2 + (px - 0.5) * side * 1.6, y + py * h];
  return [at(0.08, 0.85), at(0.3, 0.2), at(0.72, 0.15), at(0.95, 0.8)];
};

/** Four points as a line, an outline, or segments. */
function joined(sheet: Sheet, box: Box, kind: string): Drawing {
  const {k} = sheet;
  const [a, b, c, d] = corners(box) as [Spot, Spot, Spot, Spot];
  const stroke = {stroke: 'accent', sw: 2} as const;
  return [
    kind === 'LINE_STRIP' && k.line([a, b, c, d], stroke),
    kind === 'LINE_LOOP' && k.polygon([a, b, c, d], {fill: 'accentSoft', ...stroke}),
    kind === 'LINE_LIST' && [k.segment(a, b, stroke), k.segment(c, d, stroke)],
    [a, b, c, d].map(([x, y], index) => [
      k.circle({x, y, r: 3.5, fill: kind === 'UNKNOWN' ? 'line' : 'accent'}),
      k.note({
        x: x + (index < 2 ? -9 : 9),
        y,
        text: String(index),
        anchor: index < 2 ? 'end' : 'start',
      }),
    ]),
  ];
}

const numberBytes: Readonly<Record<string, number>> = {
  UINT8: 1,
  INT8: 1,
  UINT16: 2,
  INT16: 2,
  UINT32: 4,
  INT32: 4,
  FLOAT32: 4,
  FLOAT64: 8,
};

export const enums: Readonly<Record<string, EnumLook>> = {
  LineType: {
    columns: 3,
    narrowColumns: 1,
    cardColumns: 3,
    h: 96,
    draw: (sheet, box, _value, name) => joined(sheet, box, name),
  },
  PointsAnnotationType: {
    columns: 5,
    narrowColumns: 2,
    cardColumns: 3,
    h: 72,
    draw: (sheet, box, _value, name) => joined(sheet, box, name),
  },
  LogLevel: {
    columns: 3,
    narrowColumns: 2,
    cardColumns: 2,
    h: 36,
    draw(sheet, {x, y, w, h}, value, name) {
      const {k} = sheet;
      const box = {x, y, w, h};
      const shown = name === 'WARNING' ? 'WARN' : name;
      const tone = levelTones[value]!;
      return [
        k.rect({...box, r: 6, fill: 'surface', stroke: 'border'}),
        k.text({
          x: x + 10,
          y: y + h / 2,
          text: `[${shown}]`,
          size: 12,
          mono: true,
          bold: value === 5,
          tone,
        }),
        k.segment([x + 90, y + h / 2], [x + w - 14, y + h / 2], {stroke: tone, sw: 3}),
      ];
    },
  },
  NumericType: {
    columns: 3,
    narrowColumns: 2,
    cardColumns: 3,
    h: 28,
    draw(sheet, {x, y, w, h}, _value, name) {
      const count = numberBytes[name] ?? 0;
      const size = Math.min(18, w / 8);
      return count === 0
        ? sheet.k.note({x, y: y + h / 2, text: sheet.t({zh: '未知', en: 'unknown'})})
        : byteCells(sheet, {x, y, w: size * count, h}, count, () => 'accentSoft');
    },
  },
  PositionCovarianceType: {
    columns: 4,
    narrowColumns: 2,
    cardColumns: 2,
    h: 76,
    draw(sheet, {x, y, w, h}, value) {
      const {k} = sheet;
      const size = 18;
      const left = x + w / 2 - size * 3 - 8;
      const top = y + (h - 3 * size) / 2;
      const known = (row: number, column: number) => value === 3 || (value > 0 && row === column);
      const cells = [0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) =>
          k.rect({
            x: left + column * size,
            y: top + row * size,
            w: size,
            h: size,
            fill: known(row, column) ? (value === 1 ? 'accentSoft' : 'accent') : 'surface',
            stroke: 'line',
          }),
        ),
      );
      const center: Spot = [x + w / 2 + 36, y + h / 2];
      const at = (px: number, py: number): Spot => [center[0] + px * 24, center[1] - py * 24];
      const shapes = [undefined, [0.7, 0, 0.7], [1, 0, 0.3], [0.7, 0.42, 0.6]] as const;
      const covariance = shapes[value];
      return [
        cells,
        covariance &&
          k.polygon(ellipse(covariance, at), {
            fill: 'accentSoft',
            stroke: 'accent',
            sw: 1.5,
            dashed: value === 1,
          }),
        k.circle({x: center[0], y: center[1], r: 4, fill: 'accent'}),
      ];
    },
  },
  SceneEntityDeletionType: {
    columns: 2,
    narrowColumns: 1,
    cardColumns: 2,
    h: 120,
    draw: (sheet, box, value) =>
      entities(sheet, box, (index) => value === 1 || index === 1).drawing,
  },
};

/**
 * Draws the values of an enum in a row.
 * @param names of the values, in the order of the numbers from 0
 * @returns the drawing; on cards without names
 */
export function drawEnum(sheet: Sheet, look: EnumLook, names: readonly string[]): Drawing {
  const {k, box} = sheet;
  const {card, narrow} = sheet.context;
  const columns = card ? look.cardColumns : narrow ? look.narrowColumns : look.columns;
  const gap = 16;
  const w = (box.w - gap * (columns - 1)) / columns;
  const tileH = look.h + (card ? 0 : 28);
  const isCentered = look.h > 60;
  const rows = Math.ceil(names.length / columns);
  const top = box.y + (card ? (box.h - rows * (tileH + gap) + gap) / 2 : 0);
  return [
    card && k.rect(box),
    names.map((name, value) => {
      const tile = {
        x: box.x + (value % columns) * (w + gap),
        y: top + Math.floor(value / columns) * (tileH + gap),
        w,
      };
      const y = tile.y + look.h + 18;
      const number = String(value);
      const nameW = k.measure(name, {size: 12, mono: true});
      const width = nameW + 9 + k.measure(number, {size: 12});
      const x = isCentered ? tile.x + (w - width) / 2 : tile.x;
      return [
        look.draw(sheet, {...tile, h: look.h}, value, name),
        !card && [
          k.text({x, y, text: name, size: 12, mono: true}),
          k.note({x: x + nameW + 9, y, text: number}),
        ],
      ];
    }),
  ];
}
