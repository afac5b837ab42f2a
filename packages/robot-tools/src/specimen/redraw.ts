import {translate} from '@docusaurus/Translate';
import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type {Fault} from '../ui/fault';
import type {LiveSpecimen, View} from './SpecimenEditor';
import {texts} from './texts';

/** Drawing, or the fault that prevents it. */
type Redrawn = {svg: string; fields: string[]} | {fault: Fault};

/** Returns the position at which a text stops being JSON; engines report it differently or not at all. */
function jsonFault(text: string): Fault {
  const errors: ParseError[] = [];
  parse(text, errors, {disallowComments: true});
  const first = errors.reduce((a, b) => (b.offset < a.offset ? b : a));
  // A missing comma, colon or bracket is reported where it belongs, not before the next token.
  const isMissing = /^C\w+Expected$/.test(printParseErrorCode(first.error));
  const end = isMissing ? text.slice(0, first.offset).trimEnd().length : first.offset;
  const at = Math.min(end, Math.max(0, text.trimEnd().length - 1));
  const line = text.slice(0, at).split('\n').length;
  return {message: translate({id: 'tools.specimen.notJson'}, {line}), from: at, to: at + 1, line};
}

/** Most entries of a list: drawing more would block typing. */
const listLimit = 2000;

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * Compares a message with the example. Values of other types must not reach the drawing, because they would be
 * written into its markup.
 * @returns sentence about the first part that is missing, has another type, or is too long
 */
function mismatch(value: unknown, example: unknown, path: string): string | undefined {
  if (value === undefined) {
    return translate({id: 'tools.specimen.missing'}, {path});
  }
  const [found, expected] = [typeOf(value), typeOf(example)];
  if (found !== expected) {
    return translate({id: 'tools.specimen.type'}, {path: path || texts.message, expected, found});
  }
  if (Array.isArray(value) && value.length > listLimit) {
    return texts.cannotDraw;
  }
  if (Array.isArray(value)) {
    const [first] = example as unknown[];
    const faults = value.map((item, index) => mismatch(item, first ?? item, `${path}[${index}]`));
    return faults.find((fault) => fault !== undefined);
  }
  if (found === 'object') {
    const parts = value as Record<string, unknown>;
    const faults = Object.entries(example as object).map(([key, part]) =>
      mismatch(parts[key], part, path ? `${path}.${key}` : key),
    );
    return faults.find((fault) => fault !== undefined);
  }
  return undefined;
}

/**
 * Returns the drawing of a message, and the names of its fields.
 * @param example JSON of a valid message with all required fields
 * @param lit path of the emphasized field
 */
export function redraw(
  text: string,
  example: string,
  specimen: LiveSpecimen,
  view?: View,
  lit?: string,
): Redrawn {
  const whole = {from: 0, to: text.length};
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return {fault: jsonFault(text)};
  }
  const fault = mismatch(message, JSON.parse(example), '');
  if (fault !== undefined) {
    return {fault: {message: fault, ...whole}};
  }
  try {
    const svg = specimen.draw(message, view, lit);
    if (/NaN|Infinity|undefined/.test(svg.replace(/>[^<]*</g, '><'))) {
      throw new Error('a coordinate is no number');
    }
    return {svg, fields: Object.keys(message as object)};
  } catch {
    return {fault: {message: texts.cannotDraw, ...whole}};
  }
}
