/** How much of a query a keyword says whose words are all in it: `插件怎么打包` has 插件打包. */
import {isStopWord, normalize, pairs, runs, whole} from '../tokenize';
import type {Unit} from './query';
import {stem} from './stem';

/** A keyword or query by its runs of Han characters and its other words. */
export interface Phrase {
  han: readonly string[];
  /** Stems. */
  words: readonly string[];
  /** Letters; a Han character counts as two. */
  length: number;
}

function phrase(han: readonly string[], words: readonly string[]): Phrase {
  const stems = words.map(stem);
  return {han, words: stems, length: 2 * han.join('').length + stems.join('').length};
}

export function keywordPhrase(keyword: string): Phrase {
  const found = [...runs(normalize(keyword))];
  return phrase(
    found.filter(({han}) => han).map(({text}) => text),
    found
      .filter(({han, text}) => !han && !isStopWord(text.toLowerCase()))
      .map(({text}) => whole(text)),
  );
}

/** What is left of a query without the words that only ask. */
export const queryPhrase = (units: readonly Unit[]): Phrase =>
  phrase(
    units.flatMap((unit) => (unit.kind === 'han' ? [unit.text] : [])),
    units.flatMap((unit) => (unit.kind === 'word' && !unit.asks ? [unit.word] : [])),
  );

/** Pairs of a run that may be apart in the query: those that join its words. */
const joints = (run: string): number => (run.length < 4 ? 0 : run.length < 7 ? 1 : 2);

/** From 0, where a word of the keyword is missing, to 1, where it says all of the query. */
export function shareOf(keyword: Phrase, query: Phrase): number {
  const text = query.han.join(' ');
  const has = (run: string) =>
    [...run].every((character) => text.includes(character)) &&
    pairs(run).filter((pair) => !text.includes(pair)).length <= joints(run);
  return keyword.length > 0 &&
    keyword.words.every((word) => query.words.includes(word)) &&
    keyword.han.every(has)
    ? Math.min(1, keyword.length / query.length)
    : 0;
}
