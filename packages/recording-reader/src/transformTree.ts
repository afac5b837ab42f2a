/** Checks whether the transforms of a recording connect the coordinate frames of its topics. */
import {decodeMessage} from './decode';
import {fieldsOf} from './drawing';
import type {Message, Recording, Topic} from './types';

export interface Unplaced {
  topic: string;
  frame: string;
}

/** Number of sampled messages per transform topic: the first ones, and as many spread over the rest. */
const samples = 20;

/** Timeout in milliseconds, after which sampling returns no result, and the search of all transforms ends. */
const patience = 5000;

/** Maximum number of checked topics. */
const mostTopics = 100;

/** IDs of the topics with transforms, and of the topics positioned by transforms. */
export interface FrameTopics {
  transforms: readonly number[];
  placed: readonly number[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Removes the leading slash of ROS 1 frame names, as tf2 does. */
const nameOf = (value: unknown) => (typeof value === 'string' ? value.replace(/^\//, '') : '');

/** Returns the frame of a message; for a list of markers, that of the first. */
function frameOf(message: unknown): string {
  const fields = fieldsOf(message);
  const [first] = [...listOf(fields.markers), ...listOf(fields.entities)];
  const frame = fields.frame_id ?? fieldsOf(fields.header).frame_id;
  return nameOf(frame) || (first === undefined ? '' : frameOf(first));
}

function edgesOf(message: unknown): [parent: string, child: string][] {
  const {transforms} = fieldsOf(message);
  return (Array.isArray(transforms) ? transforms : [message]).map((transform) => {
    const fields = fieldsOf(transform);
    const parent = fields.parent_frame_id ?? fieldsOf(fields.header).frame_id;
    return [nameOf(parent), nameOf(fields.child_frame_id)];
  });
}

function sampleIndexes({count}: Topic): number[] {
  const spread = Array.from({length: samples}, (_, at) => Math.floor((at * count) / samples));
  const first = Array.from({length: samples}, (_, at) => at);
  return [...new Set([...first, ...spread])].filter((at) => at < count).sort((a, b) => a - b);
}

/**
 * Returns the topics whose frame the transforms do not connect to the others: the 3D panel cannot display them.
 * Reads all transforms before it reports a topic, as far as the time suffices. Unreadable messages are skipped; the
 * result is empty for recordings without transforms.
 */
export async function unplacedTopics(
  recording: Recording,
  {transforms, placed}: FrameTopics,
): Promise<Unplaced[]> {
  const topicsOf = (ids: readonly number[]) =>
    ids.slice(0, mostTopics).flatMap((id) => recording.summary.topics[id] ?? []);
  const latest = performance.now() + patience;
  const isLate = () => performance.now() > latest;
  const parts = new Map<string, Set<string>>();
  const partOf = (frame: string) => parts.get(frame) ?? new Set([frame]);

  async function read(message: Message | Promise<Message>): Promise<unknown> {
    try {
      return decodeMessage(await message);
    } catch {
      return undefined;
    }
  }

  function connect(transform: unknown): void {
    for (const [parent, child] of edgesOf(transform)) {
      if (parent !== '' && child !== '' && partOf(parent) !== parts.get(child)) {
        const joined = new Set([...partOf(parent), ...partOf(child)]);
        joined.forEach((frame) => parts.set(frame, joined));
      }
    }
  }

  async function connectAll(): Promise<void> {
    try {
      for await (const {topic, message} of recording.all()) {
        if (isLate()) {
          return;
        }
        if (transforms.includes(topic)) {
          connect(await read(message));
        }
      }
    } catch {
      // Messages behind a damaged chunk are not searched.
    }
  }

  for (const topic of topicsOf(transforms)) {
    for (const index of sampleIndexes(topic)) {
      if (isLate()) {
        return [];
      }
      connect(await read(recording.message(topic.id, index)));
    }
  }
  if (parts.size === 0) {
    return [];
  }
  const all: Unplaced[] = [];
  for (const topic of topicsOf(placed)) {
    if (isLate()) {
      return [];
    }
    all.push({topic: topic.name, frame: frameOf(await read(recording.message(topic.id, 0)))});
  }
  const unplaced = () => {
    const largest = [...parts.values()].reduce((a, b) => (b.size > a.size ? b : a));
    return all.filter(({frame}) => frame !== '' && !largest.has(frame));
  };
  if (unplaced().length > 0) {
    await connectAll();
  }
  return unplaced();
}
