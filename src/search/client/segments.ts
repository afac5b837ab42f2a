/** Algolia's highlights: text with tags around what was searched for. */
import type {Segment} from './types';

export const preTag = '<mark>';
export const postTag = '</mark>';

/** A highlighted value as parts. All between the tags is text, whatever it looks like. */
export function segmentsOf(value: string): Segment[] {
  const segments: Segment[] = [];
  value.split(preTag).forEach((piece, place) => {
    const end = place > 0 ? piece.indexOf(postTag) : -1;
    if (end >= 0) {
      segments.push({text: piece.slice(0, end), marked: true});
    }
    const rest = end >= 0 ? piece.slice(end + postTag.length) : piece;
    if (rest) {
      segments.push({text: rest, marked: false});
    }
  });
  return segments;
}
