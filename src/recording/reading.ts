/** What the worker does with each question of the page. */
import {decodeMessage, schemaText, UnknownEncoding} from './decode';
import {unplacedTopics} from './frames';
import {limits} from './limits';
import {NotReadable, openRecording} from './open';
import {pictureOf} from './picture';
import type {Answers, Asked, Failure, Request, ShownMessage, TimedMessage, Told} from './protocol';
import {messageOf} from './source';
import {jsonOf, treeOf} from './tree';
import type {Recording} from './types';

/** Milliseconds between two reports. */
const reportEvery = 100;

let recording: Recording | undefined;

function opened(): Recording {
  if (!recording) {
    throw new Error('no recording is open');
  }
  return recording;
}

async function show(topic: number, index: number): Promise<ShownMessage> {
  const message = await opened().message(topic, index);
  const value = decodeMessage(message);
  const {logTime, publishTime, sequence, data} = message;
  return {
    logTime,
    publishTime,
    sequence,
    size: data.length,
    tree: treeOf(value),
    picture: pictureOf(value),
  };
}

async function lines(topic: number): Promise<string> {
  const {name, count} = opened().summary.topics[topic]!;
  const found: string[] = [];
  let length = 0;
  for (
    let index = 0;
    index < Math.min(count, limits.lines) && length < limits.linesText;
    index += 1
  ) {
    const message = await opened().message(topic, index);
    const line = jsonOf(
      {topic: name, ts: Number(message.logTime) / 1e9, msg: decodeMessage(message)},
      0,
    );
    length += line.length;
    if (length < limits.linesText) {
      found.push(line);
    }
  }
  return found.join('\n');
}

async function everything(): Promise<TimedMessage[]> {
  const {summary} = opened();
  const messages: TimedMessage[] = [];
  for await (const {topic, message} of opened().all()) {
    const time = Number(message.logTime - (summary.start ?? 0n)) / 1e9;
    messages.push({topic, time, message: decodeMessage(message)});
  }
  return messages;
}

async function answer(
  request: Request,
  onProgress: (part: number) => void,
): Promise<Answers[keyof Answers]> {
  switch (request.kind) {
    case 'open': {
      let reported = 0;
      recording = await openRecording(request.file, {
        isWhole: request.isWhole,
        onProgress: (progress) => {
          const now = performance.now();
          if (now - reported > reportEvery) {
            reported = now;
            onProgress(progress);
          }
        },
      });
      return recording.summary;
    }
    case 'message':
      return show(request.topic, request.index);
    case 'json':
      return jsonOf(decodeMessage(await opened().message(request.topic, request.index)));
    case 'lines':
      return lines(request.topic);
    case 'schema': {
      const schema = opened().schema(request.topic);
      return schema ? schemaText(schema) : [];
    }
    case 'unplaced':
      return unplacedTopics(opened());
    case 'messages':
      return everything();
    case 'attachment':
      return opened().attachment(request.index);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof NotReadable) {
    return {error: error.message, fault: error.fault};
  }
  if (error instanceof UnknownEncoding) {
    return {error: error.message, unknownEncoding: true};
  }
  return {error: messageOf(error)};
}

/** @param tell sends the answer, and before it how far reading the file has come */
export async function reply({id, request}: Asked, tell: (told: Told) => void): Promise<void> {
  try {
    tell({id, answer: await answer(request, (progress) => tell({id, progress}))});
  } catch (error) {
    tell({id, ...failureOf(error)});
  }
}
