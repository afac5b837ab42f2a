/** Evaluation of a message path on a message in JSON. */
import {isCollection, parseDocument} from 'yaml';
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
  /** Undefined where nothing could be computed. */
  values?: unknown[];
  /** Where the message holds what is selected. */
  marks: Range[];
  notes: string[];
}

const messageLimit = 100_000;
const markLimit = 500;

/**
 * Applies a message path to a message.
 * @param message JSON of one message
 * @param variablesText JSON of the values of `$variables`, or nothing
 * @param topics topics with a message; a path of another topic is a mistake
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
    return {...trial, fault: {at: error.at, reason: reasons[error.reason]}};
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
  const ways = select(path, data, variables).map(({way}) => way);
  const hasNegative = path.elements.some(
    ({slice}) => typeof slice?.start === 'number' && slice.start < 0,
  );
  return {
    path,
    values,
    marks: placesOf(message, ways.slice(0, markLimit)),
    notes: [
      ...(values ? [] : [texts.overTime]),
      ...(isObject || variablesText.trim() === '' ? [] : [texts.badVariables]),
      ...(path.modifier === undefined ? [] : [texts.modifier]),
      ...(hasNegative ? [texts.negative] : []),
      ...((values ?? []).length > 1 ? [texts.several] : []),
    ],
  };
}

/** Offset and length of the topic, with its quotes. */
function topicPlace(path: string): [start: number, length: number] {
  const start = path.length - path.trimStart().length;
  return [start, /^(?:"(?:[^"\\]|\\.)*"|[\w/-]+)/.exec(path.slice(start))![0].length];
}

/** Where the things stand in JSON, which is YAML as well, to which some ways lead. */
function placesOf(json: string, ways: readonly (readonly (string | number)[])[]): Range[] {
  try {
    const {contents} = parseDocument(json, {logLevel: 'silent', uniqueKeys: false});
    return ways.flatMap((way) => {
      const node: unknown =
        way.length === 0 || !isCollection(contents) ? contents : contents.getIn(way, true);
      const {range} = (node ?? {}) as {range?: [number, number, number]};
      return range ? [{from: range[0], to: range[1]}] : [];
    });
  } catch {
    // Nested so deep that the parser gives up: nothing is marked.
    return [];
  }
}

/** A value as JSON with all digits of its numbers, not longer than a few lines. */
export function print(value: unknown): string {
  try {
    const text = losslessJson(value);
    return text.length > 300 ? `${text.slice(0, 300)}…` : text;
  } catch {
    // Nested so deep that it cannot be written.
    return '…';
  }
}
