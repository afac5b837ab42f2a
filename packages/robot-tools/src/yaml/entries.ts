import {isScalar, type Pair} from 'yaml';

/** Returns the text of a key. */
export function keyText(key: unknown): string {
  const text = isScalar(key) ? key.value : key;
  // A merge key by its tag, or of YAML 1.1.
  return typeof text === 'symbol' ? text.description! : String(text);
}

/** Reports whether an entry of a map adds the keys of other maps (`<<: *name`), which are checked where they are. */
export const isMerge = ({key, value}: Pair): boolean =>
  isScalar(key) && key.type === 'PLAIN' && keyText(key) === '<<' && !isScalar(value);
