/**
 * The recording on the home page: the first frame of the player that replaces it, with the same parts at the
 * same places. The corridor is that of the sample recording (static/samples); everything is
 * computed, and the same in every build.
 */
import {
  type Box,
  defineFigure,
  type DrawContext,
  type Drawing,
  type Point,
  noise,
} from 'docusaurus-plugin-figures/describe';
import {add, cross, dot, unit, type Vector} from '../_specimens/geometry';

/**
 * A pinhole camera whose picture fills a box; places behind it have no point. Places are in meters: x along the
 * corridor from the start of the robot, y to its left, z up.
 */
function camera(from: Vector, target: Vector, degrees: number, box: Box) {
  const ahead = unit(add(target, from, -1));
  const right = unit(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  const focus = box.h / 2 / Math.tan((degrees / 2) * (Math.PI / 180));
  return (place: Vector): Point | undefined => {
    const offset = add(place, from, -1);
    const depth = dot(offset, ahead);
    return depth < 0.2
      ? undefined
      : [
          box.x + box.w / 2 + (focus * dot(offset, right)) / depth,
          box.y + box.h / 2 - (focus * dot(offset, up)) / depth,
        ];
  };
}

type Rectangle = readonly [x: number, y: number, w: number, d: number];

/** Pillars and boxes in the corridor. */
const obstacles: readonly Rectangle[] = [
  [4.6, 1.15, 0.35, 0.35],
  [7.2, -1.5, 0.9, 0.75],
  [12.6, -1.5, 0.35, 0.35],
  [15.2, 0.8, 0.6, 0.7],
];
const half = 1.5;
const end = 24;

const corners = ([x, y, w, d]: Rectangle): Vector[] => [
  [x, y, 0],
  [x + w, y, 0],
  [x + w, y + d, 0],
  [x, y + d, 0],
];

/** The middle of the path around a box and a person, as in the recording. */
function wayAt(x: number): number {
  const bump = (center: number, width: number) => Math.exp(-(((x - center) / width) ** 2));
  return 0.28 * bump(7.4, 1.6) - 0.35 * bump(10.4, 1.5) - 0.1 * bump(13.5, 1.4);
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({length: Math.round((to - from) / step) + 1}, (_, index) => from + index * step);

/** The map, the scan, the planned path, and the robot, on the dark stage of the player. */
export function drawScene({k}: DrawContext, box: Box): Drawing {
  const see = camera([-4.4, -3, 3.8], [1.2, 0, 0], 45, box);
  const points = (places: readonly Vector[]) =>
    places.map(see).filter((point) => point !== undefined);
  const inside = ([x, y]: Point) =>
    x > box.x + 2 && x < box.x + box.w - 2 && y > box.y + 2 && y < box.y + box.h - 2;
  const d = (places: readonly Vector[]) =>
    `M${points(places)
      .filter(inside)
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`;
  const error = noise(7);
  const rough = () => error() * 0.025;
  const scan = points(
    [half, -half].flatMap((y) =>
      // Equal angles: the points are farther apart where the wall is farther away.
      steps(-1.35, 1.35, 0.045).map((angle): Vector => [
        half * Math.tan(angle) + rough(),
        y + rough(),
        0.1,
      ]),
    ),
  ).filter(inside);
  // The ends of its visible part: it is straight in the picture, too.
  const wall = (y: number): Vector[] => {
    const seen = steps(-3, end, 0.1)
      .map((x): Vector => [x, y, 0])
      .filter((place) => points([place]).some(inside));
    return [seen[0]!, seen.at(-1)!];
  };
  const way = steps(0.3, 4.5, 0.6).map((x): Vector => [x, wayAt(x), 0]);
  const outline = corners([-0.31, -0.21, 0.62, 0.42]);
  const [body, mast] = [
    outline.map(([x, y]): Vector => [x, y, 0.24]),
    [
      [0.2, 0, 0.2],
      [0.2, 0, 0.8],
    ] as const,
  ];
  return [
    k.rect({...box, r: 0, fill: 'stage'}),
    k.path(`${d([...wall(half), ...wall(-half).reverse()])}Z`, {fill: 'stageFloor'}),
    k.path([wall(half), wall(-half)].map(d).join(''), {stroke: 'stageLine', sw: 1.4}),
    k.path(obstacles.map((one) => `${d([...corners(one), corners(one)[0]!])}`).join(''), {
      stroke: 'stageLine',
      sw: 1.4,
    }),
    k.points(scan, {r: 1.4, tone: 'stagePoint'}),
    k.path(d(way), {stroke: 'stageWay', sw: 2.5}),
    outline.map((corner, at) => {
      const next = (at + 1) % 4;
      return k.path(`${d([corner, outline[next]!, body[next]!, body[at]!])}Z`, {fill: 'stageBox'});
    }),
    k.path(`${d(body)}Z`, {fill: 'stageRobot'}),
    k.path(d(mast), {stroke: 'stageLine', sw: 3}),
  ];
}

/** The corridor as the camera of the robot sees it. */
function drawCamera({k}: DrawContext, box: Box): Drawing {
  const see = camera([0.2, 0, 0.8], [10, 0, 0.75], 42, box);
  const clamp = ([x, y]: Point): Point => [
    Math.min(box.x + box.w, Math.max(box.x, x)),
    Math.min(box.y + box.h, Math.max(box.y, y)),
  ];
  const face = (places: readonly Vector[]) =>
    places
      .map(see)
      .filter((point) => point !== undefined)
      .map(clamp);
  const wall = (y: number, from: number, to: number, top: number): Point[] =>
    face([
      [from, y, 0],
      [to, y, 0],
      [to, y, top],
      [from, y, top],
    ]);
  const front = (x: number, y: number, width: number, bottom: number, top: number): Point[] =>
    face([
      [x, y - width / 2, bottom],
      [x, y + width / 2, bottom],
      [x, y + width / 2, top],
      [x, y - width / 2, top],
    ]);
  const near = 1;
  return [
    k.rect({...box, r: 0, fill: 'stageLine'}),
    k.polygon(
      face([
        [near, half, 0],
        [near, -half, 0],
        [end, -half, 0],
        [end, half, 0],
      ]),
      {fill: 'stageFloor'},
    ),
    k.rect({x: box.x, y: box.y + box.h - 12, w: box.w, h: 12, r: 0, fill: 'stageFloor'}),
    [half, -half].map((y) => k.polygon(wall(y, near, end, 2.6), {fill: 'stageWall'})),
    [6, 11, 17].map((x) => k.polygon(wall(half, x, x + 1, 2.1), {fill: 'stageDoor'})),
    [3, 9, 14].map((x) => k.polygon(wall(-half, x, x + 1, 2.1), {fill: 'stageDoor'})),
    k.polygon(front(7.2, -1.12, 0.75, 0, 0.9), {fill: 'stageBox'}),
    k.polygon(front(4.6, 1.32, 0.35, 0, 2.6), {fill: 'stageBox'}),
    k.polygon(front(8, 0.75, 0.34, 0, 0.82), {fill: 'stageFloor'}),
    k.polygon(front(8, 0.75, 0.46, 0.82, 1.46), {fill: 'stagePerson'}),
    k.polygon(front(8, 0.75, 0.18, 1.5, 1.74), {fill: 'stageRobot'}),
  ];
}

/** Seconds. */
const duration = 15.9;
const lost = {from: 8.6, to: 12.4};

const ramp = (time: number, from: number, to: number) =>
  Math.max(0, Math.min(1, (time - from) / (to - from)));

/** Values of a curve over the recording, with the noise of a sensor. */
function curve(seed: number, value: (time: number) => number): number[] {
  const error = noise(seed);
  return Array.from({length: 64}, (_, index) => {
    const noisy = value((index / 63) * duration) + error() * 0.012;
    return Math.min(1, Math.max(0, noisy / 1.5));
  });
}

/** Meters per second: the robot stops while it is lost. */
export const speed = curve(5, (time) => {
  const stop =
    ramp(time, lost.from + 0.5, lost.from + 1.1) - ramp(time, lost.to + 0.2, lost.to + 1.2);
  return 0.95 * ramp(time, 0.2, 1.4) * (1 - stop) * (1 - ramp(time, 15, duration));
});

/** Variance of the position, in square meters. */
export const variance = curve(11, (time) =>
  time < lost.from || time > lost.to ? 0.03 : 0.9 + 0.4 * Math.sin((time - lost.from) * 4.2),
);

export default defineFigure({
  name: 'home-player',
  width: 720,
  height: 456,
  narrow: true,
  title: {zh: '回放一段记录', en: 'A recording being played'},
  description: {
    zh: '一段记录的播放器：三维画面里，机器人沿走廊前进，激光扫描的点落在墙上，规划的路径绕过箱子；旁边是速度和位置方差的曲线，以及车上相机的画面。时间轴上标出了定位丢失的一刻，从 8.6 秒到 12.4 秒。',
    en: 'The player of a recording: in 3D, a robot drives along a corridor, the points of its laser scan are on the walls, and the planned path leads around a box. Beside it are the curves of speed and position variance, and the picture of the camera. The moment when localization was lost is marked on the timeline, from 8.6 to 12.4 seconds.',
  },
  draw(context) {
    const {k, t, narrow} = context;
    const width = narrow ? 348 : 720;
    // Drawings for phones have 16 px below their content.
    const height = narrow ? 349 : 456;
    // In a small drawing, the button of the page has as much room as in a large one.
    const controls = narrow ? 92 : 104;
    const timeline = {x: 0, y: height - controls, w: width, h: controls};
    const scene = {
      x: 0,
      y: 0,
      w: narrow ? width : 432,
      h: narrow ? Math.round(timeline.y * 0.6) : timeline.y,
    };
    const [plot, picture] = narrow
      ? [
          {x: 0, y: scene.h, w: width / 2, h: timeline.y - scene.h},
          {x: width / 2, y: scene.h, w: width / 2, h: timeline.y - scene.h},
        ]
      : [
          {x: scene.w, y: 0, w: width - scene.w, h: timeline.y / 2},
          {x: scene.w, y: timeline.y / 2, w: width - scene.w, h: timeline.y / 2},
        ];
    const legend = narrow ? 0 : 26;
    const track = {x: 8, y: timeline.y + 1, w: width - 16, h: 30};
    const placeOf = (time: number) => track.x + 6 + ((track.w - 12) * time) / duration;
    return [
      // The box around the drawing has the background of the player.
      k.rect({...timeline, r: 0}),
      k.rect({...plot, r: 0, fill: 'surface'}),
      drawScene(context, scene),
      k.chart({
        x: plot.x + 8,
        y: plot.y + 6,
        w: plot.w - 18,
        h: plot.h - legend - 10,
        series: [
          {values: speed, tone: 'success'},
          {values: variance, tone: 'danger'},
        ],
        yLabels: narrow ? ['1.5', '0'] : ['1.5', '1.0', '0.5', '0'],
        cursor: 0,
      }),
      !narrow &&
        k.row({x: plot.x + 12, y: plot.y + plot.h - legend, w: plot.w - 24, h: legend}, [
          {dot: 'success'},
          {text: t({zh: '速度', en: 'Speed'}), size: 12},
          {text: '0.00 m/s', size: 12, tone: 'muted'},
          {dot: 'danger'},
          {text: t({zh: '方差', en: 'Variance'}), size: 12},
          {text: '0.02 m²', size: 12, tone: 'muted'},
        ]),
      drawCamera(context, picture),
      k.divider(0, timeline.y + 0.5, width),
      k.rect({...track, r: 0, fill: 'canvas'}),
      k.rect({
        x: placeOf(lost.from),
        y: track.y,
        w: placeOf(lost.to) - placeOf(lost.from),
        h: track.h,
        r: 0,
        fill: 'warningSoft',
      }),
      k.segment(
        [placeOf(lost.from), track.y + track.h - 1.5],
        [placeOf(lost.to), track.y + track.h - 1.5],
        {stroke: 'warning', sw: 3},
      ),
      !narrow &&
        k.text({
          x: placeOf(lost.from) + 6,
          y: track.y + 19,
          size: 12,
          tone: 'warning',
          text: t({zh: '定位丢失', en: 'Localization lost'}),
        }),
      k.segment([placeOf(0), track.y], [placeOf(0), track.y + track.h], {stroke: 'accent', sw: 2}),
      [0, 5, 10, 15].map((time) => [
        k.segment([placeOf(time), track.y + 31], [placeOf(time), track.y + 47], {stroke: 'line'}),
        k.text({
          // The last one would end beyond the frame.
          x: placeOf(time) + (time < 15 ? 4 : -36),
          y: track.y + 43,
          size: 12,
          tone: 'muted',
          text: `00:${String(time).padStart(2, '0')}`,
        }),
      ]),
      // The page positions its button on the left.
      k.row({x: 12, y: timeline.y + (narrow ? 58 : 60), w: width - 24, h: 40}, [
        'grow',
        {text: '00:00.0 / 00:15.9', size: 12, tone: 'muted'},
      ]),
    ];
  },
});
