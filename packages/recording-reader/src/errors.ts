/** Errors that distinguish a limit of this tool from a fault of the file. */
import {messageOf} from './source';
import type {FaultCode} from './types';

/** Valid data that this tool does not support. */
export class BeyondTool extends Error {}

/** A chunk that exceeds the size limit. */
export class TooLarge extends BeyondTool {
  constructor(readonly bytes: number) {
    super(`a chunk of ${bytes} bytes is larger than what is read at once`);
  }
}

/** A chunk with an unknown compression. */
export class UnknownCompression extends BeyondTool {}

/** A message whose topic is not described in the part of the file that was read. */
export class UnknownTopic extends Error {}

/** Returns the fault of a record that was not read. */
export function faultOf(error: unknown, isChunk: boolean): [code: FaultCode, detail: string] {
  if (error instanceof TooLarge) {
    return ['too-large', String(error.bytes)];
  }
  if (error instanceof UnknownCompression) {
    return ['unknown-compression', messageOf(error)];
  }
  if (error instanceof UnknownTopic) {
    return ['unknown-topic', messageOf(error)];
  }
  return [isChunk ? 'bad-chunk' : 'bad-record', messageOf(error)];
}
