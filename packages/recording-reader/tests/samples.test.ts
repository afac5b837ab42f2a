import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {decodeMessage, EmptyDefinition, schemaText, UnknownEncoding} from '../src/decode';
import {BeyondTool} from '../src/errors';
import {openRecording} from '../src/open';
import {pictureOf} from '../src/picture';
import {treeOf} from '../src/tree';

const blobOf = (name: string) =>
  new Blob([readFileSync(path.join(import.meta.dirname, 'samples/recordings', name))]);
const open = (name: string, isWhole = false) => openRecording(blobOf(name), {isWhole});
const summaryOf = async (name: string, isWhole = false) => (await open(name, isWhole)).summary;
const codesOf = async (name: string, isWhole = false) =>
  (await summaryOf(name, isWhole)).faults.map(({code}) => code);
const valueOf = async (name: string, index = 0) =>
  decodeMessage(await (await open(name)).message(0, index));

describe.each([
  ['a01-channels-not-repeated.mcap', 150, ['/state', '/battery']],
  ['a02-schemas-not-repeated.mcap', 40, ['/velocity']],
  ['a03-no-message-index.mcap', 150, ['/state', '/battery']],
  ['a04-chunk-of-definitions.mcap', 10, ['/a']],
  ['a05-messages-outside-chunks.mcap', 15, ['/a']],
  ['a06-attachment-without-index.mcap', 150, ['/state', '/battery']],
  ['a11-zstd-frames.mcap', 150, ['/state', '/battery']],
])('%s', (name, messages, topics) => {
  it.each([false, true])('is sound and complete (every byte: %s)', async (isWhole) => {
    const recording = await open(name, isWhole);
    const {summary} = recording;
    expect(summary).toMatchObject({messages, index: 'full', faults: []});
    expect(summary.topics.map((topic) => topic.name)).toEqual(topics);
    for (const {id, count} of summary.topics) {
      expect(decodeMessage(await recording.message(id, count - 1))).toBeTypeOf('object');
    }
  });
});

it('reads types, attachments and metadata that the summary does not repeat', async () => {
  const [velocity] = (await summaryOf('a02-schemas-not-repeated.mcap')).topics;
  expect(velocity!.schemaName).toBe('geometry_msgs/msg/Vector3');
  const {attachments, metadata} = await summaryOf('a06-attachment-without-index.mcap');
  expect([attachments.length, metadata.length]).toEqual([1, 1]);
});

it('finds the longest gap by times in order', async () => {
  const [late] = (await summaryOf('a07-out-of-order.mcap')).topics;
  expect(late!.gap).toBeCloseTo(0.1);
  expect(late!.gapStart).toBeTypeOf('bigint');
});

it.each([
  ['a08-attachment-damaged.mcap', 'bad-attachment'],
  ['a09-message-index-damaged.mcap', 'bad-data'],
  ['a10-lz4-checksum.bag', 'bad-chunk'],
])('%s: a checksum names the damage as %s', async (name, code) => {
  expect(await codesOf(name, true)).toContain(code);
  const isSeenByIndex = code === 'bad-chunk';
  expect(await codesOf(name)).toEqual(isSeenByIndex ? [code] : []);
});

it.each([
  ['a12-two-files-joined.mcap', 'joined'],
  ['a13-byte-after-end.mcap', 'trailing'],
  ['a14-end-magic-missing.mcap', 'end-missing'],
])('%s: the index is used, and the end is named as %s', async (name, code) => {
  const {index, isWhole, messages, faults} = await summaryOf(name);
  expect({index, isWhole, messages}).toEqual({index: 'full', isWhole: false, messages: 150});
  expect(faults.map((fault) => fault.code)).toEqual([code]);
});

it('reads the messages of a chunk that the recorder did not finish', async () => {
  const {messages, faults} = await summaryOf('a15-unfinished-chunk.bag');
  expect(messages).toBe(23);
  expect(faults[0]).toMatchObject({code: 'unfinished-chunk', offset: 4109});
});

it('leaves out Protobuf fields that are not set', async () => {
  const choices = ['as_text', 'as_number', 'as_flag', 'maybe', 'maybe_text'];
  const set = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const value = (await valueOf('a16-oneof.mcap', index)) as object;
      return Object.keys(value).filter((key) => choices.includes(key));
    }),
  );
  expect(new Set(set.map(String)).size).toBe(3);
  expect(set.every((keys) => keys.length < choices.length)).toBe(true);
});

it('hints at a clock that was not set', async () => {
  expect(await codesOf('a17-first-time-zero.mcap')).toEqual(['unset-clock']);
});

it('leaves definitions out of the bytes of topics', async () => {
  const {topics} = await summaryOf('a18-share.mcap');
  const bytes = topics.reduce((sum, topic) => sum + topic.bytes, 0);
  expect(topics[0]!.bytes / bytes).toBeCloseTo(0.023, 3);
});

it('keeps the digits of large whole numbers in JSON', async () => {
  expect(await valueOf('a19-json-nanoseconds.mcap')).toEqual({
    stamp: 1764230400123456789n,
    id: 9007199254740993n,
  });
});

it('has no text for an empty definition', async () => {
  const recording = await open('a20-empty-definition.mcap');
  expect(recording.schema(0)!.data).toHaveLength(0);
  expect(schemaText(recording.schema(0)!)).toEqual([]);
});

it('names an empty definition, a missing encoding and limits of the tool', async () => {
  await expect(valueOf('a20-empty-definition.mcap')).rejects.toThrow(EmptyDefinition);
  await expect(valueOf('a23-no-encoding-name.mcap')).rejects.toThrow(UnknownEncoding);
  const schema = {
    name: 'demo/msg/Wide',
    encoding: 'ros2msg',
    data: new TextEncoder().encode('wstring text'),
  };
  const data = Uint8Array.of(0, 1, 0, 0, 1, 0, 0, 0, 65, 0, 0, 0);
  const wide = {logTime: 0n, messageEncoding: 'cdr', schema, data};
  expect(() => decodeMessage(wide)).toThrow(BeyondTool);
});

it('decodes types with short names', async () => {
  expect(await valueOf('a21-idl-short-name.mcap')).toEqual({id: 'a', x: 3});
});

it('names an archive', async () => {
  await expect(open('a22-archive.tar')).rejects.toMatchObject({
    fault: {code: 'foreign', detail: 'tar'},
  });
});

it('shows an image in JSON as a picture', async () => {
  expect(pictureOf(await valueOf('a24-image-json.mcap'))).toMatch(/^data:image\/png;base64,/);
});

it('shows float32 values in their shortest form', () => {
  const text = (value: number) => treeOf(value);
  expect(text(Math.fround(0.1))).toMatchObject({text: '0.1'});
  expect(text(0.1)).toMatchObject({text: '0.1'});
  expect(text(1764230400.123456)).toMatchObject({text: '1764230400.123456'});
});
