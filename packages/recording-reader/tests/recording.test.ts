import {create, createFileRegistry, fromJson, toBinary} from '@bufbuild/protobuf';
import {
  FieldDescriptorProto_Label as Label,
  FieldDescriptorProto_Type as Type,
  FileDescriptorSetSchema,
  file_google_protobuf_timestamp,
} from '@bufbuild/protobuf/wkt';
import {MessageWriter as Ros1Writer} from '@foxglove/rosmsg-serialization';
import {McapRecordBuilder} from '@mcap/core';
import {parse as parseRos} from '@foxglove/rosmsg';
import {MessageWriter as Ros2Writer} from '@foxglove/rosmsg2-serialization';
import {Bag} from '@foxglove/rosbag';
import {compress} from 'lz4js';
import {describe, expect, it} from 'vitest';
import {decodeMessage, schemaText, UnknownEncoding} from '../src/decode';
import {unpack} from '../src/decompress';
import {TooLarge} from '../src/errors';
import {limits} from '../src/limits';
import {NotReadable, openRecording} from '../src/open';
import {unplacedTopics} from '../src/transformTree';
import {jsonOf, treeOf} from '../src/tree';
import type {Summary} from '../src/types';
import {handleRequest} from '../src/worker/requestHandlers';
import type {WorkerResponse} from '../src/worker/protocol';
import {bagOf, mcapOf, recordOf, seconds, uint32, type TestTopic} from './recording-files';

const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);
const open = (bytes: Uint8Array, isWhole = false) => openRecording(blobOf(bytes), {isWhole});
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** A message every half second, without the two at 3 and 3.5 s. */
const times = [1, 1.5, 2, 2.5, 4, 4.5, 5];
const speeds: TestTopic = {
  topic: '/speed',
  schemaName: 'demo.Speed',
  schemaEncoding: 'jsonschema',
  messageEncoding: 'json',
  schema: '{"type":"object"}',
  messages: times.map((time) => [time, json({time, pad: 'x'.repeat(60)})]),
};
const point = 'float64 x\nstring label';
const points: TestTopic = {
  topic: '/point',
  schemaName: 'demo/Point',
  schemaEncoding: 'ros1msg',
  messageEncoding: 'ros1',
  schema: point,
  messages: [2, 3].map((time) => [
    time,
    new Ros1Writer(parseRos(point)).writeMessage({x: time, label: `at ${time}`}),
  ]),
};
const mcap = (options?: Parameters<typeof mcapOf>[1]) => mcapOf([speeds, points], options);
const bag = (options?: Parameters<typeof bagOf>[1]) =>
  bagOf([points, {...speeds, schema: point}], options);
const lz4 = (data: Uint8Array) => ({compression: 'lz4', compressedData: compress(data)});

/** A file whose slices are read by `read` instead of from the disk. */
function fileOf(bytes: Uint8Array, read: (content: ArrayBuffer) => Promise<ArrayBuffer>): Blob {
  const {slice, arrayBuffer} = Blob.prototype;
  const wrapped = (piece: Blob): Blob =>
    Object.assign(piece, {
      slice: (...range: Parameters<Blob['slice']>) => wrapped(slice.apply(piece, range)),
      arrayBuffer: async () => read(await arrayBuffer.call(piece)),
    });
  return wrapped(blobOf(bytes));
}

/** A file that grows on the disk after a number of reads, as browsers report it. */
function growing(bytes: Uint8Array, reads: number): Blob {
  let left = reads;
  return fileOf(bytes, (content) => {
    left -= 1;
    return left < 0
      ? Promise.reject(new DOMException('changed', 'NotReadableError'))
      : Promise.resolve(content);
  });
}

const codes = ({faults}: Summary) => faults.map(({code}) => code);

const unclosed = {compression: 'lz4', compress, isIndexed: false};

describe.each([
  ['an indexed MCAP', () => mcap(), 'full'],
  ['an LZ4 MCAP', () => mcap({compressChunk: lz4}), 'full'],
  ['an MCAP without chunks', () => mcap({useChunks: false}), 'none'],
  ['an MCAP without an index', () => mcap({useChunkIndex: false, useStatistics: false}), 'none'],
  ['a bag', () => bag(), 'full'],
  ['an LZ4 bag that was not closed', () => bag(unclosed), 'none'],
] as const)('%s', (_, make, index) => {
  it('is counted the same by its index and by every byte', async () => {
    const bytes = await make();
    for (const isWhole of [false, true]) {
      const {summary} = await open(bytes, isWhole);
      const [start, end] = [seconds(1), seconds(5)];
      expect(summary).toMatchObject({index, messages: 9, duration: 4, start, end});
      expect(codes(summary)).toEqual(index === 'full' ? [] : [expect.stringMatching(/index/)]);
      const speed = summary.topics.find(({name}) => name === '/speed')!;
      expect(speed).toMatchObject({count: 7, rate: 1.5, gap: 1.5});
      expect(speed.timeline.reduce((sum, count) => sum + count)).toBe(7);
      expect(speed.timeline.slice(50, 85)).toEqual(Array.from({length: 35}, () => 0));
    }
  });

  it('returns each message of a topic', async () => {
    const recording = await open(await make());
    const {id} = recording.summary.topics.find(({name}) => name === '/point')!;
    const values = await Promise.all([0, 1].map((at) => recording.message(id, at)));
    expect(values.map(({logTime}) => logTime)).toEqual([seconds(2), seconds(3)]);
    expect(values.map(decodeMessage)).toEqual([
      {x: 2, label: 'at 2'},
      {x: 3, label: 'at 3'},
    ]);
    await expect(recording.message(id, 2)).rejects.toThrow(RangeError);
  });
});

it('excludes repeated definitions between messages from the bytes of topics', async () => {
  const schema = JSON.stringify({type: 'object', description: 'x'.repeat(2000)});
  // Each of these channels writes its definition before its first message.
  const again = Array.from({length: 10}, (_, at): TestTopic => ({
    ...speeds,
    topic: '/static',
    schema,
    messages: [[1.1 + at / 2, json({at})]],
  }));
  const bytes = await mcapOf([speeds, ...again], {chunkSize: 3000});
  const bytesOf = ({topics}: Summary) => topics.map(({name, bytes: size}) => [name, size]);
  const {summary} = await open(bytes);
  expect(summary.isWhole).toBe(false);
  expect(bytesOf(summary)).toEqual(bytesOf((await open(bytes, true)).summary));
});

it('finds the message that is nearest to a time', async () => {
  for (const bytes of [await mcap(), bag()]) {
    const recording = await open(bytes);
    const {id, gapStart} = recording.summary.topics.find(({name}) => name === '/speed')!;
    expect(gapStart).toBe(seconds(2.5));
    const times = [gapStart!, seconds(3.2), seconds(3.6), 0n, seconds(9)];
    const indexes = await Promise.all(times.map((time) => recording.indexAt(id, time)));
    expect(indexes).toEqual([3, 3, 4, 0, 6]);
  }
});

describe('an MCAP of single records', () => {
  type Write = (file: McapRecordBuilder) => void;
  const bytesOf = (write: Write) => {
    const file = new McapRecordBuilder();
    write(file);
    return file.buffer.slice();
  };
  const channelOf =
    (id: number, schemaId = 1): Write =>
    (file) => {
      const metadata = new Map<string, string>();
      file.writeChannel({id, topic: '/t', schemaId, messageEncoding: 'json', metadata});
    };
  const channel = channelOf(1);
  const schema: Write = (file) =>
    file.writeSchema({id: 1, name: 'a.B', encoding: 'jsonschema', data: json({})});
  const message: Write = (file) =>
    file.writeMessage({channelId: 1, sequence: 0, logTime: 1n, publishTime: 1n, data: json(1)});

  /** A file with one chunk and records after it; the index declares `uncompressedSize`. */
  function fileFrom(inChunk: Write[], after: Write[], uncompressedSize?: bigint) {
    const records = bytesOf((file) => inChunk.forEach((write) => write(file)));
    const times = {messageStartTime: 0n, messageEndTime: 0n, compression: ''};
    const size = BigInt(records.length);
    const sizes = {uncompressedSize: size, uncompressedCrc: 0, records};
    const start = bytesOf((file) => {
      file.writeMagic();
      file.writeHeader({profile: '', library: ''});
    });
    const chunk = bytesOf((file) => file.writeChunk({...times, ...sizes}));
    const data = bytesOf((file) => {
      after.forEach((write) => write(file));
      file.writeDataEnd({dataSectionCrc: 0});
    });
    const end = bytesOf((file) => {
      file.writeChunkIndex({
        ...times,
        chunkStartOffset: BigInt(start.length),
        chunkLength: BigInt(chunk.length),
        messageIndexOffsets: new Map(),
        messageIndexLength: 0n,
        compressedSize: size,
        uncompressedSize: uncompressedSize ?? size,
      });
      const summaryStart = BigInt(start.length + chunk.length + data.length);
      file.writeFooter({summaryStart, summaryOffsetStart: 0n, summaryCrc: 0});
      file.writeMagic();
    });
    return Buffer.concat([start, chunk, data, end]);
  }

  it.each([
    ['a schema behind its channels', 2, fileFrom([channel, channelOf(2), schema, message], [])],
    ['a schema behind its messages', 1, fileFrom([channel, message, schema], [])],
    ['an index without sizes', 1, fileFrom([schema, channel, message], [], 0n)],
  ])('is read completely in spite of %s', async (_, channels, bytes) => {
    for (const isWhole of [false, true]) {
      const {summary} = await open(bytes, isWhole);
      expect(summary).toMatchObject({messages: 1, index: 'full', faults: []});
      expect(summary.topics).toMatchObject([{schemaName: 'a.B', count: 1, channels}]);
    }
  });

  it('has two topics of one name for channels with and without a schema', async () => {
    const records = [channelOf(2, 0), channel, schema, message];
    const {topics} = (await open(fileFrom(records, []))).summary;
    expect(topics.map(({schemaName, count}) => [schemaName, count])).toEqual([
      ['', 0],
      ['a.B', 1],
    ]);
  });

  it.each<[string, Write]>([
    [
      'metadata with a repeated key',
      (file) =>
        file.writeMetadata({
          name: 'm',
          metadata: new Map([
            ['k', '1'],
            ['q', '2'],
          ]),
        }),
    ],
    ['a message without its head', message],
  ])('has a damaged record and a sound index: %s', async (name, write) => {
    const bytes = fileFrom([schema, channel, message], [write]);
    if (name.startsWith('metadata')) {
      bytes[bytes.indexOf('q')] = 'k'.charCodeAt(0);
    } else {
      // The length of the last message; what it had besides becomes a record of a private opcode.
      const at = bytes.lastIndexOf(Buffer.from(bytesOf(message)));
      bytes.writeBigUInt64LE(4n, at + 1);
      bytes.set([0x80, 10, 0, 0, 0, 0, 0, 0, 0], at + 13);
    }
    for (const isWhole of [false, true]) {
      const {summary} = await open(bytes, isWhole);
      expect(summary).toMatchObject({messages: 1, index: 'full', isWhole});
      expect(codes(summary)).toEqual(['bad-record']);
    }
  });
});

describe('a bag of single records', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
  const message = (time: number) => recordOf(2, {conn: 3, time: uint32(time, 0)}, uint32(time));
  const definition = bytesOf('message_definition=uint32 x');
  const connection = recordOf(7, {conn: 3, topic: '/late'}, join(uint32(27), definition));
  const chunk = (...records: Uint8Array[]) => {
    const data = join(...records);
    return recordOf(5, {compression: 'none', size: data.length}, data);
  };
  const header = recordOf(3, {index_pos: new Uint8Array(8), conn_count: 0, chunk_count: 0});
  const bagFrom = (...records: Uint8Array[]) => join(bytesOf('#ROSBAG V2.0\n'), header, ...records);

  it.each([
    ['in its chunk', [chunk(message(1), connection, message(2))]],
    ['in a later chunk', [chunk(message(1)), chunk(connection, message(2))]],
    ['outside of chunks', [message(1), connection, message(2)]],
  ])('has the messages that precede their connection, %s', async (_place, records) => {
    const recording = await open(bagFrom(...records));
    expect(recording.summary).toMatchObject({messages: 2, duration: 1});
    expect(codes(recording.summary)).toEqual(['no-index']);
    expect(decodeMessage(await recording.message(0, 0))).toEqual({x: 1});
  });

  it('does not describe the topic of messages whose connection is in a skipped chunk', async () => {
    const skipped = recordOf(5, {compression: 'future', size: connection.length}, connection);
    const {summary} = await open(bagFrom(skipped, chunk(message(1))));
    expect(codes(summary)).toEqual(['unknown-compression', 'unknown-topic', 'no-index']);
  });

  it('has an unfinished chunk where messages follow an empty one', async () => {
    const faults = async (...records: Uint8Array[]) =>
      codes((await open(bagFrom(...records))).summary);
    expect(await faults(chunk(), chunk(connection, message(1)))).toEqual(['no-index']);
    expect(await faults(chunk(), connection, message(1))).toContain('unfinished-chunk');
  });

  it.each([
    ['lz4', compress(json({x: 1})), 20],
    ['lz4', compress(json({x: 1})), 3],
    ['bz2', Buffer.from('BZh91AY&SY0123456789'), 20],
  ])('is cut off within a chunk that %s compresses', async (compression, data, length) => {
    const killed = recordOf(5, {compression, size: 0});
    const whole = chunk(connection, message(1));
    const records = [whole, killed, data.subarray(0, length)];
    const {summary} = await open(bagFrom(...records));
    expect(summary.messages).toBe(1);
    expect(summary.faults).toEqual([
      expect.objectContaining({code: 'cut-off', offset: bagFrom(whole, killed).length}),
    ]);
  });
});

it('searches all transforms for the one that connects a topic to the others', async () => {
  const frames = {schemaName: '', schemaEncoding: '', messageEncoding: 'json', schema: ''};
  const between = (parent_frame_id: string, child_frame_id: string) =>
    json({parent_frame_id, child_frame_id});
  for (const isConnected of [true, false]) {
    const transforms = Array.from({length: 400}, () => between('odom', 'base'));
    transforms[29] = new TextEncoder().encode('unreadable');
    transforms[30] = between(isConnected ? 'map' : 'odom', 'odom');
    const messages = transforms.map((data, at) => [at, data] as const);
    const map: TestTopic = {...frames, topic: '/map', messages: [[1, json({frame_id: 'map'})]]};
    const recording = await open(await mcapOf([{...frames, topic: '/tf', messages}, map]));
    const unplaced = await unplacedTopics(recording, {transforms: [0], placed: [1]});
    expect(unplaced).toEqual(isConnected ? [] : [{topic: '/map', frame: 'map'}]);
  }
});

it('reads the whole bag when its index lacks a connection that has messages', async () => {
  const bytes = bag();
  // The connections after the chunks have a different number from those in them.
  const text = Buffer.from(bytes).toString('latin1');
  const last = [...text.matchAll(/conn=....\n?.{0,4}topic=\/speed/gs)].at(-1)!;
  bytes[last.index + 5] = 9;
  const {summary} = await open(bytes);
  expect(summary.messages).toBe(9);
  expect(codes(summary)).toEqual(['bad-index']);
});

it('counts what the library of bags counts', async () => {
  const bytes = bagOf([points]);
  const bag = new Bag({
    read: (offset: number, length: number) => Promise.resolve(bytes.slice(offset, offset + length)),
    size: () => bytes.length,
  });
  await bag.open();
  let count = 0;
  for await (const {topic} of bag.messageIterator()) {
    count += Number(topic === '/point');
  }
  expect(count).toBe(2);
});

const packed = {
  bz2: 'QlpoOTFBWSZTWdtizPUAADuRgEAACgGIACAAMMAClQydE0TomCYJgnBNE+LuSKcKEhtsWZ6g',
  zstd: 'KLUv/WRAAH0AAEBjb3NjZW5lIAEANVMLF1dN+zQ=',
};

it.each(Object.entries(packed))('unpacks %s', (compression, base64) => {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  expect(Buffer.from(unpack(compression, bytes, 320)).toString()).toBe('coscene '.repeat(40));
  expect(() => unpack(compression, bytes.subarray(0, 20), 320)).toThrow();
  bytes.fill(0x55, 5, 20);
  expect(() => unpack(compression, bytes, 320)).toThrow(/damaged|end too early/);
});

it.each([
  ['bz2', Buffer.from(packed.bz2, 'base64')],
  ['zstd', Buffer.from(packed.zstd, 'base64')],
  ['lz4', compress(new TextEncoder().encode('coscene '.repeat(40)))],
])('loses no content after the declared size: %s', (compression, part) => {
  const twice = new Uint8Array(Buffer.concat([part, part]));
  expect(unpack(compression, twice, 640)).toHaveLength(640);
  expect(() => unpack(compression, twice, 320)).toThrow(/larger than the 320 bytes/);
});

describe('messages', () => {
  const written = (definition: string, message: unknown) =>
    new Ros2Writer(parseRos(definition, {ros2: true})).writeMessage(message);
  const ros2 = 'builtin_interfaces/Time stamp\nfloat32[] ranges\nint64 id';
  const value = {stamp: {sec: 5, nsec: 7}, ranges: Float32Array.of(1.5, 2), id: 2n ** 60n};
  const cdr = written(ros2, value);

  const dependency = ['google/protobuf/timestamp.proto'];
  const field = [
    {name: 'log_time', number: 1, type: Type.MESSAGE, typeName: '.google.protobuf.Timestamp'},
    {name: 'ranges', number: 2, type: Type.DOUBLE, label: Label.REPEATED},
    {name: 'previous', number: 3, type: Type.MESSAGE, typeName: '.demo.Scan'},
  ];
  const messageType = [{name: 'Scan', field}];
  const file = {name: 'demo.proto', package: 'demo', syntax: 'proto3', dependency, messageType};
  const setOf = (...files: object[]) => create(FileDescriptorSetSchema, {file: files});
  // Some writers write a file before its imports, or omit these; the second import is of options.
  const imports = [...dependency, 'buf/validate/validate.proto'];
  const descriptors = toBinary(FileDescriptorSetSchema, setOf({...file, dependency: imports}));
  const registry = createFileRegistry(setOf(file_google_protobuf_timestamp.proto, file));
  const type = registry.getMessage('demo.Scan')!;
  const scan = fromJson(type, {log_time: '1970-01-01T00:00:05.000000007Z', ranges: [1.5]});

  // Schema that rosbag2 writes for an action: its definition, and the definitions that it uses.
  const action = [
    'float32 speed\n---\nint32 laps\n---\nfloat32 left\ngeometry_msgs/Point at',
    'MSG: geometry_msgs/Point\nfloat64 x\nfloat64 y\nfloat64 z',
  ].join(`\n${'='.repeat(80)}\n`);
  const lap = 'demo/action/Lap';
  const uuid = Uint8Array.from({length: 16}, (_, at) => at);
  const goal_id = {uuid};
  const at = {x: 1, y: 2, z: 3};
  const lapped = {id: uuid, left: 0.5, ...at};
  const feedback = written('uint8[16] id\nfloat32 left\nfloat64 x\nfloat64 y\nfloat64 z', lapped);
  const reported = {goal_id, feedback: {left: 0.5, at}};

  // Events of the service introspection, with lists of one entry at most: each begins with its length.
  const info = {event_type: 1, stamp: {sec: 5, nsec: 7}, client_gid: uuid, sequence_number: 3n};
  const head =
    'uint8 event_type\nbuiltin_interfaces/Time stamp\nuint8[16] client_gid\nint64 sequence_number';
  const event = (definition: string, values: object) =>
    written(`${head}\n${definition}`, {...info, ...values});
  const service = 'int64 a\n---\nint64 sum\nbuiltin_interfaces/Time stamp';
  const serviceRequest = event('uint32 requests\nint64 a\nuint32 responses', {requests: 1, a: 2n});
  const request = {requests: 1, id: uuid, speed: 1.5};
  const goal = event('uint32 requests\nuint8[16] id\nfloat32 speed\nuint32 responses', request);
  const done = {responses: 1, status: 4, laps: 2};
  const result = event('uint32 requests\nuint32 responses\nint8 status\nint32 laps', done);
  const requestEvent = {info, request: [{a: 2n}], response: []};
  const goalEvent = {info, request: [{goal_id, goal: {speed: 1.5}}], response: []};
  const resultEvent = {info, request: [], response: [{status: 4, result: {laps: 2}}]};

  const idl = 'module demo { module msg { struct Point { double x; string label; }; }; };';
  const ros2idl = `${'='.repeat(80)}\nIDL: demo/msg/Point\n${idl}`;
  const label = {x: 1, label: 'a'};
  const idlPoint = written(point, label);
  const decoded = {log_time: {sec: 5, nsec: 7}, ranges: [1.5]};

  it.each<[string, string, string | Uint8Array, Uint8Array, unknown]>([
    ['cdr ros2msg', `${lap}_FeedbackMessage`, action, feedback, reported],
    ['cdr ros2msg', `${lap}_SendGoal_Event`, action, goal, goalEvent],
    ['cdr ros2msg', `${lap}_GetResult_Event`, action, result, resultEvent],
    ['cdr ros2msg', 'demo/srv/Stamp_Event', service, serviceRequest, requestEvent],
    ['cdr ros2msg', 'demo/msg/Scan', ros2, cdr, value],
    ['cdr ros2idl', 'demo/msg/Point', ros2idl, idlPoint, label],
    ['cdr omgidl', 'demo::msg::Point', idl, idlPoint, label],
    ['protobuf protobuf', 'demo.Scan', descriptors, toBinary(type, scan), decoded],
    ['json', '', '', json({a: [1, null]}), {a: [1, null]}],
  ])(
    'in %s of the type "%s" are decoded',
    async (encodings, schemaName, schema, data, expected) => {
      const [messageEncoding = '', schemaEncoding = ''] = encodings.split(' ');
      const recording = await open(
        await mcapOf([
          {topic: '/t', schemaName, schemaEncoding, messageEncoding, schema, messages: [[1, data]]},
        ]),
      );
      expect(decodeMessage(await recording.message(0, 0))).toEqual(expected);
      const own = recording.schema(0);
      expect(own ? schemaText(own)[0]!.text : '').toMatch(own ? /stamp|sec|label|laps/ : /^$/);
    },
  );

  it('in Protobuf include fields that the descriptors do not contain', () => {
    const schema = {name: 'demo.Scan', encoding: 'protobuf', data: descriptors};
    const data = Uint8Array.of(0x48, 5, 0x48, 6, 0x52, 2, 1, 2);
    expect(decodeMessage({logTime: 0n, messageEncoding: 'protobuf', schema, data})).toEqual({
      ranges: [],
      '9 (unknown)': [5n, 6n],
      '10 (unknown)': Uint8Array.of(1, 2),
    });
  });

  it.each([
    ['a length beyond the message', [0x52, 9, 1]],
    ['half of a tag', [0x80]],
  ])('in Protobuf do not fit their definition: %s', (_, bytes) => {
    const schema = {name: 'demo.Scan', encoding: 'protobuf', data: descriptors};
    const message = {
      logTime: 0n,
      messageEncoding: 'protobuf',
      schema,
      data: Uint8Array.from(bytes),
    };
    expect(() => decodeMessage(message)).toThrow(
      `${bytes.length} bytes do not fit the definition of demo.Scan`,
    );
  });

  it('in Protobuf include values that an enum does not list', () => {
    const level = {
      name: 'level',
      number: 1,
      type: Type.ENUM,
      typeName: '.E',
      label: Label.OPTIONAL,
    };
    const enumType = [{name: 'E', value: [{name: 'LOW', number: 0}]}];
    const old = {name: 'a.proto', syntax: 'proto2', messageType: [{name: 'M', field: [level]}]};
    const set = toBinary(FileDescriptorSetSchema, setOf({...old, enumType}));
    const schema = {name: 'M', encoding: 'protobuf', data: set};
    const data = Uint8Array.of(8, 7);
    expect(decodeMessage({logTime: 0n, messageEncoding: 'protobuf', schema, data})).toEqual({
      'level (unknown)': 7n,
    });
  });

  it('in Protobuf include extensions, and times beyond 2^53 seconds', () => {
    const own = [
      {name: 'ext', number: 100, type: Type.STRING, extendee: '.M', label: Label.OPTIONAL},
    ];
    const at = {name: 'at', number: 1, type: Type.MESSAGE, typeName: '.google.protobuf.Timestamp'};
    const messageType = [{name: 'M', field: [at], extensionRange: [{start: 100, end: 101}]}];
    const old = {name: 'a.proto', syntax: 'proto2', dependency, messageType, extension: own};
    const schema = {
      name: 'M',
      encoding: 'protobuf',
      data: toBinary(FileDescriptorSetSchema, setOf(old)),
    };
    const seconds = [...Array.from({length: 8}, () => 0xff), 0x7f];
    const data = Uint8Array.of(0xa2, 6, 1, 0x61, 10, 10, 8, ...seconds);
    expect(decodeMessage({logTime: 0n, messageEncoding: 'protobuf', schema, data})).toEqual({
      at: {sec: 2n ** 63n - 1n, nsec: 0},
      '[ext]': 'a',
    });
    expect(schemaText(schema)[0]!.text).toContain('google.protobuf.Timestamp at = 1;');
  });

  it('in Protobuf are ProtoJSON for rules, at their publish time', async () => {
    const own = [
      {name: 'log_level', number: 1, type: Type.INT64},
      {name: 'is_set', number: 2, type: Type.BOOL},
    ];
    const plain = {name: 'a.proto', syntax: 'proto3', messageType: [{name: 'M', field: own}]};
    const file = new McapRecordBuilder();
    file.writeMagic();
    file.writeHeader({profile: '', library: ''});
    const data = toBinary(FileDescriptorSetSchema, setOf(plain));
    file.writeSchema({id: 1, name: 'M', encoding: 'protobuf', data});
    const metadata = new Map<string, string>();
    file.writeChannel({id: 1, topic: '/t', schemaId: 1, messageEncoding: 'protobuf', metadata});
    const times = {logTime: seconds(9), publishTime: seconds(5)};
    file.writeMessage({channelId: 1, sequence: 0, ...times, data: Uint8Array.of(8, 7)});
    const responses: WorkerResponse[] = [];
    const post = (response: WorkerResponse) => responses.push(response);
    await handleRequest({id: 1, name: 'open', args: [blobOf(file.buffer), false]}, post);
    await handleRequest({id: 2, name: 'lines', args: [0]}, post);
    const result = JSON.stringify({topic: '/t', ts: 5, msg: {logLevel: '7'}});
    expect(responses.at(-1)).toEqual({id: 2, result});
  });

  it.each(['message', 'json'])('nested too deeply are a limit of the tool: %s', async (name) => {
    const data = new TextEncoder().encode('['.repeat(20_000) + '1'.repeat(16) + ']'.repeat(20_000));
    const text = {schemaName: '', schemaEncoding: '', messageEncoding: 'json', schema: ''};
    const file = blobOf(await mcapOf([{topic: '/t', ...text, messages: [[1, data]]}]));
    const responses: WorkerResponse[] = [];
    const post = (response: WorkerResponse) => responses.push(response);
    await handleRequest({id: 1, name: 'open', args: [file, false]}, post);
    await handleRequest({id: 2, name, args: [0, 0]}, post);
    expect(responses.at(-1)).toMatchObject({id: 2, reason: 'beyond-tool'});
  });

  it.each([
    ['flatbuffer', 'flatbuffer', 'foxglove.Log', 'flatbuffer'],
    ['cbor', '', '', 'cbor'],
    ['cdr', '', 'demo/msg/Scan', 'cdr'],
    ['cdr', 'ros1msg', 'demo/Scan', 'cdr (ros1msg)'],
  ])('in %s with a schema in "%s" have the unknown encoding %4$s', async (...row) => {
    const [messageEncoding, schemaEncoding, schemaName, named] = row;
    const topic = {topic: '/t', schemaName, schemaEncoding, messageEncoding, schema: ''};
    const recording = await open(await mcapOf([{...topic, messages: [[1, cdr]]}]));
    const message = await recording.message(0, 0);
    expect(recording.summary.topics[0]).toMatchObject({count: 1, messageEncoding});
    expect(() => decodeMessage(message)).toThrow(new UnknownEncoding(named));
  });

  it('become a tree and JSON of limited size', () => {
    const long = treeOf({list: new Float64Array(100_000), bytes: new Uint8Array(50), n: 2n ** 60n});
    expect(long).toMatchObject({
      entries: [
        ['list', {kind: 'list', length: 100_000, items: {length: limits.listItems}}],
        ['bytes', {kind: 'bytes', length: 50}],
        ['n', {text: '1152921504606846976'}],
      ],
    });
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(JSON.stringify(treeOf(cycle))).toContain('more');
    const values = {a: NaN, b: 1n, c: Uint8Array.of(1, 2), d: BigInt64Array.of(-(2n ** 60n))};
    const plain = '{"a":"NaN","b":1,"c":"AQI=","d":[-1152921504606846976]}';
    expect(jsonOf(values, 0)).toBe(plain);
  });
});

describe('damaged files', () => {
  it.each([
    ['MCAP', () => mcap({compressChunk: lz4})],
    ['bag', () => bag()],
  ])('a truncated %s shows its content up to the end', async (_, make) => {
    const bytes = await make();
    let most = 0;
    for (let length = 20; length < bytes.length; length += 37) {
      const {summary} = await open(bytes.slice(0, length));
      expect(summary.messages).toBeLessThanOrEqual(9);
      expect(summary.messages).toBeGreaterThanOrEqual(most);
      expect(codes(summary)).not.toEqual([]);
      most = summary.messages;
    }
    expect(most).toBeGreaterThan(0);
  });

  it.each([
    ['MCAP', () => mcap()],
    ['bag', () => bag()],
  ])('no changed byte of an %s causes an unexpected error', async (_, make) => {
    const bytes = await make();
    for (let at = 13; at < bytes.length; at += 11) {
      const damaged = bytes.slice();
      damaged[at]! ^= 0xff;
      const recording = await open(damaged).catch((error: unknown) => error);
      expect(recording instanceof NotReadable || 'summary' in (recording as object)).toBe(true);
    }
  });

  it('reports the damaged chunk, and reads the others', async () => {
    const bytes = await mcapOf([speeds], {compressChunk: lz4, chunkSize: 100});
    const {summary: sound} = await open(bytes);
    const chunk = Buffer.from(bytes).indexOf('lz4');
    bytes[chunk + 40]! ^= 0xff;
    const {summary} = await open(bytes, true);
    const fault = summary.faults.find(({code}) => code === 'bad-chunk');
    expect(fault!.offset).toBeLessThan(chunk);
    expect(fault!.offset).toBeGreaterThan(0);
    expect(summary.messages).toBeGreaterThan(0);
    expect(summary.messages).toBeLessThan(sound.messages);
    expect(codes(summary)).toContain('count-differs');
    const {summary: indexed} = await open(bytes);
    expect(indexed).toMatchObject({index: 'full', isWhole: false, messages: summary.messages});
    // The checksum over the whole file is not computed.
    expect(indexed.faults).toEqual(summary.faults.filter(({code}) => code !== 'bad-data'));
  });

  it('reports the chunk when one of its messages is read', async () => {
    const bytes = await mcapOf([speeds], {compressChunk: lz4, chunkSize: 100});
    let isDamaged = false;
    const file = fileOf(bytes, (content) => {
      new Uint8Array(content).fill(0xff, isDamaged ? content.byteLength - 9 : content.byteLength);
      return Promise.resolve(content);
    });
    const recording = await openRecording(file);
    isDamaged = true;
    await expect(recording.message(0, 0)).rejects.toThrow(/^the chunk at byte \d+: /);
    expect(await recording.indexAt(0, seconds(1))).toBe(0);
  });

  it.each([
    ['MCAP', () => mcap({compressChunk: lz4})],
    ['bag', () => bag()],
  ])('a growing %s is reported wherever reading it fails', async (_, make) => {
    const bytes = await make();
    for (const isWhole of [false, true]) {
      const faults = new Set<unknown>();
      for (let reads = 0; faults.size < 2; reads += 1) {
        const responses: WorkerResponse[] = [];
        const args = [growing(bytes, reads), isWhole];
        await handleRequest({id: 1, name: 'open', args}, (response) => responses.push(response));
        const last = responses.at(-1)!;
        expect([last.id, 'result' in last || ('fault' in last && last.fault?.code)]).toEqual([
          1,
          'result' in last || 'changed',
        ]);
        faults.add('result' in last);
      }
    }
  });

  it.each([
    ['an MCAP', () => mcapOf([speeds], {compressChunk: lz4, chunkSize: 100}), 'lz4', 140, 0],
    ['an MCAP that is cut', () => mcapOf([speeds], {chunkSize: 100}), '"time":2,', 140, 900],
    ['a bag', () => bag(), 'compression=none', 9, 0],
    ['a bag that was not closed', () => bag({isIndexed: false}), 'compression=none', 9, 0],
  ] as const)('reading of %s resumes at the next chunk after damage', async (...row) => {
    const [, make, mark, before, cut] = row;
    const bytes = Buffer.from(await make());
    const {summary: sound} = await open(bytes, true);
    const second = bytes.indexOf(mark, bytes.indexOf(mark) + 1);
    const place = second < 0 ? bytes.indexOf(mark) : second;
    bytes.fill(0, place - before, place + 12);
    const {summary} = await open(bytes.subarray(0, bytes.length - cut), true);
    const skipped = summary.faults.find(({code}) => code === 'skipped');
    expect(skipped!.offset).toBeLessThan(place + 12);
    expect(Number(skipped!.detail)).toBeGreaterThan(place);
    expect(summary.end).toBe(sound.end);
    expect(summary.messages).toBeLessThan(sound.messages);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['zeros', '\0'.repeat(100), 'empty'],
    ['SQLite', 'SQLite format 3\0', 'foreign'],
    ['text', 'hello', 'foreign'],
    ['a bag of 2008', '#ROSBAG V1.2\n', 'old-bag'],
    ['age', 'age-encryption.org/v1\n', 'encrypted'],
  ])('identifies %s', async (_, content, code) => {
    const failure = await open(new Uint8Array(Buffer.from(content, 'latin1'))).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({fault: {code}});
  });
});

describe('hostile files', () => {
  it('do not make the reader unpack more than the limit of a chunk', () => {
    expect(() => unpack('lz4', compress(new Uint8Array(10)), 2 ** 40)).toThrow(TooLarge);
    const bomb = compress(new Uint8Array(1_000_000));
    expect(() => unpack('lz4', bomb, 100)).toThrow(/larger/);
  });

  it('list no more topics than the limit', async () => {
    const topics = Array.from({length: limits.topics + 1}, (_, at) => ({
      ...speeds,
      topic: `/t${at}`,
      schemaName: '',
      messages: [[1, json(at)]] as const,
    }));
    const {summary} = await open(await mcapOf(topics, {chunkSize: 1_000_000}));
    expect(summary.topics).toHaveLength(limits.topics);
    expect(codes(summary)).toEqual(['too-many-topics']);
  });

  it('counts attachments and metadata records above the limit, which are not listed', async () => {
    const file = new McapRecordBuilder();
    const stamp = {logTime: 0n, createTime: 0n};
    file.writeMagic();
    file.writeHeader({profile: '', library: ''});
    for (let at = 0; at < limits.extras + 2; at += 1) {
      file.writeAttachment({...stamp, name: `${at}`, mediaType: '', data: json(at)});
      file.writeMetadata({name: `${at}`, metadata: new Map()});
    }
    file.writeMetadata({name: 'last', metadata: new Map()});
    file.writeDataEnd({dataSectionCrc: 0});
    file.writeFooter({summaryStart: 0n, summaryOffsetStart: 0n, summaryCrc: 0});
    file.writeMagic();
    const {summary} = await open(file.buffer);
    expect([summary.attachments.length, summary.attachmentCount]).toEqual([1000, 1002]);
    expect([summary.metadata.length, summary.metadataCount]).toEqual([1000, 1003]);
  });

  const many = (count: number, record: (at: number) => Uint8Array) =>
    Buffer.concat(Array.from({length: count}, (_, at) => record(at)));
  const u64 = (value: bigint) => new Uint8Array(BigUint64Array.of(value).buffer);

  /** A chunk of an MCAP that declares more than it contains. */
  const chunk = (
    size: bigint,
    compression = 'lz4',
    data: Uint8Array = new Uint8Array(1),
    length = BigInt(40 + compression.length + data.length),
  ) =>
    Buffer.concat([
      Uint8Array.of(6),
      ...[u64(length), new Uint8Array(16), u64(size), new Uint8Array(4)],
      ...[uint32(compression.length), Buffer.from(compression), u64(BigInt(data.length)), data],
    ]);
  const empty = chunk(9n, '');
  const lz4Bomb = compress(new Uint8Array(1e6));
  const zstdBomb = Buffer.from('28b52ffda00000000c4b0000080005c8ff', 'hex');

  it.each<[string, Buffer, string]>([
    ['a chunk with an endless declared size', chunk(9n, '', zstdBomb, 2n ** 62n), 'cut-off'],
    ['a chunk with an endless declared decompressed size', chunk(2n ** 62n), 'too-large'],
    ['a chunk that becomes more than it says', chunk(10n, 'lz4', lz4Bomb), 'bad-chunk'],
    ['a frame that repeats one byte', chunk(100n, 'zstd', zstdBomb), 'bad-chunk'],
    ['a compression named like a method', chunk(9n, 'constructor'), 'unknown-compression'],
    ['chunks without end', many(20_000, () => empty), 'bad-chunk'],
    ['chunks between damage', many(5000, () => Buffer.concat([empty, Buffer.alloc(9)])), 'skipped'],
    ['a chunk in a chunk', chunk(48n, '', chunk(0n, '')), 'bad-chunk'],
    ['one byte again and again', Buffer.alloc(3_000_000, 6), 'cut-off'],
  ])('%s is reported as a fault', async (_, records, code) => {
    const start = (await mcapOf([])).subarray(0, 8);
    const {summary} = await open(Buffer.concat([start, records]));
    expect(codes(summary)).toContain(code);
    expect(summary.messages).toBe(0);
  });

  const bagStart = bagOf([], {isIndexed: false});
  const magic = bagStart.subarray(0, 13);
  const chunkOf = (size: number, compression: string, data: Uint8Array) =>
    recordOf(5, {compression, size}, data);
  const connection = (at: number) => recordOf(7, {conn: at, topic: `/t${at}`});
  const nested = chunkOf(9, 'none', chunkOf(9, 'none', connection(1)));
  // A megabyte of zeros.
  const bz2Bomb = Buffer.from(
    'QlpoOTFBWSZTWXnTnkgAB6jAQMAAAAIACCAAMMwJqmmVJDapSQ8XckU4UJB5055I',
    'base64',
  );
  const huge = (at: number) => chunkOf(limits.chunk, at % 2 ? 'lz4' : 'bz2', compress(bz2Bomb));
  /** Bytes that resemble chunk headers, repeated, after a field that covers the rest. */
  const almostChunk = Buffer.concat([uint32(60_000, 4), Buffer.from('op=\x05')]);
  const none = new Uint8Array(0);
  const crowd = many(limits.topics + 9, connection);
  const lost = bagOf([], {header: {index_pos: '\xff'.repeat(4)}});
  const looping = Buffer.from(bag());
  const lastInfo = looping.subarray(looping.lastIndexOf('op=\x06') - 8);

  it.each<[string, Uint8Array, Uint8Array, string]>([
    ['a bag of nothing', magic, none, 'cut-off'],
    ['a header with an endless declared size', magic, uint32(2 ** 32 - 1, 9, 9), 'bad-header'],
    ['an index that lies behind the end', lost, none, 'cut-off'],
    ['an index that names a chunk again', looping, many(5000, () => lastInfo), 'bad-index'],
    ['chunks that are said to become huge', bagStart, many(60, huge), 'bad-chunk'],
    ['a small LZ4 chunk that becomes large', bagStart, chunkOf(99, 'lz4', lz4Bomb), 'bad-chunk'],
    ['a small bzip2 chunk that becomes large', bagStart, chunkOf(99, 'bz2', bz2Bomb), 'bad-chunk'],
    ['a chunk in a chunk', bagStart, nested, 'no-index'],
    ['headers that are almost chunks', bagStart, many(20_000, () => almostChunk), 'stopped'],
    ['more connections than the limit', bagStart, crowd, 'too-many-topics'],
  ])('%s is reported as a fault of the bag', async (_, start, records, code) => {
    const {summary} = await open(Buffer.concat([start, records]));
    expect(codes(summary)).toContain(code);
    expect(summary.topics.length).toBeLessThanOrEqual(limits.topics);
  });

  it.each([
    ['a schema that contains itself', 'ros1', 'demo/A a\n===\nMSG: demo/A\ndemo/A a', /demo\/A/],
    ['a list with a huge declared length', 'ros1', 'float64[] list', /within a field/],
    ['a list of nothing', 'ros1', 'demo/E[] list\n===\nMSG: demo/E\n', /without content/],
    ['a huge list in CDR', 'ros2', 'uint8 head\nfloat64[] list', /16 bytes do not fit/],
    ['a list of nothing in IDL', 'idl', 'struct E {}; struct R {sequence<E> a;};', /no fields/],
  ])('%s ends with an error', async (_, kind, schema, reason) => {
    const cdr = {messageEncoding: 'cdr', schemaEncoding: kind === 'idl' ? 'omgidl' : 'ros2msg'};
    const own = kind === 'ros1' ? points : {...points, ...cdr, schemaName: 'R'};
    const head = kind === 'ros1' ? [] : [0, 1, 0, 0, 0, 0, 0, 0];
    const messages = [[1, Uint8Array.of(...head, 255, 255, 255, 255, 255, 255, 255, 127)]] as const;
    const recording = await open(await mcapOf([{...own, schema, messages}]));
    const message = await recording.message(0, 0);
    expect(() => decodeMessage(message)).toThrow(reason);
  });
});
