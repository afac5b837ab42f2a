/**
 * Reads MCAP files: by the index at their end, which takes a few reads whatever their size, or record by
 * record where there is none. https://mcap.dev/spec
 */
import {crc32} from '@foxglove/crc';
import {
  McapRecordBuilder,
  McapStreamReader,
  type DecompressHandlers,
  type TypedMcapRecord,
  type TypedMcapRecords,
} from '@mcap/core';
import {Collector, type IndexEntry, type Span} from './collector';
import {checkAttachment, checkDataSection} from './checksums';
import {unpack} from './decompress';
import {limits} from './limits';
import {isChanged, messageOf, readPiece, viewOf, WindowedFile} from './source';
import {recordingOf} from './spans';
import type {Attachment, Metadata, OnProgress, Recording, Schema, Summary} from './types';
import {walk} from './walk';

const magicLength = 8;
/** Opcode and length, before each record. */
const headLength = 9;
const footerLength = headLength + 20;
/** Channel, sequence, two times, before the data of a message. */
const messageHeadLength = 22;
/** Messages outside of chunks are found again by pieces of this size. */
const spanLength = 1024 * 1024;

const opcodes = {
  header: 0x01,
  footer: 0x02,
  schema: 0x03,
  channel: 0x04,
  message: 0x05,
  chunk: 0x06,
  messageIndex: 0x07,
  chunkIndex: 0x08,
  attachment: 0x09,
  statistics: 0x0b,
  metadata: 0x0c,
  dataEnd: 0x0f,
  lastKnown: 0x0f,
} as const;

const decompressHandlers: DecompressHandlers = new Proxy<DecompressHandlers>(
  {},
  {
    get: (_, name) => (source: Uint8Array, size: bigint) =>
      unpack(String(name), source, Number(size)),
  },
);

/** Records of bytes that begin with one. */
function* recordsOf(
  reader: McapStreamReader,
  bytes: Uint8Array,
): Generator<TypedMcapRecord, void, void> {
  reader.append(bytes);
  for (let record = reader.nextRecord(); record; record = reader.nextRecord()) {
    yield record;
  }
}

const newReader = () =>
  new McapStreamReader({noMagicPrefix: true, includeChunks: true, decompressHandlers});

type Extra<Kind> = Kind & {at: {offset: number; length: number}};

/** Result of both ways of reading. */
interface Content {
  collector: Collector;
  channels: Map<number, TypedMcapRecords['Channel']>;
  schemas: Map<number, Schema>;
  attachments: Extra<Attachment>[];
  metadata: Metadata[];
  library?: string;
  profile?: string;
  /** Messages that the file says it has. */
  announced?: bigint;
  /** Place and checksum of the end of the data section. */
  dataEnd?: number;
  dataCrc?: number;
}

interface Head {
  op: number;
  offset: number;
  end: number;
}

const newContent = (): Content => ({
  collector: new Collector(),
  channels: new Map(),
  schemas: new Map(),
  attachments: [],
  metadata: [],
});

function addSchema(content: Content, {id, name, encoding, data}: TypedMcapRecords['Schema']): void {
  // Records share the buffer that they were read from, which is used again.
  content.schemas.set(id, {name, encoding, data: data.slice()});
}

function addChannel(content: Content, channel: TypedMcapRecords['Channel']): void {
  content.channels.set(channel.id, channel);
  content.collector.addChannel(channel.id, {
    topic: channel.topic,
    messageEncoding: channel.messageEncoding,
    schema: content.schemas.get(channel.schemaId),
  });
}

function metadataOf({name, metadata}: TypedMcapRecords['Metadata']): Metadata {
  return {name, values: [...metadata]};
}

/** The summary at the end of a file. */
interface McapIndex {
  channels: TypedMcapRecords['Channel'][];
  schemas: TypedMcapRecords['Schema'][];
  chunks: TypedMcapRecords['ChunkIndex'][];
  announced?: bigint;
}

/** Where a file ends by its footer, and whether the magic stands behind it. */
interface FileEnd {
  /** Place of the footer. */
  footer: number;
  /** Behind the magic, or the end of the file where the magic is missing. */
  end: number;
  hasMagic: boolean;
}

const mcapMagic = [0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a];

const isFooter = (bytes: Uint8Array) =>
  bytes[0] === opcodes.footer && viewOf(bytes).getBigUint64(1, true) === 20n;

/** The end of a file whose last bytes are a footer and the magic. */
async function endAtTail(file: Blob): Promise<FileEnd | undefined> {
  const footer = file.size - footerLength - magicLength;
  if (footer < magicLength) {
    return undefined;
  }
  const tail = await readPiece(file, footer, footerLength + magicLength);
  const hasMagic = mcapMagic.every((byte, at) => tail[footerLength + at] === byte);
  return hasMagic && isFooter(tail) ? {footer, end: file.size, hasMagic} : undefined;
}

/** The first footer of a file by the lengths of its records: other bytes may follow it. */
async function endByRecords(file: Blob): Promise<FileEnd | undefined> {
  const source = new WindowedFile(file);
  for (let offset = magicLength; offset + headLength <= file.size;) {
    const head = await source.read(offset, headLength);
    const end = offset + headLength + Number(viewOf(head).getBigUint64(1, true));
    if (head[0] === 0 || end > file.size) {
      return undefined;
    }
    if (isFooter(head)) {
      const magic = await source.read(end, Math.min(magicLength, file.size - end));
      const hasMagic = mcapMagic.every((byte, at) => magic[at] === byte);
      return {footer: offset, end: hasMagic ? end + magicLength : file.size, hasMagic};
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
  if (start === 0) {
    return undefined;
  }
  if (start < magicLength || start > footer) {
    throw new Error(`the summary is said to begin at byte ${start}`);
  }
  if (footer - start > limits.index) {
    throw new Error(`the index takes ${footer - start} bytes; up to ${limits.index} are read`);
  }
  const bytes = await readPiece(file, start, footer + headLength + 16 - start);
  if (crc !== 0 && crc32(bytes) !== crc) {
    throw new Error('the checksum of the summary does not agree');
  }
  const index: McapIndex = {channels: [], schemas: [], chunks: []};
  const records = bytes.subarray(0, footer - start);
  const view = viewOf(records);
  const reader = newReader();
  for (let at = 0; at < records.length;) {
    const end = at + headLength + Number(view.getBigUint64(at + 1, true));
    const op = records[at]!;
    const isForeign = op === 0 || op === opcodes.header || op === opcodes.footer;
    if (end > records.length || isForeign || op === opcodes.dataEnd || op === opcodes.message) {
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

function addChannels(content: Content, index: McapIndex): void {
  index.schemas.forEach((schema) => addSchema(content, schema));
  index.channels.forEach((channel) => addChannel(content, channel));
}

/** Whether the type of each message of a chunk is known without its records. */
function isKnown({channels, schemas}: Content, messages: readonly IndexEntry[]): boolean {
  return messages.every(({channel}) => {
    const {schemaId} = channels.get(channel) ?? {};
    return schemaId !== undefined && (schemaId === 0 || schemas.has(schemaId));
  });
}

/** The lists of messages that follow a chunk; every part of them is optional. */
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
 * Reads the lists of messages behind the chunks that the index names, and all records between them. Chunks
 * without lists, or with channels and types that the summary does not repeat, are unpacked.
 * @throws when the index is damaged or does not lead to every message
 */
async function readIndex(
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
  let offset = magicLength;

  async function readTo(end: number): Promise<void> {
    while (offset < end) {
      const head = await scanner.readHead(offset);
      if (head.end > end || head.op === opcodes.chunk) {
        throw new Error(`the index does not name the record at byte ${offset}`);
      }
      await scanner.take(head);
      offset = head.op === opcodes.dataEnd ? end : head.end;
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
    const isChunk = head[0] === opcodes.chunk && viewOf(head).getBigUint64(1, true);
    if (isChunk === false || Number(isChunk) + headLength !== length) {
      throw new Error(`the index names a chunk at byte ${start}, where there is none`);
    }
    const unpacked = Number(chunk.uncompressedSize);
    const messages = await readLists(file, chunk);
    const isNew = messages.some(({channel}) => !collector.hasMessages(channel));
    const isComplete = messages.length > 0 && isKnown(content, messages);
    const span: Span = {offset: start, length, counts: new Map()};
    const isTaken =
      unpacked > 0 && (isNew || !isComplete) && (await scanner.takeChunk(span, !isComplete));
    if (!isTaken) {
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

/** A reader that knows all channels: files have each of them once, before its first message. */
function primedReader({channels}: Content): McapStreamReader {
  const builder = new McapRecordBuilder();
  channels.forEach((channel) => builder.writeChannel(channel));
  const reader = newReader();
  reader.append(builder.buffer);
  while (reader.nextRecord());
  return reader;
}

/** Where a chunk begins with its opcode: its length is the sum of the lengths within. */
function chunkStart(bytes: Uint8Array, at: number): number | undefined {
  const view = viewOf(bytes);
  const nameAt = at + headLength + 28;
  if (nameAt + 4 > bytes.length) {
    return undefined;
  }
  const recordsAt = nameAt + 4 + view.getUint32(nameAt, true);
  if (recordsAt + 8 > bytes.length) {
    return undefined;
  }
  const end = recordsAt + 8 + Number(view.getBigUint64(recordsAt, true));
  return end === at + headLength + Number(view.getBigUint64(at + 1, true)) ? at : undefined;
}

/** Records that are parsed as a whole; indexes are not, they say nothing new. */
const parsed: readonly number[] = [
  opcodes.header,
  opcodes.schema,
  opcodes.channel,
  opcodes.chunk,
  opcodes.statistics,
  opcodes.metadata,
];

/** Takes records one by one; what they hold goes into `content`. */
function newScanner(file: Blob, content: Content, isWhole = false) {
  const {collector} = content;
  const source = new WindowedFile(file);
  let reader = primedReader(content);
  let run: Span | undefined;

  function takeParsed(bytes: Uint8Array, span: Span): void {
    for (const record of recordsOf(reader, bytes)) {
      if (record.type === 'Schema') {
        addSchema(content, record);
      } else if (record.type === 'Channel') {
        addChannel(content, record);
      } else if (record.type === 'Message') {
        collector.addMessage(span, record.channelId, record.logTime, record.data.length);
      } else if (record.type === 'Chunk') {
        const {compression, records, uncompressedSize} = record;
        collector.addChunk(span, compression, records.length, Number(uncompressedSize));
      } else if (record.type === 'Metadata' && content.metadata.length < limits.extras) {
        content.metadata.push(metadataOf(record));
      } else if (record.type === 'Header') {
        content.library = record.library;
        content.profile = record.profile;
      } else if (record.type === 'Statistics') {
        content.announced = record.messageCount;
      } else if (record.type === 'DataEnd') {
        content.dataCrc = record.dataSectionCrc;
      }
    }
  }

  async function takeRecord(span: Span): Promise<void> {
    try {
      takeParsed(await source.read(span.offset, span.length), span);
    } catch (error) {
      reader = primedReader(content);
      throw error;
    }
  }

  return {
    async readHead(offset: number): Promise<Head> {
      const head = viewOf(await source.read(offset, headLength));
      const op = head.getUint8(0);
      const end = offset + headLength + Number(head.getBigUint64(1, true));
      if (op === 0 || (op > opcodes.lastKnown && end > file.size)) {
        throw new Error(`there is no record with the opcode ${op}`);
      }
      return {op, offset, end};
    },

    /**
     * Unpacks a chunk, all or nothing.
     * @throws when it is damaged and `isNeeded`
     */
    async takeChunk(span: Span, isNeeded: boolean): Promise<boolean> {
      try {
        if (span.length > limits.chunk) {
          throw new Error(`the chunk takes ${span.length} bytes`);
        }
        const bytes = await readPiece(file, span.offset, span.length);
        // A trial first: what is counted stays counted.
        [...recordsOf(primedReader(content), bytes)].at(0);
        takeParsed(bytes, span);
        return true;
      } catch (error) {
        reader = primedReader(content);
        if (isNeeded) {
          throw error;
        }
        return false;
      }
    },

    async take({op, offset, end}: Head): Promise<void> {
      const span: Span = {offset, length: end - offset, counts: new Map()};
      if (op === opcodes.attachment) {
        const contentEnd = await addAttachment(content, source, span);
        if (isWhole && !(await checkAttachment(file, offset + headLength, contentEnd))) {
          collector.addFault('bad-attachment', offset);
        }
      } else if (op === opcodes.message) {
        const fields = viewOf(await source.read(offset + headLength, messageHeadLength));
        if (!run || run.length > spanLength || run.offset + run.length !== offset) {
          run = {...span, length: 0};
          collector.spans.push(run);
        }
        run.length += span.length;
        const [channel, time] = [fields.getUint16(0, true), fields.getBigUint64(6, true)];
        collector.addMessage(run, channel, time, span.length - headLength - messageHeadLength);
      } else if (op === opcodes.dataEnd) {
        content.dataEnd = offset;
        await takeRecord(span);
      } else if (parsed.includes(op)) {
        if (span.length > (op === opcodes.chunk ? limits.chunk : limits.record)) {
          collector.addFault('too-large', offset, String(span.length));
          return;
        }
        await takeRecord(span);
      }
    },
  };
}

/** @param index knows channels even where the chunk with them is damaged */
async function readWhole(
  file: Blob,
  index: McapIndex | undefined,
  onProgress: OnProgress,
): Promise<Content> {
  const content = newContent();
  if (index) {
    addChannels(content, index);
  }
  const {readHead, take} = newScanner(file, content, true);
  const {chunk, footer: last} = opcodes;
  const records = {readHead, take, chunk, last, chunkStart};
  await walk(file, magicLength, content.collector, records, onProgress);
  const {dataEnd, dataCrc = 0} = content;
  if (dataEnd !== undefined && dataCrc !== 0) {
    if (!(await checkDataSection(file, dataEnd, dataCrc))) {
      content.collector.addFault('bad-data', dataEnd);
    }
  }
  return content;
}

/** @returns the end of the content, where its checksum is */
async function addAttachment(content: Content, source: WindowedFile, span: Span): Promise<number> {
  const text = async (at: number): Promise<[text: string, end: number]> => {
    const length = viewOf(await source.read(at, 4)).getUint32(0, true);
    const bytes = await source.read(at + 4, Math.min(length, span.length, limits.text));
    return [new TextDecoder().decode(bytes), at + 4 + length];
  };
  const [name, nameEnd] = await text(span.offset + headLength + 16);
  const [mediaType, typeEnd] = await text(nameEnd);
  const size = Number(viewOf(await source.read(typeEnd, 8)).getBigUint64(0, true));
  const at = {offset: typeEnd + 8, length: size};
  if (typeEnd + 8 + size + 4 > span.offset + span.length) {
    throw new Error('the content of the attachment reaches beyond its record');
  }
  if (content.attachments.length < limits.extras) {
    content.attachments.push({name, mediaType, size, at});
  }
  return typeEnd + 8 + size;
}

function openedMcap(
  file: Blob,
  content: Content,
  found: Pick<Summary, 'index' | 'isWhole'>,
): Recording {
  const {collector, library, profile, attachments, metadata} = content;
  const {announced = BigInt(collector.messages)} = content;
  if (announced !== BigInt(collector.messages) && !collector.hasFault('too-many-topics')) {
    collector.addFault('count-differs', undefined, String(announced));
  }
  return recordingOf(
    collector,
    {
      format: 'mcap',
      size: file.size,
      library,
      profile,
      ...found,
      attachments: attachments.map(({name, mediaType, size}) => ({name, mediaType, size})),
      metadata,
    },
    async function* read({offset, length}) {
      if (length > limits.chunk) {
        throw new Error(`it takes ${length} bytes`);
      }
      const bytes = await readPiece(file, offset, length);
      for (const record of recordsOf(primedReader(content), bytes)) {
        if (record.type === 'Message') {
          const {channelId: channel, logTime, publishTime, data} = record;
          yield {channel, logTime, publishTime, data};
        }
      }
    },
    (index) => {
      const {at, mediaType} = attachments[index]!;
      return Promise.resolve(file.slice(at.offset, at.offset + at.length, mediaType));
    },
  );
}

/** The end of a file and its summary, if it has them; the problem of a damaged one. */
async function findIndex(
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

/** Names the bytes behind the end of a file, or its missing end. */
async function addEndFaults(file: Blob, {end, hasMagic}: FileEnd, to: Collector): Promise<void> {
  if (!hasMagic) {
    to.addFault('end-missing', end);
  } else if (end < file.size) {
    const next = await readPiece(file, end, Math.min(magicLength, file.size - end));
    const isJoined = mcapMagic.every((byte, at) => next[at] === byte);
    to.addFault(isJoined ? 'joined' : 'trailing', end, String(file.size - end));
  }
}

/**
 * @param isWhole whether to read every byte although there is an index, to find damage
 */
export async function openMcap(
  file: Blob,
  isWhole: boolean,
  onProgress: OnProgress,
): Promise<Recording> {
  const found = await findIndex(file);
  const {end, index} = found;
  let {problem} = found;
  const body = end ? file.slice(0, end.end) : file;
  let indexed: Content | undefined;
  if (end && index) {
    try {
      indexed = await readIndex(body, index, end.footer, onProgress);
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      // A summary without a list of chunks is no index, and sound.
      problem = index.chunks.length > 0 ? messageOf(error) : undefined;
    }
  }
  const hasIndex = (index?.chunks.length ?? 0) > 0 || indexed?.collector.messages === 0;
  const content =
    indexed && hasIndex && !isWhole ? indexed : await readWhole(body, index, onProgress);
  const {collector} = content;
  if (problem !== undefined) {
    collector.addFault('bad-index', undefined, problem);
  } else if (!hasIndex && !collector.hasFault('cut-off')) {
    collector.addFault('no-index');
  }
  if (end) {
    await addEndFaults(file, end, collector);
  }
  return openedMcap(body, content, {
    index: hasIndex && indexed ? 'full' : 'none',
    isWhole: content !== indexed,
  });
}
