/** Reads a recording away from the page, which stays usable and can end the worker at any time. */
import {decodeMessage, schemaText, UnknownEncoding} from './decode';
import {NotReadable, openRecording} from './open';
import {pictureOf} from './picture';
import type {Answers, Asked, Failure, Request, ShownMessage, Told} from './protocol';
import {messageOf} from './source';
import {jsonOf, treeOf} from './tree';
import type {Recording} from './types';

/** The part of the worker's global scope that is used; the page's types have no such scope. */
const scope = globalThis as unknown as {
  postMessage(told: Told): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
};

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

async function answer(id: number, request: Request): Promise<Answers[keyof Answers]> {
  switch (request.kind) {
    case 'open': {
      let reported = 0;
      recording = await openRecording(request.file, {
        isWhole: request.isWhole,
        onProgress: (progress) => {
          const now = performance.now();
          if (now - reported > reportEvery) {
            reported = now;
            scope.postMessage({id, progress});
          }
        },
      });
      return recording.summary;
    }
    case 'message':
      return show(request.topic, request.index);
    case 'json':
      return jsonOf(decodeMessage(await opened().message(request.topic, request.index)));
    case 'schema': {
      const schema = opened().schema(request.topic);
      return schema ? schemaText(schema) : [];
    }
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

scope.onmessage = ({data: {id, request}}) => {
  answer(id, request).then(
    (value) => scope.postMessage({id, answer: value}),
    (error: unknown) => scope.postMessage({id, ...failureOf(error)}),
  );
};
