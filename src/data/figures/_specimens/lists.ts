/** Specimens without a 3D drawing: lines of text, bytes, colors, trees. */
import {LogLevel, NumericType} from '@foxglove/schemas';
import type {Box, Drawing} from 'docusaurus-plugin-figures/describe';
import {bytesOf, repeat, rotate, type Rotation, type Spot, type Vector, type Xyz} from './geometry';
import {sizeOf} from './numbers';
import {paint, print, type Rgba, type Sheet} from './sheet';
import {Space, unturned} from './space';

type Draw = (sheet: Sheet) => Drawing;

const levels = ['UNKNOWN', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'] as const;
export const levelTones = ['muted', 'muted', 'text', 'warning', 'danger', 'danger'] as const;

/** Cells of one byte, numbered from 0. */
export function byteCells(
  sheet: Sheet,
  {x, y, w, h}: Box,
  count: number,
  fill: (index: number) => 'accentSoft' | 'surface',
): Drawing {
  const size = w / count;
  return repeat(count, (index) =>
    sheet.k.rect({x: x + index * size, y, w: size, h, fill: fill(index), stroke: 'line'}),
  );
}

const startCode = [0, 0, 0, 1];

/** Packets of a video after Annex B start codes, with their types. */
function packetsOf(bytes: Uint8Array): {type: number; length: number}[] {
  const starts = [...bytes.keys()].filter(
    (at) => at + 4 < bytes.length && startCode.every((byte, index) => bytes[at + index] === byte),
  );
  return starts.map((at, index) => ({
    type: bytes[at + 4]! & 31,
    length: (starts[index + 1] ?? bytes.length) - at,
  }));
}

/** The three axes of a rotation in a small box. */
function axes(sheet: Sheet, box: Box, orientation: Rotation): Drawing {
  const seen: Vector[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  const space = new Space(sheet, box, seen, {ground: false});
  const pose = {position: {x: 0, y: 0, z: 0}, orientation};
  return space.frame(pose, {px: box.h / 2, names: false});
}

export const lists: Readonly<Record<string, Draw>> = {
  CompressedVideo(sheet) {
    const {k, box} = sheet;
    const bytes = bytesOf((sheet.message as {data: string}).data);
    const packets = packetsOf(bytes);
    const names: Record<number, {zh: string; en: string}> = {
      7: {zh: 'SPS', en: 'SPS'},
      8: {zh: 'PPS', en: 'PPS'},
      5: {zh: '关键帧', en: 'keyframe'},
    };
    const {narrow} = sheet.context;
    const perRow = narrow ? 10 : bytes.length;
    const cell = narrow ? 30 : 22.5;
    const left = box.x + (box.w - perRow * cell) / 2;
    const rowH = narrow ? 62 : 0;
    const top = narrow ? box.y + 28 : box.y + 44;
    let at = 0;
    const starts = packets.map(({length}) => (at += length) - length);
    const place = (index: number): Spot => [
      left + (index % perRow) * cell,
      top + Math.floor(index / perRow) * rowH,
    ];
    const drawing = repeat(bytes.length, (index) => {
      const packet = starts.filter((start) => start <= index).length - 1;
      const isCode = index - starts[packet]! < 4;
      const [x, y] = place(index);
      return [
        k.rect({x, y, w: cell, h: 32, fill: isCode ? 'raised' : 'accentSoft', stroke: 'line'}),
        k.text({
          x: x + cell / 2,
          y: y + 16,
          text: bytes[index]!.toString(16).padStart(2, '0'),
          size: 12,
          mono: true,
          tone: isCode ? 'muted' : 'text',
          anchor: 'middle',
        }),
      ];
    });
    sheet.reserve({x: left, y: top, w: perRow * cell, h: narrow ? 32 + 2 * rowH : 32});
    const titles = packets.map(({type}, index) => {
      const [x, y] = place(starts[index]! + 4);
      return sheet.text({x, y: y - 12, text: sheet.t(names[type]!), bold: true, tone: 'accent'});
    });
    const [endX, endY] = place(bytes.length - 1);
    sheet.mark('data', [left + cell * 1.5, endY + 32], {
      value: sheet.t({zh: `${bytes.length} 字节`, en: `${bytes.length} bytes`}),
    });
    sheet.mark('format', [endX + cell / 2, endY + 32]);
    return [drawing, titles];
  },

  PackedElementField(sheet) {
    const {k, box} = sheet;
    const {offset, name, type} = sheet.message as unknown as Record<'offset' | 'type', number> & {
      name: string;
    };
    const own = sizeOf(type);
    const count = offset + own;
    const {narrow} = sheet.context;
    const w = narrow ? box.w - 24 : 512;
    const cells = {x: box.x + (box.w - w) / 2, y: box.y + box.h / 2 - 24, w, h: 44};
    const size = w / count;
    const start = cells.x + offset * size;
    sheet.reserve({...cells, h: cells.h + 24});
    const below = cells.y + cells.h;
    const above = cells.y - 14;
    sheet.avoid([
      [cells.x, above],
      [start, above],
    ]);
    sheet.mark('offset', [(cells.x + start) / 2, above]);
    sheet.mark('type', [start + size * own * 0.65, cells.y], {value: NumericType[type]});
    sheet.mark('name', [start + size * own * 0.35, below + 22], {value: name});
    const line = (from: number, to: number, y: number) => [
      k.segment([from, y], [to, y], {stroke: 'muted'}),
      k.segment([from, y - 4], [from, y + 4], {stroke: 'muted'}),
      k.segment([to, y - 4], [to, y + 4], {stroke: 'muted'}),
    ];
    return [
      byteCells(sheet, cells, count, (index) => (index < offset ? 'surface' : 'accentSoft')),
      repeat(count, (index) =>
        k.note({
          x: cells.x + (index + 0.5) * size,
          y: below + 12,
          text: String(index),
          anchor: 'middle',
        }),
      ),
      line(cells.x, start, above),
    ];
  },

  FrameTransforms(sheet) {
    const {k, box} = sheet;
    const {transforms} = sheet.message as unknown as {
      transforms: {
        parent_frame_id: string;
        child_frame_id: string;
        translation: Xyz;
        rotation: Rotation;
      }[];
    };
    const {card} = sheet.context;
    const narrow = sheet.context.narrow && !card;
    const [w, h] = card ? [76, 80] : narrow ? [158, 80] : [176, 80];
    // The root, its child, and the children of that.
    const [rootX, middleX, leafX] = [box.x, box.x + (box.w - w) / 2, box.x + box.w - w];
    const middleY = box.y + (box.h - h) / 2;
    const places: Record<string, Spot> = narrow
      ? {
          map: [middleX, box.y],
          base_link: [middleX, box.y + 132],
          lidar_top: [rootX, box.y + 304],
          front_camera_optical: [leafX, box.y + 304],
        }
      : {
          map: [rootX, middleY],
          base_link: [middleX, middleY],
          lidar_top: [leafX, box.y],
          front_camera_optical: [leafX, box.y + box.h - h - (card ? 0 : 24)],
        };
    const turns: Record<string, Rotation> = Object.fromEntries(
      transforms.map(({child_frame_id: child, rotation}) => [child, rotation]),
    );
    const nodes = Object.entries(places).map(([name, [x, y]]) => {
      sheet.reserve({x, y, w, h});
      return [
        k.rect({x, y, w, h, r: 8, fill: 'surface', stroke: 'border'}),
        axes(
          sheet,
          {x: x + w / 2 - 24, y: y + (card ? 16 : 6), w: 48, h: 48},
          turns[name] ?? unturned,
        ),
        !card &&
          k.text({
            x: x + w / 2,
            y: y + h - 14,
            text: name,
            size: 12,
            mono: true,
            anchor: 'middle',
            maxW: w - 6,
          }),
      ];
    });
    const edges = transforms.map((transform, index) => {
      const from = places[transform.parent_frame_id]!;
      const to = places[transform.child_frame_id]!;
      const ends: [Spot, Spot] = narrow
        ? [
            [from[0] + w / 2, from[1] + h],
            [to[0] + w / 2, to[1]],
          ]
        : [
            [from[0] + w, from[1] + h / 2],
            [to[0], to[1] + h / 2],
          ];
      sheet.avoid(ends);
      const middle = (part: number): Spot => [
        ends[0][0] + (ends[1][0] - ends[0][0]) * part,
        ends[0][1] + (ends[1][1] - ends[0][1]) * part,
      ];
      sheet.mark(`transforms.${index}.translation`, middle(0.5));
      if (index === 2) {
        const turned = (axis: Vector) => rotate(transform.rotation, axis).map(Math.round).join();
        const isOptical = turned([0, 0, 1]) === '1,0,0' && turned([0, 1, 0]) === '0,0,-1';
        sheet.mark('transforms.2.rotation', [to[0] + w / 2, to[1] + h], {
          value: isOptical ? sheet.t({zh: 'z 朝前，y 朝下', en: 'z ahead, y down'}) : undefined,
        });
      }
      return k.arrow({from: ends[0], to: ends[1], tone: 'line'});
    });
    return [edges, nodes];
  },

  Log(sheet) {
    const {k, box} = sheet;
    const message = sheet.message as unknown as {
      timestamp: {sec: number; nsec: number};
      level: number;
      message: string;
      name: string;
      file: string;
      line: number;
    };
    const {sec, nsec} = message.timestamp;
    const time = new Date(sec * 1000 + nsec / 1e6).toISOString().slice(11, 23);
    const tone = levelTones[message.level] ?? 'muted';
    const {narrow} = sheet.context;
    const look = {size: 12, mono: true, tone} as const;
    const parts = [
      ['level', `[${levels[message.level] ?? message.level}]`],
      ['timestamp', `[${time}]`],
      ['name', `[${message.name}]:`],
    ] as const;
    const left = box.x + 12;
    const lineY = narrow ? box.y + 78 : box.y + 88;
    let x = left;
    const drawing: Drawing[] = [];
    const panel = {x: box.x, y: lineY - 24, w: box.w, h: narrow ? 88 : 48};
    drawing.push(k.rect({...panel, r: 8, fill: 'surface', stroke: 'border'}));
    for (const [field, text] of parts) {
      const w = k.measure(text, look);
      drawing.push(k.text({...look, x, y: lineY, text}));
      sheet.reserve({x, y: lineY - 8, w, h: 16});
      const value = field === 'level' ? LogLevel[message.level] : undefined;
      sheet.mark(field, [x + w / 2, panel.y], {value});
      x += w;
    }
    // Two lines on a phone.
    const cut = message.message.lastIndexOf(' ', message.message.length / 2) + 1;
    const lines = narrow
      ? [message.message.slice(0, cut), message.message.slice(cut)]
      : [message.message];
    const textX = narrow ? left + 12 : x + 6;
    lines.forEach((text, index) => {
      drawing.push(k.text({...look, x: textX, y: lineY + (narrow ? 20 * (index + 1) : 0), text}));
    });
    sheet.reserve(panel);
    // Tooltip of the line.
    const tip = `${message.file}:${message.line}`;
    const tipW = k.measure(tip, {size: 12, mono: true}) + 16;
    const below = panel.y + panel.h;
    const hint = {x: narrow ? left + 90 : textX + 40, y: below - 6, w: tipW, h: 26};
    drawing.push(
      k.rect({...hint, r: 4, fill: 'raised', stroke: 'line'}),
      k.text({x: hint.x + 8, y: hint.y + 13, text: tip, size: 12, mono: true}),
    );
    sheet.reserve(hint);
    const fileW = k.measure(message.file, {size: 12, mono: true});
    sheet.mark('message', [narrow ? left + 40 : box.x + box.w - 120, narrow ? below : panel.y]);
    sheet.mark('file', [hint.x + 8 + fileW / 2, hint.y + hint.h]);
    sheet.mark('line', [hint.x + tipW - 18, hint.y + hint.h]);
    return drawing;
  },

  KeyValuePair(sheet) {
    const {k, box} = sheet;
    const {key, value} = sheet.message as {key: string; value: string};
    const w = Math.min(320, box.w - 16);
    const row = {x: box.x + (box.w - w) / 2, y: box.y + box.h / 2 - 20, w, h: 40};
    const middle = row.x + w / 2;
    sheet.reserve(row);
    sheet.mark('key', [row.x + 60, row.y]);
    sheet.mark('value', [middle + 40, row.y + row.h]);
    return [
      k.rect({...row, r: 8, fill: 'surface', stroke: 'line'}),
      k.segment([middle, row.y], [middle, row.y + row.h], {stroke: 'line'}),
      k.text({x: row.x + 14, y: row.y + 20, text: key, mono: true}),
      k.text({x: middle + 14, y: row.y + 20, text: value, mono: true}),
    ];
  },

  Color(sheet) {
    const {k, box} = sheet;
    const color = sheet.message as unknown as Rgba;
    const {narrow} = sheet.context;
    const size = narrow ? 88 : 184;
    const swatch = {
      x: narrow ? box.x + (box.w - size) / 2 : box.x + 96,
      y: narrow ? box.y : box.y + (box.h - size) / 2,
      w: size,
      h: size,
    };
    const count = 8;
    const square = size / count;
    const dark = Array.from({length: count * count}, (_, index) => index)
      .filter((index) => (index + Math.floor(index / count)) % 2 === 0)
      .map((index) => {
        const [x, y] = [index % count, Math.floor(index / count)];
        const at = `M${(swatch.x + x * square).toFixed(1)} ${(swatch.y + y * square).toFixed(1)}`;
        return `${at}h${square.toFixed(1)}v${square.toFixed(1)}h${(-square).toFixed(1)}z`;
      });
    const bars = narrow
      ? {x: box.x + 16, y: box.y + 104, w: box.w - 112, step: sheet.context.card ? 20 : 30}
      : {x: box.x + 336, y: swatch.y + 14, w: 176, step: 44};
    const names = ['r', 'g', 'b', 'a'] as const;
    const pure = {
      r: {r: 0.86, g: 0.2, b: 0.18, a: 1},
      g: {r: 0.15, g: 0.62, b: 0.3, a: 1},
      b: {r: 0.16, g: 0.4, b: 0.9, a: 1},
      a: {r: 0.5, g: 0.54, b: 0.58, a: 1},
    };
    return [
      k.rect({...swatch, fill: 'surface'}),
      k.path(dark.join(''), {fill: 'scene'}),
      `<rect x="${swatch.x}" y="${swatch.y}" width="${size}" height="${size}" fill="${paint(color)}" fill-opacity="${color.a}"/>`,
      k.rect({...swatch, stroke: 'line'}),
      names.map((name, index) => {
        const y = bars.y + index * bars.step;
        const end = bars.x + bars.w * color[name];
        sheet.reserve({x: bars.x, y, w: bars.w, h: 12});
        sheet.mark(name, [bars.x + bars.w + 2, y + 6], {value: print(color[name])});
        return [
          k.rect({x: bars.x, y, w: bars.w, h: 12, r: 6, fill: 'surface', stroke: 'border'}),
          `<rect x="${bars.x}" y="${y}" width="${(end - bars.x).toFixed(1)}" height="12" rx="6" fill="${paint(pure[name])}"/>`,
        ];
      }),
    ];
  },
};
