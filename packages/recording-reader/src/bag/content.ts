/** Connections and chunks of a bag, collected while reading. */
import type {Collector, Span} from '../collector';
import {unpack} from '../decompress';
import {TooLarge} from '../errors';
import {limits} from '../limits';
import {readPiece} from '../source';
import {fieldsOf, text, uint32, type Fields, type Head, type Read} from './records';

export function addConnection(collector: Collector, fields: Fields, data: Uint8Array): void {
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

export async function readConnection(collector: Collector, read: Read, head: Head): Promise<void> {
  if (head.dataLength > limits.record) {
    throw new Error(`a connection has ${head.dataLength} bytes`);
  }
  addConnection(collector, head.fields, await read(head.dataOffset, head.dataLength));
}

export const spanOf = ({offset, end}: Head): Span => ({
  offset,
  length: end - offset,
  topics: new Map(),
});

export const addChunk = (collector: Collector, span: Span, {fields, dataLength}: Head): void =>
  collector.addChunk(span, text(fields, 'compression'), dataLength, uint32(fields, 'size'));

export async function unpackChunk(
  file: Blob,
  {fields, dataOffset, dataLength}: Head,
): Promise<Uint8Array> {
  if (dataLength > limits.chunk) {
    throw new TooLarge(dataLength);
  }
  const data = await readPiece(file, dataOffset, dataLength);
  return unpack(text(fields, 'compression'), data, uint32(fields, 'size'));
}
