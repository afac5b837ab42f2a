import {isAlias, isMap, isScalar, isSeq, type Document, type Node, type YAMLMap} from 'yaml';

/** Returns the text of a key. */
export function keyText(key: unknown): string {
  const text = isScalar(key) ? key.value : key;
  // A merge key by its tag, or of YAML 1.1.
  return typeof text === 'symbol' ? text.description! : String(text);
}

/** Key of a map with its value. */
export interface Entry {
  name: string;
  value: unknown;
  /** Range of the key, or of the merge key that adds it. */
  at?: [from: number, to: number];
}

/**
 * Returns keys of a map, and keys that merge keys (`<<: *name`) add from other maps; own keys have precedence.
 */
export function entriesOf(
  document: Document,
  map: YAMLMap,
  seen: readonly YAMLMap[] = [],
): Entry[] {
  const entries: Entry[] = [];
  const merged: Entry[] = [];
  for (const {key, value} of map.items) {
    const range = (key as Node | null)?.range;
    const at: Entry['at'] = range ? [range[0], range[1]] : undefined;
    const sources =
      isScalar(key) && key.type === 'PLAIN' && keyText(key) === '<<'
        ? mapsIn(document, value)
        : undefined;
    if (!sources) {
      entries.push({name: keyText(key), value, at});
      continue;
    }
    for (const source of sources.filter((one) => !seen.includes(one))) {
      const found = entriesOf(document, source, [...seen, map, source]);
      merged.push(...found.map((entry) => ({...entry, at})));
    }
  }
  const names = new Set(entries.map(({name}) => name));
  for (const entry of merged) {
    if (!names.has(entry.name)) {
      names.add(entry.name);
      entries.push(entry);
    }
  }
  return entries;
}

/** Returns the maps that a merge key refers to; undefined for anything else. */
function mapsIn(document: Document, value: unknown): YAMLMap[] | undefined {
  const resolve = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  const source = resolve(value);
  const maps = isSeq(source) ? source.items.map(resolve) : [source];
  return maps.every((map) => isMap(map)) ? maps : undefined;
}
