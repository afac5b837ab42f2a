/** Messages between the page and the worker. */
import type {Drawing} from '../drawing';
import type {Tree} from '../tree';
import type {Fault, Message} from '../types';

export interface ShownMessage extends Pick<Message, 'logTime' | 'publishTime'> {
  /** Bytes. */
  size: number;
  tree: Tree;
  /** Picture of the message: an image, or the drawing of a scan or of poses. */
  drawing?: Drawing;
}

/** A message of a recording that is small enough to be held as a whole. */
export interface TimedMessage {
  topic: number;
  /** Seconds after the start of the recording. */
  time: number;
  /** As `decodeMessage` gives it. */
  message: unknown;
}

/** Call of a request handler by its name. */
export interface WorkerRequest {
  /** Number that the responses repeat. */
  id: number;
  name: string;
  args: unknown[];
}

/** `fault`: the file cannot be read at all. `unknownEncoding`: what the message is written in. */
export type Failure = {
  error: string;
  fault?: Fault;
  unknownEncoding?: true;
  /** Why a sound message has no value. */
  reason?: 'beyond-tool' | 'empty-definition';
};

/** Progress of a request, its result, or its failure. */
export type WorkerResponse =
  {id: number; progress: number} | {id: number; result: unknown} | ({id: number} & Failure);
