/** Evaluation of a message path on a message in JSON. */
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {nearestNames} from 'text-utils';
import {
  evaluate,
  MessagePathError,
  parseMessagePath,
  select,
  type MessagePath,
  type Variables,
} from 'message-path';
import type {Range} from '../ui/CodeEditor';
import {losslessJson, parseJson} from './json';
import {reasons, texts, unknownTopic} from './texts';

export interface Trial {
  path?: MessagePath;
  /** Characters from 1; `to` is the last one. */
  fault?: {at: number; to?: number; reason: string};
  /** Undefined if nothing could be computed. */
  values?: unknown[];
  /** Ranges of the selected values in the message. */
  marks: Range[];
  notes: string[];
}

const messageLimit = 100_000;
const markLimit = 500;

/**
 * Returns the result of a message path for a message.
 * @param message JSON of one message
 * @param variablesText JSON of the values of `$variables`, or an empty text
 * @param topics topics with a message; a path with another topic is a fault
 */
export function tryPath(
  pathText: string,
  message: string,
  variablesText: string,
  topics?: readonly string[],
): Trial {
  const trial: Trial = {marks: [], notes: []};
  let path: MessagePath;
  try {
    path = parseMessagePath(pathText.trim());
  } catch (error) {
    if (!(error instanceof MessagePathError)) {
      throw error;
    }
    const blanks = pathText.length - pathText.trimStart().length;
    return {...trial, fault: {at: blanks + error.at, reason: reasons[error.reason]}};
  }
  if (topics && !topics.includes(path.topic)) {
    const [start, length] = topicPlace(pathText);
    const [nearest] = nearestNames(path.topic, topics, 1);
    const reason = unknownTopic(path.topic, nearest);
    return {...trial, path, fault: {at: start + 1, to: start + length, reason}};
  }
  if (message.length > messageLimit) {
    return {...trial, path, notes: [texts.tooLong]};
  }
  const data = parseJson(message);
  if (data === undefined) {
    return {...trial, path, notes: [texts.noMessage]};
  }
  const given = parseJson(variablesText);
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const variables = isObject ? (given as Variables) : {};
  const values = evaluate(path, data, variables);
  const keyLists = select(path, data, variables).map(({keys}) => keys);
  const hasNegative = path.elements.some(
    ({slice}) => typeof slice?.start === 'number' && slice.start < 0,
  );
  return {
    path,
    values,
    marks: placesOf(message, keyLists.slice(0, markLimit)),
    notes: [
      ...(values ? [] : [texts.overTime]),
      ...(isObject || variablesText.trim() === '' ? [] : [texts.badVariables]),
      ...(path.modifier === undefined ? [] : [texts.modifier]),
      ...(hasNegative ? [texts.negative] : []),
      ...((values ?? []).length > 1 ? [texts.several] : []),
    ],
  };
}

/** Returns offset and length of the topic, including quotes. */
function topicPlace(path: string): [start: number, length: number] {
  const start = path.length - path.trimStart().length;
  return [start, /^(?:"(?:[^"\\]|\\.)*"|[\w/-]+)/.exec(path.slice(start))![0].length];
}

/** Returns the ranges of parts of a JSON text. */
function placesOf(json: string, keyLists: readonly (readonly (string | number)[])[]): Range[] {
  try {
    const tree = parseTree(json)!;
    return keyLists.flatMap((keys) => {
      const node = findNodeAtLocation(tree, [...keys]);
      return node ? [{from: node.offset, to: node.offset + node.length}] : [];
    });
  } catch {
    // Too deeply nested for the parser.
    return [];
  }
}

/** Returns a value as JSON with all digits of its numbers, cut to a few lines. */
export function print(value: unknown): string {
  try {
    const text = losslessJson(value);
    return text.length > 300 ? `${text.slice(0, 300)}…` : text;
  } catch {
    // Too deeply nested.
    return '…';
  }
}
