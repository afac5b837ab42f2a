/**
 * Chooses the text of a section or table row that shows why it answers a query: ranking knows which
 * words a section has, not which of its texts has them.
 */
import {matchCharacter, matchPair, matchWord, splitWord} from './dictionary';
import type {Searchable} from './model';
import type {HanUnit, Unit} from './query';
import {weightOf} from './score';
import {indexTerms} from './tokenize';

/** Terms that one part of a unit may mean, each with its trust, and its share of the unit. */
interface Part {
  share: number;
  terms: ReadonlyArray<readonly [term: string, trust: number]>;
}

/** A unit of a query as texts have it: in one of several ways, each by all its parts. */
interface Sought {
  weight: number;
  /** The word as it stands; a text that begins with it defines it. */
  word?: string;
  ways: Part[][];
}

/** One way to put a query. */
export interface SoughtQuery {
  trust: number;
  units: Sought[];
}

const wordPart = ({index}: Searchable, word: string, share: number): Part => ({
  share,
  terms: matchWord(index, word).map(({text, trust}) => [text, trust]),
});

/** Weight of two characters that only join two words. */
const jointWeight = 0.15;

/** A Han run by its words, and by the pairs that join them. */
function soughtHan(site: Searchable, {text, pairs, joints}: HanUnit): Sought[] {
  const {index} = site;
  if (pairs.length === 0) {
    const terms = matchCharacter(index, text).map((match) => [match.text, match.trust] as const);
    return [{weight: 0.5, ways: [[{share: 1, terms}]]}];
  }
  const words: string[][] = [[]];
  const between: string[] = [];
  pairs.forEach((pair, place) => {
    if (joints[place]) {
      between.push(pair);
      words.push([]);
    } else {
      words.at(-1)?.push(pair);
    }
  });
  const ofPairs = (own: readonly string[], factor: number): Sought => {
    const terms = own.flatMap((pair) => matchPair(index, pair)?.term ?? []);
    const parts = own.map((pair): Part => ({share: 1 / own.length, terms: [[pair, 1]]}));
    return {weight: factor * weightOf(site, terms), ways: [parts]};
  };
  return [
    ...words
      .filter((word) => word.length > 0)
      .map((word) => ofPairs(word, Math.max(1, (word.length + 1) / 2))),
    ...between.map((pair) => ofPairs([pair], jointWeight)),
  ];
}

function sought(site: Searchable, unit: Unit): Sought[] {
  if (unit.kind === 'han') {
    return soughtHan(site, unit);
  }
  const own = wordPart(site, unit.word, 1);
  const parts =
    own.terms.length === 0 && unit.parts.length === 0
      ? splitWord(site.index, unit.word)
      : unit.parts;
  const together = parts.map((part) => wordPart(site, part, 0.9 / parts.length));
  const [surest] = matchWord(site.index, unit.word);
  const weight = weightOf(site, surest ? [surest.term] : []);
  return [{weight, word: unit.word, ways: [[own], together]}];
}

/** @param trust Similarity of this way to put the query to what was typed. */
export function soughtQuery(site: Searchable, units: readonly Unit[], trust: number): SoughtQuery {
  const found = units.flatMap((unit) => sought(site, unit));
  const total = found.reduce((sum, {weight}) => sum + weight, 0) || 1;
  return {trust, units: found.map((unit) => ({...unit, weight: unit.weight / total}))};
}

/** Worth of a text that begins with a word of the query: it defines the word. */
const definitionShare = 0.2;
/** Characters of a text that cost as much as a hundredth of the query. */
const hundredth = 100;
/** The most that its length costs a text. */
const mostForLength = 0.1;

/** Share of a unit that a text has. */
const coverOf = ({ways}: Sought, terms: ReadonlySet<string>): number =>
  ways.reduce((best, parts) => {
    let sum = 0;
    for (const {share, terms: meant} of parts) {
      sum +=
        share *
        meant.reduce((most, [term, trust]) => (trust > most && terms.has(term) ? trust : most), 0);
    }
    return Math.max(best, sum);
  }, 0);

/**
 * The text that has most of a query, by any of the ways to put it; the shorter one, then the first, of
 * equals. Nothing if none has any of it.
 */
export function bestText(
  texts: readonly string[],
  queries: readonly SoughtQuery[],
): string | undefined {
  let best: string | undefined;
  let bestScore = 0;
  for (const text of texts) {
    const found = indexTerms(text);
    const terms = new Set(found);
    for (const {trust, units} of queries) {
      const cover = units.reduce((sum, unit) => sum + unit.weight * coverOf(unit, terms), 0);
      const defined = units
        .filter(({word}) => word !== undefined && word === found[0])
        .reduce((sum, {weight}) => sum + weight, 0);
      const cost = Math.min(mostForLength, text.length / hundredth / 100);
      const score = cover > 0 ? trust * (cover + definitionShare * defined) - cost : 0;
      if (score > bestScore) {
        [best, bestScore] = [text, score];
      }
    }
  }
  return best;
}
