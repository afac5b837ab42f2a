/** Reads a file record by record; what is damaged is left out and named. */
import type {Collector} from './collector';
import {TooLarge, UnknownCompression} from './errors';
import {limits} from './limits';
import {findRecording} from './magic';
import {isChanged, messageOf, readPiece, windowSize} from './source';
import type {OnProgress} from './types';

/** Record layout of a format. */
interface Records<Head extends {op: number; end: number}> {
  /** @throws RangeError where the file ends within the record, another error where there is none */
  readHead(offset: number): Promise<Head>;
  /** An error is named as a fault of the file. */
  take(head: Head): Promise<void>;
  chunk: number;
  /** The record that ends a file, where the format has one. */
  last?: number;
  /** Where in the bytes the chunk begins that has its opcode at a place, if there is one. */
  chunkStart(bytes: Uint8Array, at: number): number | undefined;
}

/** @param start where the first record begins, in bytes */
export async function scanRecords<Head extends {op: number; end: number}>(
  file: Blob,
  start: number,
  collector: Collector,
  {readHead, take, chunk, last, chunkStart}: Records<Head>,
  onProgress: OnProgress,
): Promise<void> {
  let skips = 0;

  /** Whether another recording begins within damage, as when a cut file and another one are joined. */
  async function isJoined(offset: number, from: number, to: number): Promise<boolean> {
    const next = await findRecording(file, from, to);
    if (next === undefined) {
      return false;
    }
    if (next !== offset || last !== undefined) {
      collector.addFault('cut-off', offset);
    }
    collector.addFault('joined', next, String(file.size - next));
    return true;
  }

  for (let offset = start; offset < file.size;) {
    let head: Head;
    try {
      head = await readHead(offset);
      if (head.end > file.size) {
        throw new RangeError(`the record ends behind the file, at byte ${head.end}`);
      }
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      skips += 1;
      const next =
        skips > limits.skips ? undefined : await findChunk(file, offset + 1, chunk, chunkStart);
      if (await isJoined(offset, offset, next ?? file.size)) {
        return;
      }
      if (next === undefined) {
        collector.addFault(error instanceof RangeError ? 'cut-off' : 'stopped', offset);
        return;
      }
      collector.addFault('skipped', offset, String(next));
      offset = next;
      continue;
    }
    try {
      await take(head);
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      if (error instanceof UnknownCompression) {
        collector.addFault('unknown-compression', offset, messageOf(error));
      } else if (error instanceof TooLarge) {
        collector.addFault('too-large', offset, String(error.bytes));
      } else if (head.op === chunk && (await isJoined(offset, offset + 1, head.end))) {
        return;
      } else {
        const code = head.op === chunk ? 'bad-chunk' : 'bad-record';
        collector.addFault(code, offset, messageOf(error));
      }
    }
    if (head.op === last) {
      return;
    }
    offset = head.end;
    onProgress(offset / file.size);
  }
  if (last !== undefined) {
    collector.addFault('cut-off', file.size);
  }
}

/** The most bytes that the head of a chunk may take to be found. */
const searchedHead = 256;

/** The next chunk behind damage, where no length says any more where a record begins. */
async function findChunk(
  file: Blob,
  from: number,
  opcode: number,
  chunkStart: Records<never>['chunkStart'],
): Promise<number | undefined> {
  for (let offset = from; offset < file.size; offset += windowSize) {
    const length = Math.min(windowSize + searchedHead, file.size - offset);
    const bytes = await readPiece(file, offset, length);
    for (let at = bytes.indexOf(opcode); at >= 0; at = bytes.indexOf(opcode, at + 1)) {
      const start = chunkStart(bytes, at);
      if (start !== undefined) {
        return offset + start;
      }
    }
  }
  return undefined;
}
