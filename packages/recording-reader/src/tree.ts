/** Display tree of a decoded message, limited in size: a message may contain millions of numbers. */
import {base64Encode} from '@bufbuild/protobuf/wire';
import {enumOf} from './enumNames';
import {shortest} from './floats';
import {limits} from './limits';

export type Tree =
  | {kind: 'value'; type: 'number' | 'text' | 'flag' | 'nothing'; text: string}
  | {kind: 'bytes'; length: number; text: string}
  | {kind: 'list'; length: number; items: Tree[]}
  | {kind: 'object'; entries: [name: string, value: Tree][]}
  /** Omitted because the message is too large or too deep. */
  | {kind: 'more'};

const shownBytes = 32;

const isNumbers = (value: unknown): value is ArrayLike<number | bigint> =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

/** Returns an array element; float32 values are shortened. */
function itemOf(list: ArrayLike<unknown>, at: number): unknown {
  return list instanceof Float32Array ? shortest(list[at]!) : list[at];
}

function cut(text: string): string {
  return text.length > limits.text ? `${text.slice(0, limits.text)}…` : text;
}

/** Formats a number with all digits and the sign of zero. */
const numberText = (part: number | bigint): string => (Object.is(part, -0) ? '-0' : String(part));

/** Numbers of an enum with their names. */
function named(tree: Tree, nameOf: ReturnType<typeof enumOf>): Tree {
  if (nameOf && tree.kind === 'list') {
    return {...tree, items: tree.items.map((item) => named(item, nameOf))};
  }
  if (nameOf && tree.kind === 'object') {
    return {...tree, entries: tree.entries.map(([key, item]) => [key, named(item, nameOf)])};
  }
  const name = nameOf && tree.kind === 'value' ? nameOf(Number(tree.text)) : undefined;
  return name !== undefined && tree.kind === 'value'
    ? {...tree, text: `${tree.text} (${name})`}
    : tree;
}

/** @param value result of `decodeMessage` */
export function treeOf(value: unknown): Tree {
  let nodes = 0;

  function add(part: unknown, depth: number): Tree {
    nodes += 1;
    if (nodes > limits.nodes || depth > limits.depth) {
      return {kind: 'more'};
    }
    if (part instanceof Uint8Array) {
      const head = [...part.subarray(0, shownBytes)];
      const text = head.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
      return {kind: 'bytes', length: part.length, text};
    }
    if (Array.isArray(part) || isNumbers(part)) {
      const items = Array.from({length: Math.min(part.length, limits.listItems)}, (_, at) =>
        add(itemOf(part, at), depth + 1),
      );
      return {kind: 'list', length: part.length, items};
    }
    if (typeof part === 'object' && part !== null) {
      const entries = Object.entries(part).slice(0, limits.nodes);
      return {
        kind: 'object',
        entries: entries.map(([name, child]) => [
          cut(name),
          named(add(child, depth + 1), enumOf(part, name)),
        ]),
      };
    }
    if (typeof part === 'number' || typeof part === 'bigint') {
      return {kind: 'value', type: 'number', text: numberText(part)};
    }
    if (typeof part === 'string') {
      return {kind: 'value', type: 'text', text: cut(part)};
    }
    return {
      kind: 'value',
      type: typeof part === 'boolean' ? 'flag' : 'nothing',
      text: String(part),
    };
  }

  return add(value, 0);
}

/** Marks a string that is an integer. */
const mark = '\uFFFF';

/** Returns the whole message as JSON: bytes as Base64, integers with all digits, NaN and infinity as strings. */
export function jsonOf(value: unknown, indent = 2): string {
  const marked = JSON.stringify(
    value,
    (_, part: unknown) => {
      if (part instanceof Uint8Array) {
        return base64Encode(part);
      }
      if (isNumbers(part)) {
        return Array.from(part, (_, at) => plain(itemOf(part, at)));
      }
      return plain(part);
    },
    indent,
  );
  return marked.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}

function plain(part: unknown): unknown {
  if (typeof part === 'bigint') {
    return `${mark}${part}`;
  }
  if (typeof part !== 'number') {
    return part;
  }
  return Number.isFinite(part) ? part : String(part);
}
