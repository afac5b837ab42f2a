/** Records of ROS 1 bags, format 2.0. https://wiki.ros.org/Bags/Format/2.0 */
import {limits} from '../limits';
import {decodeText, viewOf} from '../source';

export const op = {message: 2, header: 3, index: 4, chunk: 5, chunkInfo: 6, connection: 7} as const;

export type Fields = ReadonlyMap<string, Uint8Array>;

export interface Head {
  offset: number;
  fields: Fields;
  op: number;
  dataOffset: number;
  dataLength: number;
  end: number;
}

/** @throws when a field exceeds the header */
export function fieldsOf(bytes: Uint8Array): Fields {
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

/** @throws when the field is missing or has an unexpected size */
export function field(fields: Fields, name: string, length?: number): DataView {
  const value = fields.get(name);
  if (!value || (length !== undefined && value.length !== length)) {
    throw new Error(`a header has no usable field "${name}"`);
  }
  return viewOf(value);
}

export const uint32 = (fields: Fields, name: string) => field(fields, name, 4).getUint32(0, true);
export const uint64 = (fields: Fields, name: string) =>
  Number(field(fields, name, 8).getBigUint64(0, true));
export const text = (fields: Fields, name: string) =>
  decodeText(fields.get(name) ?? new Uint8Array(0));

export function timeAt(view: DataView, at: number): bigint {
  const seconds = BigInt(view.getUint32(at, true));
  return seconds * 1_000_000_000n + BigInt(view.getUint32(at + 4, true));
}

export type Read = (offset: number, length: number) => Promise<Uint8Array> | Uint8Array;

/**
 * Reads the header of the record at `offset`, without its data.
 * @throws RangeError when the file ends within it
 */
export async function readHead(read: Read, offset: number): Promise<Head> {
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

/** Overhead of a message in bytes: two lengths and the fields `op`, `conn` and `time`. */
export const messageHeadLength = 8 + (4 + 4) + (4 + 9) + (4 + 13);

/** Iterates over the messages and connections in a decompressed chunk. */
export async function* recordsOf(bytes: Uint8Array): AsyncGenerator<Head & {data: Uint8Array}> {
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
