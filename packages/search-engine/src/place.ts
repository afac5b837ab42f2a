/**
 * Finds the place of a page that answers a query: a section, or the row of a symptom. It has the text
 * of the page, which ranking does not.
 */
import {matchCharacter, matchPair, matchWord, splitWord} from './dictionary';
import type {IndexedPage, PageText, Searchable} from './model';
import type {HanUnit, Unit} from './query';
import {weightOf} from './score';
import {indexTerms} from './tokenize';

export interface Place {
  /** As in `PageText`. */
  place: number;
  text: string;
}

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

interface Terms {
  all: ReadonlySet<string>;
  first?: string;
}

function termsIn(text: string): Terms {
  const terms = indexTerms(text);
  return {all: new Set(terms), first: terms[0]};
}

/** Texts of a page, cut into terms. */
export interface PlaceTerms {
  /** First place that is the row of a symptom. */
  firstRow: number;
  title: Terms;
  places: Array<{place: number; heading: Terms; texts: Array<Terms & {text: string}>}>;
}

export function placeTerms({headings, symptoms}: IndexedPage, texts: PageText): PlaceTerms {
  const ofPlaces = new Map(texts);
  const names = [...headings, ...symptoms].map(({text}) => termsIn(text));
  const none: Terms = {all: new Set()};
  return {
    firstRow: headings.length,
    title: names[0] ?? none,
    places: names.map((heading, place) => ({
      place,
      heading: place === 0 ? none : heading,
      texts: (ofPlaces.get(place) ?? []).map((text) => ({...termsIn(text), text})),
    })),
  };
}

/** Share of a unit's weight that is left where the page's title has it, as all of its places are about it. */
const inTitleWeight = 0.8;
/** Worth of the text that has most of the query, beside that of all texts of a section. */
const textShare = 0.5;
/** Worth of a word in a heading, beside what it counts anywhere. */
const headingShare = 0.4;
/** Worth of a text or heading that begins with a word of the query: it defines the word. */
const definitionShare = 0.2;
/** Factors for the introduction, which names what the sections explain, and for the row of a symptom. */
const introFactor = 0.7;
const rowFactor = 1.1;

/** Share of a unit that a text has. */
const coverOf = ({ways}: Sought, {all}: Terms): number =>
  ways.reduce((best, parts) => {
    let sum = 0;
    for (const {share, terms} of parts) {
      sum +=
        share *
        terms.reduce((most, [term, trust]) => (trust > most && all.has(term) ? trust : most), 0);
    }
    return Math.max(best, sum);
  }, 0);

/**
 * The place that has most of the query in its heading and texts, one text of it before several; the
 * first of equals. Nothing if none has any of it.
 */
export function bestPlace(page: PlaceTerms, queries: readonly SoughtQuery[]): Place | undefined {
  let best: Place | undefined;
  let bestScore = 0;
  for (const {trust, units} of queries) {
    const weights = units.map(
      (unit) => unit.weight * (1 - (1 - inTitleWeight) * coverOf(unit, page.title)),
    );
    const summed = (valueOf: (place: number) => number) =>
      weights.reduce((sum, weight, place) => sum + weight * valueOf(place), 0);
    const defined = ({first}: Terms) => summed((unit) => Number(units[unit]?.word === first));
    for (const {place, heading, texts} of page.places) {
      const own = units.map((unit) => coverOf(unit, heading));
      const together = [...own];
      let top: string | undefined;
      let topScore = -1;
      for (const {text, ...terms} of texts) {
        const covers = units.map((unit) => coverOf(unit, terms));
        covers.forEach((cover, unit) => (together[unit] = Math.max(together[unit] ?? 0, cover)));
        const score =
          summed((unit) => Math.max(own[unit] ?? 0, covers[unit] ?? 0)) +
          0.1 * summed((unit) => covers[unit] ?? 0) +
          definitionShare * defined(terms) -
          Math.min(0.1, text.length / 10_000);
        if (score > topScore) {
          [top, topScore] = [text, score];
        }
      }
      const score =
        trust *
        (place === 0 ? introFactor : place >= page.firstRow ? rowFactor : 1) *
        (textShare * Math.max(0, topScore) +
          (1 - textShare) * summed((unit) => together[unit] ?? 0) +
          headingShare * summed((unit) => own[unit] ?? 0) +
          definitionShare * defined(heading));
      if (score > bestScore) {
        [best, bestScore] = [{place, text: top ?? ''}, score];
      }
    }
  }
  return best;
}

/** The text of one place that has most of the query. */
export const bestText = (
  {title, places, firstRow}: PlaceTerms,
  place: number,
  queries: readonly SoughtQuery[],
): string | undefined =>
  bestPlace({title, firstRow, places: places.filter((own) => own.place === place)}, queries)?.text;
