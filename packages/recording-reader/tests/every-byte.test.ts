/** A check of every byte reports any changed byte of a file that has all checksums. */
import {McapRecordBuilder, type McapWriterOptions} from '@mcap/core';
import {afterEach, expect, it, vi} from 'vitest';
import {limits} from '../src/limits';
import {openRecording} from '../src/open';
import {bagOf, mcapOf, type TestTopic} from './recording-files';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const open = (bytes: Uint8Array, isWhole = false) =>
  openRecording(new Blob([bytes as Uint8Array<ArrayBuffer>]), {isWhole});
const faultsOf = async (bytes: Uint8Array, isWhole = false) =>
  (await open(bytes, isWhole)).summary.faults.map(({code, offset}) => [code, offset]);
const topic: TestTopic = {
  topic: '/a',
  schemaName: 'demo.State',
  schemaEncoding: 'jsonschema',
  messageEncoding: 'json',
  schema: '{}',
  messages: [1, 2].map((time) => [time, bytesOf(JSON.stringify({time}))]),
};

const noSummary: Partial<McapWriterOptions> = {
  useChunkIndex: false,
  useStatistics: false,
  useSummaryOffsets: false,
  useAttachmentIndex: false,
  useMetadataIndex: false,
  repeatChannels: false,
  repeatSchemas: false,
};

it.each<[string, Partial<McapWriterOptions>]>([
  ['chunks', {}],
  ['no summary', noSummary],
])('a changed byte is reported: %s', async (_, options) => {
  const bytes = await mcapOf([topic], options);
  const faults = await faultsOf(bytes, true);
  const unnamed: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = bytes.slice();
    changed[at]! ^= 1 << (at % 8);
    const found = await faultsOf(changed, true).catch(() => 'not a recording');
    if (JSON.stringify(found) === JSON.stringify(faults)) {
      unnamed.push(at);
    }
  }
  expect(unnamed).toEqual([]);
});

it.each([false, true])('a message without a channel is reported, whole: %s', async (isWhole) => {
  const file = new McapRecordBuilder();
  const time = {logTime: 1n, publishTime: 1n, sequence: 0, data: bytesOf('{}')};
  file.writeMagic();
  file.writeHeader({profile: '', library: ''});
  const metadata = new Map<string, string>();
  file.writeChannel({id: 1, topic: '/a', schemaId: 0, messageEncoding: 'json', metadata});
  file.writeMessage({...time, channelId: 1});
  const offset = file.length;
  file.writeMessage({...time, channelId: 2});
  file.writeMessage({...time, channelId: 1});
  file.writeDataEnd({dataSectionCrc: 0});
  file.writeFooter({summaryStart: 0n, summaryOffsetStart: 0n, summaryCrc: 0});
  file.writeMagic();
  const {summary, message} = await open(file.buffer.slice(), isWhole);
  expect(summary.messages).toBe(2);
  expect(summary.faults.map((fault) => [fault.code, fault.offset])).toEqual([
    ['unknown-topic', Number(offset)],
    ['no-index', undefined],
  ]);
  expect((await message(0, 1)).logTime).toBe(1n);
});

it.each([false, true])(
  'a skipped chunk is no damage of later messages, whole: %s',
  async (isWhole) => {
    const channel = {id: 1, topic: '/a', schemaId: 0, messageEncoding: 'json', metadata: new Map()};
    const message = {channelId: 1, sequence: 0, logTime: 1n, publishTime: 1n, data: bytesOf('{}')};
    const chunkOf = (records: Uint8Array, compression: string) => ({
      ...{messageStartTime: 1n, messageEndTime: 1n, uncompressedCrc: 0, compression, records},
      uncompressedSize: BigInt(records.length),
    });
    const messages = new McapRecordBuilder();
    messages.writeMessage(message);
    const file = new McapRecordBuilder();
    file.writeMagic();
    file.writeHeader({profile: '', library: ''});
    const described = new McapRecordBuilder();
    described.writeChannel(channel);
    file.writeChunk(chunkOf(described.buffer, 'future'));
    const inChunk = file.length;
    file.writeChunk(chunkOf(messages.buffer, ''));
    const outside = file.length;
    file.writeMessage(message);
    file.writeDataEnd({dataSectionCrc: 0});
    file.writeFooter({summaryStart: 0n, summaryOffsetStart: 0n, summaryCrc: 0});
    file.writeMagic();
    const {faults} = (await open(file.buffer.slice(), isWhole)).summary;
    expect(faults.map(({code, offset}) => [code, offset])).toEqual([
      ['unknown-compression', 25],
      ['unknown-topic', Number(inChunk)],
      ['unknown-topic', Number(outside)],
      ['no-index', undefined],
    ]);
  },
);

afterEach(() => vi.restoreAllMocks());

it('reports an unknown compression of each chunk, also of those that only the index counts', async () => {
  vi.spyOn(limits, 'read', 'get').mockReturnValue(0 as typeof limits.read);
  const files = [
    bagOf([topic], {compression: 'LZ4'}),
    await mcapOf([topic], {
      compressChunk: (data) => ({compression: 'LZ4', compressedData: data}),
      chunkSize: 60,
    }),
  ];
  for (const file of files) {
    const {summary} = await open(file);
    expect(summary.messages).toBe(2);
    expect(summary.faults).toHaveLength(summary.chunks.count);
    expect(summary.faults).toContainEqual(
      expect.objectContaining({code: 'unknown-compression', detail: 'LZ4'}),
    );
  }
});

it('counts the messages of a chunk that the index of a bag does not list', async () => {
  vi.spyOn(limits, 'read', 'get').mockReturnValue(0 as typeof limits.read);
  const messages = Array.from({length: 8}, (_, at) => [at, bytesOf('{}')] as const);
  const file = Buffer.from(bagOf([{...topic, messages}]));
  // The number of lists, in the last record of the index.
  file.writeUInt32LE(0, file.lastIndexOf('count=') + 6);
  const {index, messages: count} = (await open(new Uint8Array(file))).summary;
  expect([index, count]).toEqual(['full', 8]);
});
