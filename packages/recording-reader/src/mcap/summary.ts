/** Locates the end of an MCAP file and reads the summary before it. */
import {crc32} from '@foxglove/crc';
import {Opcode, type TypedMcapRecords} from '@mcap/core';
import {limits} from '../limits';
import {beginsRecording, mcapMagic} from '../magic';
import {messageOf, readPiece, viewOf, WindowedFile} from '../source';
import type {Fault} from '../types';
import {footerLength, headLength, magicLength, newReader, recordsOf} from './records';

/** The summary at the end of a file. */
export interface McapIndex {
  channels: TypedMcapRecords['Channel'][];
  schemas: TypedMcapRecords['Schema'][];
  chunks: TypedMcapRecords['ChunkIndex'][];
  announced?: bigint;
}

/** End of a file according to its footer. */
interface FileEnd {
  /** Offset of the footer. */
  footer: number;
  /** Offset after the magic, or the end of the file if the magic is missing. */
  end: number;
  hasMagic: boolean;
}

const isMagic = (bytes: Uint8Array) => String.fromCharCode(...bytes) === mcapMagic;

const isFooter = (bytes: Uint8Array) =>
  bytes[0] === Opcode.FOOTER && viewOf(bytes).getBigUint64(1, true) === 20n;

/** Returns the end of a file whose last bytes are a footer and the magic. */
async function endAtTail(file: Blob): Promise<FileEnd | undefined> {
  const footer = file.size - footerLength - magicLength;
  if (footer < magicLength) {
    return undefined;
  }
  const tail = await readPiece(file, footer, footerLength + magicLength);
  const hasMagic = isMagic(tail.subarray(footerLength));
  return hasMagic && isFooter(tail) ? {footer, end: file.size, hasMagic} : undefined;
}

/** Returns the end of a file with a footer at an offset; other bytes may follow. */
export async function endAt(file: Blob, footer: number): Promise<FileEnd> {
  const end = footer + footerLength;
  const hasMagic = isMagic(await readPiece(file, end, Math.min(magicLength, file.size - end)));
  return {footer, end: hasMagic ? end + magicLength : file.size, hasMagic};
}

/** Locates the first footer by the record lengths; other bytes may follow. */
async function endByRecords(file: Blob): Promise<FileEnd | undefined> {
  const source = new WindowedFile(file);
  for (let offset = magicLength; offset + headLength <= file.size;) {
    const head = await source.read(offset, headLength);
    const end = offset + headLength + Number(viewOf(head).getBigUint64(1, true));
    if (head[0] === 0 || end > file.size) {
      return undefined;
    }
    if (isFooter(head)) {
      return endAt(file, offset);
    }
    offset = end;
  }
  return undefined;
}

/**
 * Reads the summary before a footer.
 * @returns undefined when the file has none
 * @throws when it is damaged
 */
async function readSummary(file: Blob, footer: number): Promise<McapIndex | undefined> {
  const tail = viewOf(await readPiece(file, footer, footerLength));
  const start = Number(tail.getBigUint64(headLength, true));
  const crc = tail.getUint32(headLength + 16, true);
  if (start !== 0 && (start < magicLength || start > footer)) {
    throw new Error(`the footer declares a summary at byte ${start}`);
  }
  const first = start === 0 ? footer : start;
  if (footer - first > limits.index) {
    throw new Error(`the index has ${footer - first} bytes; up to ${limits.index} are read`);
  }
  const bytes = await readPiece(file, first, footer + headLength + 16 - first);
  if (crc !== 0 && crc32(bytes) !== crc) {
    throw new Error('the checksum of the summary does not agree');
  }
  if (start === 0) {
    return undefined;
  }
  const index: McapIndex = {channels: [], schemas: [], chunks: []};
  const records = bytes.subarray(0, footer - start);
  const view = viewOf(records);
  const reader = newReader();
  for (let at = 0; at < records.length;) {
    const end = at + headLength + Number(view.getBigUint64(at + 1, true));
    const op = records[at]!;
    const isForeign = op === 0 || op === Opcode.HEADER || op === Opcode.FOOTER;
    if (end > records.length || isForeign || op === Opcode.DATA_END || op === Opcode.MESSAGE) {
      throw new Error(`the summary has no record at byte ${start + at}`);
    }
    for (const record of recordsOf(reader, records.slice(at, end))) {
      if (record.type === 'Schema') {
        index.schemas.push(record);
      } else if (record.type === 'Channel') {
        index.channels.push(record);
      } else if (record.type === 'ChunkIndex') {
        index.chunks.push(record);
      } else if (record.type === 'Statistics') {
        index.announced = record.messageCount;
      }
    }
    at = end;
  }
  return index;
}

/** Returns the end of a file and its summary if present, or the problem of a damaged summary. */
export async function findIndex(
  file: Blob,
): Promise<{end?: FileEnd; index?: McapIndex; problem?: string}> {
  const tail = await endAtTail(file);
  let problem: string | undefined;
  if (tail) {
    try {
      return {end: tail, index: await readSummary(file, tail.footer)};
    } catch (error) {
      problem = messageOf(error);
    }
  }
  const end = await endByRecords(file);
  if (end && end.footer !== tail?.footer) {
    try {
      return {end, index: await readSummary(file, end.footer)};
    } catch (error) {
      return {end, problem: messageOf(error)};
    }
  }
  return {end: tail, problem};
}

/** Reports bytes after the end of a file, or a missing end. */
export async function endFaultOf(
  file: Blob,
  {footer, end, hasMagic}: FileEnd,
): Promise<Fault | undefined> {
  if (!hasMagic) {
    const rest = file.size - footer - footerLength;
    // More bytes than the magic are not a truncated magic.
    return rest > magicLength
      ? {code: 'trailing', offset: footer + footerLength, detail: String(rest)}
      : {code: 'end-missing', offset: end};
  }
  if (end === file.size) {
    return undefined;
  }
  const code = (await beginsRecording(file, end)) ? 'joined' : 'trailing';
  return {code, offset: end, detail: String(file.size - end)};
}
