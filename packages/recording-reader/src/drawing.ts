/** Drawings of messages: an image, the points of a laser scan, a top view of poses. */
import {rawImageOf} from './rawImage';
import {pictureOf} from './picture';

export type Drawing =
  | {kind: 'image'; address: string}
  /** Coordinates in meters: x ahead, y to the left. */
  | {kind: 'scan'; points: [x: number, y: number][]}
  | {kind: 'poses'; poses: Pose2d[]};

export interface Pose2d {
  x: number;
  y: number;
  /** Direction in radians, counterclockwise from x. */
  yaw: number;
}

/** Maximum number of points or poses in a drawing; longer lists are sampled evenly. */
const most = 2000;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a decoded message; none for any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** Returns the indexes of at most `most` entries, spread evenly over a list. */
function spread(length: number): number[] {
  const step = Math.max(1, Math.ceil(length / most));
  return Array.from({length: Math.ceil(length / step)}, (_, at) => at * step);
}

/** `sensor_msgs/LaserScan` and `foxglove.LaserScan`; the ranges of `MultiEchoLaserScan` are lists. */
function scanOf({ranges, angle_min, angle_increment, start_angle, end_angle, ...limits}: Fields) {
  const start = angle_min ?? start_angle;
  if (!isList(ranges) || 'echoes' in fieldsOf(ranges[0]) || !isNumber(start)) {
    return undefined;
  }
  // Decoding shortens single float32 values, and no lists of them.
  const [least, greatest] = [limits.range_min, limits.range_max].map((one) =>
    Math.fround(Number(one)),
  ) as [number, number];
  const step = isNumber(end_angle)
    ? (end_angle - start) / Math.max(1, ranges.length - 1)
    : angle_increment;
  if (!isNumber(step)) {
    return undefined;
  }
  return spread(ranges.length).flatMap((at): [x: number, y: number][] => {
    const range = ranges[at];
    const angle = start + at * step;
    const size = Math.fround(isNumber(range) ? range : 0);
    const isOutside = size < least || (greatest > 0 && size > greatest);
    return size > 0 && !isOutside ? [[size * Math.cos(angle), size * Math.sin(angle)]] : [];
  });
}

function poseOf(value: unknown): Pose2d | undefined {
  const {position, orientation} = fieldsOf(value);
  const {x, y} = fieldsOf(position);
  const {x: qx, y: qy, z: qz, w: qw} = fieldsOf(orientation);
  if (![x, y, qx, qy, qz, qw].every(isNumber)) {
    return undefined;
  }
  const [a, b, c, d] = [qx, qy, qz, qw] as [number, number, number, number];
  const yaw = Math.atan2(2 * (d * c + a * b), 1 - 2 * (b * b + c * c));
  return {x: x as number, y: y as number, yaw};
}

/** Returns the poses of a message: a pose, a field with a pose (stamped, with covariance, odometry), or a list (path). */
function posesOf(message: Fields): Pose2d[] {
  const {pose, poses} = message;
  if (isList(poses)) {
    return spread(poses.length).flatMap(
      (at) => poseOf(poses[at]) ?? poseOf(fieldsOf(poses[at]).pose) ?? [],
    );
  }
  return [poseOf(message) ?? poseOf(pose) ?? poseOf(fieldsOf(pose).pose) ?? []].flat();
}

/**
 * Returns the drawing of a message, selected by its fields.
 * @param message result of `decodeMessage`
 */
export function drawingOf(message: unknown): Drawing | undefined {
  const fields = fieldsOf(message);
  // The pixels of a raw image may begin like a file.
  const address = 'step' in fields ? rawImageOf(fields) : pictureOf(message);
  if (address !== undefined) {
    return {kind: 'image', address};
  }
  const points = scanOf(fields);
  if (points) {
    return {kind: 'scan', points};
  }
  const poses = posesOf(fields);
  return poses.length > 0 ? {kind: 'poses', poses} : undefined;
}
