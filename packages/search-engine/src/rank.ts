/** Orders pages for a query and says which heading of each answers it best. */
import {trailOf} from './fields';
import type {Searchable} from './model';
import {comparable, type Unit} from './query';
import {jointCover, scoreUnit, type UnitScore} from './score';

/** Places are numbered through all pages: `Fields.firsts` has the first of each. */
export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that its title has. */
  titleCover: number;
  /** Headings that have all of the query, together with the title or alone, best first. */
  headings: number[];
  /** The section or row that has most of the query, and its worth. */
  place: number;
  placeScore: number;
}

/** Weight of a match by the field it is in. */
const fieldWeights = {
  title: 4.2,
  heading: 1.3,
  query: 1.3,
  keywords: 1.4,
  path: 1.6,
  text: 1.2,
} as const;

/*
 * "Cover" is the share of a query that a page, title or heading has, by the weight of the query's
 * terms. The values below were found with the query sets of `tests/search-queries`.
 */

/** Least cover of an answer, as a share of what the whole site covers of the query. */
const leastCoverOfKnown = 0.42;
/** Least cover of an answer, whatever the site covers. */
const leastCover = 0.3;
/** Share of a page's missing coverage that its title's coverage compensates. */
const titleCompensation = 0.8;

/** Power of the share of the query that a page has in its score. */
const coverPower = 1.2;

/** Score of a heading or title, scaled by the share of the query it covers. */
const withCover = (score: number, cover: number) => score * (0.5 + 0.5 * cover);

/** Factor for a page whose title is the query. */
const titleBonus = 1.8;
/** Factor for a heading that is the query, if that has several words: `cocli` alone says little. */
const headingBonus = 2;
/** Factor for a symptom that is most of a query of several words, and the query of it: a pasted message. */
const messageBonus = 1.6;
/** Share of a query that such a symptom has at least, and share of the symptom that the query has. */
const messageCover = 0.7;
const messagePart = 0.45;

/** Growth of a page's score by the share of the query that its best heading or row has. */
const placeBonus = 0.3;
/** Power of the worth of a page's best place in its score, and the least worth. */
const placePower = 0.7;
const leastPlace = 0.05;
/** Least worth for a query of a single word that the title has. */
const namedPlace = 1.5;

/** Share of a query from which on a title or heading has all of it. */
export const wholeCover = 0.99;

/** Worth of a word that only the headings above a place have, beside one in its heading or texts. */
const pathShare = 0.55;
/** Worth of the share of the query that a heading has, and the part of that which a longer heading loses. */
const headingShare = 0.72;
const longHeading = 0.4;
/** Worth of a heading that has all of the query together with the title. */
const wholeShare = 0.45;
/** Worth of a text that begins with a word of the query: it defines the word. */
const definitionShare = 0.25;
/** Loss of a place each time its different words double, counted from so many. */
const sizeLoss = 0.16;
const smallSize = 130;
/** Factors for the introduction, which names what the sections explain, and for the row of a symptom in a short query. */
const introFactor = 0.5;
const shortRowFactor = 0.9;
/** Factor for the row of a symptom in a query that describes a problem: sections explain how it should be. */
const problemRowFactor = 1.4;
const problemWords =
  /\b(?:not|no|cannot|without|missing|fail\w*|errors?|broken|wrong|stuck|empty|never|nothing|lost|gone|slow|vanish\w*|disappear\w*|stop\w*|refused|denied|only|still|twice|garbled)\b|n['’]t\b|[不没无错缺空丢卡慢乱漏只坏断]|失败/i;

/** Worth of a section query that equals the reader's query. */
const queryShare = 0.8;

/** A query, looked up on the site. */
interface Lookup {
  site: Searchable;
  /** The weights of its units make up 1. */
  scores: readonly UnitScore[];
  /** The query in the form in which titles are compared with it. */
  asked: string;
  /** Whether it has several words. */
  isPhrase: boolean;
  /** Whether it has so many that all cells of a row count: fewer are a name, which rows mention. */
  isSentence: boolean;
  /** Whether it is a sentence that describes a problem. */
  isProblem: boolean;
  /** Share of the query that a page has at least to be an answer. */
  least: number;
}

function lookUp(site: Searchable, units: readonly Unit[], query: string): Lookup {
  const found = units.map((unit) => scoreUnit(site, unit));
  const total = found.reduce((sum, {weight}) => sum + weight, 0);
  const scores = found.map((score) => ({...score, weight: score.weight / total}));
  const somewhere = scores.reduce((sum, {known, weight}) => sum + known * weight, 0);
  const least = Math.max(leastCover, leastCoverOfKnown * somewhere);
  const words = scores.flatMap(({shares}) => (shares.length > 0 ? shares.filter(Boolean) : [1]));
  return {
    site,
    scores,
    asked: comparable(query),
    isPhrase: words.length > 1,
    isSentence: words.length > 2,
    isProblem: words.length > 2 && problemWords.test(query),
    least,
  };
}

interface Place {
  /** Score of the heading; matches count the more, the more of the heading they make up. */
  score: number;
  /** Share of the query that the heading has. */
  cover: number;
  /** The same together with the title above it, as in "Manage records › Delete", and with the address of its page. */
  joint: number;
  /** Share of the heading that the query has. */
  part: number;
  /** Whether it is the row of a symptom. */
  isRow: boolean;
  /** Worth of the place by its heading, its texts and the headings above. */
  worth: number;
}

function scorePlace(
  {site: {fields, index}, scores, isSentence, isProblem}: Lookup,
  place: number,
  page: number,
): Place {
  const title = fields.firsts[page] ?? 0;
  const isTitle = place === title;
  const isRow = place - title >= (index.pages[page]?.headings.length ?? 0);
  const trail = trailOf(fields, place);
  let [score, length, cover, joint, worth] = [0, 0, 0, 0, 0];
  for (const unit of scores) {
    const {weight} = unit;
    score += unit.headings[place] ?? 0;
    length += unit.lengths[place] ?? 0;
    cover += weight * (unit.headingCover[place] ?? 0);
    joint += weight * (unit.paths[page] ? 1 : jointCover(unit, [place, title]));
    const own = isTitle ? (unit.textCover[place] ?? 0) : jointCover(unit, [place], place);
    worth += weight * (own + pathShare * (jointCover(unit, trail, place) - own));
    worth += weight * definitionShare * (unit.begins[place] ?? 0);
  }
  const part = Math.min(1, length / (fields.lengths[place] ?? 1));
  if (!isTitle) {
    worth += headingShare * cover * (1 - longHeading * (1 - part));
    worth += !isRow && joint > wholeCover && cover > 0.1 ? wholeShare : 0;
  }
  if (isTitle) {
    worth *= introFactor;
  } else if (isRow && (isProblem || !isSentence)) {
    worth *= isProblem ? problemRowFactor : shortRowFactor;
  }
  worth *= 1 - sizeLoss * Math.log2(1 + (fields.sizes[place] ?? 0) / smallSize);
  return {score: score * (0.45 + 0.55 * part), cover, joint, part, isRow, worth};
}

/** Places of a page below its title that have some of the query, put together. */
function scorePlaces(
  lookup: Lookup,
  page: number,
  title: Place,
  like: ReadonlyMap<number, Likeness>,
): Pick<RankedPage, 'headings' | 'place' | 'placeScore'> & {best: number; bestCover: number} {
  const {fields, index} = lookup.site;
  const first = fields.firsts[page] ?? 0;
  const end = fields.firsts[page + 1] ?? first;
  const rows = new Map<number, {at: number; worth: number}>();
  const headings: Array<{at: number; score: number}> = [];
  let [best, bestCover] = [0, 0];
  let [place, placeScore] = [first, title.worth + (like.get(first)?.worth ?? 0)];
  for (let at = first + 1; at < end; at += 1) {
    const {score, cover, joint, part, isRow, worth} = scorePlace(lookup, at, page);
    // A section query leads to the best row about symptoms in the section, if there is one; a heading does not.
    const section = isRow ? (fields.parents[at] ?? at) : at;
    if (isRow && worth > (rows.get(section)?.worth ?? 0)) {
      rows.set(section, {at, worth});
    }
    const isNamed = !isRow && cover > wholeCover;
    if (isNamed) {
      rows.set(at, {at, worth: Infinity});
    }
    // A heading with the whole query counts like a section query that equals it.
    const alike = isNamed && lookup.isPhrase ? queryShare : (like.get(section)?.worth ?? 0);
    if (worth + alike > placeScore) {
      [place, placeScore] = [at, worth + alike];
    }
    if (score > 0) {
      // A heading that only repeats the title has no share in what the title answers.
      const share = joint > title.cover + 0.01 ? joint : cover;
      const isWhole =
        lookup.isPhrase &&
        cover > wholeCover &&
        comparable(index.pages[page]?.headings[at - first]?.text ?? '') === lookup.asked;
      const isMessage = isRow && lookup.isPhrase && cover >= messageCover && part >= messagePart;
      const bonus = isWhole ? headingBonus : isMessage ? messageBonus : 1;
      const own = withCover(score, share) * bonus;
      best = Math.max(best, own);
      bestCover = Math.max(bestCover, isRow ? cover : joint);
      if (!isRow && share > wholeCover) {
        headings.push({at, score: own});
      }
    }
  }
  place = rows.get(place)?.at ?? place;
  headings.sort((a, b) => b.score - a.score || a.at - b.at);
  return {headings: headings.map(({at}) => at), place, placeScore, best, bestCover};
}

/** Match between the reader's query and the section queries of a place, by the best of these. */
interface Likeness {
  /** Worth added to the place. */
  worth: number;
  /** Score added to the page. */
  score: number;
}

/** Matches with section queries on a page, by the place that these lead to. */
function likenesses({site: {fields}, scores}: Lookup, page: number): Map<number, Likeness> {
  const found = new Map<number, Likeness>();
  const end = fields.firstQueries[page + 1] ?? 0;
  for (let at = fields.firstQueries[page] ?? 0; at < end; at += 1) {
    let [score, length, cover] = [0, 0, 0];
    for (const unit of scores) {
      score += unit.headings[at] ?? 0;
      length += unit.lengths[at] ?? 0;
      cover += unit.weight * jointCover(unit, [at]);
    }
    const part = Math.min(1, length / (fields.lengths[at] ?? 1));
    const worth = queryShare * cover ** 2 * part;
    const place = fields.answers[at - fields.places] ?? 0;
    if (worth > (found.get(place)?.worth ?? 0)) {
      found.set(place, {worth, score: score * part * cover});
    }
  }
  return found;
}

/** A page by where it has the words of the query; nothing if it has too few of them. */
function rankPage(lookup: Lookup, page: number): RankedPage | undefined {
  const {index, fields} = lookup.site;
  let [sum, cover] = [0, 0];
  for (const {text, keywords, paths, pageCover, weight} of lookup.scores) {
    sum += fieldWeights.text * (text[page] ?? 0);
    sum += fieldWeights.keywords * (keywords[page] ?? 0);
    sum += fieldWeights.path * (paths[page] ?? 0);
    cover += weight * (pageCover[page] ?? 0);
  }
  if (cover < lookup.least) {
    return undefined;
  }
  const title = scorePlace(lookup, fields.firsts[page] ?? 0, page);
  const like = likenesses(lookup, page);
  const {best, bestCover, ...places} = scorePlaces(lookup, page, title, like);
  if (lookup.isPhrase) {
    sum += fieldWeights.query * Math.max(0, ...[...like.values()].map(({score}) => score));
  }
  sum += fieldWeights.title * withCover(title.score, title.cover) + fieldWeights.heading * best;
  // A page named by a single word explains it, while a heading elsewhere only mentions it.
  const least = !lookup.isPhrase && title.cover >= wholeCover ? namedPlace : leastPlace;
  const score =
    sum *
    (cover + titleCompensation * title.cover * (1 - cover)) ** coverPower *
    (1 + placeBonus * (lookup.isSentence ? 1 : 0.5) * Math.max(title.cover, bestCover)) *
    Math.max(least, places.placeScore) ** placePower *
    (0.55 + 0.045 * (index.pages[page]?.weight ?? 1)) *
    (fields.wholeTitles[page] === lookup.asked ? titleBonus : 1);
  return {page, titleCover: title.cover, score, ...places};
}

/**
 * Pages that answer a query, best first.
 * @param query The text that the units are of.
 */
export function rank(site: Searchable, units: readonly Unit[], query: string): RankedPage[] {
  const {pages} = site.index;
  const lookup = lookUp(site, units, query);
  // The shorter address wins among equals.
  const lengthOf = ({page}: RankedPage) => pages[page]?.path.length ?? 0;
  return pages
    .map((_, page) => rankPage(lookup, page))
    .filter((ranked) => ranked !== undefined)
    .sort((a, b) => b.score - a.score || lengthOf(a) - lengthOf(b));
}
