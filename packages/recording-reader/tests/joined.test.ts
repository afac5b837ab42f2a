/** Files with content after their end, without a part of it, or with chunks of several frames. */
import {compress} from 'lz4js';
import {describe, expect, it} from 'vitest';
import {decodeMessage} from '../src/decode';
import {openRecording} from '../src/open';
import {bagOf, mcapOf, recordOf, seconds, uint32, type TestTopic} from './recording-files';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const open = (bytes: Uint8Array, isWhole = false) =>
  openRecording(new Blob([bytes as Uint8Array<ArrayBuffer>]), {isWhole});

const topic = (name: string, times: readonly number[]): TestTopic => ({
  topic: name,
  schemaName: 'demo.Count',
  schemaEncoding: 'jsonschema',
  messageEncoding: 'json',
  schema: '{"type":"object"}',
  messages: times.map((time) => [time, bytesOf(JSON.stringify({time, pad: 'x'.repeat(60)}))]),
});
const times = Array.from({length: 20}, (_, at) => 1_764_230_400 + at / 10);
const bare = {
  useStatistics: false,
  useSummaryOffsets: false,
  useChunkIndex: false,
  useMessageIndex: false,
  useAttachmentIndex: false,
  useMetadataIndex: false,
  repeatChannels: false,
  repeatSchemas: false,
};
const indexed = await mcapOf([topic('/a', times)]);
const withoutSummary = await mcapOf([topic('/a', times)], bare);
const other = await mcapOf([topic('/b', times.slice(0, 7))]);
const bag = bagOf([topic('/a', times)]);
const openBag = bagOf([topic('/a', times)], {isIndexed: false});

describe.each([false, true])('a file with content after its end (every byte: %s)', (isWhole) => {
  it.each([
    ['two without a summary', withoutSummary, withoutSummary, 'none'],
    ['one without a summary behind one with an index', indexed, withoutSummary, 'full'],
    ['one with an index behind one without a summary', withoutSummary, other, 'none'],
    ['three', indexed, join(other, withoutSummary), 'full'],
    ['a half one', indexed, other.subarray(0, other.length / 2), 'full'],
    ['a bag behind an MCAP', indexed, bag, 'full'],
    ['an MCAP behind a bag', bag, indexed, 'full'],
    ['two bags that were not closed', openBag, openBag, 'none'],
    ['a bag behind one that was not closed', openBag, bag, 'none'],
  ] as const)('is read up to the second of %s', async (_, first, second, index) => {
    const {summary} = await open(join(first, second), isWhole);
    expect(summary).toMatchObject({messages: 20, index});
    const fault = summary.faults.find(({code}) => code === 'joined');
    expect(fault).toMatchObject({offset: first.length, detail: String(second.length)});
    expect(summary.topics.map(({name}) => name)).toEqual(['/a']);
  });

  it('does not count the messages of the second for the topics of a cut first', async () => {
    const first = indexed.subarray(0, indexed.length / 2);
    const {summary} = await open(join(first, other), isWhole);
    expect(summary.topics.map(({name}) => name)).toEqual(['/a']);
    expect(summary.messages).toBeLessThan(20);
    expect(summary.faults.map(({code}) => code)).toEqual(['cut-off', 'joined']);
    expect(summary.faults[1]!.offset).toBe(first.length);
  });
});

describe('the end of an MCAP', () => {
  const footer = indexed.length - 8 - 29;

  it.each([false, true])(
    'is not another recording where the footer is lost (every byte: %s)',
    async (isWhole) => {
      const {summary} = await open(
        join(indexed.subarray(0, footer), indexed.subarray(-8)),
        isWhole,
      );
      expect(summary.messages).toBe(20);
      expect(summary.faults.map(({code}) => code)).toEqual(['cut-off']);
    },
  );

  it.each([false, true])(
    'is not cut off where a record follows the footer (every byte: %s)',
    async (isWhole) => {
      const record = Uint8Array.of(0x80, 1, 0, 0, 0, 0, 0, 0, 0, 7);
      const bytes = join(indexed.subarray(0, -8), record, indexed.subarray(-8));
      const {summary} = await open(bytes, isWhole);
      expect(summary).toMatchObject({messages: 20, index: 'full'});
      expect(summary.faults).toEqual([{code: 'trailing', offset: footer + 29, detail: '18'}]);
    },
  );
});

describe('a cut end', () => {
  it('is reported if the last record of a bag lacks a byte', async () => {
    const {summary} = await open(bag.subarray(0, bag.length - 1));
    expect(summary).toMatchObject({messages: 20, index: 'full'});
    expect(summary.faults).toEqual([{code: 'end-missing', offset: bag.length - 1}]);
  });

  it.each([
    ['an MCAP without a summary', withoutSummary, 1],
    ['an MCAP without a summary and the whole magic', withoutSummary, 8],
    ['a bag before its first chunk', bag, bag.length - 13 - 4096],
    ['a bag behind its first bytes', bag, bag.length - 13],
  ])('is not reported as damage of the index: %s', async (_, bytes, cut) => {
    const {summary} = await open(bytes.subarray(0, bytes.length - cut));
    expect(summary.faults.map(({code}) => code)).toEqual(['cut-off']);
  });

  it.each([
    ['MCAP', indexed],
    ['bag', bag],
  ])('is reported within the first bytes of an %s', async (_, bytes) => {
    await expect(open(bytes.subarray(0, 7))).rejects.toMatchObject({
      fault: {code: 'foreign', detail: 'beginning'},
    });
  });
});

it.each([946_684_800, 1_420_070_400, 4_294_967_295])(
  'reports an unset clock for %d in a recording of 2025',
  async (time) => {
    const {summary} = await open(await mcapOf([topic('/a', [time, ...times])]));
    expect(summary.faults.map(({code}) => code)).toEqual(['unset-clock']);
    expect([summary.start, summary.end]).toContain(BigInt(time) * 1_000_000_000n);
  },
);

describe('chunks of several frames', () => {
  const halves = (bytes: Uint8Array) => [
    bytes.subarray(0, bytes.length >> 1),
    bytes.subarray(bytes.length >> 1),
  ];
  const emptyFrame = new Uint8Array(Buffer.from('04224d1860408200000000', 'hex'));
  const skipped = join(Uint8Array.of(0x5a, 0x2a, 0x4d, 0x18, 5, 0, 0, 0), bytesOf('hello'));

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['two', (bytes) => join(...halves(bytes).map((half) => compress(half)))],
    ['an empty one', (bytes) => join(emptyFrame, compress(bytes))],
    ['one to be skipped before', (bytes) => join(skipped, compress(bytes))],
    ['one to be skipped behind', (bytes) => join(compress(bytes), skipped)],
  ])('are read: LZ4, %s', async (_, pack) => {
    const compressChunk = (bytes: Uint8Array) => ({
      compression: 'lz4',
      compressedData: pack(bytes),
    });
    const files = [
      await mcapOf([topic('/a', times)], {compressChunk}),
      bagOf([topic('/a', times)], {compression: 'lz4', compress: pack}),
    ];
    for (const file of files) {
      const {summary} = await open(file, true);
      expect(summary).toMatchObject({messages: 20, faults: []});
    }
  });
});

it('reports an unknown compression, also if the index counts the messages', async () => {
  const recording = await open(bagOf([topic('/a', times)], {compression: 'LZ4'}));
  expect(recording.summary.messages).toBe(20);
  expect(recording.summary.faults[0]).toMatchObject({code: 'unknown-compression', detail: 'LZ4'});
  await expect(recording.message(0, 0).then(decodeMessage)).rejects.toThrow(/compressed with LZ4/);
});

it.each([false, true])(
  'counts messages outside of chunks in addition to an index, whole: %s',
  async (isWhole) => {
    const bytes = bagOf([topic('/a', times)]);
    const outside = recordOf(2, {conn: 0, time: uint32(1_764_230_410, 0)}, bytesOf('{}'));
    const index = Buffer.from(bytes);
    const field = index.indexOf('index_pos=') + 'index_pos='.length;
    const indexStart = Number(index.readBigUInt64LE(field));
    index.writeBigUInt64LE(BigInt(indexStart + outside.length), field);
    const file = join(index.subarray(0, indexStart), outside, index.subarray(indexStart));
    const {summary, message} = await open(file, isWhole);
    expect(summary).toMatchObject({messages: 21, index: 'full', faults: []});
    expect((await message(0, 20)).logTime).toBe(seconds(1_764_230_410));
  },
);

it('reads the topics of a bag whose first chunk is damaged', async () => {
  const bytes = bagOf([topic('/a', times)], {compression: 'lz4', compress});
  const damaged = bytes.slice();
  damaged[damaged.indexOf(0x04, 4109 + 60) + 30]! ^= 0xff;
  const {summary} = await open(damaged, true);
  expect(summary.faults.map(({code}) => code)).toEqual(['bad-chunk']);
  expect(summary.messages).toBe(16);
});
