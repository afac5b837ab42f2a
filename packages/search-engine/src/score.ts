/**
 * Scores every page and every heading for the units of a query.
 *
 * Arrays over all pages and headings are fastest for a few hundred pages. The score of a page is the sum of its
 * title, its best heading, its keywords and its text, reduced for each part of the query that it lacks.
 */
import {matchCharacter, matchPair, matchWord, splitWord, type Match} from './dictionary';
import {eachPosting, type Searchable} from './model';
import type {HanUnit, TermUnit, Unit, WordUnit} from './query';

/** Scores of pages and places for one unit of the query. */
export interface UnitScore {
  /** Weight of the unit in the query. */
  weight: number;
  /** Share of a Han run that the site contains. */
  known: number;
  text: Float32Array;
  keywords: Float32Array;
  paths: Float32Array;
  headings: Float32Array;
  /** Number of letters of the heading that the unit covers. */
  lengths: Float32Array;
  /** Share of the unit in the whole page, in the heading, and in the texts of a place. */
  pageCover: Float32Array;
  headingCover: Float32Array;
  textCover: Float32Array;
  /** Places where a text begins with the word as typed, and so defines it. */
  begins: Uint8Array;
  /** Pairs of a Han run in the heading and in the texts of a place, one bit each, without those that join words. */
  headingPairs: Uint32Array;
  textPairs: Uint32Array;
  /** Share of each pair in the run; empty for a word. */
  shares: readonly number[];
}

/** Part of the size of a page that counts against the frequency of a term. */
const sizePart = 0.4;

/** Frequency of a term on a page: the number of places and section queries with it, against the size of the page. */
function frequency({fields}: Searchable, page: number, count: number): number {
  const {firsts, firstQueries, lengths} = fields;
  const between = (from: Uint32Array) => (from[page + 1] ?? 0) - (from[page] ?? 0);
  const size = between(firsts) + between(firstQueries);
  const mean = lengths.length / (firsts.length - 1);
  return Math.log(1 + count / (1 - sizePart + (sizePart * size) / mean));
}

const summed = ['text', 'keywords', 'paths', 'headings', 'lengths'] as const;
const covers = ['pageCover', 'headingCover', 'textCover'] as const;
/** Cover that reduces each score of a compound. */
const coverOf = {
  text: 'pageCover',
  keywords: 'pageCover',
  paths: 'pageCover',
  headings: 'headingCover',
  lengths: 'headingCover',
} as const;

function emptyScore({index, fields}: Searchable, weight: number): UnitScore {
  const pages = index.pages.length;
  const places = fields.lengths.length;
  return {
    weight,
    known: 1,
    text: new Float32Array(pages),
    keywords: new Float32Array(pages),
    paths: new Float32Array(pages),
    headings: new Float32Array(places),
    lengths: new Float32Array(places),
    pageCover: new Float32Array(pages),
    headingCover: new Float32Array(places),
    textCover: new Float32Array(fields.places),
    begins: new Uint8Array(fields.places),
    headingPairs: new Uint32Array(places),
    textPairs: new Uint32Array(fields.places),
    shares: [],
  };
}

const raise = (array: Float32Array, place: number, value: number) => {
  if (value > (array[place] ?? 0)) {
    array[place] = value;
  }
};

/** Rarity of a term: higher for fewer pages. Not zero for common terms, which matter in titles. */
function rarity({index, fields}: Searchable, term: number): number {
  const count = fields.spread[term] ?? 0;
  return 0.5 + Math.log(1 + (index.pages.length - count + 0.5) / (count + 0.5));
}

/** Weight of a unit in its query by its rarest term; highest without a term on the site. */
export function weightOf(site: Searchable, terms: readonly number[]): number {
  const most = 0.5 + Math.log(1 + (site.index.pages.length + 0.5) / 0.5);
  const rarest = terms.length > 0 ? Math.max(...terms.map((term) => rarity(site, term))) : most;
  return 0.44 + 0.56 * (rarest / most);
}

/** Scores for the terms that match one word: the best term of a place counts. */
function scoreMatches(site: Searchable, matches: readonly Match[], scale = 1): UnitScore {
  const {index, fields} = site;
  const [surest] = matches;
  const score = emptyScore(site, weightOf(site, surest ? [surest.term] : []));
  for (const {term, text, trust} of matches) {
    // The surest term limits the rarity of the others, so that a rare misspelling does not win.
    const most = rarity(site, surest?.term ?? term) * 1.2;
    const value = scale * trust * Math.min(most, rarity(site, term));
    const cover = Math.min(1, trust + 0.15);
    const count = (place: number) => {
      const page = fields.pageOf[place] ?? 0;
      counts.set(page, (counts.get(page) ?? 0) + 1);
    };
    const counts = new Map<number, number>();
    eachPosting(index, term, (place, begins) => {
      raise(score.textCover, place, cover);
      count(place);
      if (begins && trust === 1) {
        score.begins[place] = 1;
      }
    });
    fields.headings.get(text)?.forEach(count);
    counts.forEach((found, page) => {
      raise(score.text, page, value * frequency(site, page, found));
      raise(score.pageCover, page, cover);
    });
    for (const page of fields.keywords.get(text) ?? []) {
      raise(score.keywords, page, value);
    }
    for (const page of fields.paths.get(text) ?? []) {
      raise(score.paths, page, value);
    }
    for (const heading of fields.headings.get(text) ?? []) {
      raise(score.headings, heading, value);
      raise(score.lengths, heading, scale * trust * text.length);
      raise(score.headingCover, heading, cover);
      if (heading >= fields.places) {
        // Words of a section query count like words of the texts below its heading.
        raise(score.textCover, fields.queryPlaces[heading - fields.places] ?? 0, cover);
      }
    }
  }
  return score;
}

function addTo(target: Float32Array, values: Float32Array, factor: number): void {
  for (let at = 0; at < values.length; at += 1) {
    target[at] = (target[at] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** Adds the scores of a part of a compound or Han run, with its share in the unit. */
function addPart(target: UnitScore, part: UnitScore, share: number): void {
  for (const key of summed) {
    addTo(target[key], part[key], 1);
  }
  for (const key of covers) {
    addTo(target[key], part[key], share);
  }
}

/** Factor for the parts of a compound that pages contain as a whole. */
const partsFactor = 0.6;

/** Scores for the parts of a compound; half of the parts have a quarter of the score. */
function scoreParts(site: Searchable, parts: readonly string[], factor: number): UnitScore {
  const score = emptyScore(site, 1);
  for (const part of parts) {
    addPart(score, scoreMatches(site, matchWord(site.index, part)), 1 / parts.length);
  }
  for (const key of summed) {
    const cover = score[coverOf[key]];
    score[key] = score[key].map((value, at) => value * factor * (cover[at] ?? 0) ** 2);
  }
  return score;
}

function scoreWord(site: Searchable, {word, parts: written, isName}: WordUnit): UnitScore {
  const matches = matchWord(site.index, word);
  const parts =
    matches.length === 0 && written.length === 0 ? splitWord(site.index, word) : written;
  const score = scoreMatches(site, matches);
  // Pages about responses and timeouts do not match `--response-timeout` if another page contains it.
  const isKnown = matches.some(({text}) => text === word);
  if (parts.length > 0 && !(isName && isKnown)) {
    const together = scoreParts(site, parts, isKnown ? partsFactor : 1);
    for (const key of [...summed, ...covers]) {
      together[key].forEach((value, at) => raise(score[key], at, value));
    }
  }
  return score;
}

/** Weight of a pair that only joins two words, relative to a pair within a word. */
const jointWeight = 0.3;

/**
 * Scores for a Han run by its pairs; those between words have a lower weight, so that `上传记录` matches a text
 * with a separate 上传 and 记录.
 */
function scoreHan(site: Searchable, {text, pairs, joints}: HanUnit): UnitScore {
  if (pairs.length === 0) {
    return scoreMatches(site, matchCharacter(site.index, text));
  }
  const matches = pairs.map((pair) => matchPair(site.index, pair));
  const terms = matches.flatMap((match) => match?.term ?? []);
  const characters = pairs.length + 1;
  const score = emptyScore(site, Math.max(1, characters / 2) * weightOf(site, terms));
  score.known = 0;
  const words = joints.filter((joint) => !joint).length;
  score.shares = joints.map((joint, place) => (joint || place > 31 ? 0 : 1 / words));
  const weights = joints.map((joint) => (joint ? jointWeight : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // n characters have n - 1 pairs; the scale prevents a long run from outweighing a word.
  const scale = characters / 2 / pairs.length;
  matches.forEach((match, place) => {
    if (match) {
      const share = (weights[place] ?? 0) / total;
      score.known += share;
      addPart(score, scoreMatches(site, [match], scale), share);
      const headings = score.shares[place] ? site.fields.headings.get(match.text) : undefined;
      for (const heading of headings ?? []) {
        score.headingPairs[heading] = (score.headingPairs[heading] ?? 0) | (1 << place);
        if (heading >= site.fields.places) {
          const own = site.fields.queryPlaces[heading - site.fields.places] ?? 0;
          score.textPairs[own] = (score.textPairs[own] ?? 0) | (1 << place);
        }
      }
      if (score.shares[place]) {
        eachPosting(site.index, match.term, (at) => {
          score.textPairs[at] = (score.textPairs[at] ?? 0) | (1 << place);
        });
      }
    }
  });
  return score;
}

/** Share of a unit in headings, and in the texts of a place if one is specified, together. */
export function jointCover(unit: UnitScore, headings: readonly number[], place = -1): number {
  let cover = unit.textCover[place] ?? 0;
  let pairs = unit.textPairs[place] ?? 0;
  for (const heading of headings) {
    cover = Math.max(cover, unit.headingCover[heading] ?? 0);
    pairs |= unit.headingPairs[heading] ?? 0;
  }
  const byPairs = unit.shares.reduce(
    (sum, share, at) => (pairs & (1 << at) ? sum + share : sum),
    0,
  );
  return Math.max(cover, byPairs);
}

/** Weight of a synonym, which may change the meaning. */
export const synonymTrust = 0.75;

function scoreTogether(site: Searchable, units: readonly Unit[]): UnitScore {
  const scores = units.map((unit) => scoreUnit(site, unit));
  const [only] = scores;
  if (only && scores.length === 1) {
    return only;
  }
  const total = scores.reduce((sum, {weight}) => sum + weight, 0);
  const together = emptyScore(site, total);
  scores.forEach((score) => addPart(together, score, score.weight / total));
  return together;
}

/** Scores of a term: those of the words that the reader typed, or of a synonym if that matches better. */
function scoreTerm(site: Searchable, {forms}: TermUnit): UnitScore {
  const [score = emptyScore(site, 0), ...synonyms] = forms.map((form) => scoreTogether(site, form));
  for (const synonym of synonyms) {
    for (const key of [...summed, ...covers]) {
      synonym[key].forEach((value, at) => raise(score[key], at, value * synonymTrust));
    }
  }
  return score;
}

/** Scores of all pages and headings for one unit of a query. */
export function scoreUnit(site: Searchable, unit: Unit): UnitScore {
  switch (unit.kind) {
    case 'han':
      return scoreHan(site, unit);
    case 'term':
      return scoreTerm(site, unit);
    default:
      return scoreWord(site, unit);
  }
}
