/** Specimens in a plane, seen from above. */
import type {Box, Drawing} from 'docusaurus-plugin-figures/describe';
import {niceStep, ticks, type Spot, type Xyz} from './geometry';
import {heat} from './scenes';
import {paint, print, shape, type Rgba, type Sheet} from './sheet';

type Draw = (sheet: Sheet) => Drawing;
type Range = readonly [from: number, to: number];

/** A grid with numbers below and at the left. */
class Plane {
  private readonly box: Box;
  private readonly scale: Spot;
  private readonly x: Range;
  private readonly y: Range;

  /**
   * @param x, y ranges of the plane
   * @param names names of the axes
   * @param options.digits number of digits of the longest number
   * @param options.at positions of the grid lines, if not at round numbers
   * @param options.ratio height of a unit of y divided by the width of a unit of x
   */
  constructor(
    private readonly sheet: Sheet,
    x: Range,
    y: Range,
    private readonly names: readonly [string, string],
    private readonly options: {ratio?: number; digits?: number; at?: [number[], number[]]} = {},
  ) {
    ({x: this.x, y: this.y} = sheet.scaleOf({x, y}));
    const {narrow} = sheet.context;
    const {box} = sheet;
    const left = 24 + 7 * (options.digits ?? 3);
    const room = {
      x: box.x + (narrow ? left : 150),
      y: box.y + 28,
      w: box.w - (narrow ? left + 40 : 300),
      h: box.h - 54,
    };
    const ratio = options.ratio ?? 1;
    const [across, up] = [this.x[1] - this.x[0], this.y[1] - this.y[0]];
    const unit = Math.min(room.w / across, room.h / (up * ratio));
    this.scale = [unit, unit * ratio];
    const [w, h] = [unit * across, unit * ratio * up];
    this.box = {x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 2, w, h};
  }

  at(x: number, y: number): Spot {
    return [
      this.box.x + (x - this.x[0]) * this.scale[0],
      this.box.y + this.box.h - (y - this.y[0]) * this.scale[1],
    ];
  }

  draw(): Drawing {
    const {box, sheet} = this;
    const {k} = sheet;
    const digits = this.options.digits ?? 3;
    const [xs, ys] =
      this.options.at ??
      (([this.x, this.y] as const).map((range, axis) => {
        const least = axis === 0 ? (digits * 8 + 12) / this.scale[0] : 26 / this.scale[1];
        return ticks(...range, niceStep(least));
      }) as [number[], number[]]);
    const lines = [
      ...xs.map((x) => `M${this.at(x, 0)[0].toFixed(1)} ${box.y.toFixed(1)}v${box.h.toFixed(1)}`),
      ...ys.map((y) => `M${box.x.toFixed(1)} ${this.at(0, y)[1].toFixed(1)}h${box.w.toFixed(1)}`),
    ];
    const below = box.y + box.h;
    sheet.avoid([
      [box.x, box.y],
      [box.x, below],
      [box.x + box.w, below],
    ]);
    return [
      k.path(lines.join(''), {stroke: 'sceneLine'}),
      k.segment([box.x, below], [box.x + box.w, below], {stroke: 'axisX', sw: 1.5}),
      k.segment([box.x, box.y], [box.x, below], {stroke: 'axisY', sw: 1.5}),
      xs.map((x) =>
        sheet.text({
          x: this.at(x, 0)[0],
          y: below + 12,
          text: print(x),
          tone: 'muted',
          anchor: 'middle',
        }),
      ),
      ys.map((y) =>
        sheet.text({
          x: box.x - 7,
          y: this.at(0, y)[1],
          text: print(y),
          tone: 'muted',
          anchor: 'end',
        }),
      ),
      sheet.text({
        x: box.x + box.w,
        y: below - 10,
        text: this.names[0],
        bold: true,
        tone: 'axisX',
        anchor: 'end',
      }),
      sheet.text({
        x: box.x,
        y: box.y - 12,
        text: this.names[1],
        bold: true,
        tone: 'axisY',
        anchor: 'middle',
      }),
    ];
  }
}

const around = (count: number, place: (angle: number) => Spot): Spot[] =>
  Array.from({length: count}, (_, step) => place((2 * Math.PI * step) / count));

/** The ellipse of one standard deviation of a 2 × 2 covariance. */
export function ellipse(
  [xx, xy, yy]: readonly [number, number, number],
  place: (x: number, y: number) => Spot,
): Spot[] {
  // A Cholesky factor of the matrix turns the unit circle into its ellipse.
  const a = Math.sqrt(xx);
  const b = xy / a;
  const c = Math.sqrt(yy - b * b);
  return around(40, (angle) =>
    place(a * Math.cos(angle), b * Math.cos(angle) + c * Math.sin(angle)),
  );
}

export const planes: Readonly<Record<string, Draw>> = {
  LaserScan(sheet) {
    const message = sheet.message as unknown as Record<'ranges' | 'intensities', number[]> &
      Record<'start_angle' | 'end_angle', number>;
    const {ranges, intensities, start_angle: start, end_angle: end} = message;
    const plane = new Plane(sheet, [-0.5, 4.5], [-2.25, 2.25], ['x / m', 'y / m']);
    const {k} = sheet;
    const center = plane.at(0, 0);
    const spots = ranges.map((range, index) => {
      const angle = start + ((end - start) * index) / (ranges.length - 1);
      return plane.at(range * Math.cos(angle), range * Math.sin(angle));
    });
    const arc = Array.from({length: 25}, (_, step) => {
      const angle = start + ((end - start) * step) / 24;
      return plane.at(0.8 * Math.cos(angle), 0.8 * Math.sin(angle));
    });
    sheet.avoid(arc, ...spots.map((spot) => [center, spot]));
    for (const [x, y] of spots) {
      sheet.avoidArea(around(8, (angle) => [x + 6 * Math.cos(angle), y + 6 * Math.sin(angle)]));
    }
    const drawing = [
      plane.draw(),
      spots.map((spot) => k.segment(center, spot, {stroke: 'line', dashed: true})),
      k.line(arc, {stroke: 'accent', sw: 1.5}),
      k.arrow({from: arc.at(-2)!, to: arc.at(-1)!, tone: 'accent'}),
      spots.map(
        ([x, y], index) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="${paint(heat((intensities[index]! - 30) / 100))}"/>`,
      ),
      k.circle({x: center[0], y: center[1], r: 4, fill: 'text'}),
    ];
    sheet.mark('frame_id', [center[0] - 3, center[1] - 3]);
    sheet.mark('pose.position', [center[0] - 3, center[1] + 3]);
    sheet.mark('start_angle', arc[2]!);
    sheet.mark('end_angle', arc[22]!);
    const between: Spot = [(center[0] + spots[3]![0] * 2) / 3, (center[1] + spots[3]![1] * 2) / 3];
    sheet.mark('ranges.3', between);
    sheet.mark('intensities.6', spots[6]!);
    return drawing;
  },

  LocationFix(sheet) {
    const {
      position_covariance: covariance,
      heading,
      velocity,
      color,
    } = sheet.message as unknown as {
      position_covariance: number[];
      heading?: number;
      velocity?: Xyz;
      color?: Rgba;
    };
    const tone = paint(color ?? {r: 0.5, g: 0.5, b: 0.5, a: 1});
    const [east, north] = [
      sheet.t({zh: '东 / m', en: 'east / m'}),
      sheet.t({zh: '北 / m', en: 'north / m'}),
    ];
    const plane = new Plane(sheet, [-0.6, 1], [-0.5, 0.6], [east, north]);
    const {k} = sheet;
    const center = plane.at(0, 0);
    const isKnown = covariance[0]! > 0 && covariance[4]! > 0;
    const rim = isKnown
      ? ellipse([covariance[0]!, covariance[1]!, covariance[4]!], (x, y) => plane.at(x, y))
      : [];
    const arc = Array.from({length: 13}, (_, step) => {
      const angle = ((heading ?? 0) * step) / 12;
      return plane.at(0.36 * Math.sin(angle), 0.36 * Math.cos(angle));
    });
    const tip = velocity && plane.at(velocity.x, velocity.y);
    const up = plane.at(0, 0.45);
    sheet.avoid(arc, [center, tip ?? center], [center, up]);
    if (isKnown) {
      sheet.avoidArea(rim);
    }
    const drawing = [
      plane.draw(),
      isKnown && [
        shape(rim, true, {fill: tone, opacity: 0.18}),
        shape(rim, true, {stroke: tone, sw: 1.5}),
      ],
      heading !== undefined && [
        k.segment(center, up, {stroke: 'line', dashed: true}),
        k.line(arc, {stroke: 'accent', sw: 1.5}),
        k.arrow({from: arc.at(-2)!, to: arc.at(-1)!, tone: 'accent'}),
      ],
      tip && k.arrow({from: center, to: tip, tone: 'text'}),
      `<circle cx="${center[0].toFixed(1)}" cy="${center[1].toFixed(1)}" r="6" fill="${tone}"/>`,
    ];
    sheet.mark('latitude', [center[0] - 6, center[1] - 2]);
    sheet.mark('longitude', [center[0] - 5, center[1] + 4]);
    if (color) {
      sheet.mark('color', [center[0], center[1] + 5]);
    }
    if (isKnown) {
      const deviation = print(Math.sqrt(covariance[0]!));
      sheet.mark('position_covariance', rim[34]!, {
        value: sheet.t({zh: `标准差 ${deviation} m`, en: `σ ${deviation} m`}),
      });
    }
    if (heading !== undefined) {
      sheet.mark('heading', arc[7]!);
    }
    if (tip) {
      sheet.mark('velocity', [(center[0] + tip[0] * 3) / 4, (center[1] + tip[1] * 3) / 4]);
    }
    return drawing;
  },

  GeoJSON(sheet) {
    const {features} = JSON.parse((sheet.message as {geojson: string}).geojson) as {
      features: {
        properties: {name: string; style: {color: string; weight: number}};
        geometry: {type: string; coordinates: Spot[][]};
      }[];
    };
    const {properties, geometry} = features[0]!;
    const ring = geometry.coordinates[0]!;
    const range = (axis: 0 | 1): Range => {
      const values = ring.map((place) => place[axis]);
      const [from, to] = [Math.min(...values), Math.max(...values)];
      return [from - (to - from) * 0.35, to + (to - from) * 0.35];
    };
    const distinct = (axis: 0 | 1) => [...new Set(ring.map((place) => place[axis]))];
    const [lon, lat] = [range(0), range(1)];
    // A degree of longitude is shorter than one of latitude.
    const ratio = 1 / Math.cos((lat[0] * Math.PI) / 180);
    const names = [
      sheet.t({zh: '经度 / °', en: 'longitude / °'}),
      sheet.t({zh: '纬度 / °', en: 'latitude / °'}),
    ] as const;
    const plane = new Plane(sheet, lon, lat, names, {
      ratio,
      digits: 8,
      at: [distinct(0), distinct(1)],
    });
    const spots = ring.map(([x, y]) => plane.at(x, y));
    const channels = /^#(..)(..)(..)$/.exec(properties.style.color)!.slice(1);
    const [r, g, b] = channels.map((hex) => parseInt(hex, 16) / 255) as [number, number, number];
    const color = paint({r, g, b, a: 1});
    const [cx, cy] = [(spots[0]![0] + spots[2]![0]) / 2, (spots[0]![1] + spots[2]![1]) / 2];
    sheet.avoid(spots);
    sheet.mark('geojson', [cx, Math.min(spots[0]![1], spots[2]![1])], {value: geometry.type});
    return [
      plane.draw(),
      shape(spots, true, {fill: color, opacity: 0.2}),
      shape(spots, true, {stroke: color, sw: Number(properties.style.weight)}),
      sheet.text({x: cx, y: cy, text: properties.name, size: 13, bold: true, anchor: 'middle'}),
    ];
  },

  Vector2(sheet) {
    const {x, y} = sheet.message as {x: number; y: number};
    const plane = new Plane(sheet, [0, x * 1.5], [0, y * 1.4], ['x', 'y'], {digits: 4});
    const {k} = sheet;
    const [from, corner, tip] = [plane.at(0, 0), plane.at(x, 0), plane.at(x, y)];
    sheet.avoid([from, corner, tip, from]);
    sheet.mark('x', [(from[0] + corner[0]) / 2, from[1]]);
    sheet.mark('y', [tip[0], (corner[1] + tip[1]) / 2]);
    return [
      plane.draw(),
      k.segment(from, corner, {stroke: 'axisX', sw: 2.5}),
      k.segment(corner, tip, {stroke: 'axisY', sw: 2, dashed: true}),
      k.arrow({from, to: tip, tone: 'accent'}),
    ];
  },
};
