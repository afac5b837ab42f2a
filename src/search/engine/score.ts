/**
 * Scores every page and every heading for the units of a query.
 *
 * A site of a few hundred pages has so few of each that plain arrays over all of them are faster
 * than anything clever. A page counts what its title, one heading, its keywords and its text
 * contribute, and is held back for each part of the query that it does not have.
 */
import {matchCharacter, matchPair, matchWord, splitWord, type Match} from './dictionary';
import {eachPosting, type Searchable} from './model';
import type {HanUnit, Unit, WordUnit} from './query';

/** What a page or heading gets for one unit of the query. */
export interface UnitScore {
  /** Weight of the unit in the query. */
  weight: number;
  /** Share of a Han run that stands anywhere on the site. */
  known: number;
  text: Float32Array;
  keywords: Float32Array;
  paths: Float32Array;
  headings: Float32Array;
  /** Letters of the heading that the unit covers. */
  lengths: Float32Array;
  /** Share of the unit that the page has anywhere, and that the heading has. */
  pageCover: Float32Array;
  headingCover: Float32Array;
}

/** Share of a term's score by its impact. */
const impactValue = [0.65, 0.85, 1] as const;

const summed = ['text', 'keywords', 'paths', 'headings', 'lengths'] as const;
const ofPages: ReadonlySet<string> = new Set(['text', 'keywords', 'paths']);

function emptyScore({index, fields}: Searchable, weight: number): UnitScore {
  const pages = index.pages.length;
  const headings = fields.lengths.length;
  return {
    weight,
    known: 1,
    text: new Float32Array(pages),
    keywords: new Float32Array(pages),
    paths: new Float32Array(pages),
    headings: new Float32Array(headings),
    lengths: new Float32Array(headings),
    pageCover: new Float32Array(pages),
    headingCover: new Float32Array(headings),
  };
}

const raise = (array: Float32Array, place: number, value: number) => {
  if (value > (array[place] ?? 0)) {
    array[place] = value;
  }
};

/**
 * How telling a term is: one that few pages have says more. One that most pages have still says
 * something where it stands in a title.
 */
function rarity({index}: Searchable, term: number): number {
  const held = index.postings[term]?.length ?? 0;
  return 0.5 + Math.log(1 + (index.pages.length - held + 0.5) / (held + 0.5));
}

/** Weight of a unit in its query, by its rarest term: what is missing everywhere weighs most. */
function weightOf(site: Searchable, terms: readonly number[]): number {
  const most = 0.5 + Math.log(1 + (site.index.pages.length + 0.5) / 0.5);
  const rarest = terms.length > 0 ? Math.max(...terms.map((term) => rarity(site, term))) : most;
  return 0.35 + 0.65 * (rarest / most);
}

/** Share of a unit that a term is. */
const coverOf = ({trust}: Pick<Match, 'trust'>): number => Math.min(1, trust + 0.15);

/** Adds what one term gives; of several terms for one unit the best counts. */
function apply(site: Searchable, score: UnitScore, {term, text, trust}: Match, rare: number): void {
  const {index, fields} = site;
  const value = rare * trust;
  const cover = coverOf({trust});
  eachPosting(index, term, (page, impact) => {
    raise(score.text, page, value * impactValue[impact]);
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
    raise(score.lengths, heading, text.length * trust);
    raise(score.headingCover, heading, cover);
  }
}

/** Sum of several units, as if they were one: parts of a compound, or pairs of a Han run. */
function addUp(target: UnitScore, part: UnitScore, share: number): void {
  for (const key of summed) {
    const from = part[key];
    const to = target[key];
    for (let at = 0; at < to.length; at += 1) {
      to[at] = (to[at] ?? 0) + (from[at] ?? 0);
    }
  }
  for (const key of ['pageCover', 'headingCover'] as const) {
    const from = part[key];
    const to = target[key];
    for (let at = 0; at < to.length; at += 1) {
      to[at] = (to[at] ?? 0) + share * (from[at] ?? 0);
    }
  }
}

/** Scales what was added up by the cover squared: half of a compound is worth a quarter of it. */
function scaleByCover(sum: UnitScore, share: number): void {
  for (const key of summed) {
    const cover = ofPages.has(key) ? sum.pageCover : sum.headingCover;
    sum[key].forEach((value, place) => {
      sum[key][place] = value * share * (cover[place] ?? 0) ** 2;
    });
  }
}

function better(target: UnitScore, other: UnitScore): void {
  for (const key of [...summed, 'pageCover', 'headingCover'] as const) {
    other[key].forEach((value, place) => raise(target[key], place, value));
  }
}

function scoreMatches(site: Searchable, matches: readonly Match[], share = 1): UnitScore {
  const score = emptyScore(
    site,
    weightOf(
      site,
      matches.slice(0, 1).map(({term}) => term),
    ),
  );
  // All meanings of a word share the rarity of the one most sure, lest a rare misspelling win.
  const surest = matches[0];
  const rare = surest ? rarity(site, surest.term) : 0;
  for (const match of matches) {
    apply(site, score, match, share * Math.min(rare * 1.2, rarity(site, match.term)));
  }
  return score;
}

/** Factor for the parts of a compound that pages have as it stands. */
const partsFactor = 0.6;

function scoreWord(site: Searchable, {word, parts: written, flag}: WordUnit): UnitScore {
  const matches = matchWord(site.index, word);
  const parts =
    matches.length === 0 && written.length === 0 ? splitWord(site.index, word) : written;
  const score = scoreMatches(site, matches);
  // Pages that speak of responses and timeouts are no answer to a flag that others do explain.
  const known = matches.some(({text}) => text === word);
  if (parts.length > 0 && !(flag && known)) {
    const together = emptyScore(site, 1);
    for (const part of parts) {
      addUp(together, scoreMatches(site, matchWord(site.index, part)), 1 / parts.length);
    }
    // Half of a compound is not the compound, nor are its parts where others have it as it stands.
    scaleByCover(together, known ? partsFactor : 1);
    better(score, together);
  }
  return score;
}

const add = (array: Float32Array, place: number, value: number) => {
  array[place] = (array[place] ?? 0) + value;
};

/** Weight of a pair that only joins two words, beside 1 for one within a word. */
const jointWeight = 0.3;

/**
 * A Han run: every pair counts, those between words less, so that `上传记录` finds a text that has
 * 上传 and 记录 apart.
 */
function scoreHan(site: Searchable, {text, pairs, joints}: HanUnit): UnitScore {
  if (pairs.length === 0) {
    return scoreMatches(site, matchCharacter(site.index, text));
  }
  const {index, fields} = site;
  const characters = pairs.length + 1;
  const terms = pairs.map((pair) => matchPair(index, pair)?.term);
  const known = terms.filter((term) => term !== undefined);
  const score = emptyScore(site, Math.max(1, characters / 2) * weightOf(site, known));
  const weights = joints.map((joint) => (joint ? jointWeight : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  score.known =
    weights.reduce((sum, weight, place) => sum + (terms[place] === undefined ? 0 : weight), 0) /
    total;
  // n characters make n - 1 pairs, and a long run should not outweigh a word for it.
  const scale = characters / 2 / pairs.length;
  pairs.forEach((pair, place) => {
    const term = terms[place];
    if (term === undefined) {
      return;
    }
    const weight = weights[place] ?? 0;
    const value = rarity(site, term) * scale;
    const cover = weight / total;
    eachPosting(index, term, (page, impact) => {
      add(score.text, page, value * impactValue[impact]);
      add(score.pageCover, page, cover);
    });
    for (const page of fields.keywords.get(pair) ?? []) {
      add(score.keywords, page, value);
    }
    for (const page of fields.paths.get(pair) ?? []) {
      add(score.paths, page, value);
    }
    for (const heading of fields.headings.get(pair) ?? []) {
      add(score.headings, heading, value);
      add(score.headingCover, heading, cover);
      // A Han character counts as two letters.
      add(score.lengths, heading, (2 * characters) / pairs.length);
    }
  });
  return score;
}

export const scoreUnit = (site: Searchable, unit: Unit): UnitScore =>
  unit.kind === 'han' ? scoreHan(site, unit) : scoreWord(site, unit);
