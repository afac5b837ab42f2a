/** Specimens of images, and of annotations on images. */
import {PointsAnnotationType} from '@foxglove/schemas';
import {escapeHtml} from 'text-utils';
import type {Box, Drawing} from 'docusaurus-plugin-figures/describe';
import {bytesOf, niceStep, repeat, ticks, type Spot} from './geometry';
import {paint, print, shape, type Rgba, type Sheet} from './sheet';

type Draw = (sheet: Sheet) => Drawing;

interface Xy {
  x: number;
  y: number;
}
export interface Points {
  points: Xy[];
  type: number;
  outline_color: Rgba;
  /** A color for each point. */
  outline_colors?: Rgba[];
  fill_color: Rgba;
  thickness: number;
}
interface Circle {
  position: Xy;
  diameter: number;
  thickness: number;
  outline_color: Rgba;
  fill_color: Rgba;
}
interface Words {
  position: Xy;
  text: string;
  font_size: number;
  text_color: Rgba;
  background_color: Rgba;
}

/** Size in pixels of the camera image of the examples. */
const camera = {w: 1280, h: 720};

/** A box of a specified shape in the middle of the sheet, with room for labels. */
function boxOf(sheet: Sheet, ratio: number, wideH: number): Box {
  const side = 52;
  const {x, y, w, h} = sheet.box;
  if (sheet.context.card) {
    const room = Math.min(w - 72, (h - 24) * ratio);
    return {x: x + (w - room) / 2, y: y + 20, w: room, h: room / ratio};
  }
  const size = sheet.context.narrow
    ? {w: w - side - 24, h: (w - side - 24) / ratio}
    : {w: wideH * ratio, h: wideH};
  return sheet.context.narrow
    ? {...size, x: x + side, y: y + (h - size.h) / 2 + 8}
    : {...size, x: x + (w - size.w) / 2, y: y + (h - size.h) / 2 + 8};
}

/** A part of the camera picture, with pixels along its upper and left edge. */
class Picture {
  readonly scale: number;
  private readonly box: Box;

  constructor(
    private readonly sheet: Sheet,
    private readonly part: Box = {x: 0, y: 0, ...camera},
  ) {
    this.box = boxOf(sheet, part.w / part.h, 224);
    this.scale = this.box.w / part.w;
  }

  at({x, y}: Xy): Spot {
    return [
      this.box.x + (x - this.part.x) * this.scale,
      this.box.y + (y - this.part.y) * this.scale,
    ];
  }

  draw(): Drawing {
    const {sheet, box, part} = this;
    const {k} = sheet;
    const step = niceStep(part.w / 8);
    const corner = this.at({x: 0, y: 0});
    const whole = {x: corner[0], y: corner[1], w: camera.w * this.scale, h: camera.h * this.scale};
    // An enlarged part would extend beyond the sheet.
    const isWhole = part.w === camera.w;
    return [
      isWhole ? k.picture(whole) : k.rect({...box, fill: 'scene'}),
      k.segment([box.x, box.y], [box.x + box.w, box.y], {stroke: 'axisX', sw: 1.5}),
      k.segment([box.x, box.y], [box.x, box.y + box.h], {stroke: 'axisY', sw: 1.5}),
      ticks(part.x, part.x + part.w, step).map((value) => {
        const [x] = this.at({x: value, y: 0});
        return [
          k.segment([x, box.y - 4], [x, box.y], {stroke: 'axisX'}),
          x < box.x + box.w - 44 &&
            sheet.text({x, y: box.y - 12, text: print(value), tone: 'muted', anchor: 'middle'}),
        ];
      }),
      ticks(part.y, part.y + part.h, step).map((value) => {
        const [, y] = this.at({x: 0, y: value});
        return [
          k.segment([box.x - 4, y], [box.x, y], {stroke: 'axisY'}),
          y > box.y + 8 &&
            y < box.y + box.h - 24 &&
            sheet.text({x: box.x - 8, y, text: print(value), tone: 'muted', anchor: 'end'}),
        ];
      }),
      sheet.text({
        x: box.x + box.w,
        y: box.y - 12,
        text: 'x / px',
        bold: true,
        tone: 'axisX',
        anchor: 'end',
      }),
      sheet.text({
        x: box.x - 8,
        y: box.y + box.h - 8,
        text: 'y / px',
        bold: true,
        tone: 'axisY',
        anchor: 'end',
      }),
    ];
  }

  circle({
    position,
    diameter,
    thickness,
    outline_color: outline,
    fill_color: fill,
  }: Circle): Drawing {
    const [x, y] = this.at(position);
    const r = (diameter / 2) * this.scale;
    const rim = Array.from({length: 24}, (_, step): Spot => {
      const angle = (step * Math.PI) / 12;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
    this.sheet.avoidArea(rim);
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${paint(fill)}"` +
      ` fill-opacity="${fill.a}" stroke="${paint(outline)}"` +
      ` stroke-width="${Math.max(1.5, thickness * this.scale).toFixed(1)}"/>`
    );
  }

  points({points, type, outline_color: outline, fill_color: fill, thickness}: Points): Drawing {
    const spots = points.map((point) => this.at(point));
    this.sheet.avoid([...spots, ...(type === PointsAnnotationType.LINE_LOOP ? [spots[0]!] : [])]);
    const width = Math.max(2, thickness * this.scale);
    const look = {stroke: paint(outline), sw: width};
    const isLoop = type === PointsAnnotationType.LINE_LOOP;
    if (type === PointsAnnotationType.LINE_LIST) {
      return spots.map(
        (_, index) => index % 2 === 0 && shape(spots.slice(index, index + 2), false, look),
      );
    }
    return [
      isLoop && fill.a > 0 && shape(spots, true, {fill: paint(fill), opacity: fill.a}),
      type !== PointsAnnotationType.POINTS && shape(spots, isLoop, look),
    ];
  }

  /** @returns the drawing, and the box of the text */
  words({position, text, font_size: size, text_color: color, background_color: back}: Words) {
    const px = size * this.scale;
    const [x, y] = this.at(position);
    // At its size in the image, unlike labels.
    const w = this.sheet.k.measure(text, {size: px});
    const box = {x, y: y - px * 1.15, w, h: px * 1.15};
    this.sheet.reserve(box);
    const drawing = [
      `<rect x="${x.toFixed(1)}" y="${box.y.toFixed(1)}" width="${w.toFixed(1)}" height="${box.h.toFixed(1)}"` +
        ` fill="${paint(back)}" fill-opacity="${back.a}"/>`,
      `<text x="${x.toFixed(1)}" y="${(y - px * 0.26).toFixed(1)}" font-size="${px.toFixed(1)}"` +
        ` fill="${paint(color)}">${escapeHtml(text)}</text>`,
    ];
    return {drawing, box};
  }
}

const edgeOf = ({position, diameter}: Circle, degrees: number): Xy => ({
  x: position.x + (diameter / 2) * Math.cos((degrees * Math.PI) / 180),
  y: position.y - (diameter / 2) * Math.sin((degrees * Math.PI) / 180),
});

/** Pixels as squares, with measures along two edges. */
function pixels(sheet: Sheet, columns: number, rows: number, wideH: number) {
  const ratio = columns / rows;
  const {x, y, w: sheetW, h: sheetH} = sheet.box;
  // Labels are at the right, a dimension line at the left.
  const w = sheetW - 196;
  const narrow = {x: x + 56, y: y + (sheetH - w / ratio) / 2, w, h: w / ratio};
  const {context} = sheet;
  const box = context.narrow && !context.card ? narrow : boxOf(sheet, ratio, wideH);
  const size = box.w / columns;
  const lines = [
    ...ticks(0, columns, 1).map(
      (x) => `M${(box.x + x * size).toFixed(1)} ${box.y}v${box.h.toFixed(1)}`,
    ),
    ...ticks(0, rows, 1).map(
      (y) => `M${box.x} ${(box.y + y * size).toFixed(1)}h${box.w.toFixed(1)}`,
    ),
  ];
  sheet.reserve(box);
  return {box, size, grid: sheet.k.path(lines.join(''), {stroke: 'line'})};
}

/** Dimension line at the side of a box, with ticks at its ends. */
function measure(sheet: Sheet, field: string, from: Spot, to: Spot): Drawing {
  const isFlat = from[1] === to[1];
  const tick = ([x, y]: Spot) =>
    sheet.k.segment(isFlat ? [x, y - 4] : [x - 4, y], isFlat ? [x, y + 4] : [x + 4, y], {
      stroke: 'muted',
    });
  sheet.avoid([from, to]);
  sheet.mark(field, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return [sheet.k.segment(from, to, {stroke: 'muted'}), tick(from), tick(to)];
}

export const pictures: Readonly<Record<string, Draw>> = {
  CompressedImage(sheet) {
    const {data} = sheet.message as {data: string};
    // The header of a PNG file contains its size.
    const bytes = bytesOf(data);
    const header = new DataView(bytes.buffer);
    const [columns, rows] = [header.getUint32(16), header.getUint32(20)];
    const {box, grid} = pixels(sheet, columns, rows, 192);
    sheet.mark('data', [box.x + box.w, box.y + box.h * 0.3], {
      value: sheet.t({zh: `${bytes.length} 字节`, en: `${bytes.length} bytes`}),
    });
    sheet.mark('format', [box.x + box.w, box.y + box.h * 0.7]);
    return [
      `<image x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}"` +
        ` href="data:image/png;base64,${data}" image-rendering="pixelated"/>`,
      grid,
      sheet.text({
        x: box.x + box.w / 2,
        y: box.y - 14,
        text: sheet.t({zh: `${columns} × ${rows} 像素`, en: `${columns} × ${rows} pixels`}),
        tone: 'muted',
        anchor: 'middle',
      }),
    ];
  },

  RawImage(sheet) {
    const {data, width, height, step} = sheet.message as unknown as Record<
      'width' | 'height' | 'step',
      number
    > & {data: string};
    const bytes = bytesOf(data);
    const {box, size, grid} = pixels(sheet, width, height, 168);
    const cells = repeat(width * height, (index) => {
      const [column, row] = [index % width, Math.floor(index / width)];
      const level = bytes[row * step + column];
      if (level === undefined) {
        return '';
      }
      const [x, y] = [box.x + column * size, box.y + row * size];
      const ink = level > 110 ? {r: 0, g: 0, b: 0, a: 1} : {r: 1, g: 1, b: 1, a: 1};
      const gray = level / 255;
      return (
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${size.toFixed(1)}" height="${size.toFixed(1)}"` +
        ` fill="${paint({r: gray, g: gray, b: gray, a: 1})}"/>` +
        `<text x="${(x + size / 2).toFixed(1)}" y="${(y + size / 2 + 5).toFixed(1)}" font-size="14"` +
        ` text-anchor="middle" fill="${paint(ink)}">${level}</text>`
      );
    });
    const [right, below] = [box.x + box.w, box.y + box.h];
    const drawing = [
      cells,
      grid,
      measure(sheet, 'width', [box.x, box.y - 14], [right, box.y - 14]),
      measure(sheet, 'height', [box.x - 14, box.y], [box.x - 14, below]),
      measure(sheet, 'step', [box.x, below + 14], [right, below + 14]),
    ];
    sheet.mark('encoding', [right, box.y + box.h * 0.25]);
    sheet.mark('data', [right, box.y + box.h * 0.75], {
      value: sheet.t({zh: `${bytes.length} 字节`, en: `${bytes.length} bytes`}),
    });
    return drawing;
  },

  ImageAnnotations(sheet) {
    const {circles, points, texts} = sheet.message as unknown as {
      circles: Circle[];
      points: Points[];
      texts: Words[];
    };
    const picture = new Picture(sheet, {x: 420, y: 150, w: 460, h: 440});
    const drawing = [
      picture.draw(),
      points.map((each) => picture.points(each)),
      circles.map((each) => picture.circle(each)),
    ];
    const words = texts.map((each) => picture.words(each));
    sheet.mark('circles', picture.at(edgeOf(circles[0]!, 0)));
    sheet.mark('points', picture.at(points[0]!.points[2]!));
    const {box} = words[0]!;
    sheet.mark('texts', [box.x + box.w, box.y + box.h / 2]);
    return [drawing, words.map((each) => each.drawing)];
  },

  CircleAnnotation(sheet) {
    const circle = sheet.message as unknown as Circle;
    const {x, y} = circle.position;
    const picture = new Picture(sheet, {x: x - 92, y: y - 58, w: 192, h: 108});
    const drawing = [picture.draw(), picture.circle(circle)];
    const [left, right] = [180, 0].map((degrees) => picture.at(edgeOf(circle, degrees))) as [
      Spot,
      Spot,
    ];
    const center = picture.at(circle.position);
    sheet.mark('position', center);
    sheet.mark('thickness', picture.at(edgeOf(circle, 45)));
    sheet.mark('outline_color', picture.at(edgeOf(circle, 135)));
    sheet.mark('fill_color', [center[0], center[1] + (right[0] - left[0]) * 0.25]);
    const below = center[1] + (right[0] - left[0]) / 2 + 10;
    return [
      drawing,
      sheet.k.circle({x: center[0], y: center[1], r: 3, fill: 'text'}),
      measure(sheet, 'diameter', [left[0], below], [right[0], below]),
    ];
  },

  PointsAnnotation(sheet) {
    const message = sheet.message as unknown as Points;
    const picture = new Picture(sheet);
    const spots = message.points.map((point) => picture.at(point));
    // Points on their own may have a color each.
    const isPoints = message.type === PointsAnnotationType.POINTS;
    const colors = (isPoints && message.outline_colors) || [];
    const drawing = [
      picture.draw(),
      picture.points(message),
      spots.map(([x, y], index) => [
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" fill="${paint(colors[index] ?? message.outline_color)}"/>`,
        sheet.text({x: x - 9, y: y - 9, text: String(index), bold: true, anchor: 'middle'}),
      ]),
    ];
    const between = (index: number, part: number): Spot => {
      const last = spots.at(-1)!;
      const [a, b] = [spots[index] ?? last, spots[index + 1] ?? last];
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    };
    sheet.mark('points', spots[0]!);
    sheet.mark('type', between(0, 0.6), {
      value: PointsAnnotationType[message.type],
    });
    sheet.mark('thickness', between(1, 0.5));
    sheet.mark('outline_color', between(2, 0.4));
    return drawing;
  },

  TextAnnotation(sheet) {
    const message = sheet.message as unknown as Words;
    const {x, y} = message.position;
    const picture = new Picture(sheet, {x: x - 60, y: y - 72, w: 240, h: 135});
    const {drawing, box} = picture.words(message);
    const right = box.x + box.w;
    const [px, py] = picture.at(message.position);
    sheet.mark('position', [px, py]);
    sheet.mark('text', [box.x + box.w * 0.35, box.y]);
    sheet.mark('text_color', [box.x + box.w * 0.45, box.y + box.h]);
    sheet.mark('background_color', [right, box.y]);
    return [
      picture.draw(),
      drawing,
      sheet.k.circle({x: px, y: py, r: 3, fill: 'accent'}),
      measure(sheet, 'font_size', [right + 12, box.y], [right + 12, box.y + box.h]),
    ];
  },

  Point2(sheet) {
    const point = sheet.message as unknown as Xy;
    const picture = new Picture(sheet);
    const spot = picture.at(point);
    const [across, down] = [picture.at({x: point.x, y: 0}), picture.at({x: 0, y: point.y})];
    sheet.avoid([across, spot], [down, spot]);
    sheet.mark('x', [spot[0], (across[1] + spot[1]) / 2]);
    sheet.mark('y', [(down[0] + spot[0]) / 2, spot[1]]);
    const {k} = sheet;
    return [
      picture.draw(),
      k.segment(across, spot, {stroke: 'axisY', sw: 1.5, dashed: true}),
      k.segment(down, spot, {stroke: 'axisX', sw: 1.5, dashed: true}),
      k.circle({x: spot[0], y: spot[1], r: 5, fill: 'accent'}),
    ];
  },
};
