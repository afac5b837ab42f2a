/** Corridor with doors, pillars, boxes and a person, and the drive of a robot through it. */

export interface Point {
  x: number;
  y: number;
}

export interface Pose extends Point {
  /** Radians, counterclockwise from the x axis. */
  yaw: number;
}

/** Vertical face, visible to lidar and camera. */
export interface Face {
  from: Point;
  to: Point;
  /** Meters. */
  bottom: number;
  top: number;
  color: string;
}

/** Seconds. */
export const duration = 16;
/** Start and end of the lost localization. */
export const lost = {from: 8.6, to: 12.4};

const wallHeight = 2.6;
const doorHeight = 2.1;
const colors = {
  wall: '#cfd6dc',
  door: '#4f7fa8',
  pillar: '#b7a58c',
  box: '#b98a4e',
};

function box(
  x: number,
  y: number,
  width: number,
  depth: number,
  top: number,
  color: string,
  bottom = 0,
): Face[] {
  const corners: Point[] = [
    {x, y},
    {x: x + width, y},
    {x: x + width, y: y + depth},
    {x, y: y + depth},
  ];
  return corners.map((from, at) => ({from, to: corners[(at + 1) % 4]!, bottom, top, color}));
}

function wall(y: number, doors: readonly number[]): Face[] {
  return Array.from({length: 27}, (_, at) => at - 3).flatMap((x) => {
    const face = (bottom: number, top: number, color: string) => ({
      from: {x, y},
      to: {x: x + 1, y},
      bottom,
      top,
      color,
    });
    return doors.includes(x)
      ? [face(0, doorHeight, colors.door), face(doorHeight, wallHeight, colors.wall)]
      : [face(0, wallHeight, colors.wall)];
  });
}

const fixedFaces: readonly Face[] = [
  ...wall(1.5, [1, 6, 11, 17]),
  ...wall(-1.5, [3, 9, 14]),
  ...box(24, -1.5, 0.1, 3, wallHeight, colors.wall),
  ...box(-3.1, -1.5, 0.1, 3, wallHeight, colors.wall),
  ...box(4.6, 1.15, 0.35, 0.35, wallHeight, colors.pillar),
  ...box(12.6, -1.5, 0.35, 0.35, wallHeight, colors.pillar),
  ...box(7.2, -1.5, 0.9, 0.75, 0.9, colors.box),
  ...box(15.2, 0.8, 0.6, 0.7, 0.7, colors.box),
];

/** The person approaches the robot, on its left. */
export function personAt(time: number): Point {
  return {x: 17 - 0.75 * time, y: 0.85 + 0.08 * Math.sin(5 * time)};
}

/** All objects in the corridor at a time, in seconds. */
export function facesAt(time: number): Face[] {
  const {x, y} = personAt(time);
  return [
    ...fixedFaces,
    ...box(x - 0.11, y - 0.17, 0.22, 0.34, 0.82, '#3f4a58'),
    ...box(x - 0.13, y - 0.23, 0.26, 0.46, 1.46, '#c0503f', 0.82),
    ...box(x - 0.09, y - 0.09, 0.18, 0.18, 1.74, '#d9a784', 1.5),
  ];
}

/** Meters for each second of the drive: the robot stops while it is lost. */
function speedAt(time: number): number {
  const ramp = (from: number, to: number) => Math.max(0, Math.min(1, (time - from) / (to - from)));
  const stop = ramp(lost.from + 0.5, lost.from + 1.1) - ramp(lost.to + 0.2, lost.to + 1.2);
  return 0.95 * ramp(0.2, 1.4) * (1 - stop) * (1 - ramp(duration - 1, duration));
}

const step = 0.01;

/** Pose and speed of the robot, every hundredth of a second. */
const drive = (() => {
  const states: {pose: Pose; speed: number; turn: number}[] = [];
  let x = 0;
  let last = 0;
  for (let at = 0; at <= duration / step; at += 1) {
    const speed = speedAt(at * step);
    x += speed * step;
    const yaw = headingAt(x);
    states.push({pose: {x, y: lineAt(x), yaw}, speed, turn: (yaw - last) / step});
    last = yaw;
  }
  return states;
})();

/** Middle of the path around the box and the person. */
export function lineAt(x: number): number {
  const bump = (center: number, width: number) => Math.exp(-(((x - center) / width) ** 2));
  return 0.28 * bump(7.4, 1.6) - 0.35 * bump(10.4, 1.5) - 0.1 * bump(13.5, 1.4);
}

/** Direction of the path, in radians. */
export function headingAt(x: number): number {
  return Math.atan2(lineAt(x + 0.05) - lineAt(x - 0.05), 0.1);
}

export const stateAt = (time: number) =>
  drive[Math.max(0, Math.min(drive.length - 1, Math.round(time / step)))]!;

export const isLostAt = (time: number): boolean => time >= lost.from && time < lost.to;

/** Estimated pose of the robot: a small error, and a large one while it is lost. */
export function beliefAt(time: number): Pose {
  const {pose} = stateAt(time);
  const error = isLostAt(time) ? {x: 1.15, y: -0.55, yaw: 0.32} : {x: 0, y: 0, yaw: 0};
  return {
    x: pose.x + error.x + 0.01 * Math.sin(3 * time),
    y: pose.y + error.y + 0.01 * Math.cos(2 * time),
    yaw: pose.yaw + error.yaw,
  };
}

/** Meters from a point to the nearest face in a direction; infinite beyond `reach`. */
export function distanceTo(
  faces: readonly Face[],
  origin: Point,
  angle: number,
  reach: number,
): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Infinity;
  for (const {from, to, bottom} of faces) {
    if (bottom > 0) {
      continue;
    }
    const [ex, ey] = [to.x - from.x, to.y - from.y];
    const across = dx * ey - dy * ex;
    if (Math.abs(across) < 1e-9) {
      continue;
    }
    const [fx, fy] = [from.x - origin.x, from.y - origin.y];
    const along = (fx * ey - fy * ex) / across;
    const part = (fx * dy - fy * dx) / across;
    if (along > 0.05 && part >= 0 && part <= 1) {
      nearest = Math.min(nearest, along);
    }
  }
  return nearest <= reach ? nearest : Infinity;
}

/** Pseudorandom numbers between -1 and 1, the same in each run. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
