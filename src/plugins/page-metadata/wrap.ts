/** Breaks a title into lines: between words, in Chinese as well, and evenly. */
import type {Locale} from '../../config/locales';

/** What may not begin a line: closing punctuation; it stays with what precedes it. */
const closing = /^[\p{Pe}\p{Pf}\s，。、；：？！…·～,.;:?!%/-]+$/u;
/** What may not end a line: opening punctuation; it goes with what follows it. */
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Pieces of a title that stay together. */
export function pieces(text: string, locale: Locale): string[] {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const joined: string[] = [];
  for (const {segment} of segmenter.segment(text)) {
    const last = joined.at(-1);
    // A Latin word ends at a space only: not within 3D-panel, tf2_msgs/TFMessage, v1.2.
    const inWord = last !== undefined && /[\x21-\x7e]$/.test(last) && /^[\x21-\x7e]/.test(segment);
    if (last !== undefined && (inWord || closing.test(segment) || opening.test(last))) {
      joined[joined.length - 1] = last + segment;
    } else {
      joined.push(segment);
    }
  }
  return joined;
}

type Measure = (text: string) => number;

/** Fills lines one after the other; a piece wider than a line is broken where it must be. */
function fill(parts: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
    while (measure(line.trimEnd()) > width && line.length > 1) {
      let end = line.length - 1;
      while (end > 1 && measure(line.slice(0, end)) > width) {
        end -= 1;
      }
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/**
 * Lines of about equal width, as few as possible.
 * @param measure Width of a text in the unit of `width`.
 */
export function wrap(text: string, locale: Locale, width: number, measure: Measure): string[] {
  const parts = pieces(text, locale);
  const lines = fill(parts, width, measure);
  if (lines.length < 2) {
    return lines;
  }
  let narrow = width / 2;
  let wide = width;
  let best = lines;
  while (wide - narrow > width / 100) {
    const middle = (narrow + wide) / 2;
    const tried = fill(parts, middle, measure);
    // A piece broken in the middle means that the line has become too narrow for it.
    if (tried.length > lines.length || parts.some((part) => measure(part.trim()) > middle)) {
      narrow = middle;
    } else {
      wide = middle;
      best = tried;
    }
  }
  return best;
}
