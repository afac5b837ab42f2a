/**
 * Reads ROS 1 bags, format 2.0. https://wiki.ros.org/Bags/Format/2.0
 *
 * `@foxglove/rosbag` reads the whole end of a file into memory, needs an intact index, and generates code
 * from message definitions, which the Content-Security-Policy forbids. The tests compare with it.
 */
import {Collector} from './collector';
import {UnknownCompression, unpack} from './decompress';
import {limits} from './limits';
import {decodeText, findRecord, messageOf, readPiece, viewOf, WindowedFile} from './source';
import {countIn, messageFinder, type Found, type Span} from './spans';
import type {OnProgress, Recording, Schema, Summary} from './types';

export const bagMagic = '#ROSBAG V2.0\n';

const op = {message: 2, header: 3, index: 4, chunk: 5, chunkInfo: 6, connection: 7} as const;

type Fields = ReadonlyMap<string, Uint8Array>;

interface Head {
  fields: Fields;
  op: number;
  dataOffset: number;
  dataLength: number;
  end: number;
}

interface Connection {
  topic: string;
  schema: Schema;
}

interface Content {
  collector: Collector;
  spans: Span[];
  connections: Map<number, Connection>;
}

/** @throws when a field reaches beyond the header */
function fieldsOf(bytes: Uint8Array): Fields {
  const fields = new Map<string, Uint8Array>();
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length;) {
    const length = view.getUint32(at, true);
    const field = bytes.subarray(at + 4, at + 4 + length);
    const equals = field.indexOf(0x3d);
    if (field.length < length || equals < 0) {
      throw new Error('a header has a damaged field');
    }
    fields.set(decodeText(field.subarray(0, equals)), field.slice(equals + 1));
    at += 4 + length;
  }
  return fields;
}

/** @throws when the header lacks the field, or it has another size */
function field(fields: Fields, name: string, length?: number): DataView {
  const value = fields.get(name);
  if (!value || (length !== undefined && value.length !== length)) {
    throw new Error(`a header has no usable field "${name}"`);
  }
  return viewOf(value);
}

const uint32 = (fields: Fields, name: string) => field(fields, name, 4).getUint32(0, true);
const uint64 = (fields: Fields, name: string) =>
  Number(field(fields, name, 8).getBigUint64(0, true));
const text = (fields: Fields, name: string) => decodeText(fields.get(name) ?? new Uint8Array(0));

function timeAt(view: DataView, at: number): bigint {
  const seconds = BigInt(view.getUint32(at, true));
  return seconds * 1_000_000_000n + BigInt(view.getUint32(at + 4, true));
}

const isHead = (head: unknown): head is Head => !(head instanceof Error);

type Read = (offset: number, length: number) => Promise<Uint8Array> | Uint8Array;

/**
 * The head of the record at `offset`; its data are not read.
 * @throws RangeError when the file ends within it
 */
async function readHead(read: Read, offset: number): Promise<Head> {
  const headerLength = viewOf(await read(offset, 4)).getUint32(0, true);
  if (headerLength > limits.keptRecord) {
    throw new Error(`a header announces ${headerLength} bytes`);
  }
  const bytes = await read(offset + 4, headerLength + 4);
  const fields = fieldsOf(bytes.subarray(0, headerLength));
  const dataLength = viewOf(bytes).getUint32(headerLength, true);
  const dataOffset = offset + 4 + headerLength + 4;
  const end = dataOffset + dataLength;
  return {fields, op: field(fields, 'op', 1).getUint8(0), dataOffset, dataLength, end};
}

function addConnection({collector, connections}: Content, fields: Fields, data: Uint8Array): void {
  const id = uint32(fields, 'conn');
  if (connections.has(id) || connections.size >= limits.channels) {
    return;
  }
  const own = fieldsOf(data);
  const schema = {
    name: text(own, 'type'),
    encoding: 'ros1msg',
    data: own.get('message_definition') ?? new Uint8Array(0),
  };
  const topic = text(fields, 'topic') || text(own, 'topic');
  connections.set(id, {topic, schema});
  collector.addChannel(id, {topic, messageEncoding: 'ros1', schema});
}

async function readConnection(content: Content, read: Read, head: Head): Promise<void> {
  if (head.dataLength > limits.keptRecord) {
    throw new Error(`a connection takes ${head.dataLength} bytes`);
  }
  addConnection(content, head.fields, await read(head.dataOffset, head.dataLength));
}

/**
 * Reads the index: connections and chunks at the end of the file, and the list of messages behind each chunk.
 * @throws when it is damaged
 */
async function readIndex(
  file: Blob,
  header: Fields,
  content: Content,
  onProgress: OnProgress,
): Promise<void> {
  const {collector, spans} = content;
  const indexStart = uint64(header, 'index_pos');
  const indexLength = file.size - indexStart;
  if (indexLength < 0) {
    throw new Error(`the index begins at byte ${indexStart}, behind the end of the file`);
  }
  if (indexLength > limits.index) {
    throw new Error(`the index takes ${indexLength} bytes`);
  }
  const tail = new WindowedFile(file);
  const readEnd: Read = (offset, length) => tail.read(offset, length);
  const chunks: {offset: number; lists: number}[] = [];
  for (let offset = indexStart; offset < file.size;) {
    const head = await readHead(readEnd, offset);
    if (head.op === op.connection) {
      await readConnection(content, readEnd, head);
    } else if (head.op === op.chunkInfo) {
      const {fields} = head;
      chunks.push({offset: uint64(fields, 'chunk_pos'), lists: uint32(fields, 'count')});
    }
    offset = head.end;
  }
  if (chunks.length < uint32(header, 'chunk_count')) {
    throw new Error(`the index lists ${chunks.length} of ${uint32(header, 'chunk_count')} chunks`);
  }

  const source = new WindowedFile(file);
  const read: Read = (offset, length) => source.read(offset, length);
  let end = 0;
  chunks.sort((a, b) => a.offset - b.offset);
  for (const [position, {offset, lists}] of chunks.entries()) {
    const chunk = await readHead(read, offset);
    // What lies in what was read already would be read again and again.
    if (chunk.op !== op.chunk || offset < end) {
      throw new Error(`the index names a chunk at byte ${offset}, where there is none`);
    }
    const unpacked = uint32(chunk.fields, 'size');
    const span: Span = {offset, length: chunk.end - offset, counts: new Map()};
    spans.push(span);
    collector.addChunk(text(chunk.fields, 'compression'), chunk.dataLength, unpacked);
    const messages: {at: number; time: bigint; connection: number}[] = [];
    let at = chunk.end;
    for (let list = 0; list < lists; list += 1) {
      const head = await readHead(read, at);
      if (head.op !== op.index || head.dataLength > limits.index) {
        throw new Error(`the list of messages at byte ${at} is damaged`);
      }
      const connection = uint32(head.fields, 'conn');
      const entries = viewOf(await read(head.dataOffset, head.dataLength));
      for (let entry = 0; entry + 12 <= head.dataLength; entry += 12) {
        const time = timeAt(entries, entry);
        messages.push({at: entries.getUint32(entry + 8, true), time, connection});
      }
      at = head.end;
    }
    end = at;
    messages.sort((a, b) => a.at - b.at);
    for (const [place, {at: start, time, connection}] of messages.entries()) {
      const next = messages[place + 1]?.at ?? unpacked;
      collector.addMessage(connection, time, Math.max(0, next - start - messageHeadLength));
      countIn(span, collector.topicOf(connection));
    }
    onProgress((position + 1) / chunks.length);
  }
}

/** Lengths, and the fields `op`, `conn` and `time`, before the data of a message. */
const messageHeadLength = 8 + (4 + 4) + (4 + 9) + (4 + 13);

/** Messages and connections in the unpacked bytes of a chunk. */
async function* recordsOf(bytes: Uint8Array): AsyncGenerator<Head & {data: Uint8Array}> {
  const read: Read = (offset, length) => {
    if (offset + length > bytes.length) {
      throw new RangeError('a record reaches beyond its chunk');
    }
    return bytes.subarray(offset, offset + length);
  };
  for (let offset = 0; offset < bytes.length;) {
    const head = await readHead(read, offset);
    yield {...head, data: await read(head.dataOffset, head.dataLength)};
    offset = head.end;
  }
}

async function unpackChunk(
  file: Blob,
  {fields, dataOffset, dataLength}: Head,
): Promise<Uint8Array> {
  if (dataLength > limits.chunk) {
    throw new Error(`a chunk takes ${dataLength} bytes`);
  }
  const data = await readPiece(file, dataOffset, dataLength);
  return unpack(text(fields, 'compression'), data, uint32(fields, 'size'));
}

/** Bytes of the header of a chunk: its opcode, its size and the name of its compression. */
const longestChunkHeader = 80;

/** Where the header begins that has the opcode of a chunk at a place. */
function chunkStart(bytes: Uint8Array, opAt: number): number | undefined {
  const view = viewOf(bytes);
  const opField = opAt - 7;
  if (opField < 4 || view.getUint32(opField, true) !== 4 || bytes[opAt - 1] !== 0x3d) {
    return undefined;
  }
  const first = Math.max(0, opField - longestChunkHeader);
  for (let start = opField - 4; start >= first; start -= 1) {
    const length = view.getUint32(start, true);
    const end = start + 4 + length;
    if (end > opAt && end <= bytes.length && length <= longestChunkHeader) {
      try {
        const fields = fieldsOf(bytes.subarray(start + 4, end));
        if (fields.get('op')?.[0] === op.chunk && fields.has('compression') && fields.has('size')) {
          return start;
        }
      } catch {
        // These bytes are no header: one before them may be.
      }
    }
  }
  return undefined;
}

/** Reads the file record by record; what is damaged is left out and named. */
async function walk(file: Blob, content: Content, onProgress: OnProgress): Promise<void> {
  const {collector, spans} = content;
  const source = new WindowedFile(file);
  const read: Read = (offset, length) => source.read(offset, length);
  let skips = 0;
  for (let offset = bagMagic.length; offset < file.size;) {
    const head = await readHead(read, offset).catch((error: unknown) => error);
    if (!isHead(head) || head.end > file.size) {
      skips += 1;
      const next =
        skips > limits.skips ? undefined : await findRecord(file, offset + 1, op.chunk, chunkStart);
      if (next === undefined) {
        const isDamaged = !isHead(head) && !(head instanceof RangeError);
        collector.addFault(isDamaged ? 'stopped' : 'cut-off', offset);
        return;
      }
      collector.addFault('skipped', offset, String(next));
      offset = next;
      continue;
    }
    try {
      if (head.op === op.connection) {
        await readConnection(content, read, head);
      } else if (head.op === op.chunk) {
        const span: Span = {offset, length: head.end - offset, counts: new Map()};
        spans.push(span);
        const compression = text(head.fields, 'compression');
        collector.addChunk(compression, head.dataLength, uint32(head.fields, 'size'));
        for await (const record of recordsOf(await unpackChunk(file, head))) {
          if (record.op === op.connection) {
            addConnection(content, record.fields, record.data);
          } else if (record.op === op.message) {
            const connection = uint32(record.fields, 'conn');
            const time = timeAt(field(record.fields, 'time', 8), 0);
            collector.addMessage(connection, time, record.dataLength);
            countIn(span, collector.topicOf(connection));
          }
        }
      }
    } catch (error) {
      const isUnknown = error instanceof UnknownCompression;
      const code = head.op === op.chunk ? 'bad-chunk' : 'bad-record';
      collector.addFault(isUnknown ? 'unknown-compression' : code, offset, messageOf(error));
    }
    offset = head.end;
    onProgress(offset / file.size);
  }
}

function recordingOf(
  file: Blob,
  {collector, spans, connections}: Content,
  found: Pick<Summary, 'index' | 'isWhole'>,
): Recording {
  async function read({offset}: Span): Promise<Found[]> {
    const head = await readHead((at, length) => readPiece(file, at, length), offset);
    const own: Found[] = [];
    for await (const {op: kind, fields, data} of recordsOf(await unpackChunk(file, head))) {
      const id = kind === op.message ? uint32(fields, 'conn') : -1;
      const topic = collector.topicOf(id);
      if (topic !== undefined) {
        const logTime = timeAt(field(fields, 'time', 8), 0);
        const {schema} = connections.get(id)!;
        own.push({topic, message: {logTime, messageEncoding: 'ros1', schema, data}});
      }
    }
    return own;
  }

  return {
    summary: {
      format: 'bag',
      size: file.size,
      ...found,
      ...collector.finish(),
      attachments: [],
      metadata: [],
    },
    ...messageFinder(spans, read),
    schema: (topic) => collector.schemaOf(topic),
    attachment: () => Promise.reject(new RangeError('bags have no attachments')),
  };
}

const newContent = (): Content => ({
  collector: new Collector(),
  spans: [],
  connections: new Map(),
});

/**
 * @param isWhole whether to read every byte although there is an index, to find damage
 */
export async function openBag(
  file: Blob,
  isWhole: boolean,
  onProgress: OnProgress,
): Promise<Recording> {
  const content = newContent();
  let header: Fields | undefined;
  let problem: string | undefined;
  try {
    const head = await readHead((at, length) => readPiece(file, at, length), bagMagic.length);
    header = head.op === op.header ? head.fields : undefined;
  } catch (error) {
    problem = messageOf(error);
  }
  const encryptor = header ? text(header, 'encryptor') : '';
  if (encryptor !== '' && encryptor !== 'rosbag/NoEncryptor') {
    content.collector.addFault('encrypted', bagMagic.length, encryptor);
    return recordingOf(file, content, {index: 'none', isWhole: false});
  }
  const hasIndex = header?.get('index_pos')?.some((byte) => byte !== 0) ?? false;
  if (header && hasIndex) {
    try {
      await readIndex(file, header, content, onProgress);
      if (!isWhole) {
        return recordingOf(file, content, {index: 'full', isWhole: false});
      }
    } catch (error) {
      problem = messageOf(error);
    }
  }
  const whole = newContent();
  await walk(file, whole, onProgress);
  if (!header) {
    whole.collector.addFault('bad-header', bagMagic.length, problem);
  } else if (!whole.collector.hasFault('cut-off')) {
    if (problem !== undefined) {
      whole.collector.addFault('bad-index', undefined, problem);
    } else if (!hasIndex) {
      whole.collector.addFault('no-index');
    }
  }
  const index = hasIndex && problem === undefined ? 'full' : 'none';
  return recordingOf(file, whole, {index, isWhole: true});
}
