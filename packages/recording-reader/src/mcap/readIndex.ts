/** Reads an MCAP file by the index in its summary. */
import {Opcode, type TypedMcapRecords} from '@mcap/core';
import type {IndexEntry, Span} from '../collector';
import {isSupported} from '../decompress';
import {faultOf} from '../errors';
import {limits} from '../limits';
import {isChanged, readPiece, viewOf} from '../source';
import type {OnProgress} from '../types';
import {addChannel, addSchema, newContent, type Content} from './content';
import {
  footerLength,
  headLength,
  magicLength,
  messageHeadLength,
  newReader,
  recordsOf,
} from './records';
import {newScanner} from './scanner';
import type {McapIndex} from './summary';

export function addChannels(content: Content, index: McapIndex): void {
  index.schemas.forEach((schema) => addSchema(content, schema));
  index.channels.forEach((channel) => addChannel(content, channel));
}

/** Returns whether the type of each message in a chunk is known without parsing its records. */
function isKnown({channels, schemas}: Content, messages: readonly IndexEntry[]): boolean {
  return messages.every(({channel}) => {
    const {schemaId} = channels.get(channel) ?? {};
    return schemaId !== undefined && (schemaId === 0 || schemas.has(schemaId));
  });
}

/** Message indexes after a chunk; every part is optional. */
async function readLists(file: Blob, chunk: TypedMcapRecords['ChunkIndex']): Promise<IndexEntry[]> {
  const at = Number(chunk.chunkStartOffset + chunk.chunkLength);
  const length = Number(chunk.messageIndexLength);
  if (length > limits.index) {
    throw new Error(`the list of messages at byte ${at} is too large`);
  }
  const messages: IndexEntry[] = [];
  for (const record of recordsOf(newReader(), await readPiece(file, at, length))) {
    if (record.type === 'MessageIndex') {
      for (const [time, place] of record.records) {
        messages.push({channel: record.channelId, time, at: Number(place)});
      }
    }
  }
  return messages;
}

/**
 * Reads the message indexes after the chunks in the index, and all records between them. Chunks
 * without message indexes, or with channels and types that the summary does not repeat, are decompressed.
 * @throws when the index is damaged or does not lead to every message
 */
export async function readIndex(
  file: Blob,
  index: McapIndex,
  footer: number,
  onProgress: OnProgress,
): Promise<Content> {
  const content = newContent();
  const {collector} = content;
  addChannels(content, index);
  const scanner = newScanner(file, content);
  const chunks = [...index.chunks].sort((a, b) => Number(a.chunkStartOffset - b.chunkStartOffset));
  let size = 0;
  let offset = magicLength;

  async function readTo(end: number): Promise<void> {
    while (offset < end) {
      const head = await scanner.readHead(offset);
      if (head.end > end || head.op === Opcode.CHUNK) {
        throw new Error(`the index does not name the record at byte ${offset}`);
      }
      try {
        await scanner.processRecord(head);
      } catch (error) {
        if (isChanged(error)) {
          throw error;
        }
        const [code, detail] = faultOf(error, false);
        collector.addFault(code, offset, detail);
      }
      offset = head.op === Opcode.DATA_END ? end : head.end;
    }
  }

  for (const [position, chunk] of chunks.entries()) {
    const start = Number(chunk.chunkStartOffset);
    if (start < offset) {
      throw new Error('the index names a chunk twice');
    }
    await readTo(start);
    const length = Number(chunk.chunkLength);
    const head = await readPiece(file, start, headLength);
    const isChunk = head[0] === Opcode.CHUNK && viewOf(head).getBigUint64(1, true);
    if (isChunk === false || Number(isChunk) + headLength !== length) {
      throw new Error(`the index names a chunk at byte ${start}, where there is none`);
    }
    const unpacked = Number(chunk.uncompressedSize);
    const messages = await readLists(file, chunk);
    const isNew = messages.some(({channel}) => !collector.hasMessages(channel));
    const isComplete = messages.length > 0 && isKnown(content, messages);
    const span: Span = {offset: start, length, topics: new Map()};
    size += unpacked;
    const isReadable = isSupported(chunk.compression);
    if (!isReadable) {
      collector.addFault('unknown-compression', start, chunk.compression);
    }
    const isNeeded = isNew || !isComplete || size <= limits.read;
    const isRead = isReadable && isNeeded;
    if (!isRead || !(await scanner.countChunk(span, chunk, !isComplete))) {
      collector.addChunk(span, chunk.compression, Number(chunk.compressedSize), unpacked);
      collector.addIndexed(span, messages, unpacked, headLength + messageHeadLength);
    }
    offset = start + length + Number(chunk.messageIndexLength);
    onProgress((position + 1) / chunks.length);
  }
  const tail = viewOf(await readPiece(file, footer, footerLength));
  await readTo(Number(tail.getBigUint64(headLength, true)));
  content.announced = index.announced;
  return content;
}
