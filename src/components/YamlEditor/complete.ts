/** Completion and hover texts of a configuration file, by its schema. */
import type {Completion, CompletionSource} from '@codemirror/autocomplete';
import type {Locale} from '../../config/locales';
import type {HoverSource} from '../Editor';
import {below, keysIn, meaning, partsAt, schemas, type Kind} from './schema';

/** `- ` before a key, as often as lists are nested in a line. */
const line = /^(\s*)((?:- +)*)(?:(["']?)([\w.-]+)\3:(?=\s|$))?/;

interface Level {
  indent: number;
  /** A key, or 0 for an item. */
  step: string | number;
}

/**
 * The way to what stands at an indentation below some lines, read from the lines themselves: YAML
 * that is being typed cannot be parsed.
 */
function pathBelow(lines: readonly string[], indent: number): (string | number)[] {
  let levels: Level[] = [];
  for (const text of lines) {
    const [, blanks = '', dashes = '', , key] = line.exec(text) ?? [];
    const content = text.trim();
    if (content === '---') {
      levels = [];
    } else if (content !== '' && !content.startsWith('#')) {
      let column = blanks.length;
      // An item may stand as far left as the key of its list.
      levels = levels.filter(
        (level) =>
          level.indent < column || (dashes !== '' && level.indent === column && level.step !== 0),
      );
      for (const dash of dashes.match(/- +/g) ?? []) {
        levels.push({indent: column, step: 0});
        column += dash.length;
      }
      if (key !== undefined) {
        levels.push({indent: column, step: key});
      }
    }
  }
  return levels.filter((level) => level.indent < indent).map(({step}) => step);
}

/** The way to the key that is written in a line, with its place in that line. */
function keyAt(
  lines: readonly string[],
): {path: (string | number)[]; from: number; to: number} | undefined {
  const text = lines.at(-1) ?? '';
  const [, blanks = '', dashes = '', quote = '', key] = line.exec(text) ?? [];
  if (key === undefined) {
    return undefined;
  }
  const from = blanks.length + dashes.length;
  const path = pathBelow(lines, from);
  return {path: [...path, key], from, to: from + key.length + 2 * quote.length};
}

export function hoverIn(kind: Kind, locale: Locale): HoverSource {
  return (text, at) => {
    const before = text.slice(0, at).split('\n');
    const start = at - before.at(-1)!.length;
    const lines = [...before.slice(0, -1), text.slice(start).split('\n', 1)[0]!];
    const found = keyAt(lines);
    const said = found && meaning(kind, found.path, locale);
    return said !== undefined && start + found!.from <= at && at <= start + found!.to
      ? {from: start + found!.from, to: start + found!.to, text: said}
      : undefined;
  };
}

export function completeIn(kind: Kind, locale: Locale): CompletionSource {
  return ({state, pos, explicit}) => {
    const lines = state.sliceDoc(0, pos).split('\n');
    const text = lines.pop() ?? '';
    const typed = /[\w.'-]*$/.exec(text)![0].replace(/^- ?/, '');
    const from = pos - typed.length;
    const value = keyAt([...lines, text]);
    const isKey = /^\s*(?:- +)*[\w-]*$/.test(text);
    if (!explicit && typed === '') {
      return null;
    }
    const path = value?.path ?? pathBelow([...lines, text], text.length - typed.length);
    const parts = partsAt(kind, path);
    const values = parts.flatMap((part) => [
      ...(part.enum ?? []),
      ...(part.const === undefined ? [] : [`'${part.const}'`]),
      ...([part.type].flat().includes('boolean') ? ['true', 'false'] : []),
    ]);
    const keys = value || !isKey ? [] : keysIn(parts);
    const options: Completion[] = [
      ...[...new Set(values)].map((label) => ({label, type: 'enum'})),
      ...keys.map((key) => {
        const next = below(parts, key, schemas[kind]);
        return {
          label: key,
          apply: `${key}:${next.some(({properties, items}) => properties ?? items) ? '' : ' '}`,
          type: 'property',
          info: meaning(kind, [...path, key], locale),
        };
      }),
    ];
    return options.length > 0 ? {from, options, validFor: /^[\w.'-]*$/} : null;
  };
}
