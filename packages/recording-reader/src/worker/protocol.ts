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

/** A message of a recording that is small enough to load completely. */
export interface TimedMessage {
  topic: number;
  /** Seconds since the start of the recording. */
  time: number;
  /** Result of `decodeMessage`. */
  message: unknown;
}

/** Call of a request handler by its name. */
export interface WorkerRequest {
  /** Request number, repeated in the responses. */
  id: number;
  name: string;
  args: unknown[];
}

export type Failure = {
  /** Error message; for an unknown encoding, its name. */
  error: string;
  /** Reason why the file cannot be read. */
  fault?: Fault;
  /** Reason that is no fault of the file: why a valid message could not be decoded, or there is no response. */
  reason?: 'beyond-tool' | 'empty-definition' | 'unknown-encoding' | 'missing-code' | 'timeout';
};

/** Progress of a request, its result, or its failure. */
export type WorkerResponse =
  {id: number; progress: number} | {id: number; result: unknown} | ({id: number} & Failure);
