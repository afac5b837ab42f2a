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

/** Forms of a query unit in a text: pairs of characters, or beginnings of words. */
export interface Needle {
  han: boolean;
  any: string[];
}

/** A word looks like itself, like its parts, and like the words that it may stand for. */
export const needlesOf = (index: IndexFile, units: readonly Unit[]): Needle[] =>
  units.map((unit) => {
    if (unit.kind === 'han') {
      return {han: true, any: unit.pairs.length > 0 ? unit.pairs : [unit.text]};
    }
    const meant = matchWord(index, unit.word).map(({text}) => text);
    const own = [unit.word, ...unit.parts].filter((part) => part.length > 1);
    return {han: false, any: [...own, ...meant]};
  });

const runsOf = (text: string): Run[] => [...runs(fold(text))];

const fits = (word: string, needle: string) =>
  needle.length > 1 ? word.startsWith(needle) : word === needle;

/** For each place of a text, which its runs are of, whether it is part of what was searched for. */
function marksOf(text: string, ofText: readonly Run[], needles: readonly Needle[]): boolean[] {
  const marks = Array<boolean>(text.length).fill(false);
  const inHan = needles.filter(({han}) => han).flatMap(({any}) => any);
  const inWords = needles.filter(({han}) => !han).flatMap(({any}) => any);
  for (const run of ofText) {
    if (run.han) {
      for (const needle of inHan) {
        for (let at = run.text.indexOf(needle); at >= 0; at = run.text.indexOf(needle, at + 1)) {
          marks.fill(true, run.start + at, run.start + at + needle.length);
        }
      }
    } else {
      const words = [whole(run.text), ...parts(run.text)];
      if (words.some((word) => inWords.some((needle) => fits(word, needle)))) {
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

/** The whole text with what was searched for marked. */
export const highlight = (text: string, needles: readonly Needle[]): Segment[] =>
  segmentsOf(text, marksOf(text, runsOf(text), needles));

/** Some words of a text, those searched for among them, ellipses where it was cut. */
export function excerpt(text: string, needles: readonly Needle[], length: number): Segment[] {
  const ofText = runsOf(text);
  const marks = marksOf(text, ofText, needles);
  const words = wordsOf(ofText);
  if (words.length <= length) {
    return segmentsOf(text, marks);
  }
  // The window of words with most marked letters; a little before the first mark for context.
  const letters = words.map(({start, end}) => marks.slice(start, end).filter(Boolean).length);
  const windows = letters.map((_, first) =>
    letters.slice(first, first + length).reduce((sum, count) => sum + count, 0),
  );
  const best = windows.indexOf(Math.max(...windows));
  const firstMark = letters.findIndex((count, index) => index >= best && count > 0);
  const lead = Math.max(0, Math.min(best, firstMark - Math.floor(length / 4)));
  const from = words[lead]?.start ?? 0;
  const to = words[Math.min(words.length, lead + length) - 1]?.end ?? text.length;
  return [
    ...(from > 0 ? [{text: '…', marked: false}] : []),
    ...segmentsOf(text, marks, from, to),
    ...(to < text.length ? [{text: '…', marked: false}] : []),
  ];
}
