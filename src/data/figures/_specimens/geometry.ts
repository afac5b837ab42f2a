/** Geometry of the specimens: vectors, rotations, the camera of 3D drawings, and outlines in the drawing plane. */

export type Vector = readonly [x: number, y: number, z: number];
export type Spot = readonly [x: number, y: number];

/** A vector in a message. */
export interface Xyz {
  x: number;
  y: number;
  z: number;
}
export interface Rotation extends Xyz {
  w: number;
}
export interface Pose {
  position: Xyz;
  orientation: Rotation;
}

export const vector = ({x, y, z}: Xyz): Vector => [x, y, z];

export const add = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Rotates a vector by a unit quaternion. */
export function rotate(rotation: Rotation, v: Vector): Vector {
  // A reader who edits a number changes the length.
  const length = Math.hypot(rotation.x, rotation.y, rotation.z, rotation.w) || 1;
  const [x, y, z, w] = [
    rotation.x / length,
    rotation.y / length,
    rotation.z / length,
    rotation.w / length,
  ];
  const axis: Vector = [x, y, z];
  const twice = cross(axis, v);
  return add(add(v, twice, 2 * w), cross(axis, twice), 2);
}

/** Transforms a position relative to a pose into the frame of the pose. */
export const inFrame = ({position, orientation}: Pose, place: Vector): Vector =>
  add(vector(position), rotate(orientation, place));

/** Direction of the camera in degrees: to the right of −y, and above the ground. */
export interface View {
  azimuth: number;
  elevation: number;
}

export const defaultView: View = {azimuth: 38, elevation: 28};

function cameraOf({azimuth, elevation}: View) {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [ca, sa, ce, se] = [Math.cos(a), Math.sin(a), Math.cos(e), Math.sin(e)];
  const toViewer: Vector = [sa * ce, -ca * ce, se];
  return {ca, sa, ce, se, toViewer};
}

let camera = cameraOf(defaultView);

/** Sets the camera of the next drawings. */
export function setView(view: View): void {
  camera = cameraOf(view);
}

const toLight = unit([-0.25, -0.55, 0.8]);

/** Projects a position without perspective: x to the lower right, y to the upper right, z up. */
export function project([x, y, z]: Vector): Spot {
  const {ca, sa, ce, se} = camera;
  return [x * ca + y * sa, x * sa * se - y * ca * se - z * ce];
}

export const facesViewer = (normal: Vector): boolean => dot(normal, camera.toViewer) > 1e-6;

/** Brightness of a surface, about 0.7 to 1.1. */
export const brightness = (normal: Vector): number =>
  0.72 + 0.36 * Math.max(0, dot(normal, toLight));

/** Round distance between the lines of a grid: 1, 2 or 5 times a power of ten. */
export function niceStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= length * 0.999)!;
}

/** Most parts of one kind in a drawing: an edited message can request millions. */
const partLimit = 4096;

/** @throws RangeError for more parts than a drawing shows */
export function repeat<Part>(count: number, partAt: (index: number) => Part): Part[] {
  if (count > partLimit) {
    throw new RangeError(`${count} parts are more than the ${partLimit} of a drawing`);
  }
  return Array.from({length: count}, (_, index) => partAt(index));
}

/** Multiples of a step from one value to another. */
export function ticks(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-6);
  const last = Math.floor(to / step + 1e-6);
  return repeat(last - first + 1, (index) => (first + index) * step);
}

/** Convex hull of points, counterclockwise. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of ordered) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        const turn =
          a && b ? (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0]) : 1;
        if (turn > 0) {
          break;
        }
        chain.pop();
      }
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Points along a line, at most `distance` apart. */
export function along(spots: readonly Spot[], distance = 8): Spot[] {
  return spots.slice(1).flatMap((to, index) => {
    const from = spots[index]!;
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / distance));
    return repeat(count + 1, (step): Spot => [
      from[0] + ((to[0] - from[0]) * step) / count,
      from[1] + ((to[1] - from[1]) * step) / count,
    ]);
  });
}

/** Axis and angle of a rotation, in degrees; no axis without a rotation. */
export function turnOf({x, y, z, w}: Rotation): {axis?: Vector; degrees: number} {
  const length = Math.hypot(x, y, z);
  const degrees = (2 * Math.atan2(length, w) * 180) / Math.PI;
  return length < 1e-6 ? {degrees: 0} : {axis: [x / length, y / length, z / length], degrees};
}

/** @param text base64, the form of bytes in JSON */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
