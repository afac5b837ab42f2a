/** Messages of a recording by topic and time, for playback. */
import type {TimedMessage, Summary} from 'recording-reader';

interface Track<Message = unknown> {
  schemaName: string;
  /** Seconds since the start, ascending, one per message. */
  times: number[];
  messages: Message[];
}

export interface Drive {
  /** Seconds. */
  duration: number;
  tracks: ReadonlyMap<string, Track>;
}

/** Part of the recording, in seconds. */
export interface Span {
  from: number;
  to: number;
}

interface Header {
  frame_id: string;
}

interface Vector {
  x: number;
  y: number;
  z: number;
}

interface Transform {
  header: Header;
  child_frame_id: string;
  transform: {translation: Vector; rotation: Vector & {w: number}};
}

/** Displayed topics of the sample, with the displayed fields of their messages. */
export interface Messages {
  '/tf': {transforms: Transform[]};
  '/tf_static': {transforms: Transform[]};
  '/map': {
    info: {resolution: number; width: number; height: number; origin: {position: Vector}};
    data: Int8Array;
  };
  '/scan': {header: Header; angle_min: number; angle_increment: number; ranges: Float32Array};
  '/plan': {header: Header; poses: {pose: {position: Vector}}[]};
  '/amcl_pose': {pose: {covariance: Float64Array}};
  '/camera/front/compressed': {data: Uint8Array};
}

/** @param messages in any order */
export function driveOf({topics, duration}: Summary, messages: readonly TimedMessage[]): Drive {
  const tracks = new Map<string, Track>();
  for (const {topic, time, message} of [...messages].sort((a, b) => a.time - b.time)) {
    const {name, schemaName} = topics[topic]!;
    const track = tracks.get(name) ?? {schemaName, times: [], messages: []};
    track.times.push(time);
    track.messages.push(message);
    tracks.set(name, track);
  }
  return {duration, tracks};
}

/** Returns the messages of a topic of the sample. */
export function trackOf<Name extends keyof Messages>({tracks}: Drive, name: Name) {
  return tracks.get(name) as Track<Messages[Name]>;
}

/** Returns the latest message of a topic at a time, and its own time. */
export function latestOf<Name extends keyof Messages>(drive: Drive, name: Name, time: number) {
  const {times, messages} = trackOf(drive, name);
  const index = Math.max(0, latestIndex(times, time));
  return {message: messages[index]!, sent: times[index]!};
}

/** Returns the index of the last of ascending times that is not after a time; -1 before the first. */
export function latestIndex(times: readonly number[], time: number): number {
  const next = times.findIndex((at) => at > time);
  return (next < 0 ? times.length : next) - 1;
}

/** Variance of the position along x above which the robot is lost, in square meters. */
const lostVariance = 0.25;

/** Returns the time span without localization; the sample has one. */
export function lostSpan(drive: Drive): Span {
  const {times, messages} = trackOf(drive, '/amcl_pose');
  const isLost = ({pose}: Messages['/amcl_pose']) => pose.covariance[0]! > lostVariance;
  const from = messages.findIndex(isLost);
  const length = messages.slice(from).findIndex((message) => !isLost(message));
  return {from: times[from]!, to: times[from + length]!};
}

/** Transforms from a frame to its parent over time. */
export interface Frame {
  parent: string;
  times: number[];
  transforms: Transform['transform'][];
}

/** Returns frames with a parent, by name. */
export function framesOf(drive: Drive): Map<string, Frame> {
  const frames = new Map<string, Frame>();
  for (const name of ['/tf_static', '/tf'] as const) {
    const {times, messages} = trackOf(drive, name);
    messages.forEach(({transforms}, at) => {
      for (const {header, child_frame_id, transform} of transforms) {
        const frame = frames.get(child_frame_id) ?? {
          parent: header.frame_id,
          times: [],
          transforms: [],
        };
        frame.times.push(times[at]!);
        frame.transforms.push(transform);
        frames.set(child_frame_id, frame);
      }
    });
  }
  return frames;
}

/** Returns a span with its ends in order. */
export function spanOf(first: number, second: number): Span {
  return {from: Math.min(first, second), to: Math.max(first, second)};
}
