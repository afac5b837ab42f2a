/** Cuts excerpts from texts, with what was searched for marked. */
import {matchWord} from './dictionary';
import type {IndexFile} from './model';
import type {Unit} from './query';
import {fold, parts, runs, whole, type Run} from './tokenize';

/** A part of a text; `marked` parts are what the reader searched for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * Forms of the units of a query in a text: pairs of Han characters, and beginnings of words. Those of a word
 * are the word, its parts, and the terms that match it.
 */
export const needlesOf = (index: IndexFile, units: readonly Unit[]): string[] =>
  units.flatMap((unit) => {
    if (unit.kind === 'han') {
      return unit.pairs.length > 0 ? unit.pairs : [unit.text];
    }
    const own = [unit.word, ...unit.parts].filter((part) => part.length > 1);
    return [...own, ...matchWord(index, unit.word).map(({text}) => text)];
  });

const runsOf = (text: string): Run[] => [...runs(fold(text))];

const fits = (word: string, needle: string) =>
  needle.length > 1 ? word.startsWith(needle) : word === needle;

/** For each code unit of a text with these runs, whether the query matches it. */
function marksOf(text: string, ofText: readonly Run[], needles: readonly string[]): boolean[] {
  const marks = Array<boolean>(text.length).fill(false);
  for (const run of ofText) {
    if (run.han) {
      for (const needle of needles) {
        for (let at = run.text.indexOf(needle); at >= 0; at = run.text.indexOf(needle, at + 1)) {
          marks.fill(true, run.start + at, run.start + at + needle.length);
        }
      }
    } else {
      const words = [whole(run.text), ...parts(run.text)];
      if (words.some((word) => needles.some((needle) => fits(word, needle)))) {
        marks.fill(true, run.start, run.end);
      }
    }
  }
  return marks;
}

/** Boundaries of words: two Han characters count as one. */
const wordsOf = (ofText: readonly Run[]) =>
  ofText.flatMap(({text, han, start}) =>
    Array.from(text.matchAll(han ? /..?/gu : /.+/gu), ({0: word, index}) => ({
      start: start + index,
      end: start + index + word.length,
    })),
  );

function segmentsOf(
  text: string,
  marks: readonly boolean[],
  start = 0,
  end = text.length,
): Segment[] {
  const segments: Segment[] = [];
  for (let at = start; at < end; at += 1) {
    const marked = marks[at] ?? false;
    const last = segments.at(-1);
    if (last?.marked === marked) {
      last.text += text.charAt(at);
    } else {
      segments.push({text: text.charAt(at), marked});
    }
  }
  return segments;
}

/** The whole text, with the matches of the query marked. */
export const highlight = (text: string, needles: readonly string[]): Segment[] =>
  segmentsOf(text, marksOf(text, runsOf(text), needles));

/** Where an excerpt may begin: at a sentence, or at a cell of a row. */
function beginningAt(text: string, end: number, start: number): 'sentence' | 'cell' | undefined {
  const gap = text.slice(end, start);
  const isAbbreviated = /\b(?:e\.g|i\.e|vs)$/i.test(text.slice(Math.max(0, end - 4), end));
  if (/[。！？；]/.test(gap) || (/[.!?]["”)]*\s/.test(gap) && !isAbbreviated)) {
    return 'sentence';
  }
  return gap.includes(' · ') ? 'cell' : undefined;
}

/** Signs that belong to the word after them: quotes, brackets, the hyphens of a flag. */
const openers = /(?<=[\s。！？；，、：])[^\s\p{L}\p{N}]*$/u;

/**
 * Some words of a text, those searched for among them: a sentence or a row of a table if it is short
 * enough, or else its part around them, with ellipses where it was cut.
 */
export function excerpt(text: string, needles: readonly string[], length: number): Segment[] {
  const ofText = runsOf(text);
  const marks = marksOf(text, ofText, needles);
  const words = wordsOf(ofText);
  if (words.length <= length) {
    return segmentsOf(text, marks);
  }
  const begins = words.map(({start}, at) =>
    at === 0 ? 'sentence' : beginningAt(text, words[at - 1]?.end ?? 0, start),
  );
  const letters = words.map(({start, end}) => marks.slice(start, end).filter(Boolean).length);
  const endOf = (first: number) => {
    const next = begins.indexOf('sentence', first + 1);
    return Math.min(first + length, next < 0 ? words.length : next);
  };
  // The window of words of a sentence with most marked letters.
  const windows = letters.map((_, first) =>
    letters.slice(first, endOf(first)).reduce((sum, count) => sum + count, 0),
  );
  const best = windows.indexOf(Math.max(...windows));
  const marked = letters.map((count, at) => count > 0 && at >= best && at < endOf(best));
  const firstMark = Math.max(best, marked.indexOf(true));
  const lastMark = Math.max(best, marked.lastIndexOf(true));
  const sentence = begins.lastIndexOf('sentence', firstMark);
  const beginning = begins.findIndex(
    (begin, at) => begin && at >= sentence && at <= firstMark && lastMark - at < length,
  );
  // Without a beginning that is near enough, a little before the first mark for context.
  const context = Math.max(
    sentence,
    lastMark - length + 1,
    Math.min(firstMark - Math.floor(length / 4), words.length - length),
  );
  const lead = beginning < 0 ? context : beginning;
  const last = Math.min(words.length, lead + length);
  const stop = begins.lastIndexOf('sentence', last);
  const isWhole = stop > lastMark && stop - lead >= length / 2;
  const start = words[lead]?.start ?? 0;
  const from = lead === 0 ? 0 : start - (openers.exec(text.slice(0, start))?.[0].length ?? 0);
  const to =
    last === words.length
      ? text.length
      : isWhole
        ? text.slice(0, words[stop]?.start).replace(/[\s「『“‘(（]+$/, '').length
        : (words[last - 1]?.end ?? text.length);
  return [
    ...(beginning < 0 && from > 0 ? [{text: '…', marked: false}] : []),
    ...segmentsOf(text, marks, from, to),
    ...(to < text.length && !isWhole ? [{text: '…', marked: false}] : []),
  ];
}
