/** Ranks pages for a query, and selects the headings of each that match it. */
import {trailOf} from './fields';
import type {Searchable} from './model';
import {comparable, isDefinition, type Unit} from './query';
import {termLevel} from './records';
import {jointCover, scoreUnit, type UnitScore} from './score';

/** Ranked page. Places are numbered across all pages (`Fields.firsts`). */
export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query in its title. */
  titleCover: number;
  /** Headings with the whole query, alone or together with the title, best first. */
  headings: number[];
  /** Section or row with most of the query, and its score. */
  place: number;
  placeScore: number;
}

/** Weight of a match by the field it is in. */
const fieldWeights = {
  title: 3.5,
  heading: 1.5,
  query: 1.7,
  keywords: 1.4,
  path: 1.6,
  text: 1.2,
} as const;

/*
 * "Cover" is the share of a query in a page, title or heading, by the weight of the query's terms. The values
 * below were chosen with the query sets of `tests/search-queries`.
 */

/** Minimum cover of a result, as a share of the part of the query that the site contains. */
const minKnownCover = 0.42;
/** Absolute minimum cover of a result. */
const minCover = 0.3;
/** Share of a page's missing cover that the cover of its title compensates. */
const titleCompensation = 0.8;

/** Score of a heading or title, scaled by its cover. */
const withCover = (score: number, cover: number) => score * (0.5 + 0.5 * cover);

/** Factor for a page whose title equals the query. */
const titleBonus = 1.8;
/** Factor for a heading that equals a query of several words; a single word such as `cocli` is too common. */
const headingBonus = 2;
/** Factor for a symptom that covers most of a query of several words, as a pasted message does. */
const messageBonus = 1.6;
/** Minimum cover of such a symptom. */
const messageCover = 0.7;

/** Increase of a page's score for the cover of its best heading or row. */
const placeBonus = 0.3;
/** Exponent of the score of a page's best place in that of the page. */
const placePower = 0.95;
/** Minimum of the score of the best place for a query of a single word in the title. */
const minNamedPlace = 1.5;

/** Cover from which a title or heading contains the whole query. */
export const wholeCover = 0.99;

/** Weight of a word in the headings above a place, relative to one in its heading or texts. */
const pathShare = 0.55;
/** Weight of the cover of a heading, and the part of it that a longer heading loses. */
const headingShare = 0.6;
const longHeading = 0.4;
/** Weight of a heading with the whole query, together with the title. */
const wholeShare = 0.45;
/** Weight of a text that begins with a word of the query, and so defines it. */
const definitionShare = 0.25;
/** Further weight, among the places of a page, of words in a place or above it, and of those in its heading or the title. */
const choiceShare = 0.35;
/** Loss of a place for each doubling of its different words, above a minimum. */
const sizeLoss = 0.12;
const smallSize = 130;
/** Factor for the introduction, which names the subjects of the sections. */
const introFactor = 0.5;
/** Factors for the row of a symptom in a query that describes a problem, and in any other. */
const problemRowFactor = 1.3;
const otherRowFactor = 0.7;
const problemWords =
  /\b(?:not|no|cannot|without|missing|fail\w*|errors?|broken|wrong|stuck|empty|never|nothing|lost|gone|slow|vanish\w*|disappear\w*|stop\w*|refused|denied|still|twice|garbled)\b|n['’]t\b|[不没无错缺空丢卡慢乱漏坏断]|失败|只[剩有]/i;
/** Chinese questions whose negation describes no problem, as in 能不能 and 装好了没. */
const openQuestions = /(\p{Script=Han})[不没]\1|没$/gu;

/** Score of the definition of a term, relative to that of the best page. */
const termBonus = 1.2;

/** Weight of a section query that equals the reader's query. */
const queryShare = 1.1;
/** Factor for a section query of a row if the reader's query describes no problem. */
const otherRowQuery = 0.5;

/** Query, looked up on the site. */
interface Lookup {
  site: Searchable;
  /** Scores of its units, whose weights add up to 1. */
  scores: readonly UnitScore[];
  /** Query in comparable form. */
  comparable: string;
  /** True if it has several words. */
  isPhrase: boolean;
  isProblem: boolean;
  /** Minimum cover of a result. */
  minCover: number;
}

function lookUp(site: Searchable, units: readonly Unit[], query: string): Lookup {
  const found = units.map((unit) => scoreUnit(site, unit));
  const total = found.reduce((sum, {weight}) => sum + weight, 0);
  const scores = found.map((score) => ({...score, weight: score.weight / total}));
  const knownShare = scores.reduce((sum, {known, weight}) => sum + known * weight, 0);
  const words = scores.flatMap(({shares}) => (shares.length > 0 ? shares.filter(Boolean) : [1]));
  return {
    site,
    scores,
    comparable: comparable(query),
    isPhrase: words.length > 1,
    isProblem: problemWords.test(query.replace(openQuestions, '')),
    minCover: Math.max(minCover, minKnownCover * knownShare),
  };
}

/** Scores of a place. */
interface Place {
  /** Score of the heading, scaled by the share of the heading that matches. */
  score: number;
  /** Share of the query in the heading. */
  cover: number;
  /** Share of the query in the heading, the title above it, as in "Manage records › Delete", and the address of the page. */
  joint: number;
  /** True if it is the row of a symptom. */
  isRow: boolean;
  /** Score of the place by its heading, its texts and the headings above. */
  placeScore: number;
  /** Score of the place among those of its page. */
  choice: number;
}

function scorePlace(
  {site: {fields, index}, scores, isProblem}: Lookup,
  place: number,
  page: number,
): Place {
  const title = fields.firsts[page] ?? 0;
  const isTitle = place === title;
  const isRow = place - title >= (index.pages[page]?.headings.length ?? 0);
  const trail = trailOf(fields, place);
  let [score, length, cover, joint, covered, placeScore] = [0, 0, 0, 0, 0, 0];
  for (const unit of scores) {
    const {weight} = unit;
    score += unit.headings[place] ?? 0;
    length += unit.lengths[place] ?? 0;
    cover += weight * (unit.headingCover[place] ?? 0);
    joint += weight * (unit.paths[page] ? 1 : jointCover(unit, [place, title]));
    const own = isTitle ? (unit.textCover[place] ?? 0) : jointCover(unit, [place], place);
    const together = jointCover(unit, trail, place);
    covered += weight * together;
    placeScore += weight * (own + pathShare * (together - own));
    placeScore += weight * definitionShare * (unit.begins[place] ?? 0);
  }
  const part = Math.min(1, length / (fields.lengths[place] ?? 1));
  if (!isTitle) {
    placeScore += headingShare * cover * (1 - longHeading * (1 - part));
    placeScore += !isRow && joint > wholeCover ? wholeShare : 0;
  }
  if (isTitle) {
    placeScore *= introFactor;
  } else if (isRow) {
    placeScore *= isProblem ? problemRowFactor : otherRowFactor;
  }
  placeScore *= 1 - sizeLoss * Math.log2(1 + (fields.sizes[place] ?? 0) / smallSize);
  const choice = placeScore + choiceShare * (covered + (isTitle ? 0 : joint));
  return {score: score * (0.45 + 0.55 * part), cover, joint, isRow, placeScore, choice};
}

function scorePlaces(
  lookup: Lookup,
  page: number,
  title: Place,
  similar: ReadonlyMap<number, Similarity>,
): Pick<RankedPage, 'headings' | 'place' | 'placeScore'> & {best: number; bestCover: number} {
  const {fields, index} = lookup.site;
  const first = fields.firsts[page] ?? 0;
  const end = fields.firsts[page + 1] ?? first;
  const rows = new Map<number, {at: number; score: number}>();
  const headings: Array<{at: number; score: number}> = [];
  let [best, bestCover] = [0, 0];
  const ofTitle = similar.get(first)?.placeScore ?? 0;
  let placeScore = title.placeScore + ofTitle;
  let [place, mostChoice] = [first, title.choice + ofTitle];
  for (let at = first + 1; at < end; at += 1) {
    const {score, cover, joint, isRow, placeScore: own, choice} = scorePlace(lookup, at, page);
    // A section query leads to the best symptom row of the section, if there is one. A heading with the whole query
    // does not, nor one with a part of a query that describes no problem.
    const section = isRow ? (fields.parents[at] ?? at) : at;
    const ofRow = isRow ? (similar.get(at)?.placeScore ?? 0) : 0;
    if (isRow && choice + ofRow > (rows.get(section)?.score ?? 0)) {
      rows.set(section, {at, score: choice + ofRow});
    }
    const isNamed = !isRow && cover > wholeCover;
    if (!isRow && cover > (lookup.isProblem ? wholeCover : 0)) {
      rows.set(at, {at, score: Infinity});
    }
    // A heading with the whole query counts like an equal section query.
    const ofSection = similar.get(section)?.placeScore ?? 0;
    const alike = isNamed && lookup.isPhrase ? queryShare : Math.max(ofSection, ofRow);
    placeScore = Math.max(placeScore, own + alike);
    if (choice + alike > mostChoice) {
      [place, mostChoice] = [at, choice + alike];
    }
    const heading = index.pages[page]?.headings[at - first];
    // The heading of a glossary term counts only in a question about its meaning (`rank`).
    if (score > 0 && heading?.level !== termLevel) {
      // The cover of the title does not count for a heading that only repeats it.
      const share = joint > title.cover + 0.01 ? joint : cover;
      const isWhole =
        lookup.isPhrase &&
        cover > wholeCover &&
        comparable(heading?.text ?? '') === lookup.comparable;
      const isMessage = isRow && lookup.isPhrase && cover >= messageCover;
      const bonus = isWhole ? headingBonus : isMessage ? messageBonus : 1;
      const headingScore = withCover(score, share) * bonus;
      best = Math.max(best, headingScore);
      bestCover = Math.max(bestCover, isRow ? cover : joint);
      if (!isRow && share > wholeCover) {
        headings.push({at, score: headingScore});
      }
    }
  }
  place = rows.get(place)?.at ?? place;
  headings.sort((a, b) => b.score - a.score || a.at - b.at);
  return {headings: headings.map(({at}) => at), place, placeScore, best, bestCover};
}

/** Similarity of the reader's query to the best section query of a place. */
interface Similarity {
  /** Score added to the place. */
  placeScore: number;
  /** Score added to the page. */
  score: number;
}

/** Similarities to the section queries of a page, by the place that these lead to. */
function similarities(
  {site: {fields, index}, scores, isProblem}: Lookup,
  page: number,
): Map<number, Similarity> {
  const found = new Map<number, Similarity>();
  const firstRow = (fields.firsts[page] ?? 0) + (index.pages[page]?.headings.length ?? 0);
  const end = fields.firstQueries[page + 1] ?? 0;
  for (let at = fields.firstQueries[page] ?? 0; at < end; at += 1) {
    const length = scores.reduce((sum, unit) => sum + (unit.lengths[at] ?? 0), 0);
    // Most queries have no word of the reader's.
    if (length === 0) {
      continue;
    }
    let [score, cover] = [0, 0];
    for (const unit of scores) {
      score += unit.headings[at] ?? 0;
      cover += unit.weight * jointCover(unit, [at]);
    }
    const place = fields.queryPlaces[at - fields.places] ?? 0;
    const factor = place >= firstRow && !isProblem ? otherRowQuery : 1;
    const part = factor * Math.min(1, length / (fields.lengths[at] ?? 1));
    const placeScore = queryShare * cover ** 2 * part;
    if (placeScore > (found.get(place)?.placeScore ?? 0)) {
      found.set(place, {placeScore, score: score * part * cover});
    }
  }
  return found;
}

/** Ranks a page; returns nothing if its cover is too low. */
function rankPage(lookup: Lookup, page: number): RankedPage | undefined {
  const {index, fields} = lookup.site;
  let [sum, cover] = [0, 0];
  for (const {text, keywords, paths, pageCover, weight} of lookup.scores) {
    sum += fieldWeights.text * (text[page] ?? 0);
    sum += fieldWeights.keywords * (keywords[page] ?? 0);
    sum += fieldWeights.path * (paths[page] ?? 0);
    cover += weight * (pageCover[page] ?? 0);
  }
  if (cover < lookup.minCover) {
    return undefined;
  }
  const title = scorePlace(lookup, fields.firsts[page] ?? 0, page);
  const similar = similarities(lookup, page);
  const {best, bestCover, ...places} = scorePlaces(lookup, page, title, similar);
  if (lookup.isPhrase) {
    sum += fieldWeights.query * Math.max(0, ...[...similar.values()].map(({score}) => score));
  }
  sum += fieldWeights.title * withCover(title.score, title.cover) + fieldWeights.heading * best;
  // A page whose title is a single word explains it; headings of other pages mention it.
  const minimum = !lookup.isPhrase && title.cover >= wholeCover ? minNamedPlace : 0;
  const score =
    sum *
    (cover + titleCompensation * title.cover * (1 - cover)) *
    (1 + placeBonus * Math.max(title.cover, bestCover)) *
    Math.max(minimum, places.placeScore) ** placePower *
    (0.55 + 0.045 * (index.pages[page]?.weight ?? 1)) *
    (fields.wholeTitles[page] === lookup.comparable ? titleBonus : 1);
  return {page, titleCover: title.cover, score, ...places};
}

/**
 * Ranked pages for a query, best first.
 * @param query text of the units
 */
export function rank(site: Searchable, units: readonly Unit[], query: string): RankedPage[] {
  const {pages} = site.index;
  const lookup = lookUp(site, units, query);
  const ranked = pages
    .map((_, page) => rankPage(lookup, page))
    .filter((own) => own !== undefined)
    .sort((a, b) => b.score - a.score);
  const {terms, pageOf} = site.fields;
  const term = isDefinition(query) ? terms.get(lookup.comparable) : undefined;
  if (term === undefined) {
    return ranked;
  }
  // The definition precedes the pages about the term.
  const page = pageOf[term] ?? 0;
  const score = termBonus * (ranked[0]?.score ?? 1);
  const definition = {page, score, titleCover: 0, headings: [term], place: term, placeScore: 0};
  return [definition, ...ranked.filter((own) => own.page !== page)];
}
