/** Recordings for tests: MCAP by the official writer, bags by a small one. */
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
  for (const {topic, schemaName, schemaEncoding, messageEncoding, schema, ...rest} of topics) {
    const data = bytesOf(schema);
    const schemaId =
      schemaName === ''
        ? 0
        : await writer.registerSchema({name: schemaName, encoding: schemaEncoding, data});
    const metadata = new Map<string, string>();
    const id = await writer.registerChannel({topic, schemaId, messageEncoding, metadata});
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

/** Numbers as bags have them, of so many bytes each. */
export const numberOf = (length: 1 | 4 | 8, ...values: number[]) => {
  const bytes = Buffer.alloc(length * values.length);
  values.forEach((value, at) =>
    length === 8
      ? bytes.writeBigUInt64LE(BigInt(value), 8 * at)
      : bytes.writeUIntLE(value, length * at, length),
  );
  return new Uint8Array(bytes);
};

function fieldsOf(fields: Record<string, Uint8Array | string>): Uint8Array {
  return join(
    Object.entries(fields).flatMap(([name, value]) => {
      const field = join([bytesOf(`${name}=`), bytesOf(value)]);
      return [numberOf(4, field.length), field];
    }),
  );
}

/** A record of a bag. */
export function recordOf(
  fields: Record<string, Uint8Array | string>,
  data: Uint8Array,
): Uint8Array {
  const header = fieldsOf(fields);
  return join([numberOf(4, header.length), header, numberOf(4, data.length), data]);
}

const timeOf = (time: number) => numberOf(4, Math.floor(time), Math.round((time % 1) * 1e9));

interface BagOptions {
  compression?: string;
  compress?: (bytes: Uint8Array) => Uint8Array;
  isIndexed?: boolean;
  header?: Record<string, string>;
}

/** A bag with one chunk for every four messages. */
export function bagOf(topics: readonly TestTopic[], options: BagOptions = {}): Uint8Array {
  const {compression = 'none', compress = (bytes) => bytes, isIndexed = true} = options;
  const connections = topics.map(({topic, schemaName, schema}, conn) =>
    recordOf(
      {op: numberOf(1, 7), conn: numberOf(4, conn), topic},
      fieldsOf({topic, type: schemaName, md5sum: '*', message_definition: schema}),
    ),
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
    const parts = [...connections];
    const index = new Map<number, Uint8Array[]>();
    for (const {conn, time, data} of own) {
      const at = parts.reduce((sum, part) => sum + part.length, 0);
      parts.push(recordOf({op: numberOf(1, 2), conn: numberOf(4, conn), time: timeOf(time)}, data));
      index.set(conn, [...(index.get(conn) ?? []), timeOf(time), numberOf(4, at)]);
    }
    const unpacked = join(parts);
    const chunk = recordOf(
      {op: numberOf(1, 5), compression, size: numberOf(4, unpacked.length)},
      compress(unpacked),
    );
    const lists = [...index].map(([conn, entries]) =>
      recordOf(
        {
          op: numberOf(1, 4),
          ver: numberOf(4, 1),
          conn: numberOf(4, conn),
          count: numberOf(4, entries.length / 2),
        },
        join(entries),
      ),
    );
    infos.push(
      recordOf(
        {
          op: numberOf(1, 6),
          ver: numberOf(4, 1),
          chunk_pos: numberOf(8, position),
          start_time: timeOf(own[0]!.time),
          end_time: timeOf(own.at(-1)!.time),
          count: numberOf(4, index.size),
        },
        join([...index].map(([conn, entries]) => numberOf(4, conn, entries.length / 2))),
      ),
    );
    const written = join([chunk, ...lists]);
    body.push(written);
    position += written.length;
  }
  const fields = {
    op: numberOf(1, 3),
    index_pos: numberOf(8, isIndexed ? position : 0),
    conn_count: numberOf(4, isIndexed ? connections.length : 0),
    chunk_count: numberOf(4, isIndexed ? infos.length : 0),
    ...options.header,
  };
  const padding = headerLength - recordOf(fields, new Uint8Array(0)).length;
  const header = recordOf(fields, new Uint8Array(padding).fill(0x20));
  return join([magic, header, ...body, ...(isIndexed ? [...connections, ...infos] : [])]);
}
