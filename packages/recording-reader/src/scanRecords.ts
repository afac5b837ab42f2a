/** Reads a file record by record; damaged sections are skipped and reported. */
import type {Collector} from './collector';
import {faultOf} from './errors';
import {limits} from './limits';
import {findRecording} from './magic';
import {isChanged, readPiece, windowSize} from './source';
import type {OnProgress} from './types';

/** Record layout of a format. */
interface Records<Head extends {op: number; end: number}> {
  /** @throws RangeError if the file ends within the record, another error if there is no valid record */
  readHead(offset: number): Promise<Head>;
  /** Errors are reported as faults of the file. */
  processRecord(head: Head): Promise<void>;
  chunk: number;
  /** Record that ends a file, if the format has one. */
  last?: number;
  /** Returns the start of the chunk with its opcode at an offset, if there is one. */
  chunkStart(bytes: Uint8Array, at: number): number | undefined;
}

/** @param start byte offset of the first record */
export async function scanRecords<Head extends {op: number; end: number}>(
  file: Blob,
  start: number,
  collector: Collector,
  {readHead, processRecord, chunk, last, chunkStart}: Records<Head>,
  onProgress: OnProgress,
): Promise<void> {
  let skips = 0;

  /** Reports whether another recording starts in a damaged section, as in files that were joined. */
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
      await processRecord(head);
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      const [code, detail] = faultOf(error, head.op === chunk);
      if (code === 'bad-chunk' && (await isJoined(offset, offset + 1, head.end))) {
        return;
      }
      collector.addFault(code, offset, detail);
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

/** Maximum size of a detectable chunk header, in bytes. */
const searchedHead = 256;

/** Locates the next chunk after damage, where record lengths are no longer reliable. */
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
