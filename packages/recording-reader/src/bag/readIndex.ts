/** Reads a bag by its index. */
import type {Collector, IndexEntry, Span} from '../collector';
import {isSupported} from '../decompress';
import {TooLarge, UnknownCompression} from '../errors';
import {limits} from '../limits';
import {bagMagic} from '../magic';
import {isChanged, messageOf, viewOf, WindowedFile} from '../source';
import type {OnProgress} from '../types';
import {addChunk, readConnection, spanOf, unpackChunk} from './content';
import {
  field,
  messageHeadLength,
  op,
  readHead,
  recordsOf,
  text,
  timeAt,
  uint32,
  uint64,
  type Fields,
  type Head,
  type Read,
} from './records';

/** The file ends before or within its index. */
export class IndexCutOff extends Error {}

/**
 * Reads the index: connections and chunks at the end of the file, and the list of messages behind each chunk.
 * @returns the end of the index
 * @throws when it is damaged
 */
export async function readIndex(
  file: Blob,
  header: Fields,
  collector: Collector,
  onProgress: OnProgress,
): Promise<number> {
  const indexStart = uint64(header, 'index_pos');
  const indexLength = file.size - indexStart;
  const chunkCount = uint32(header, 'chunk_count');
  if (indexLength < 0 || (indexLength === 0 && chunkCount > 0)) {
    throw new IndexCutOff(`the index begins at byte ${indexStart}`);
  }
  if (indexLength > limits.index) {
    throw new Error(`the index has ${indexLength} bytes`);
  }
  const tail = new WindowedFile(file);
  const readEnd: Read = (offset, length) => tail.read(offset, length);
  const chunks: {offset: number; lists: number}[] = [];
  let connections = 0;
  let indexEnd = indexStart;
  const isMissing = () => connections < uint32(header, 'conn_count') || chunks.length < chunkCount;
  for (let offset = indexStart; offset < file.size;) {
    let head: Head;
    try {
      head = await readHead(readEnd, offset);
    } catch (error) {
      if (isMissing() || isChanged(error)) {
        throw error;
      }
      // Bytes after the last index record do not belong to the index.
      break;
    }
    if (head.op === op.connection) {
      await readConnection(collector, readEnd, head);
      connections += 1;
    } else if (head.op === op.chunkInfo) {
      const {fields} = head;
      chunks.push({offset: uint64(fields, 'chunk_pos'), lists: uint32(fields, 'count')});
    }
    offset = head.end;
    indexEnd = head.end;
  }
  if (chunks.length < chunkCount) {
    throw new IndexCutOff(`the index lists ${chunks.length} of ${chunkCount} chunks`);
  }
  if (indexEnd > file.size) {
    // The last record of the index names its chunk before the part that is cut off.
    collector.addFault('end-missing', file.size);
    indexEnd = file.size;
  }

  const source = new WindowedFile(file);
  const read: Read = (offset, length) => source.read(offset, length);
  let {end} = await readHead(read, bagMagic.length);
  let size = 0;

  /** Counts the messages outside of chunks, which the index does not list. */
  async function readTo(next: number): Promise<void> {
    while (end < next) {
      const head = await readHead(read, end);
      if (head.op === op.chunk || head.end > next) {
        throw new Error(`the index does not name the record at byte ${end}`);
      }
      if (head.op === op.message) {
        const channel = uint32(head.fields, 'conn');
        requireConnection(collector, channel);
        const time = timeAt(field(head.fields, 'time', 8), 0);
        collector.addMessage(collector.addToRun(spanOf(head)), channel, time, head.dataLength);
      }
      end = head.end;
    }
  }

  chunks.sort((a, b) => a.offset - b.offset);
  for (const [position, {offset, lists}] of chunks.entries()) {
    await readTo(offset);
    const chunk = await readHead(read, offset);
    // An offset before the current position would cause an endless loop.
    if (chunk.op !== op.chunk || offset < end) {
      throw new Error(`the index names a chunk at byte ${offset}, where there is none`);
    }
    const span = spanOf(chunk);
    const messages: IndexEntry[] = [];
    let at = chunk.end;
    for (let list = 0; list < lists; list += 1) {
      const head = await readHead(read, at);
      if (head.op !== op.index || head.dataLength > limits.index) {
        throw new Error(`the list of messages at byte ${at} is damaged`);
      }
      const channel = uint32(head.fields, 'conn');
      requireConnection(collector, channel);
      const entries = viewOf(await read(head.dataOffset, head.dataLength));
      for (let entry = 0; entry + 12 <= head.dataLength; entry += 12) {
        const time = timeAt(entries, entry);
        messages.push({channel, time, at: entries.getUint32(entry + 8, true)});
      }
      at = head.end;
    }
    end = at;
    size += uint32(chunk.fields, 'size');
    const isNew = messages.some(({channel}) => !collector.hasMessages(channel));
    const compression = text(chunk.fields, 'compression');
    const isReadable = isSupported(compression);
    if (!isReadable) {
      collector.addFault('unknown-compression', offset, compression);
    }
    // Lists are optional.
    const isUnlisted = messages.length === 0;
    const isRead = isReadable && (isNew || isUnlisted || size <= limits.read);
    if (!isRead || !(await countUnpacked(file, chunk, span, collector))) {
      addChunk(collector, span, chunk);
      collector.addIndexed(span, messages, uint32(chunk.fields, 'size'), messageHeadLength);
    }
    onProgress((position + 1) / chunks.length);
  }
  await readTo(indexStart);
  return indexEnd;
}

function requireConnection(collector: Collector, id: number): void {
  if (!collector.channelOf(id) && !collector.hasFault('too-many-topics')) {
    throw new Error(`the index does not describe connection ${id}, which has messages`);
  }
}

/**
 * Counts the messages of a chunk by parsing its records; a damaged chunk counts as empty.
 * @returns whether the compression of the chunk is supported
 */
async function countUnpacked(
  file: Blob,
  chunk: Head,
  span: Span,
  collector: Collector,
): Promise<boolean> {
  const messages: {channel: number; time: bigint; length: number}[] = [];
  try {
    for await (const record of recordsOf(await unpackChunk(file, chunk))) {
      if (record.op === op.message) {
        const time = timeAt(field(record.fields, 'time', 8), 0);
        messages.push({channel: uint32(record.fields, 'conn'), time, length: record.dataLength});
      }
    }
  } catch (error) {
    if (isChanged(error)) {
      throw error;
    }
    if (error instanceof UnknownCompression && !collector.hasFault('unknown-compression')) {
      collector.addFault('unknown-compression', span.offset, messageOf(error));
    }
    if (error instanceof UnknownCompression || error instanceof TooLarge) {
      return false;
    }
    addChunk(collector, span, chunk);
    collector.addFault('bad-chunk', span.offset, messageOf(error));
    return true;
  }
  addChunk(collector, span, chunk);
  messages.forEach(({channel, time, length}) => collector.addMessage(span, channel, time, length));
  return true;
}
