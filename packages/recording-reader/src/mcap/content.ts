/** Content of an MCAP file, collected while reading its records. */
import {McapRecordBuilder, type McapStreamReader, type TypedMcapRecords} from '@mcap/core';
import {Collector, type Span} from '../collector';
import {limits} from '../limits';
import {viewOf, type WindowedFile} from '../source';
import type {Attachment, Metadata, Schema} from '../types';
import {headLength, newReader} from './records';

type Extra<Kind> = Kind & {at: {offset: number; length: number}};

/** Result of both reading modes: by the index, and record by record. */
export interface Content {
  collector: Collector;
  channels: Map<number, TypedMcapRecords['Channel']>;
  schemas: Map<number, Schema>;
  /** Channels by the id of their schema, which was not read yet. */
  waiting: Map<number, TypedMcapRecords['Channel'][]>;
  attachments: Extra<Attachment>[];
  metadata: Metadata[];
  attachmentCount: number;
  metadataCount: number;
  library?: string;
  profile?: string;
  /** Number of messages according to the file. */
  announced?: bigint;
  /** Offset and checksum of the end of the data section. */
  dataEnd?: number;
  dataCrc?: number;
  /** Offset of the first footer. */
  footer?: number;
}

export const newContent = (): Content => ({
  collector: new Collector(),
  channels: new Map(),
  schemas: new Map(),
  waiting: new Map(),
  attachments: [],
  metadata: [],
  attachmentCount: 0,
  metadataCount: 0,
});

export function addSchema(
  content: Content,
  {id, name, encoding, data}: TypedMcapRecords['Schema'],
): void {
  // Records refer to the read buffer, which is reused.
  content.schemas.set(id, {name, encoding, data: data.slice()});
  content.waiting.get(id)?.forEach((channel) => addChannel(content, channel));
  content.waiting.delete(id);
}

export function addChannel(content: Content, channel: TypedMcapRecords['Channel']): void {
  const {id, topic, messageEncoding, schemaId} = channel;
  const schema = content.schemas.get(schemaId);
  if (!schema && !content.channels.has(id)) {
    const others = content.waiting.get(schemaId) ?? [];
    content.waiting.set(schemaId, others);
    others.push(channel);
  }
  content.channels.set(id, channel);
  content.collector.addChannel(id, {topic, messageEncoding, schema, schemaId});
}

export function addMetadata(
  content: Content,
  {name, metadata}: TypedMcapRecords['Metadata'],
): void {
  content.metadataCount += 1;
  if (content.metadata.length < limits.extras) {
    content.metadata.push({name, values: [...metadata]});
  }
}

/** Returns a reader initialized with all channels: a file defines each channel once, before its first message. */
export function primedReader({channels}: Content): McapStreamReader {
  const builder = new McapRecordBuilder();
  channels.forEach((channel) => builder.writeChannel(channel));
  const reader = newReader();
  reader.append(builder.buffer);
  while (reader.nextRecord());
  return reader;
}

/** @returns the end offset of the content, followed by the checksum */
export async function addAttachment(
  content: Content,
  source: WindowedFile,
  span: Span,
): Promise<number> {
  const text = async (at: number): Promise<[text: string, end: number]> => {
    const length = viewOf(await source.read(at, 4)).getUint32(0, true);
    const bytes = await source.read(at + 4, Math.min(length, span.length, limits.text));
    return [new TextDecoder().decode(bytes), at + 4 + length];
  };
  const [name, nameEnd] = await text(span.offset + headLength + 16);
  const [mediaType, typeEnd] = await text(nameEnd);
  const size = Number(viewOf(await source.read(typeEnd, 8)).getBigUint64(0, true));
  const at = {offset: typeEnd + 8, length: size};
  if (typeEnd + 8 + size + 4 > span.offset + span.length) {
    throw new Error('the content of the attachment reaches beyond its record');
  }
  content.attachmentCount += 1;
  if (content.attachments.length < limits.extras) {
    content.attachments.push({name, mediaType, size, at});
  }
  return typeEnd + 8 + size;
}
