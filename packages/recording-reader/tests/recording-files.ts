/** Recordings for tests: MCAP by the official writer, bags by a minimal one. */
import {McapWriter, TempBuffer, type McapWriterOptions} from '@mcap/core';

export const seconds = (value: number): bigint => BigInt(Math.round(value * 1e9));

export interface TestTopic {
  topic: string;
  schemaName: string;
  schemaEncoding: string;
  messageEncoding: string;
  schema: Uint8Array | string;
  /** Times in seconds, and the bytes of each message. */
  messages: readonly (readonly [time: number, data: Uint8Array])[];
}

const bytesOf = (text: Uint8Array | string) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

export async function mcapOf(
  topics: readonly TestTopic[],
  options: Partial<McapWriterOptions> = {},
): Promise<Uint8Array> {
  const file = new TempBuffer();
  const writer = new McapWriter({writable: file, chunkSize: 256, ...options});
  await writer.start({profile: 'test', library: 'tests'});
  const messages: {id: number; time: number; data: Uint8Array}[] = [];
  for (const {topic, schemaName: name, schemaEncoding: encoding, schema, ...rest} of topics) {
    const data = bytesOf(schema);
    const schemaId = name && (await writer.registerSchema({name, encoding, data}));
    const {messageEncoding} = rest;
    const channel = {topic, schemaId: schemaId || 0, messageEncoding, metadata: new Map()};
    const id = await writer.registerChannel(channel);
    rest.messages.forEach(([time, bytes]) => messages.push({id, time, data: bytes}));
  }
  messages.sort((a, b) => a.time - b.time);
  for (const [sequence, {id, time, data}] of messages.entries()) {
    const logTime = seconds(time);
    await writer.addMessage({channelId: id, sequence, logTime, publishTime: logTime, data});
  }
  const stamp = {logTime: 0n, createTime: 0n};
  const note = bytesOf('calibrated');
  await writer.addAttachment({...stamp, name: 'note.txt', mediaType: 'text/plain', data: note});
  await writer.addMetadata({name: 'robot', metadata: new Map([['serial', 'AMR-07']])});
  await writer.end();
  return file.get().slice();
}

const join = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Numbers in the format of bags, of four bytes each. */
export const uint32 = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer);
const uint64 = (value: number) => new Uint8Array(BigUint64Array.of(BigInt(value)).buffer);

type Fields = Record<string, Uint8Array | string | number>;

function fieldsOf(fields: Fields): Uint8Array {
  return join(
    Object.entries(fields).flatMap(([name, value]) => {
      const bytes = typeof value === 'number' ? uint32(value) : bytesOf(value);
      return [uint32(name.length + 1 + bytes.length), bytesOf(`${name}=`), bytes];
    }),
  );
}

/** A record of a bag. */
export function recordOf(
  op: number,
  fields: Fields,
  data: Uint8Array = new Uint8Array(0),
): Uint8Array {
  const header = fieldsOf({op: Uint8Array.of(op), ...fields});
  return join([uint32(header.length), header, uint32(data.length), data]);
}

const timeOf = (time: number) => uint32(Math.floor(time), Math.round((time % 1) * 1e9));

interface BagOptions {
  compression?: string;
  compress?: (bytes: Uint8Array) => Uint8Array;
  isIndexed?: boolean;
  header?: Record<string, string>;
}

/** A bag with one chunk for every four messages. */
export function bagOf(topics: readonly TestTopic[], options: BagOptions = {}): Uint8Array {
  const {compression = 'none', compress = (bytes) => bytes, isIndexed = true} = options;
  const connections = topics.map(({topic, schemaName: type, schema}, conn) =>
    recordOf(7, {conn, topic}, fieldsOf({topic, type, md5sum: '*', message_definition: schema})),
  );
  const messages = topics
    .flatMap((topic, conn) => topic.messages.map(([time, data]) => ({conn, time, data})))
    .sort((a, b) => a.time - b.time);
  const magic = bytesOf('#ROSBAG V2.0\n');
  const headerLength = 4096;
  let position = magic.length + headerLength;
  const body: Uint8Array[] = [];
  const infos: Uint8Array[] = [];
  for (let first = 0; first < messages.length; first += 4) {
    const own = messages.slice(first, first + 4);
    const index = new Map<number, Uint8Array[]>();
    let unpacked = join(connections);
    for (const {conn, time, data} of own) {
      index.set(conn, [...(index.get(conn) ?? []), join([timeOf(time), uint32(unpacked.length)])]);
      unpacked = join([unpacked, recordOf(2, {conn, time: timeOf(time)}, data)]);
    }
    const lists = [...index].map(([conn, entries]) =>
      recordOf(4, {ver: 1, conn, count: entries.length}, join(entries)),
    );
    const [start_time, end_time] = [timeOf(own[0]!.time), timeOf(own.at(-1)!.time)];
    const counts = [...index].map(([conn, {length}]) => uint32(conn, length));
    const info = {ver: 1, chunk_pos: uint64(position), start_time, end_time, count: index.size};
    infos.push(recordOf(6, info, join(counts)));
    const chunk = recordOf(5, {compression, size: unpacked.length}, compress(unpacked));
    const written = join([chunk, ...lists]);
    body.push(written);
    position += written.length;
  }
  const fields = {
    index_pos: uint64(isIndexed ? position : 0),
    conn_count: isIndexed ? connections.length : 0,
    chunk_count: isIndexed ? infos.length : 0,
    ...options.header,
  };
  const padding = headerLength - recordOf(3, fields).length;
  const header = recordOf(3, fields, new Uint8Array(padding).fill(0x20));
  return join([magic, header, ...body, ...(isIndexed ? [...connections, ...infos] : [])]);
}
