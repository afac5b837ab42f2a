/** A decoded message in a form and size that a page can show: it may hold millions of numbers. */
import {enumOf} from './enumNames';
import {limits} from './limits';

export type Tree =
  | {kind: 'value'; type: 'number' | 'text' | 'flag' | 'nothing'; text: string}
  | {kind: 'bytes'; length: number; text: string}
  | {kind: 'list'; length: number; items: Tree[]}
  | {kind: 'object'; entries: [name: string, value: Tree][]}
  /** Left out because the message is too large or too deep. */
  | {kind: 'more'};

const shownBytes = 32;

const isNumbers = (value: unknown): value is ArrayLike<number | bigint> =>
  ArrayBuffer.isView(value) && !(value instanceof DataView);

function cut(text: string): string {
  return text.length > limits.text ? `${text.slice(0, limits.text)}…` : text;
}

/**
 * The shortest number that a float32 reads as the same; other numbers stay as they are.
 * A double that is a float32 with more digits than that comes of one in practice.
 */
function shortest<Part extends number | bigint>(part: Part): Part | number {
  if (typeof part === 'bigint' || Number.isInteger(part) || Math.fround(part) !== part) {
    return part;
  }
  for (let digits = 1; digits <= 9; digits += 1) {
    const short = Number(part.toPrecision(digits));
    if (Math.fround(short) === part) {
      return short;
    }
  }
  return part;
}

/** Numbers of an enum with their names. */
function named(tree: Tree, nameOf: ReturnType<typeof enumOf>): Tree {
  if (nameOf && tree.kind === 'list') {
    return {...tree, items: tree.items.map((item) => named(item, nameOf))};
  }
  const name = nameOf && tree.kind === 'value' ? nameOf(Number(tree.text)) : undefined;
  return name !== undefined && tree.kind === 'value'
    ? {...tree, text: `${tree.text} (${name})`}
    : tree;
}

/** @param value as `decodeMessage` gives it */
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
        add(part[at], depth + 1),
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
      return {kind: 'value', type: 'number', text: String(shortest(part))};
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

/** The whole message as JSON: bytes as Base64, large integers and numbers that JSON lacks as text. */
export function jsonOf(value: unknown, indent = 2): string {
  return JSON.stringify(
    value,
    (_, part: unknown) => {
      if (part instanceof Uint8Array) {
        return base64Of(part);
      }
      if (isNumbers(part)) {
        return Array.from(part, (item) => plain(item));
      }
      return plain(part);
    },
    indent,
  );
}

function plain(part: unknown): unknown {
  if (typeof part === 'bigint') {
    return Number.isSafeInteger(Number(part)) ? Number(part) : String(part);
  }
  if (typeof part !== 'number') {
    return part;
  }
  return Number.isFinite(part) ? shortest(part) : String(part);
}

/** Bytes as Base64, in pieces that fit the arguments of a call. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
