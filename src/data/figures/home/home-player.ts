/**
 * The recording on the home page: a robot in an aisle whose scan stops matching the map. Scan and
 * curves are computed, so that they look like what sensors see; they are the same in every build.
 */
import {
  type Box,
  defineFigure,
  type DrawContext,
  type Drawing,
  type Point,
} from 'docusaurus-plugin-figures/describe';

/** Numbers from 0 to 1 that look random and are the same in every build. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

type Wall = readonly [Point, Point];

const rack = (x: number, y: number, w: number, h: number): Wall[] => [
  [
    [x, y],
    [x + w, y],
  ],
  [
    [x + w, y],
    [x + w, y + h],
  ],
  [
    [x + w, y + h],
    [x, y + h],
  ],
  [
    [x, y + h],
    [x, y],
  ],
];

/** Racks beside the aisle: left, bottom, width, and depth in meters, with the robot at the origin and Y up. */
const racks: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [-6.2, 1.4, 4.6, 1.3],
  [1.4, 1.4, 4.6, 1.3],
  [-6.2, -2.7, 3.6, 1.3],
  [0.2, -2.7, 4.2, 1.3],
];

/** The walls of the hall, with its doors. */
const hall: readonly Wall[] = [
  [
    [-7.6, 4.4],
    [-1.2, 4.4],
  ],
  [
    [1.1, 4.4],
    [7.8, 4.4],
  ],
  [
    [7.8, 4.4],
    [7.8, 0.9],
  ],
  [
    [7.8, -0.9],
    [7.8, -4.4],
  ],
  [
    [-7.6, -4.4],
    [3.6, -4.4],
  ],
  [
    [5.4, -4.4],
    [7.8, -4.4],
  ],
  [
    [-7.6, 4.4],
    [-7.6, -4.4],
  ],
];

/** What stands in the aisle and is on no map: a pallet, and the legs of a person. */
const obstacles: readonly Wall[] = [
  ...rack(3.5, -0.9, 1.1, 0.8),
  ...rack(1.9, 0.55, 0.14, 0.14),
  ...rack(2.05, 0.85, 0.14, 0.14),
];

/** How far a ray gets from the origin until it meets a wall. */
function reach([dx, dy]: Point, [[x1, y1], [x2, y2]]: Wall): number {
  const [ex, ey] = [x2 - x1, y2 - y1];
  const cross = dx * ey - dy * ex;
  const far = (x1 * ey - y1 * ex) / cross;
  const along = (x1 * dy - y1 * dx) / cross;
  return far > 0 && along >= 0 && along <= 1 ? far : Infinity;
}

/** A scan all around with 3 cm of noise, as points in meters around the robot. */
function scan(): Point[] {
  const random = noise(7);
  const walls = [...hall, ...racks.flatMap((one) => rack(...one)), ...obstacles];
  return Array.from({length: 360}, (_, index) => ((index / 359) * 360 - 180) * (Math.PI / 180))
    .map((angle): readonly [number, number] => {
      const ray: Point = [Math.cos(angle), Math.sin(angle)];
      return [angle, Math.min(...walls.map((wall) => reach(ray, wall)))];
    })
    .filter(([, far]) => far < 10 && random() > 0.04)
    .map(([angle, far]) => {
      const noisy = far + (random() + random() - 1) * 0.05;
      return [Math.cos(angle) * noisy, Math.sin(angle) * noisy];
    });
}

/** Where the robot believes to be: turned and beside its place, so that its scan leaves the walls. */
const believed = (point: Point): Point => {
  const [cos, sin] = [Math.cos(0.11), Math.sin(0.11)];
  return [point[0] * cos - point[1] * sin + 0.25, point[0] * sin + point[1] * cos - 0.2];
};

/** The map, the scan that is off it, and the way of the robot, in a box. */
export function drawScan({k}: DrawContext, box: Box, meter: number): Drawing {
  const [cx, cy] = [box.x + box.w * 0.5, box.y + box.h * 0.5];
  const at = ([x, y]: Point): Point => [cx + x * meter, cy - y * meter];
  const isInside = ([x, y]: Point) =>
    x > box.x + 3 && x < box.x + box.w - 3 && y > box.y + 3 && y < box.y + box.h - 3;
  const d = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const walls = hall
    .map((wall) => wall.map(at))
    .filter((wall) => wall.every((end) => isInside(end)));
  const points = scan()
    .map((point) => at(believed(point)))
    .filter(isInside);
  const random = noise(3);
  const driven = Array.from({length: 24}, (_, index): Point => [
    -7 + (index / 23) * 7,
    -0.15 + Math.sin(index / 4) * 0.08 + (random() - 0.5) * 0.03,
  ]).map(at);
  const [rx, ry] = at([0, -0.1]);
  return [
    racks.map(([x, y, w, h]) => {
      const [left, top] = at([x, y + h]);
      return k.rect({x: left, y: top, w: w * meter, h: h * meter, fill: 'raised', stroke: 'line'});
    }),
    k.path(walls.map(([from, to]) => `M${d([from!, to!]).join('L')}`).join(''), {
      stroke: 'line',
      sw: 1.2,
    }),
    k.line([[rx, ry], at([7, -0.1])].filter((point) => isInside(point as Point)) as Point[], {
      stroke: 'muted',
      dashed: true,
    }),
    k.line(driven.filter(isInside), {stroke: 'success', sw: 2}),
    k.points(points, {r: 1.25, tone: 'accent'}),
    k.rect({x: rx - 11, y: ry - 8, w: 22, h: 16, r: 4, fill: 'surface', stroke: 'text', sw: 1.5}),
    k.path(`M${rx - 3} ${ry - 4}l7 4l-7 4z`, {fill: 'danger'}),
  ];
}

/** Value of a curve at each of 72 moments, with noise. */
function curve(seed: number, spread: number, value: (part: number) => number): number[] {
  const random = noise(seed);
  return Array.from({length: 72}, (_, index) => {
    const noisy = value(index / 71) + (random() + random() - 1) * spread;
    return Math.min(1, Math.max(0, noisy));
  });
}

/** From 1 outside to 0 inside of a part, with soft edges. */
const dip = (part: number, from: number, to: number) =>
  1 - 1 / (1 + Math.exp(-(part - from) * 60)) / (1 + Math.exp((part - to) * 60));

const lost = {from: 0.53, to: 0.85};

/** How well the scan matches the map, and the speed that the robot then gives up. */
export const score = curve(11, 0.07, (part) => 0.3 + 0.6 * dip(part, lost.from, lost.to));
export const speed = curve(
  5,
  0.035,
  (part) => Math.min(part * 8, 1) * (0.06 + 0.56 * dip(part, lost.from + 0.04, lost.to + 0.06)),
);

/** Names of the curves, beside their color. */
const seriesNames = [
  {dot: 'accent'},
  {text: 'match_score', size: 12, tone: 'muted'},
  {dot: 'success'},
  {text: 'speed', size: 12, tone: 'muted'},
] as const;

/** The marked moment on the timeline. */
export const playhead = 0.71;
const moment = {...lost, label: {zh: '定位丢失', en: 'Localization lost'}};

/** The recording as phones show it. */
function drawNarrow(context: DrawContext): Drawing {
  const {k, t} = context;
  const scene = {x: 0, y: 36, w: 348, h: 146};
  return [
    k.row({x: 12, y: 0, w: 324, h: 36}, [
      {icon: 'record', size: 16},
      {text: 'corridor-0142', bold: true},
      'grow',
      {chip: 'AMR-07', icon: 'device'},
    ]),
    k.rect({...scene, fill: 'scene'}),
    drawScan(context, scene, 21),
    k.divider(0, 36.5, 348),
    k.divider(0, 182.5, 348),
    k.row({x: 12, y: 183, w: 324, h: 24}, seriesNames),
    k.chart({
      x: 12,
      y: 204,
      w: 324,
      h: 60,
      series: [
        {values: speed, tone: 'success'},
        {values: score, tone: 'accent'},
      ],
      yLabels: ['1', '0'],
      cursor: playhead,
    }),
    k.divider(0, 263.5, 348),
    k.timeline({
      x: 0,
      y: 266,
      w: 348,
      playhead,
      ranges: [{from: moment.from, to: moment.to}],
      ticks: ['00:00', '00:10', '00:20'],
      controls: false,
    }),
    k.row({x: 12, y: 324, w: 324, h: 28}, [
      {chip: t(moment.label), tone: 'warning', icon: 'moment'},
      'grow',
      {text: '00:10.6 – 00:17.0', size: 12, tone: 'muted'},
    ]),
  ];
}

export default defineFigure({
  name: 'home-player',
  width: 720,
  height: 456,
  narrow: true,
  title: {zh: '回放一段记录', en: 'A recording being played'},
  description: {
    zh: '记录 corridor-0142 的回放：三维面板里，激光扫描的点偏离了地图上的墙和货架；图表里定位得分骤降，速度随后降到接近零；日志报告定位丢失。时间轴上标出了这一刻，播放头在其中。',
    en: 'The recording corridor-0142 being played: in the 3D panel, the points of a laser scan have left the walls and racks of the map; in the plot, the localization score drops and the speed follows; the log reports that localization is lost. The moment is marked on the timeline, with the playhead in it.',
  },
  draw(context) {
    const {k, t, narrow} = context;
    if (narrow) {
      return drawNarrow(context);
    }
    const page = {x: 0, y: 0, w: 720, h: 456};
    const player = {x: 0, y: 456 - 142, w: 720};
    const panels = k.inset({...page, y: 44, h: player.y - 44}, 8);
    const [left, right] = k.cols({...panels, y: panels.y - 4, h: panels.h + 8}, ['*', 276], 8);
    const [plot, log] = k.rows(right, ['*', 108], 8);
    const line = (index: number, time: string, level: string, text: string, isBad: boolean) => [
      k.text({
        x: log.x + 12,
        y: log.y + 48 + index * 20,
        size: 12,
        mono: true,
        tone: 'muted',
        text: time,
      }),
      k.text({
        x: log.x + 56,
        y: log.y + 48 + index * 20,
        size: 12,
        mono: true,
        tone: isBad ? 'danger' : 'warning',
        text: `${level} ${text}`,
        maxW: log.w - 64,
      }),
    ];
    return [
      k.row({x: 12, y: 0, w: 696, h: 44}, [
        {icon: 'record'},
        {text: 'corridor-0142', bold: true},
        {chip: 'AMR-07', icon: 'device'},
        'grow',
        {icon: 'layout', size: 16},
        {icon: 'settings', size: 16},
      ]),
      k.divider(0, 44, 720),
      k.panel({...left, title: t({zh: '三维', en: '3D'}), fill: 'scene'}, (body) =>
        drawScan(context, body, 24.5),
      ),
      k.panel({...plot, title: t({zh: '图表', en: 'Plot'}), actions: seriesNames}, (body) =>
        k.chart({
          x: body.x + 10,
          y: body.y + 4,
          w: body.w - 24,
          h: body.h - 8,
          series: [
            {values: speed, tone: 'success'},
            {values: score, tone: 'accent'},
          ],
          yLabels: ['1.0', '0.5', '0'],
          cursor: playhead,
        }),
      ),
      k.panel({...log, title: t({zh: '日志', en: 'Log'})}, () => [
        line(0, '11.2', 'WARN', 'match_score 0.58', false),
        line(1, '11.6', 'ERROR', 'localization lost', true),
        line(2, '11.7', 'WARN', 'stop: pose unknown', false),
      ]),
      k.divider(0, player.y, 720),
      k.timeline({
        ...player,
        playhead,
        ranges: [{...moment, label: t(moment.label)}],
        ticks: ['00:00', '00:05', '00:10', '00:15', '00:20'],
        tools: [
          {iconButton: 'moment', tone: 'accent'},
          'grow',
          {icon: 'minus', size: 16},
          {icon: 'plus', size: 16},
          {icon: 'expand', size: 16},
        ],
        controls: [
          {text: '00:14.2', size: 12, tone: 'muted'},
          'grow',
          {icon: 'previous'},
          {icon: 'play', tone: 'accent', size: 22},
          {icon: 'next'},
          'grow',
          {text: '1×', size: 12, tone: 'muted'},
        ],
      }),
    ];
  },
});
