/** What the page and the worker that reads the file say to each other. */
import type {SchemaPart} from './decode';
import type {Unplaced} from './frames';
import type {Tree} from './tree';
import type {Fault, Summary} from './types';

export type Request =
  | {kind: 'open'; file: Blob; isWhole: boolean}
  | {kind: 'message'; topic: number; index: number}
  | {kind: 'json'; topic: number; index: number}
  | {kind: 'lines'; topic: number}
  | {kind: 'schema'; topic: number}
  | {kind: 'unplaced'}
  | {kind: 'messages'}
  | {kind: 'attachment'; index: number};

export interface ShownMessage {
  /** Nanoseconds since 1970. */
  logTime: bigint;
  publishTime?: bigint;
  sequence?: number;
  /** Bytes. */
  size: number;
  tree: Tree;
  /** Address of the picture that the message holds, of a kind that browsers show. */
  picture?: string;
}

/** A message of a recording that is small enough to be held as a whole. */
export interface TimedMessage {
  topic: number;
  /** Seconds after the start of the recording. */
  time: number;
  /** As `decodeMessage` gives it. */
  message: unknown;
}

export interface Answers {
  open: Summary;
  message: ShownMessage;
  json: string;
  /** The first messages of a topic, one a line, with topic, time in seconds and message. */
  lines: string;
  schema: SchemaPart[];
  unplaced: Unplaced[];
  messages: TimedMessage[];
  attachment: Blob;
}

export type Asked = {id: number; request: Request};

/** `fault`: the file cannot be read at all. `unknownEncoding`: what the message is written in. */
export type Failure = {error: string; fault?: Fault; unknownEncoding?: true};

export type Told =
  | {id: number; progress: number}
  | {id: number; answer: Answers[keyof Answers]}
  | ({id: number} & Failure);
