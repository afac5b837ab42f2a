import {isAlias, isMap, isScalar, isSeq, type Document, type Node} from 'yaml';

/** A place in a document, as offsets in the text. */
export interface Place {
  /** `jobs[0].images.base` */
  path: string;
  value: unknown;
  /** Where the value begins; where it is left out, its key. */
  offset: number;
  /** Where the thing begins as a reader sees it: its key, or the value in a list. */
  start: number;
  /** Keys of the value, if it is a map. */
  keys: ReadonlyMap<string, number>;
}

const keyText = (key: unknown): string => String(isScalar(key) ? key.value : key);

const startOf = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

/** The place that a JSON pointer names; what does not exist leads to the last thing that does. */
export function locate(document: Document.Parsed, pointer: string): Place {
  const resolve = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  let node: unknown = document.contents;
  let start = startOf(node) ?? document.range[0];
  let path = '';
  const segments = pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'));
  for (const segment of segments) {
    const holder = resolve(node);
    if (isMap(holder)) {
      const pair = holder.items.find(({key}) => keyText(key) === segment);
      start = startOf(pair?.key) ?? start;
      node = pair?.value;
      path += path === '' ? segment : `.${segment}`;
    } else if (isSeq(holder)) {
      node = holder.items[Number(segment)];
      start = startOf(node) ?? start;
      path += `[${segment}]`;
    }
  }
  const target = resolve(node);
  const isLeftOut = isScalar(node) && node.value === null && node.source === '';
  return {
    path,
    value: isScalar(target) ? target.value : (target as Node | undefined)?.toJS(document),
    offset: isLeftOut ? start : (startOf(node) ?? start),
    start,
    keys: new Map(
      isMap(target) ? target.items.map(({key}) => [keyText(key), startOf(key) ?? start]) : [],
    ),
  };
}
