import type {Fault} from '../ui/fault';
import type {LiveSpecimen, View} from './SpecimenEditor';
import {jsonFaultText, missingText, texts, typeText} from './texts';

/** Drawing, or the fault that prevents it. */
type Redrawn = {svg: string; fields: string[]} | {fault: Fault};

/** Token of JSON: a string, another value, or a sign. */
const token =
  // eslint-disable-next-line no-control-regex
  /[ \t\r\n]*(?:("(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b)|([[\]{},:]))/y;

/** Returns the offset at which a text stops being JSON; engines report it differently or not at all. */
function jsonEnd(text: string): number {
  const open: string[] = [];
  // Tokens that may follow: s for a string, v for another value, and signs.
  for (let at = 0, expected = 'sv[{'; ; at = token.lastIndex) {
    token.lastIndex = at;
    const [, string, value, sign = value ? 'v' : string ? 's' : ''] = token.exec(text) ?? [];
    if (sign === '' || !expected.includes(sign)) {
      // A missing comma or bracket is reported where it belongs.
      return expected.includes(',') ? at : at + /^\s*/.exec(text.slice(at))![0].length;
    }
    const isKey = sign === 's' && !expected.includes('v');
    if (/[[{]/.test(sign)) {
      open.push(sign);
      expected = sign === '[' ? 'sv[{]' : 's}';
    } else if (/[,:]/.test(sign)) {
      expected = sign === ',' && open.at(-1) === '{' ? 's' : 'sv[{';
    } else {
      open.length -= /[\]}]/.test(sign) ? 1 : 0;
      expected = isKey ? ':' : ({'[': ',]', '{': ',}'}[open.at(-1) ?? ''] ?? '');
    }
  }
}

function jsonFault(text: string): Fault {
  const at = Math.min(jsonEnd(text), Math.max(0, text.trimEnd().length - 1));
  const line = text.slice(0, at).split('\n').length;
  return {message: jsonFaultText(line), from: at, to: at + 1, line};
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
    return missingText(path);
  }
  const [type, expected] = [typeOf(value), typeOf(example)];
  if (type !== expected) {
    return typeText(path || texts.message, expected, type);
  }
  if (Array.isArray(value) && value.length > listLimit) {
    return texts.cannotDraw;
  }
  if (Array.isArray(value)) {
    const [first] = example as unknown[];
    const faults = value.map((item, index) => mismatch(item, first ?? item, `${path}[${index}]`));
    return faults.find((fault) => fault !== undefined);
  }
  if (type === 'object') {
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
