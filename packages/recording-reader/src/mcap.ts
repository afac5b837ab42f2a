/**
 * Reads MCAP files: by the index at their end, which takes a few reads whatever their size, or record by
 * record where there is none. https://mcap.dev/spec
 */
import {
  McapIndexedReader,
  McapRecordBuilder,
  McapStreamReader,
  type DecompressHandlers,
  type TypedMcapRecord,
  type TypedMcapRecords,
} from '@mcap/core';
import {Collector, type IndexEntry, type Span} from './collector';
import {unpack} from './decompress';
import {limits} from './limits';
import {messageOf, readPiece, viewOf, WindowedFile} from './source';
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
  attachment: 0x09,
  statistics: 0x0b,
  metadata: 0x0c,
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

/** Refuses to read an index that is larger than any sensible one, because all of it stays in memory. */
class IndexReadable {
  constructor(readonly file: Blob) {}

  size(): Promise<bigint> {
    return Promise.resolve(BigInt(this.file.size));
  }

  read(offset: bigint, size: bigint): Promise<Uint8Array> {
    if (size > limits.index) {
      throw new Error(`the index takes ${size} bytes; up to ${limits.index} are read`);
    }
    return readPiece(this.file, Number(offset), Number(size));
  }
}

type Extra<Kind> = Kind & {at: {offset: number; length: number}};

/** What both ways of reading find. */
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

/** Why the end of a file has no index, or undefined when there is one. */
async function indexProblem(file: Blob): Promise<'cut-off' | 'no-index' | undefined> {
  const tail = await readPiece(file, file.size - footerLength - magicLength, footerLength + 8);
  const isComplete = tail[0] === opcodes.footer && tail[footerLength] === 0x89;
  if (!isComplete) {
    return 'cut-off';
  }
  return viewOf(tail).getBigUint64(headLength, true) === 0n ? 'no-index' : undefined;
}

const openIndex = (file: Blob): Promise<McapIndexedReader> =>
  McapIndexedReader.Initialize({readable: new IndexReadable(file), decompressHandlers});

function addChannels(content: Content, index: McapIndexedReader): void {
  index.schemasById.forEach((schema) => addSchema(content, schema));
  index.channelsById.forEach((channel) => addChannel(content, channel));
}

/**
 * Reads what the index says, and the list of messages that follows each chunk.
 * @returns undefined when it lists no chunks, although there may be messages
 * @throws when it is damaged or does not lead to every message
 */
async function readIndex(
  file: Blob,
  index: McapIndexedReader,
  onProgress: OnProgress,
): Promise<Content | undefined> {
  const content = newContent();
  const {collector} = content;
  content.library = index.header.library;
  content.profile = index.header.profile;
  content.announced = index.statistics?.messageCount;
  addChannels(content, index);

  if (index.chunkIndexes.length === 0 && content.announced !== 0n) {
    return undefined;
  }
  const chunks = [...index.chunkIndexes].sort((a, b) =>
    a.messageStartTime < b.messageStartTime ? -1 : 1,
  );
  // A list that belongs to several chunks would be read again and again.
  if (new Set(chunks.map(({chunkStartOffset}) => chunkStartOffset)).size < chunks.length) {
    throw new Error('the index names a chunk twice');
  }
  for (const [position, chunk] of chunks.entries()) {
    const offset = Number(chunk.chunkStartOffset);
    const length = Number(chunk.chunkLength);
    const unpacked = Number(chunk.uncompressedSize);
    const span: Span = {offset, length, counts: new Map()};
    collector.addChunk(span, chunk.compression, Number(chunk.compressedSize), unpacked);
    const indexLength = Number(chunk.messageIndexLength);
    if (indexLength > limits.index) {
      throw new Error(`the list of messages at byte ${offset + length} is too large`);
    }
    const messages: IndexEntry[] = [];
    for (const record of recordsOf(
      newReader(),
      await readPiece(file, offset + length, indexLength),
    )) {
      if (record.type === 'MessageIndex') {
        for (const [time, at] of record.records) {
          messages.push({channel: record.channelId, time, at: Number(at)});
        }
      }
    }
    if (messages.length === 0 && unpacked > 0) {
      throw new Error(`the chunk at byte ${offset} has no list of its messages`);
    }
    collector.addIndexed(span, messages, unpacked, headLength + messageHeadLength);
    onProgress((position + 1) / chunks.length);
  }

  content.attachments = index.attachmentIndexes.slice(0, limits.extras).map((record) => {
    const size = Number(record.dataSize);
    const offset = Number(record.offset) + Number(record.length) - 4 - size;
    const {name, mediaType} = record;
    return {name, mediaType, size, at: {offset, length: size}};
  });
  for (const {offset, length} of index.metadataIndexes.slice(0, limits.extras)) {
    if (length <= limits.record) {
      const piece = await readPiece(file, Number(offset), Number(length));
      for (const record of recordsOf(newReader(), piece)) {
        if (record.type === 'Metadata') {
          content.metadata.push(metadataOf(record));
        }
      }
    }
  }
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

/** @param index knows channels even where the chunk with them is damaged */
async function readWhole(
  file: Blob,
  index: McapIndexedReader | undefined,
  onProgress: OnProgress,
): Promise<Content> {
  const content = newContent();
  const {collector} = content;
  const source = new WindowedFile(file);
  if (index) {
    addChannels(content, index);
  }
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
      }
    }
  }

  async function readHead(offset: number) {
    const head = viewOf(await source.read(offset, headLength));
    const op = head.getUint8(0);
    const end = offset + headLength + Number(head.getBigUint64(1, true));
    if (op === 0 || (op > opcodes.lastKnown && end > file.size)) {
      throw new Error(`there is no record with the opcode ${op}`);
    }
    return {op, offset, end};
  }

  async function take({op, offset, end}: {op: number; offset: number; end: number}): Promise<void> {
    const span: Span = {offset, length: end - offset, counts: new Map()};
    if (op === opcodes.attachment) {
      await addAttachment(content, source, span);
    } else if (op === opcodes.message) {
      const fields = viewOf(await source.read(offset + headLength, messageHeadLength));
      if (!run || run.length > spanLength || run.offset + run.length !== offset) {
        run = {...span, length: 0};
        collector.spans.push(run);
      }
      run.length += span.length;
      const [channel, time] = [fields.getUint16(0, true), fields.getBigUint64(6, true)];
      collector.addMessage(run, channel, time, span.length - headLength - messageHeadLength);
    } else if (parsed.includes(op)) {
      if (span.length > (op === opcodes.chunk ? limits.chunk : limits.record)) {
        collector.addFault('too-large', offset, String(span.length));
        return;
      }
      try {
        takeParsed(await source.read(offset, span.length), span);
      } catch (error) {
        reader = primedReader(content);
        throw error;
      }
    }
  }

  const {chunk, footer: last} = opcodes;
  const records = {readHead, take, chunk, last, chunkStart};
  await walk(file, magicLength, collector, records, onProgress);
  return content;
}

async function addAttachment(content: Content, source: WindowedFile, span: Span): Promise<void> {
  if (content.attachments.length >= limits.extras) {
    return;
  }
  const text = async (at: number): Promise<[text: string, end: number]> => {
    const length = viewOf(await source.read(at, 4)).getUint32(0, true);
    const bytes = await source.read(at + 4, Math.min(length, span.length, limits.text));
    return [new TextDecoder().decode(bytes), at + 4 + length];
  };
  const [name, nameEnd] = await text(span.offset + headLength + 16);
  const [mediaType, typeEnd] = await text(nameEnd);
  const size = Number(viewOf(await source.read(typeEnd, 8)).getBigUint64(0, true));
  const at = {offset: typeEnd + 8, length: size};
  content.attachments.push({name, mediaType, size, at});
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

/**
 * @param isWhole whether to read every byte although there is an index, to find damage
 */
export async function openMcap(
  file: Blob,
  isWhole: boolean,
  onProgress: OnProgress,
): Promise<Recording> {
  let problem: string | undefined;
  const missing = file.size < 2 * magicLength + footerLength ? 'cut-off' : await indexProblem(file);
  let index: McapIndexedReader | undefined;
  let indexed: Content | undefined;
  if (!missing) {
    try {
      index = await openIndex(file);
      indexed = await readIndex(file, index, onProgress);
    } catch (error) {
      problem = messageOf(error);
    }
  }
  if (indexed && !isWhole) {
    return openedMcap(file, indexed, {index: 'full', isWhole: false});
  }
  const content = await readWhole(file, index, onProgress);
  if (problem !== undefined) {
    content.collector.addFault('bad-index', undefined, problem);
  } else if (!indexed && !content.collector.hasFault('cut-off')) {
    content.collector.addFault('no-index');
  }
  return openedMcap(file, content, {index: indexed ? 'full' : 'none', isWhole: true});
}
