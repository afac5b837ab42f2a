/**
 * Reads ROS 1 bags, format 2.0. https://wiki.ros.org/Bags/Format/2.0
 *
 * `@foxglove/rosbag` reads the whole end of a file into memory, needs an intact index, and generates code
 * from message definitions, which the Content-Security-Policy forbids. The tests compare with it.
 */
import {Collector, type IndexEntry, type Span} from './collector';
import {UnknownCompression, unpack} from './decompress';
import {limits} from './limits';
import {decodeText, isChanged, messageOf, readPiece, viewOf, WindowedFile} from './source';
import {recordingOf} from './spans';
import type {Fault, OnProgress, Recording, Summary} from './types';
import {walk} from './walk';

export const bagMagic = '#ROSBAG V2.0\n';

const op = {message: 2, header: 3, index: 4, chunk: 5, chunkInfo: 6, connection: 7} as const;

type Fields = ReadonlyMap<string, Uint8Array>;

interface Head {
  offset: number;
  fields: Fields;
  op: number;
  dataOffset: number;
  dataLength: number;
  end: number;
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

type Read = (offset: number, length: number) => Promise<Uint8Array> | Uint8Array;

/**
 * The head of the record at `offset`; its data are not read.
 * @throws RangeError when the file ends within it
 */
async function readHead(read: Read, offset: number): Promise<Head> {
  const headerLength = viewOf(await read(offset, 4)).getUint32(0, true);
  if (headerLength > limits.record) {
    throw new Error(`a header announces ${headerLength} bytes`);
  }
  const bytes = await read(offset + 4, headerLength + 4);
  const fields = fieldsOf(bytes.subarray(0, headerLength));
  const dataLength = viewOf(bytes).getUint32(headerLength, true);
  const dataOffset = offset + 4 + headerLength + 4;
  const end = dataOffset + dataLength;
  return {offset, fields, op: field(fields, 'op', 1).getUint8(0), dataOffset, dataLength, end};
}

function addConnection(collector: Collector, fields: Fields, data: Uint8Array): void {
  const id = uint32(fields, 'conn');
  if (collector.channelOf(id)) {
    return;
  }
  const own = fieldsOf(data);
  const schema = {
    name: text(own, 'type'),
    encoding: 'ros1msg',
    data: own.get('message_definition') ?? new Uint8Array(0),
  };
  const topic = text(fields, 'topic') || text(own, 'topic');
  collector.addChannel(id, {topic, messageEncoding: 'ros1', schema});
}

async function readConnection(collector: Collector, read: Read, head: Head): Promise<void> {
  if (head.dataLength > limits.record) {
    throw new Error(`a connection takes ${head.dataLength} bytes`);
  }
  addConnection(collector, head.fields, await read(head.dataOffset, head.dataLength));
}

const spanOf = ({offset, end}: Head): Span => ({offset, length: end - offset, counts: new Map()});

const addChunk = (collector: Collector, span: Span, {fields, dataLength}: Head): void =>
  collector.addChunk(span, text(fields, 'compression'), dataLength, uint32(fields, 'size'));

/**
 * Reads the index: connections and chunks at the end of the file, and the list of messages behind each chunk.
 * @returns the end of the index
 * @throws when it is damaged
 */
async function readIndex(
  file: Blob,
  header: Fields,
  collector: Collector,
  onProgress: OnProgress,
): Promise<number> {
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
  let connections = 0;
  let indexEnd = indexStart;
  const isMissing = () =>
    connections < uint32(header, 'conn_count') || chunks.length < uint32(header, 'chunk_count');
  for (let offset = indexStart; offset < file.size;) {
    let head: Head;
    try {
      head = await readHead(readEnd, offset);
    } catch (error) {
      if (isMissing() || isChanged(error)) {
        throw error;
      }
      // Other bytes follow the last record of the index.
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
  if (chunks.length < uint32(header, 'chunk_count')) {
    throw new Error(`the index lists ${chunks.length} of ${uint32(header, 'chunk_count')} chunks`);
  }

  const source = new WindowedFile(file);
  const read: Read = (offset, length) => source.read(offset, length);
  let end = 0;
  chunks.sort((a, b) => a.offset - b.offset);
  for (const [position, {offset, lists}] of chunks.entries()) {
    const chunk = await readHead(read, offset);
    // A position in data that was read already would loop.
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
      const entries = viewOf(await read(head.dataOffset, head.dataLength));
      for (let entry = 0; entry + 12 <= head.dataLength; entry += 12) {
        const time = timeAt(entries, entry);
        messages.push({channel, time, at: entries.getUint32(entry + 8, true)});
      }
      at = head.end;
    }
    end = at;
    const isNew = messages.some(({channel}) => !collector.hasMessages(channel));
    if (!isNew || !(await takeUnpacked(file, chunk, span, collector))) {
      addChunk(collector, span, chunk);
      collector.addIndexed(span, messages, uint32(chunk.fields, 'size'), messageHeadLength);
    }
    onProgress((position + 1) / chunks.length);
  }
  return indexEnd;
}

/** Messages outside of chunks are found again by pieces of this size. */
const spanLength = 1024 * 1024;

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

/**
 * Counts the messages of a chunk by its records; of a damaged one, none.
 * @returns whether this tool reads such chunks
 */
async function takeUnpacked(
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
    const isLarge = Math.max(chunk.dataLength, uint32(chunk.fields, 'size')) > limits.chunk;
    if (isLarge || error instanceof UnknownCompression) {
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

async function readWhole(file: Blob, collector: Collector, onProgress: OnProgress): Promise<void> {
  const source = new WindowedFile(file);
  const read: Read = (offset, length) => source.read(offset, length);

  let run: Span | undefined;

  async function take(head: Head): Promise<void> {
    if (head.op === op.connection) {
      await readConnection(collector, read, head);
    } else if (head.op === op.message) {
      const span = spanOf(head);
      if (!run || run.length > spanLength || run.offset + run.length !== head.offset) {
        run = {...span, length: 0};
        collector.spans.push(run);
      }
      run.length += span.length;
      const time = timeAt(field(head.fields, 'time', 8), 0);
      collector.addMessage(run, uint32(head.fields, 'conn'), time, head.dataLength);
    } else if (head.op === op.chunk && head.dataLength === 0) {
      // A recorder writes the length of a chunk when it closes it.
      addChunk(collector, spanOf(head), head);
      collector.addFault('unfinished-chunk', head.offset);
    } else if (head.op === op.chunk) {
      const span = spanOf(head);
      addChunk(collector, span, head);
      for await (const record of recordsOf(await unpackChunk(file, head))) {
        if (record.op === op.connection) {
          addConnection(collector, record.fields, record.data);
        } else if (record.op === op.message) {
          const time = timeAt(field(record.fields, 'time', 8), 0);
          collector.addMessage(span, uint32(record.fields, 'conn'), time, record.dataLength);
        }
      }
    }
  }

  const readHeadAt = (offset: number) => readHead(read, offset);
  const records = {readHead: readHeadAt, take, chunk: op.chunk, chunkStart};
  await walk(file, bagMagic.length, collector, records, onProgress);
}

const openedBag = (
  file: Blob,
  collector: Collector,
  found: Pick<Summary, 'index' | 'isWhole'>,
): Recording =>
  recordingOf(
    collector,
    {format: 'bag', size: file.size, ...found, attachments: [], metadata: []},
    async function* read({offset, length}) {
      const head = await readHead((at, size) => readPiece(file, at, size), offset);
      const bytes =
        head.op === op.chunk
          ? await unpackChunk(file, head)
          : await readPiece(file, offset, length);
      for await (const {op: kind, fields, data} of recordsOf(bytes)) {
        if (kind === op.message) {
          const logTime = timeAt(field(fields, 'time', 8), 0);
          yield {channel: uint32(fields, 'conn'), logTime, data};
        }
      }
    },
    () => Promise.reject(new RangeError('bags have no attachments')),
  );

/**
 * @param isWhole whether to read every byte although there is an index, to find damage
 */
export async function openBag(
  file: Blob,
  isWhole: boolean,
  onProgress: OnProgress,
): Promise<Recording> {
  const indexed = new Collector();
  let header: Fields | undefined;
  let problem: string | undefined;
  let end = file.size;
  let trailing: Fault | undefined;
  try {
    const head = await readHead((at, length) => readPiece(file, at, length), bagMagic.length);
    header = head.op === op.header ? head.fields : undefined;
  } catch (error) {
    problem = messageOf(error);
  }
  const encryptor = header ? text(header, 'encryptor') : '';
  if (encryptor !== '' && encryptor !== 'rosbag/NoEncryptor') {
    indexed.addFault('encrypted', bagMagic.length, encryptor);
    return openedBag(file, indexed, {index: 'none', isWhole: false});
  }
  const hasIndex = header?.get('index_pos')?.some((byte) => byte !== 0) ?? false;
  if (header && hasIndex) {
    try {
      end = await readIndex(file, header, indexed, onProgress);
      if (end < file.size) {
        const next = decodeText(await readPiece(file, end, Math.min(13, file.size - end)));
        const code = next === bagMagic ? 'joined' : 'trailing';
        trailing = {code, offset: end, detail: String(file.size - end)};
        indexed.addFault(code, end, trailing.detail);
      }
      if (!isWhole) {
        return openedBag(file, indexed, {index: 'full', isWhole: false});
      }
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      problem = messageOf(error);
    }
  }
  const whole = new Collector();
  await readWhole(file.slice(0, end), whole, onProgress);
  if (trailing) {
    whole.addFault(trailing.code, trailing.offset, trailing.detail);
  }
  if (!header) {
    whole.addFault('bad-header', bagMagic.length, problem);
  } else if (!whole.hasFault('cut-off')) {
    if (problem !== undefined) {
      whole.addFault('bad-index', undefined, problem);
    } else if (!hasIndex) {
      whole.addFault('no-index');
    }
  }
  const index = hasIndex && problem === undefined ? 'full' : 'none';
  return openedBag(file, whole, {index, isWhole: true});
}
