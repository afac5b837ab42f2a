import {parseDocument} from 'yaml';
import type {Fault} from '../ui/fault';
import type {LiveSpecimen, View} from './SpecimenEditor';
import {jsonFaultText, texts} from './texts';

/** A drawing, or the reason why there is none. */
export type Redrawn = {svg: string; fields: string[]} | {fault: Fault};

/** Where a text stops being JSON. Engines report it each in their own way, or not at all. */
function jsonFault(text: string): Fault {
  const [error] = parseDocument(text).errors;
  const at = Math.min(error?.pos[0] ?? text.length, Math.max(0, text.length - 1));
  const line = text.slice(0, at + 1).split('\n').length;
  return {message: jsonFaultText(line), from: at, to: Math.max(at + 1, error?.pos[1] ?? 0), line};
}

/**
 * Draws the message that a text holds.
 * @returns the names of the message's fields with it
 */
export function redraw(text: string, specimen: LiveSpecimen, view: View): Redrawn {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return {fault: jsonFault(text)};
  }
  try {
    const svg = specimen.draw(message, view);
    if (/NaN|Infinity|undefined/.test(svg.replace(/>[^<]*</g, '><'))) {
      throw new Error('a coordinate is no number');
    }
    return {svg, fields: Object.keys(message as object)};
  } catch {
    return {fault: {message: texts.cannotDraw, from: 0, to: text.length}};
  }
}
