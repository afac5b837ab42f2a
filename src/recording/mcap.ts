/**
 * Reads MCAP files: by the index at their end, which takes a few reads whatever their size, or record by
 * record where there is none. https://mcap.dev/spec
 */
import {BlobReadable} from '@mcap/browser';
import {
  McapIndexedReader,
  McapRecordBuilder,
  McapStreamReader,
  type DecompressHandlers,
  type TypedMcapRecord,
  type TypedMcapRecords,
} from '@mcap/core';
import {Collector} from './collector';
import {UnknownCompression, unpack} from './decompress';
import {limits} from './limits';
import {findRecord, messageOf, readPiece, viewOf, WindowedFile} from './source';
import {countIn, messageFinder, type Found, type Span} from './spans';
import type {Attachment, Metadata, OnProgress, Recording, Schema, Summary} from './types';

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

/** Refuses to read an index that is larger than any sensible one, because all of it is kept. */
class IndexReadable extends BlobReadable {
  override read(offset: bigint, size: bigint): Promise<Uint8Array> {
    if (size > limits.index) {
      throw new Error(`the index takes ${size} bytes; up to ${limits.index} are read`);
    }
    return super.read(offset, size);
  }
}

type Extra<Kind> = Kind & {at: {offset: number; length: number}};

/** What both ways of reading find. */
interface Content {
  collector: Collector;
  spans: Span[];
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
  spans: [],
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
    content.spans.push(span);
    collector.addChunk(chunk.compression, Number(chunk.compressedSize), unpacked);
    const indexLength = Number(chunk.messageIndexLength);
    if (indexLength > limits.index) {
      throw new Error(`the list of messages at byte ${offset + length} is too large`);
    }
    const messages: {at: number; time: bigint; channel: number}[] = [];
    for (const record of recordsOf(
      newReader(),
      await readPiece(file, offset + length, indexLength),
    )) {
      if (record.type === 'MessageIndex') {
        for (const [time, at] of record.records) {
          messages.push({at: Number(at), time, channel: record.channelId});
        }
      }
    }
    if (messages.length === 0 && unpacked > 0) {
      throw new Error(`the chunk at byte ${offset} has no list of its messages`);
    }
    messages.sort((a, b) => a.at - b.at);
    for (const [place, {at, time, channel}] of messages.entries()) {
      const end = messages[place + 1]?.at ?? unpacked;
      collector.addMessage(channel, time, Math.max(0, end - at - headLength - messageHeadLength));
      countIn(span, collector.topicOf(channel));
    }
    onProgress((position + 1) / chunks.length);
  }

  content.attachments = index.attachmentIndexes.slice(0, limits.extras).map((record) => {
    const size = Number(record.dataSize);
    const offset = Number(record.offset) + Number(record.length) - 4 - size;
    const {name, mediaType} = record;
    return {name, mediaType, size, at: {offset, length: size}};
  });
  for (const {offset, length} of index.metadataIndexes.slice(0, limits.extras)) {
    if (length <= limits.keptRecord) {
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

/**
 * Reads the file record by record; what is damaged is left out and named.
 * @param index knows channels even where the chunk with them is damaged
 */
async function walk(
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
  let offset = magicLength;
  let run: Span | undefined;
  let skips = 0;
  let hasFooter = false;

  function take(bytes: Uint8Array, span: Span): void {
    for (const record of recordsOf(reader, bytes)) {
      if (record.type === 'Schema') {
        addSchema(content, record);
      } else if (record.type === 'Channel') {
        addChannel(content, record);
      } else if (record.type === 'Message') {
        collector.addMessage(record.channelId, record.logTime, record.data.length);
        countIn(span, collector.topicOf(record.channelId));
      } else if (record.type === 'Chunk') {
        const {compression, records, uncompressedSize} = record;
        collector.addChunk(compression, records.length, Number(uncompressedSize));
        content.spans.push(span);
      } else if (record.type === 'Metadata') {
        content.metadata.push(metadataOf(record));
      } else if (record.type === 'Header') {
        content.library = record.library;
        content.profile = record.profile;
      } else if (record.type === 'Statistics') {
        content.announced = record.messageCount;
      }
    }
  }

  while (offset < file.size && !hasFooter) {
    if (offset + headLength > file.size) {
      collector.addFault('cut-off', offset);
      break;
    }
    const head = viewOf(await source.read(offset, headLength));
    const opcode = head.getUint8(0);
    const length = Number(head.getBigUint64(1, true));
    const end = offset + headLength + length;
    if (end > file.size || opcode === 0) {
      skips += 1;
      const next =
        skips > limits.skips
          ? undefined
          : await findRecord(file, offset + 1, opcodes.chunk, chunkStart);
      if (next === undefined) {
        const isKnown = opcode > 0 && opcode <= opcodes.lastKnown;
        collector.addFault(isKnown ? 'cut-off' : 'stopped', offset);
        break;
      }
      collector.addFault('skipped', offset, String(next));
      offset = next;
      continue;
    }
    const isKept = opcode !== opcodes.chunk && opcode !== opcodes.message;
    const span: Span = {offset, length: headLength + length, counts: new Map()};
    try {
      if (opcode === opcodes.footer) {
        hasFooter = true;
      } else if (opcode === opcodes.attachment) {
        await addAttachment(content, source, span);
      } else if (opcode === opcodes.message) {
        const fields = viewOf(await source.read(offset + headLength, messageHeadLength));
        const channel = fields.getUint16(0, true);
        collector.addMessage(channel, fields.getBigUint64(6, true), length - messageHeadLength);
        if (!run || run.length > spanLength || run.offset + run.length !== offset) {
          run = {...span, length: 0};
          content.spans.push(run);
        }
        run.length += span.length;
        countIn(run, collector.topicOf(channel));
      } else if (length > (isKept ? limits.keptRecord : limits.chunk)) {
        collector.addFault('too-large', offset, String(length));
      } else if (parsed.includes(opcode) && content.metadata.length < limits.extras) {
        take(await source.read(offset, span.length), span);
      }
    } catch (error) {
      const isUnknown = error instanceof UnknownCompression;
      const code = opcode === opcodes.chunk ? 'bad-chunk' : 'bad-record';
      collector.addFault(isUnknown ? 'unknown-compression' : code, offset, messageOf(error));
      reader = primedReader(content);
    }
    offset = end;
    onProgress(offset / file.size);
  }
  if (!hasFooter && offset >= file.size) {
    collector.addFault('cut-off', file.size);
  }
  return content;
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

function recordingOf(
  file: Blob,
  content: Content,
  found: Pick<Summary, 'index' | 'isWhole'>,
): Recording {
  const {collector, spans, channels, schemas} = content;
  const {announced = BigInt(collector.messages)} = content;
  if (announced !== BigInt(collector.messages) && !collector.hasFault('too-many-topics')) {
    collector.addFault('count-differs', undefined, String(announced));
  }

  async function read(span: Span): Promise<Found[]> {
    if (span.length > limits.chunk) {
      throw new Error(`the chunk at byte ${span.offset} takes ${span.length} bytes`);
    }
    const own: Found[] = [];
    const bytes = await readPiece(file, span.offset, span.length);
    for (const record of recordsOf(primedReader(content), bytes)) {
      const channel = record.type === 'Message' ? channels.get(record.channelId) : undefined;
      const topic = channel && collector.topicOf(channel.id);
      if (record.type === 'Message' && channel && topic !== undefined) {
        const {logTime, publishTime, sequence, data} = record;
        const schema = schemas.get(channel.schemaId);
        const {messageEncoding} = channel;
        own.push({
          topic,
          message: {logTime, publishTime, sequence, messageEncoding, schema, data},
        });
      }
    }
    return own;
  }

  return {
    summary: {
      format: 'mcap',
      size: file.size,
      library: content.library,
      profile: content.profile,
      ...found,
      ...collector.finish(),
      attachments: content.attachments.map(({name, mediaType, size}) => ({name, mediaType, size})),
      metadata: content.metadata,
    },
    ...messageFinder(spans, read),
    schema: (topic) => collector.schemaOf(topic),
    attachment: (index) => {
      const {at, mediaType} = content.attachments[index]!;
      return Promise.resolve(file.slice(at.offset, at.offset + at.length, mediaType));
    },
  };
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
    return recordingOf(file, indexed, {index: 'full', isWhole: false});
  }
  const content = await walk(file, index, onProgress);
  if (problem !== undefined) {
    content.collector.addFault('bad-index', undefined, problem);
  } else if (!indexed && !content.collector.hasFault('cut-off')) {
    content.collector.addFault('no-index');
  }
  return recordingOf(file, content, {index: indexed ? 'full' : 'none', isWhole: true});
}
