/** Chooses the text of a section or table row that matches a query best, for its excerpt. */
import {matchCharacter, matchPair, matchWord, splitWord} from './dictionary';
import type {Searchable} from './model';
import type {HanUnit, Unit} from './query';
import {synonymTrust, weightOf} from './score';
import {indexTerms} from './tokenize';

/** Part of a unit: its share, and the terms that match it, each with its trust. */
interface Part {
  share: number;
  terms: ReadonlyArray<readonly [term: string, trust: number]>;
}

/** Unit of a query as matched in texts: in one of several forms, each with all its parts. */
export interface WeightedUnit {
  weight: number;
  /** Word as typed; a text that begins with it defines it. */
  word?: string;
  forms: Part[][];
}

const wordPart = ({index}: Searchable, word: string, share: number): Part => ({
  share,
  terms: matchWord(index, word).map(({text, trust}) => [text, trust]),
});

/** Weight of a pair that only joins two words. */
const jointWeight = 0.15;

/** Weighted words of a Han run, and the pairs between them. */
function weightedHan(site: Searchable, {text, pairs, joints}: HanUnit): WeightedUnit[] {
  const {index} = site;
  if (pairs.length === 0) {
    const terms = matchCharacter(index, text).map((match) => [match.text, match.trust] as const);
    return [{weight: 0.5, forms: [[{share: 1, terms}]]}];
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
  const ofPairs = (own: readonly string[], factor: number): WeightedUnit => {
    const terms = own.flatMap((pair) => matchPair(index, pair)?.term ?? []);
    const parts = own.map((pair): Part => ({share: 1 / own.length, terms: [[pair, 1]]}));
    return {weight: factor * weightOf(site, terms), forms: [parts]};
  };
  return [
    ...words
      .filter((word) => word.length > 0)
      .map((word) => ofPairs(word, Math.max(1, (word.length + 1) / 2))),
    ...between.map((pair) => ofPairs([pair], jointWeight)),
  ];
}

const sumOf = (units: readonly WeightedUnit[]): number =>
  units.reduce((sum, {weight}) => sum + weight, 0) || 1;

const asForm = (units: readonly WeightedUnit[], trust: number): Part[] =>
  units.flatMap(({weight, forms: [parts = []]}) =>
    parts.map(({share, terms}) => ({share: (trust * share * weight) / sumOf(units), terms})),
  );

function weightedUnits(site: Searchable, unit: Unit): WeightedUnit[] {
  if (unit.kind === 'term') {
    const forms = unit.forms.map((form) => form.flatMap((part) => weightedUnits(site, part)));
    const [own = []] = forms;
    return [
      {
        weight: sumOf(own),
        word: own[0]?.word,
        forms: forms.map((units, place) => asForm(units, place === 0 ? 1 : synonymTrust)),
      },
    ];
  }
  if (unit.kind === 'han') {
    return weightedHan(site, unit);
  }
  const own = wordPart(site, unit.word, 1);
  const parts =
    own.terms.length === 0 && unit.parts.length === 0
      ? splitWord(site.index, unit.word)
      : unit.parts;
  const together = parts.map((part) => wordPart(site, part, 0.9 / parts.length));
  const [surest] = matchWord(site.index, unit.word);
  const weight = weightOf(site, surest ? [surest.term] : []);
  return [{weight, word: unit.word, forms: [[own], together]}];
}

/** Weighted units of a query, whose weights add up to 1. */
export function weightedQuery(site: Searchable, units: readonly Unit[]): WeightedUnit[] {
  const found = units.flatMap((unit) => weightedUnits(site, unit));
  const total = sumOf(found);
  return found.map((unit) => ({...unit, weight: unit.weight / total}));
}

/** Weight of a text that begins with a word of the query, and so defines it. */
const definitionShare = 0.2;
/** Characters of a text that cost as much as the whole query. */
const costlyLength = 10_000;
/** Maximum cost of the length of a text. */
const maxLengthCost = 0.1;

/** Share of a unit in a text. */
const coverOf = ({forms}: WeightedUnit, terms: ReadonlySet<string>): number =>
  forms.reduce((best, parts) => {
    let sum = 0;
    for (const {share, terms: matching} of parts) {
      sum +=
        share *
        matching.reduce(
          (most, [term, trust]) => (trust > most && terms.has(term) ? trust : most),
          0,
        );
    }
    return Math.max(best, sum);
  }, 0);

/** Text with most of a query; the shorter one, then the first, of equals. Nothing if no text matches. */
export function bestText(
  texts: readonly string[],
  units: readonly WeightedUnit[],
): string | undefined {
  let best: string | undefined;
  let bestScore = 0;
  for (const text of texts) {
    const found = indexTerms(text);
    const terms = new Set(found);
    const cover = units.reduce((sum, unit) => sum + unit.weight * coverOf(unit, terms), 0);
    const defined = units
      .filter(({word}) => word !== undefined && word === found[0])
      .reduce((sum, {weight}) => sum + weight, 0);
    const cost = Math.min(maxLengthCost, text.length / costlyLength);
    const score = cover > 0 ? cover + definitionShare * defined - cost : 0;
    if (score > bestScore) {
      [best, bestScore] = [text, score];
    }
  }
  return best;
}
