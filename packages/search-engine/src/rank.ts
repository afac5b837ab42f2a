/** Orders pages for a query and says which heading of each answers it best. */
import type {Searchable} from './model';
import {comparable, type Unit} from './query';
import {jointCover, scoreUnit, type UnitScore} from './score';

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that its title has. */
  titleCover: number;
  /** Headings of the page that have some of the query, best first. */
  headings: RankedHeading[];
  /** The row of a table that answers the query. */
  symptom?: RankedHeading;
}

interface RankedHeading {
  /** Number in the row of all headings. */
  heading: number;
  score: number;
  cover: number;
}

/** Weight of a match by the field it is in. */
const fieldWeights = {title: 3.2, heading: 1.7, keywords: 1.4, path: 1.6, text: 1} as const;

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
/** Factor for a row that has most of a query of several words in all its cells. */
const rowBonus = 1.2;
/** Share of a query that all cells of such a row have at least, and its symptom alone. */
const rowCover = 0.75;
const rowOwnCover = 0.4;
/** Worth of a word in the further cells of a row, beside one in its symptom. */
const rowShare = 0.5;
/** Growth of a page's score by the share of the query that its best heading or row has. */
const placeBonus = 0.3;

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
    least,
  };
}

/**
 * A heading by itself, or the row of a symptom: matches count the more, the more of the heading they make up.
 * @returns `part`: share of the heading that the query has. `joint`: share of the query that it has together with the title above it, as in "Manage
 * records › Delete", and with the address of its page. `whole`: share of the query that all cells of the row have.
 * @param row number of the symptom among those of all pages
 */
function scoreHeading(
  {site: {fields}, scores}: Lookup,
  heading: number,
  title: number,
  page: number,
  row?: number,
): {score: number; cover: number; joint: number; part: number; whole: number} {
  let [score, length, cover, joint, whole] = [0, 0, 0, 0, 0];
  for (const unit of scores) {
    const {headings, lengths, headingCover, weight} = unit;
    const own = headingCover[heading] ?? 0;
    score += headings[heading] ?? 0;
    length += lengths[heading] ?? 0;
    cover += weight * own;
    if (row !== undefined) {
      whole += weight * Math.min(1, Math.max(own, unit.rowCover[row] ?? 0));
      score += rowShare * Math.max(0, (unit.rows[row] ?? 0) - (headings[heading] ?? 0));
    }
    joint += weight * (unit.paths[page] ? 1 : jointCover(unit, heading, title));
  }
  const part = Math.min(1, length / (fields.lengths[heading] ?? 1));
  return {score: score * (0.45 + 0.55 * part), cover, joint, part, whole};
}

/**
 * Headings below a page's title that have some of the query, best first, the row that answers it, and
 * the best score and cover of all of them.
 */
function headingsOf(
  lookup: Lookup,
  page: number,
  titleCover: number,
): {headings: RankedHeading[]; best: number; bestCover: number; symptom?: RankedHeading} {
  const {fields, index} = lookup.site;
  const title = fields.firsts[page] ?? 0;
  const end = fields.firsts[page + 1] ?? title;
  const firstSymptom = title + (index.pages[page]?.headings.length ?? 0);
  const firstRow = fields.firstRows[page] ?? 0;
  const headings: RankedHeading[] = [];
  let best = 0;
  let bestCover = 0;
  let symptom: RankedHeading | undefined;
  for (let heading = title + 1; heading < end; heading += 1) {
    const row =
      heading < firstSymptom || !lookup.isSentence ? undefined : firstRow + heading - firstSymptom;
    const own = scoreHeading(lookup, heading, title, page, row);
    if (own.score > 0) {
      const isSymptom = heading >= firstSymptom;
      // A heading that only repeats the title has no share in what the title answers.
      const cover = Math.max(own.joint > titleCover + 0.01 ? own.joint : own.cover, own.whole);
      const isWhole =
        lookup.isPhrase &&
        own.cover > 0.99 &&
        comparable(index.pages[page]?.headings[heading - title]?.text ?? '') === lookup.asked;
      const isMessage =
        isSymptom && lookup.isPhrase && own.cover >= messageCover && own.part >= messagePart;
      const isAnswer =
        isMessage ||
        (isSymptom && lookup.isPhrase && own.whole >= rowCover && own.cover >= rowOwnCover);
      const bonus = isWhole ? headingBonus : isMessage ? messageBonus : isAnswer ? rowBonus : 1;
      const score = withCover(own.score, cover) * bonus;
      best = Math.max(best, score);
      bestCover = Math.max(bestCover, isSymptom ? Math.max(own.cover, own.whole) : own.joint);
      if (!isSymptom) {
        headings.push({heading, score, cover});
      } else if (isAnswer && score > (symptom?.score ?? 0)) {
        symptom = {heading, score, cover};
      }
    }
  }
  headings.sort((a, b) => b.score - a.score || a.heading - b.heading);
  return {headings, best, bestCover, symptom};
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
  const first = fields.firsts[page] ?? 0;
  const title = scoreHeading(lookup, first, first, page);
  const {headings, best, symptom, bestCover} = headingsOf(lookup, page, title.cover);
  sum += fieldWeights.title * withCover(title.score, title.cover) + fieldWeights.heading * best;
  const score =
    sum *
    (cover + titleCompensation * title.cover * (1 - cover)) ** 1.5 *
    (1 + placeBonus * (lookup.isSentence ? 1 : 0.5) * Math.max(title.cover, bestCover)) *
    (0.55 + 0.045 * (index.pages[page]?.weight ?? 1)) *
    (fields.wholeTitles[page] === lookup.asked ? titleBonus : 1);
  const isBest =
    symptom &&
    symptom.score >= (headings[0]?.score ?? 0) &&
    !headings.some((heading) => heading.cover > 0.99);
  return {page, titleCover: title.cover, score, headings, ...(isBest && {symptom})};
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
