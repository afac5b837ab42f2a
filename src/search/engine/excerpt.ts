/** Finds the place in a page's text that answers a query, and cuts an excerpt around it. */
import {matchWord} from './dictionary';
import type {IndexFile, PageText} from './model';
import type {Unit} from './query';
import {fold, parts, runs, whole, type Run} from '../tokenize';

export interface Place {
  /** Heading of the page under which the text stands. */
  heading: number;
  text: string;
}

/** A part of a text; `marked` parts are what the reader searched for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** What a unit of the query looks like in a text: pairs of characters, or beginnings of words. */
export interface Needle {
  han: boolean;
  any: string[];
}

type Span = [start: number, end: number];

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

/** Where the query stands in the runs of a text. */
function spansOf(ofText: readonly Run[], needles: readonly Needle[]): Span[] {
  const spans: Span[] = [];
  const inHan = needles.filter(({han}) => han).flatMap(({any}) => any);
  const inWords = needles.filter(({han}) => !han).flatMap(({any}) => any);
  for (const run of ofText) {
    if (run.han) {
      for (const needle of inHan) {
        for (let at = run.text.indexOf(needle); at >= 0; at = run.text.indexOf(needle, at + 1)) {
          spans.push([run.start + at, run.start + at + needle.length]);
        }
      }
    } else if (inWords.length > 0) {
      const lower = run.text.toLowerCase();
      const own = parts(run.text);
      const words = own.length > 1 ? [whole(run.text), ...own] : [lower];
      if (words.some((word) => inWords.some((needle) => fits(word, needle)))) {
        spans.push([run.start, run.end]);
      }
    }
  }
  return mergeSpans(spans);
}

function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}

/** Share of a needle that a text has: of its pairs, or all of it for any of its words. Most of an answer's time. */
function shareIn(text: string, any: readonly string[], han: boolean): number {
  let found = 0;
  for (const needle of any) {
    if (text.includes(needle)) {
      if (!han) {
        return 1;
      }
      found += 1;
    }
  }
  return found / (any.length || 1);
}

/** The text of a page that has most of the query; the first of equals, short before long. */
export function bestPlace(page: PageText, needles: readonly Needle[]): Place | undefined {
  let best: Place | undefined;
  let bestScore = 0;
  for (const [heading, texts] of page) {
    for (const text of texts) {
      const lower = fold(text).toLowerCase();
      const shares = needles.reduce((sum, {han, any}) => sum + shareIn(lower, any, han), 0);
      const score = shares > 0 ? shares - Math.min(0.2, text.length / 5000) : 0;
      if (score > bestScore) {
        best = {heading, text};
        bestScore = score;
      }
    }
  }
  return best;
}

/** Boundaries of words: two Han characters count as one. */
function wordsOf(ofText: readonly Run[]): Span[] {
  const words: Span[] = [];
  for (const run of ofText) {
    if (!run.han) {
      words.push([run.start, run.end]);
      continue;
    }
    for (const {0: pair, index} of run.text.matchAll(/..?/gu)) {
      words.push([run.start + index, run.start + index + pair.length]);
    }
  }
  return words;
}

/** Letters of a word that are marked. */
const markedLetters = ([from, to]: Span, spans: readonly Span[]): number =>
  spans.reduce(
    (sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  );

function segmentsOf(text: string, spans: readonly Span[], start: number, end: number): Segment[] {
  const segments: Segment[] = [];
  let at = start;
  const push = (to: number, marked: boolean) => {
    if (to > at) {
      segments.push({text: text.slice(at, to), marked});
      at = to;
    }
  };
  for (const [from, to] of spans) {
    if (to > start && from < end) {
      push(Math.max(from, at), false);
      push(Math.min(to, end), true);
    }
  }
  push(end, false);
  return segments;
}

/** The whole text with what was searched for marked. */
export function highlight(text: string, needles: readonly Needle[]): Segment[] {
  return segmentsOf(text, spansOf(runsOf(text), needles), 0, text.length);
}

/** Some words of a text, those searched for among them, ellipses where it was cut. */
export function excerpt(text: string, needles: readonly Needle[], length: number): Segment[] {
  const ofText = runsOf(text);
  const spans = spansOf(ofText, needles);
  const words = wordsOf(ofText);
  if (words.length <= length) {
    return segmentsOf(text, spans, 0, text.length);
  }
  // The window of words with most marked letters; a little before the first mark for context.
  const letters = words.map((word) => markedLetters(word, spans));
  const windows = letters.map((_, first) =>
    letters.slice(first, first + length).reduce((sum, count) => sum + count, 0),
  );
  const best = windows.indexOf(Math.max(...windows));
  const firstMark = letters.findIndex((count, index) => index >= best && count > 0);
  const lead = Math.max(0, Math.min(best, firstMark - Math.floor(length / 4)));
  const from = words[lead]?.[0] ?? 0;
  const last = words[Math.min(words.length, lead + length) - 1];
  const to = last ? last[1] : text.length;
  const segments = segmentsOf(text, spans, from, to);
  if (from > 0) {
    segments.unshift({text: '…', marked: false});
  }
  if (to < text.length) {
    segments.push({text: '…', marked: false});
  }
  return segments;
}
