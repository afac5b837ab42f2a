/**
 * npm run sample-recording: simulates a robot that drives through a corridor and loses its localization once,
 * and records it to `static/samples/corridor.mcap`. The output is deterministic.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {MessageDefinition} from '@foxglove/message-definition';
import {stringify} from '@foxglove/rosmsg';
import {ros2humble} from '@foxglove/rosmsg-msgs-common';
import {MessageWriter} from '@foxglove/rosmsg2-serialization';
import {McapWriter, TempBuffer} from '@mcap/core';
import {compress} from 'lz4js';
import {logTimeOf, messagesOfDrive} from './messages';

const target = 'static/samples/corridor.mcap';
const definitions: Readonly<Record<string, MessageDefinition | undefined>> = ros2humble;

/** Type and the types of its fields. */
function withParts(type: string): MessageDefinition[] {
  const found = new Map<string, MessageDefinition>();
  const add = (name: string) => {
    const definition = definitions[name];
    if (!definition) {
      throw new Error(`ROS 2 Humble has no type ${name}`);
    }
    if (!found.has(name)) {
      found.set(name, definition);
      definition.definitions.forEach((field) => field.isComplex && add(field.type));
    }
  };
  add(type);
  return [...found.values()];
}

/** Text of a definition as rosbag2 writes it. */
function definitionText(parts: readonly MessageDefinition[]): string {
  return stringify([...parts])
    .replaceAll(/^time(?=[[ ])/gm, 'builtin_interfaces/Time')
    .replaceAll(/^duration(?=[[ ])/gm, 'builtin_interfaces/Duration');
}

const file = new TempBuffer();
const writer = new McapWriter({
  writable: file,
  chunkSize: 128 * 1024,
  compressChunk: (data) => ({compression: 'lz4', compressedData: compress(data)}),
});
await writer.start({profile: 'ros2', library: 'coscene-docs sample-recording'});
const channels = new Map<string, {id: number; writer: MessageWriter; count: number}>();
for (const {time, topic, type, message} of messagesOfDrive()) {
  let channel = channels.get(topic);
  if (!channel) {
    const parts = withParts(type);
    const schemaId = await writer.registerSchema({
      name: type.replace('/', '/msg/'),
      encoding: 'ros2msg',
      data: new TextEncoder().encode(definitionText(parts)),
    });
    const id = await writer.registerChannel({
      topic,
      schemaId,
      messageEncoding: 'cdr',
      metadata: new Map(),
    });
    channel = {id, writer: new MessageWriter(parts), count: 0};
    channels.set(topic, channel);
  }
  const logTime = logTimeOf(time);
  await writer.addMessage({
    channelId: channel.id,
    sequence: channel.count,
    logTime,
    publishTime: logTime,
    data: channel.writer.writeMessage(message),
  });
  channel.count += 1;
}
await writer.addMetadata({
  name: 'robot',
  metadata: new Map([
    ['serial', 'AMR-07'],
    ['site', 'corridor simulation'],
  ]),
});
await writer.end();
mkdirSync(path.dirname(target), {recursive: true});
writeFileSync(target, file.get());
console.log(`${target}: ${file.get().length} bytes`);
