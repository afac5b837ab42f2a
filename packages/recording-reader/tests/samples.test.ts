import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {decodeMessage, EmptyDefinition, schemaText, UnknownEncoding} from '../src/decode';
import {BeyondTool} from '../src/errors';
import {parseJson} from '../src/json';
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
])('%s: a checksum detects the damage as %s', async (name, code) => {
  expect(await codesOf(name, true)).toContain(code);
  const isReportedByIndex = code === 'bad-chunk';
  expect(await codesOf(name)).toEqual(isReportedByIndex ? [code] : []);
});

it.each([
  ['a12-two-files-joined.mcap', 'joined'],
  ['a13-byte-after-end.mcap', 'trailing'],
  ['a14-end-magic-missing.mcap', 'end-missing'],
])('%s: the index is used, and the end is reported as %s', async (name, code) => {
  const {index, isWhole, messages, faults} = await summaryOf(name);
  expect({index, isWhole, messages}).toEqual({index: 'full', isWhole: false, messages: 150});
  expect(faults.map((fault) => fault.code)).toEqual([code]);
});

it('reads the messages of a chunk that the recorder did not finish', async () => {
  const {messages, faults} = await summaryOf('a15-unfinished-chunk.bag');
  expect(messages).toBe(23);
  expect(faults[0]).toMatchObject({code: 'unfinished-chunk', offset: 4109});
});

it('omits Protobuf fields that are not set', async () => {
  const choices = ['as_text', 'as_number', 'as_flag', 'maybe', 'maybe_text'];
  const set = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const value = (await valueOf('a16-oneof.mcap', index)) as object;
      return Object.keys(value).filter((key) => choices.includes(key));
    }),
  );
  expect(new Set(set.map(String)).size).toBe(3);
  expect(set.every((keys) => keys.length < choices.length)).toBe(true);
  const {text} = schemaText((await open('a16-oneof.mcap')).schema(0)!)[0]!;
  expect(text).toMatch(/^ {2}optional \w+ maybe = \d+;$/m);
  expect(text).toMatch(/^ {2}string as_text = \d+; \/\/ oneof \w+$/m);
});

it('reports a clock that was not set', async () => {
  expect(await codesOf('a17-first-time-zero.mcap')).toEqual(['unset-clock']);
});

it('excludes definitions from the bytes of topics', async () => {
  const {topics} = await summaryOf('a18-share.mcap');
  const bytes = topics.reduce((sum, topic) => sum + topic.bytes, 0);
  expect(topics[0]!.bytes / bytes).toBeCloseTo(0.023, 3);
});

it('preserves the digits of large integers in JSON', async () => {
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

it('reports an empty definition, a missing encoding and limits of the tool', async () => {
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

it('identifies an archive', async () => {
  await expect(open('a22-archive.tar')).rejects.toMatchObject({
    fault: {code: 'foreign', detail: 'tar'},
  });
});

it('shows an image in JSON as a picture', async () => {
  expect(pictureOf(await valueOf('a24-image-json.mcap'))).toMatch(/^data:image\/png;base64,/);
});

it('shows float32 values in their shortest form, and doubles with all their digits', () => {
  const text = (value: unknown) => treeOf(value);
  expect(text(new Float32Array([0.1, 1e30]))).toMatchObject({
    items: [{text: '0.1'}, {text: '1e+30'}],
  });
  expect(text(0.1)).toMatchObject({text: '0.1'});
  expect(text(Math.fround(0.1))).toMatchObject({text: '0.10000000149011612'});
  expect(text(1764230400.123456)).toMatchObject({text: '1764230400.123456'});
  expect(text(-0)).toMatchObject({text: '-0'});
});

const textOf = (text: string) => new TextEncoder().encode(text);
const idl = (body: string) => `module a { ${body} };`;
const decoded = (encodings: string, name: string, definition: string, bytes: readonly number[]) => {
  const [messageEncoding = '', encoding = ''] = encodings.split(' ');
  const head = messageEncoding === 'cdr' && bytes[0] !== 0xff ? [0, 1, 0, 0] : [];
  const data = Uint8Array.from(bytes[0] === 0xff ? bytes.slice(1) : [...head, ...bytes]);
  const schema = {name, encoding, data: textOf(definition)};
  return decodeMessage({logTime: 0n, messageEncoding, schema, data});
};
const single = [...new Uint8Array(Float32Array.of(0.1).buffer)];
const double = [...new Uint8Array(Float64Array.of(Math.fround(0.1)).buffer)];

it.each([
  ['ros1 ros1msg', 'a/B', 'float32 x\nfloat64 y', [...single, ...double]],
  ['cdr ros2msg', 'a/msg/B', 'float32 x\nfloat64 y', [...single, 0, 0, 0, 0, ...double]],
  [
    'cdr omgidl',
    'a::B',
    idl('struct B { float x; double y; };'),
    [...single, 0, 0, 0, 0, ...double],
  ],
  [
    'cdr ros2idl',
    'a/msg/B',
    idl('module msg { struct B { float x; double y; }; };'),
    [...single, 0, 0, 0, 0, ...double],
  ],
])('distinguishes single from double precision: %s', (encodings, name, definition, bytes) => {
  expect(decoded(encodings, name, definition, bytes)).toEqual({x: 0.1, y: Math.fround(0.1)});
});

it.each([
  ['omgidl', 'a::B', idl('enum C { RED, @value(5) GREEN }; struct D { C c; }; struct B { D d; };')],
  [
    'ros2idl',
    'a/msg/B',
    idl(
      'module msg { enum C { A, B2, C2, D2, E2, GREEN }; struct D { C c; }; struct B { D d; }; };',
    ),
  ],
])('returns the names of enum values in %s', (encoding, name, definition) => {
  const value = decoded(`cdr ${encoding}`, name, definition, [5, 0, 0, 0]);
  expect(value).toEqual({d: {c: 5}});
  expect(JSON.stringify(treeOf(value))).toContain('5 (GREEN)');
});

it.each([
  ['omgidl', idl('struct B { map<string, long> w; };')],
  ['omgidl', idl('struct B { fixed<5,2> w; };')],
  ['omgidl', idl('struct B { any w; };')],
  ['omgidl', idl('bitmask M { F0 }; struct B { M w; };')],
  ['omgidl', idl('bitset M { bitfield<3> a; }; struct B { M w; };')],
  ['omgidl', idl('interface I { void f(); }; struct B { long w; };')],
  ['omgidl', idl('struct A { long q; }; struct B : A { long w; };')],
  ['omgidl', idl('const long N = 2 * 2; struct B { uint8 w[N]; };')],
  ['omgidl', idl('struct B { long double w; };')],
  ['omgidl', idl("union U switch (char) { case 'a': long x; }; struct B { U u; };")],
  ['omgidl', idl('struct B { wstring w; };')],
  ['omgidl', idl("const char C = 'x'; struct B { long w; };")],
  ['omgidl', idl('const long M = 1; const long N = M; struct B { long w[N]; };')],
  ['omgidl', idl('struct B { sequence<sequence<long>> w; };')],
  ['omgidl', idl('typedef sequence<long> S; struct B { sequence<S> w; };')],
  ['omgidl', idl('typedef long S, T[2]; struct B { S w; };')],
  ['omgidl', idl('struct B { uint8 v, w[2]; };')],
  ['omgidl', idl('struct A; struct A { long q; }; struct B { A w; };')],
  ['omgidl', idl('struct A { long q; }; struct B { ::a::A w; };')],
  ['omgidl', idl('@bit_bound(8) enum E { F, G }; struct B { E w; };')],
  ['omgidl', idl('struct B { @optional long w; };')],
  ['ros2idl', idl('struct B { @optional long w; };')],
  ['omgidl', idl('@annotation unit { string name; }; struct B { long w; };')],
  ['omgidl', idl('struct E {}; struct B { long w; E e; };')],
  ['omgidl', idl('union U switch (long) { case 7: long x; }; struct B { U u; };')],
  [
    'omgidl',
    idl(
      'typedef int64 D; union U switch (D) { case 1: long x; default: long y; }; struct B { U u; };',
    ),
  ],
  ['omgidl', idl('struct B { sequence<long> w[2]; };')],
  ['omgidl', idl('union U switch (@key long) { case 1: long x; }; struct B { U u; };')],
  ['omgidl', idl('union U switch (long) { @id(3) case 1: long x; }; struct B { U u; };')],
  ['omgidl', idl('module c {}; struct B { long w; };')],
  ['ros2idl', idl('union U switch (long) { case 1: long x; }; struct B { U u; };')],
  ['ros2msg', 'wchar x'],
  ['ros2msg', 'int8 bigX'],
  ['ros2msg', 'wstring[] x'],
  ['ros2msg', 'wstring<=5 x "hi"'],
])('reports a limit of the tool as such: %s, %s', (encoding, definition) => {
  const name = encoding === 'omgidl' ? 'a::B' : 'a/B';
  expect(() => decoded(`cdr ${encoding}`, name, definition, [1, 0, 0, 0, 65, 0, 0, 0])).toThrow(
    BeyondTool,
  );
});

it('reads numbers and directives of IDL that the parser does not support', () => {
  const guarded = `#ifndef A\n#define A \\\n 5\n${idl('const long N = 0x02; struct B { uint8 w[N]; uint8 v[03]; };')}\n#endif`;
  const value = decoded('cdr omgidl', 'a::B', guarded, [1, 2, 3, 4, 5]);
  expect(treeOf(value)).toEqual(treeOf({w: Uint8Array.of(1, 2), v: Uint8Array.of(3, 4, 5)}));
  const union = 'union U switch (long) { case 0x10: long x; }; struct B { U u; };';
  const chosen = decoded('cdr omgidl', 'a::B', idl(union), [16, 0, 0, 0, 5, 0, 0, 0]);
  expect(chosen).toEqual({u: {x: 5}});
  const fields = `enum E { F }; struct B { @default(F) E x; @default(value=')') octet y; };`;
  expect(decoded('cdr omgidl', 'a::B', idl(fields), [0, 0, 0, 0, 5])).toEqual({x: 0, y: 5});
});

it('searches short names of types in the package of their definition first', () => {
  const line = '='.repeat(80);
  const definition = `C c\nb/C d\nHeader h
${line}\nMSG: a/C\nint8 x
${line}\nMSG: b/C\nD y
${line}\nMSG: b/D\nint8 z
${line}\nMSG: a/D\nint16 z
${line}\nMSG: a/Header\nint16 y
${line}\nMSG: std_msgs/Header\nint8 x`;
  const ros2 = definition.replace('Header h', 'int8 h');
  const value = {c: {x: 5}, d: {y: {z: 6}}};
  expect(decoded('ros1 ros1msg', 'a/B', definition, [5, 6, 7])).toEqual({...value, h: {x: 7}});
  expect(decoded('cdr ros2msg', 'a/msg/B', ros2, [5, 6, 7])).toEqual({...value, h: 7});
});

it.each([
  ['ros1 ros1msg', 'a/B', 'float64 X=inf\nint32 H=0x1f\nstring S="a" # = b\nint8\tx\t# y', [5]],
  [
    'cdr ros2msg',
    'a/msg/B',
    'float64 X=nan\nint8 x +5\nint32[<=2] y [1, 0x2]',
    [5, 0, 0, 0, 0, 0, 0, 0],
  ],
  ['cdr ros2msg', 'a/msg/B', "string<=5 S='='\nint8 x -0x1", [5]],
])('reads no constants and default values: %s', (encodings, name, definition, bytes) => {
  expect(decoded(encodings, name, definition, bytes)).toMatchObject({x: 5});
});

it('reads messages and nested types that consist of constants', () => {
  expect(decoded('cdr ros2msg', 'a/msg/B', 'uint8 A=1', [0])).toEqual({});
  const nested = `a/C c\nint8 x\n${'='.repeat(80)}\nMSG: a/msg/C\nint32 A=1`;
  expect(decoded('cdr ros2msg', 'a/msg/B', nested, [0, 5])).toEqual({c: {}, x: 5});
});

it('shows bytes of a message that its definition lacks, but no padding', () => {
  const read = (bytes: number[]) => decoded('cdr ros2msg', 'a/msg/B', 'int8 x', bytes);
  expect(read([5, 0, 0, 0])).toEqual({x: 5});
  expect(read([5, 1, 2, 3, 4])).toEqual({x: 5, '(unknown)': Uint8Array.of(1, 2, 3, 4)});
});

it('reads no other structure in place of the one that the definition lacks', () => {
  const service = idl('module srv { struct S_Request { long x; }; };');
  expect(() => decoded('cdr ros2idl', 'a/srv/S_Event', service, [1, 0, 0, 0])).toThrow(
    'does not contain a/srv/S_Event',
  );
});

it('reads messages of several encodings that share a schema', () => {
  const schema = {name: 'a', encoding: 'jsonschema', data: textOf('{}')};
  const message = {logTime: 0n, schema, data: textOf('{"a":1}')};
  expect(decodeMessage({...message, messageEncoding: 'json'})).toEqual({a: 1});
  expect(() => decodeMessage({...message, messageEncoding: 'cbor'})).toThrow(UnknownEncoding);
});

it.each([
  ['{"maximum": 18446744073709551615}'],
  ['{"maximum": 1e400}'],
  ['{"a": 1, "a": 2}'],
  ['no JSON'],
  ['{"a": [1]}', '{\n  "a": [\n    1\n  ]\n}'],
])('formats a JSON Schema only if that changes nothing: %s', (text, shown = text) => {
  const schema = {name: 'a', encoding: 'jsonschema', data: textOf(text)};
  expect(schemaText(schema)).toEqual([{name: 'a', text: shown}]);
});

it('does not parse a JSON string as a large number', () => {
  const text = String.raw`{"a": "\u00235", "b": "\u0023x", "c": 1764230400123456789}`;
  expect(parseJson(text)).toEqual({a: '#5', b: '#x', c: 1764230400123456789n});
});

it('invents no values for unsupported representations of CDR', () => {
  for (const kind of [2, 3, 9, 11, 99]) {
    const bytes = [0xff, 0, kind, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0];
    expect(() => decoded('cdr ros2msg', 'a/msg/B', 'int32 x', bytes)).toThrow(BeyondTool);
  }
});

const declared = (annotation: string, fields: string) =>
  idl(`${annotation} struct B { ${fields} };`);

it.each([
  ['delimited', 9, declared('@appendable', 'long x;'), [4, 0, 0, 0, 5, 0, 0, 0]],
  [
    'a parameter list',
    11,
    declared('@mutable', '@id(7) long x;'),
    [8, 0, 0, 0, 7, 0, 0, 0x20, 5, 0, 0, 0],
  ],
])('reads a structure that is %s', (_, kind, definition, bytes) => {
  expect(decoded('cdr omgidl', 'a::B', definition, [0xff, 0, kind, 0, 0, ...bytes])).toEqual({
    x: 5,
  });
});

it.each([
  ['a structure that is appendable by default', 9, declared('', 'long x;')],
  ['fields that may have any order', 11, declared('@mutable', 'long x;')],
  ['IDs that the definition lacks', 11, declared('@mutable', '@id(9) long x;')],
  ['a list of strings', 7, declared('@final', 'sequence<string> x;')],
])('invents no values for %s in version 2 of CDR', (_, kind, definition) => {
  const bytes = [0xff, 0, kind, 0, 0, 8, 0, 0, 0, 1, 0, 0, 0x20, 5, 0, 0, 0];
  expect(() => decoded('cdr omgidl', 'a::B', definition, bytes)).toThrow(BeyondTool);
});

it('reports a definition that consists of comments as empty', () => {
  const bytes = [1, 2, 3, 4, 5, 6, 7];
  expect(() => decoded('cdr ros2msg', 'a/msg/B', '# none', bytes)).toThrow(EmptyDefinition);
  expect(decoded('cdr ros2msg', 'a/msg/B', '# none', [0])).toEqual({});
});

it('reports a syntax error in a ROS definition as a fault of the file', () => {
  const read = () => decoded('ros1 ros1msg', 'a/B', 'uint8[] <x>', [1]);
  expect(read).toThrow(/syntax/i);
  expect(read).not.toThrow(BeyondTool);
});
