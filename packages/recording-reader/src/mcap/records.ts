/** MCAP records. https://mcap.dev/spec */
import {McapStreamReader, type DecompressHandlers, type TypedMcapRecord} from '@mcap/core';
import {unpack} from '../decompress';
import {UnknownTopic} from '../errors';
import {messageOf} from '../source';

export const magicLength = 8;
/** Size of the opcode and length before each record, in bytes. */
export const headLength = 9;
export const footerLength = headLength + 20;
/** Size of channel, sequence and two times before the data of a message, in bytes. */
export const messageHeadLength = 22;

const decompressHandlers: DecompressHandlers = new Proxy<DecompressHandlers>(
  {},
  {
    get: (_, name) => (source: Uint8Array, size: bigint) =>
      unpack(String(name), source, Number(size)),
  },
);

/** Iterates over the records in a buffer that starts with a record. */
export function* recordsOf(
  reader: McapStreamReader,
  bytes: Uint8Array,
): Generator<TypedMcapRecord, void, void> {
  reader.append(bytes);
  try {
    for (let record = reader.nextRecord(); record; record = reader.nextRecord()) {
      yield record;
    }
  } catch (error) {
    const [, id] = /channel (\d+) without prior channel record/.exec(messageOf(error)) ?? [];
    throw id === undefined ? error : new UnknownTopic(`no description of channel ${id}`);
  }
}

export const newReader = () =>
  new McapStreamReader({noMagicPrefix: true, includeChunks: true, decompressHandlers});
