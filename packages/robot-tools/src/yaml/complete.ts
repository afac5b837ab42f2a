/** Completion and hover texts of a configuration file, by its schema. */
import type {Completion, CompletionSource} from '@codemirror/autocomplete';
import {isPair, isSeq, visit, type Scalar} from 'yaml';
import type {HoverSource} from '../ui/CodeEditor';
import {parse} from './check';
import {keyText} from './entries';
import {below, keysIn, meaning, partsAt, type ConfigSchema} from './schema';

/** Returns the key or value at an offset with its path, also in an incomplete text. */
function wordAt(text: string, at: number) {
  let found: {path: (string | number)[]; isKey: boolean; from: number; to: number} | undefined;
  const find = (role: unknown, {range}: Scalar, ancestors: readonly unknown[]) => {
    const [from, to] = range!;
    if (from <= at && at <= to && to > from) {
      const path = ancestors.flatMap((node): (string | number)[] =>
        isPair(node) ? [keyText(node.key)] : isSeq(node) ? [0] : [],
      );
      found = {path, isKey: role === 'key', from, to};
      return visit.BREAK;
    }
    return undefined;
  };
  parse(text)?.forEach((document) => visit(document, {Scalar: find}));
  return found;
}

/** Returns descriptions of keys for the tooltips of the editor. */
export function hoverIn(config: ConfigSchema): HoverSource {
  return (text, at) => {
    const word = wordAt(text, at);
    const description = word?.isKey ? meaning(config, word.path) : undefined;
    return word && description !== undefined
      ? {from: word.from, to: word.to, text: description}
      : undefined;
  };
}

/** Returns completions of keys and values at the cursor. */
export function completeIn(config: ConfigSchema): CompletionSource {
  return ({state, pos, explicit}) => {
    const before = state.sliceDoc(0, pos);
    const typed = /[\w.'-]*$/.exec(before)![0].replace(/^- ?/, '');
    if (!explicit && typed === '') {
      return null;
    }
    const from = pos - typed.length;
    // Any word in place of the typed one reveals the path at the cursor.
    const word = wordAt(`${before.slice(0, from)}word`, from);
    const path = word?.isKey ? word.path.slice(0, -1) : (word?.path ?? []);
    const parts = partsAt(config.schema, path);
    const values = parts.flatMap((part) => [
      ...(part.enum ?? []),
      ...(part.const === undefined ? [] : [`'${part.const}'`]),
      ...([part.type].flat().includes('boolean') ? ['true', 'false'] : []),
    ]);
    const isFirst = /^\s*(?:- +)*$/.test(before.slice(before.lastIndexOf('\n') + 1, from));
    const options: Completion[] = [
      ...[...new Set(values)].map((label) => ({label, type: 'enum'})),
      ...(isFirst ? keysIn(parts) : []).map((key) => {
        const next = below(parts, key, config.schema);
        return {
          label: key,
          apply: `${key}:${next.some(({properties, items}) => properties ?? items) ? '' : ' '}`,
          type: 'property',
          info: meaning(config, [...path, key]),
        };
      }),
    ];
    return options.length > 0 ? {from, options, validFor: /^[\w.'-]*$/} : null;
  };
}
