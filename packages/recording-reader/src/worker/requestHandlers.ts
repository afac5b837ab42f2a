/** Request handlers of the worker. */
import {
  decodeForRule,
  decodeMessage,
  EmptyDefinition,
  schemaText,
  UnknownEncoding,
} from '../decode';
import {drawingOf} from '../drawing';
import {BeyondTool} from '../errors';
import {limits} from '../limits';
import {NotReadable, openRecording} from '../open';
import {isChanged, messageOf} from '../source';
import {unplacedTopics, type FrameTopics} from '../transformTree';
import {jsonOf, treeOf} from '../tree';
import type {OnProgress, Recording} from '../types';
import type {Failure, ShownMessage, TimedMessage, WorkerRequest, WorkerResponse} from './protocol';

/** Interval of progress reports in milliseconds. */
const reportEvery = 100;

let recording: Recording | undefined;

function opened(): Recording {
  if (!recording) {
    throw new Error('no recording is open');
  }
  return recording;
}

const requestHandlers = {
  async open(file: Blob, isWhole: boolean, onProgress?: OnProgress) {
    let reported = 0;
    recording = await openRecording(file, {
      isWhole,
      onProgress: (progress) => {
        const now = performance.now();
        if (now - reported > reportEvery) {
          reported = now;
          onProgress?.(progress);
        }
      },
    });
    return recording.summary;
  },

  async message(topic: number, index: number): Promise<ShownMessage> {
    const message = await opened().message(topic, index);
    const value = decodeMessage(message);
    const {logTime, publishTime, data} = message;
    const [tree, drawing] = [treeOf(value), drawingOf(value)];
    return {logTime, publishTime, size: data.length, tree, drawing};
  },

  indexAt: (topic: number, time: bigint) => opened().indexAt(topic, time),

  async json(topic: number, index: number) {
    return jsonOf(decodeMessage(await opened().message(topic, index)));
  },

  /** Returns the first messages of a topic for a rule, one per line, with topic, time in seconds and message. */
  async lines(topic: number) {
    const {name, count} = opened().summary.topics[topic]!;
    let text = '';
    for (let index = 0; index < Math.min(count, limits.lines); index += 1) {
      const message = await opened().message(topic, index);
      const msg = decodeForRule(message);
      const ts = Number(message.publishTime ?? message.logTime) / 1e9;
      const line = {topic: name, ts, msg};
      const longer = `${text}${jsonOf(line, 0)}\n`;
      if (longer.length > limits.linesText) {
        break;
      }
      text = longer;
    }
    return text.trimEnd();
  },

  schema(topic: number) {
    const schema = opened().schema(topic);
    return schema ? schemaText(schema) : [];
  },

  unplaced: (topics: FrameTopics) => unplacedTopics(opened(), topics),

  async messages() {
    const {start = 0n} = opened().summary;
    const messages: TimedMessage[] = [];
    for await (const {topic, message} of opened().all()) {
      const time = Number(message.logTime - start) / 1e9;
      messages.push({topic, time, message: decodeMessage(message)});
    }
    return messages;
  },

  attachment: (index: number) => opened().attachment(index),
};

export type RequestHandlers = typeof requestHandlers;

function failureOf(error: unknown): Failure {
  if (error instanceof NotReadable) {
    return {error: error.message, fault: error.fault};
  }
  if (error instanceof UnknownEncoding) {
    return {error: error.message, reason: 'unknown-encoding'};
  }
  if (isChanged(error)) {
    return {error: messageOf(error), fault: {code: 'changed'}};
  }
  if (error instanceof BeyondTool || error instanceof EmptyDefinition) {
    const reason = error instanceof BeyondTool ? 'beyond-tool' : 'empty-definition';
    return {error: error.message, reason};
  }
  const message = messageOf(error);
  // In the words of Chromium and Safari, of Firefox, and of the Protobuf library.
  return /call stack|recursion/.test(message)
    ? {error: 'the message is nested too deeply', reason: 'beyond-tool'}
    : {error: message};
}

/**
 * Runs the handler of a request.
 * @param post sends progress reports, then the response
 */
export async function handleRequest(
  {id, name, args}: WorkerRequest,
  post: (response: WorkerResponse) => void,
): Promise<void> {
  const handle = requestHandlers[name as keyof RequestHandlers] as (...all: unknown[]) => unknown;
  try {
    const onProgress: OnProgress = (progress) => post({id, progress});
    post({id, result: await handle(...args, onProgress)});
  } catch (error) {
    post({id, ...failureOf(error)});
  }
}
