/** Extracts excerpts from texts, with the matches of the query marked. */
import {matchWord} from './dictionary';
import type {IndexFile} from './model';
import type {Unit} from './query';
import {fold, parts, runs, whole, type Run} from './tokenize';

/** Part of a text; `marked` if it matches the query. */
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
    if (unit.kind === 'term') {
      return unit.forms.flatMap((form) => needlesOf(index, form));
    }
    if (unit.kind === 'han') {
      return unit.pairs.length > 0 ? unit.pairs : [unit.text];
    }
    const own = [unit.word, ...unit.parts].filter((part) => part.length > 1);
    return [...own, ...matchWord(index, unit.word).map(({text}) => text)];
  });

const runsOf = (text: string): Run[] => runs(fold(text));

const fits = (word: string, needle: string) =>
  needle.length > 1 ? word.startsWith(needle) : word === needle;

/** For each code unit of a text with these runs, whether the query matches it. */
function marksOf(text: string, textRuns: readonly Run[], needles: readonly string[]): boolean[] {
  const marks = Array<boolean>(text.length).fill(false);
  for (const run of textRuns) {
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

/** Boundaries of words; two Han characters count as one word. */
const wordsOf = (textRuns: readonly Run[]) =>
  textRuns.flatMap(({text, han, start}) =>
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

/** Kind of the boundary between two words, if an excerpt may begin there: of sentences, or of the cells of a row. */
function beginningAt(text: string, end: number, start: number): 'sentence' | 'cell' | undefined {
  const gap = text.slice(end, start);
  const isAbbreviated = /\b(?:e\.g|i\.e|vs)$/i.test(text.slice(Math.max(0, end - 4), end));
  if (/[。！？；]/.test(gap) || (/[.!?]["”)]*\s/.test(gap) && !isAbbreviated)) {
    return 'sentence';
  }
  return gap.includes(' · ') ? 'cell' : undefined;
}

/** Characters that belong to the word after them: quotes, brackets, the hyphens of a flag. */
const openers = /(?<=[\s。！？；，、：])[^\s\p{L}\p{N}]*$/u;

/**
 * Excerpt of a text with a maximum number of words: the sentence or table row with the matches if it is short
 * enough, or else the part around them, with ellipses.
 */
export function excerpt(text: string, needles: readonly string[], length: number): Segment[] {
  const textRuns = runsOf(text);
  const marks = marksOf(text, textRuns, needles);
  const words = wordsOf(textRuns);
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
  // Window of words within a sentence with most marked letters.
  const windows = letters.map((_, first) =>
    letters.slice(first, endOf(first)).reduce((sum, count) => sum + count, 0),
  );
  const best = windows.indexOf(Math.max(...windows));
  const marked = letters.map((count, at) => count > 0 && at >= best && at < endOf(best));
  const firstMark = Math.max(best, marked.indexOf(true));
  const lastMark = Math.max(best, marked.lastIndexOf(true));
  const sentence = begins.lastIndexOf('sentence', firstMark);
  // The cell with its label if it is short enough, or else its sentence.
  const cell = begins.lastIndexOf('cell', firstMark);
  const earliest = cell >= 0 && lastMark - cell < length ? cell : sentence;
  const beginning = begins.findIndex(
    (begin, at) => begin && at >= earliest && at <= firstMark && lastMark - at < length,
  );
  // Start without a boundary nearby: slightly before the first mark, for context.
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
