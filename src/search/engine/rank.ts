/** Orders pages for a query and says which heading of each answers it best. */
import type {Searchable} from './model';
import {comparable, type Unit} from './query';
import {scoreUnit, type UnitScore} from './score';

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that the page has. */
  cover: number;
  /** Share of the query that its title has. */
  titleCover: number;
  /** Headings of the page that have some of the query, best first. */
  headings: RankedHeading[];
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
/** How much of what a page lacks its title's cover makes up for. */
const titleCompensation = 0.8;

/** Score of a heading by itself: matches count the more, the more of the heading they make up. */
function headingScores(
  {fields}: Searchable,
  scores: readonly UnitScore[],
  total: number,
): {score: Float32Array; cover: Float32Array} {
  const size = fields.lengths.length;
  const score = new Float32Array(size);
  const cover = new Float32Array(size);
  const length = new Float32Array(size);
  for (const unit of scores) {
    for (let at = 0; at < size; at += 1) {
      const value = unit.headings[at] ?? 0;
      if (value > 0) {
        score[at] = (score[at] ?? 0) + value;
        length[at] = (length[at] ?? 0) + (unit.lengths[at] ?? 0);
        cover[at] = (cover[at] ?? 0) + ((unit.headingCover[at] ?? 0) * unit.weight) / total;
      }
    }
  }
  for (let at = 0; at < size; at += 1) {
    const part = Math.min(1, (length[at] ?? 0) / (fields.lengths[at] ?? 1));
    score[at] = (score[at] ?? 0) * (0.45 + 0.55 * part);
  }
  return {score, cover};
}

/** What a heading or title is worth with this share of the query. */
const withCover = (score: number, cover: number) => score * (0.5 + 0.5 * cover);

/** Share of the query that a heading and the title above it have together: "Manage records › Delete". */
function jointCover(
  scores: readonly UnitScore[],
  total: number,
  title: number,
  heading: number,
): number {
  let cover = 0;
  for (const {headingCover, weight} of scores) {
    cover += Math.max(headingCover[title] ?? 0, headingCover[heading] ?? 0) * weight;
  }
  return cover / total;
}

/** Factor for a page whose title is the query. */
const titleBonus = 1.8;

/** A query, looked up on the site. */
interface Lookup {
  site: Searchable;
  scores: readonly UnitScore[];
  /** Weight of the whole query. */
  total: number;
  headings: ReturnType<typeof headingScores>;
  /** The query in the form in which titles are compared with it. */
  asked: string;
}

function lookUp(site: Searchable, units: readonly Unit[], query: string): Lookup {
  const scores = units.map((unit) => scoreUnit(site, unit));
  const total = scores.reduce((sum, {weight}) => sum + weight, 0);
  return {
    site,
    scores,
    total,
    headings: headingScores(site, scores, total),
    asked: comparable(query),
  };
}

/** Share of the query that a page has at least to be an answer. */
function leastOf({scores, total}: Lookup): number {
  const somewhere = scores.reduce((sum, score) => sum + score.known * score.weight, 0) / total;
  return Math.max(leastCover, leastCoverOfKnown * somewhere);
}

/**
 * Headings below a page's title that have some of the query, best first, and the score of the best of
 * them and of the page's symptoms.
 */
function headingsOf(
  {site: {fields, index}, scores, total, headings: all}: Lookup,
  page: number,
): {headings: RankedHeading[]; best: number} {
  const title = fields.firsts[page] ?? 0;
  const end = fields.firsts[page + 1] ?? title;
  const firstSymptom = title + (index.pages[page]?.headings.length ?? 0);
  const titleCover = all.cover[title] ?? 0;
  const headings: RankedHeading[] = [];
  let best = 0;
  for (let heading = title + 1; heading < end; heading += 1) {
    const own = all.score[heading] ?? 0;
    if (own > 0) {
      const joint = jointCover(scores, total, title, heading);
      // A heading that only repeats the title has no share in what the title answers.
      const cover = joint > titleCover + 0.01 ? joint : (all.cover[heading] ?? 0);
      const score = withCover(own, cover);
      best = Math.max(best, score);
      if (heading < firstSymptom) {
        headings.push({heading, score, cover});
      }
    }
  }
  headings.sort((a, b) => b.score - a.score || a.heading - b.heading);
  return {headings, best};
}

/** A page by where it has the words of the query; nothing if it has too few of them. */
function rankPage(lookup: Lookup, page: number, least: number): RankedPage | undefined {
  const {index, fields} = lookup.site;
  let text = 0;
  let keywords = 0;
  let path = 0;
  let cover = 0;
  for (const unit of lookup.scores) {
    text += unit.text[page] ?? 0;
    keywords += unit.keywords[page] ?? 0;
    path += unit.paths[page] ?? 0;
    cover += ((unit.pageCover[page] ?? 0) * unit.weight) / lookup.total;
  }
  const first = fields.firsts[page] ?? 0;
  const titleCover = lookup.headings.cover[first] ?? 0;
  if (cover < least) {
    return undefined;
  }
  const {headings, best} = headingsOf(lookup, page);
  const sum =
    fieldWeights.title * withCover(lookup.headings.score[first] ?? 0, titleCover) +
    fieldWeights.heading * best +
    fieldWeights.keywords * keywords +
    fieldWeights.path * path +
    fieldWeights.text * text;
  const score =
    sum *
    (cover + titleCompensation * titleCover * (1 - cover)) ** 1.5 *
    (0.55 + 0.045 * (index.pages[page]?.weight ?? 1)) *
    (fields.wholeTitles[page] === lookup.asked ? titleBonus : 1);
  return {page, cover, titleCover, score, headings};
}

/**
 * Pages that answer a query, best first.
 * @param query The text that the units are of.
 */
export function rank(site: Searchable, units: readonly Unit[], query: string): RankedPage[] {
  const {pages} = site.index;
  const lookup = lookUp(site, units, query);
  const least = leastOf(lookup);
  // Of equals, the one with the shorter address comes first.
  const lengthOf = ({page}: RankedPage) => pages[page]?.path.length ?? 0;
  return pages
    .map((_, page) => rankPage(lookup, page, least))
    .filter((ranked) => ranked !== undefined)
    .sort((a, b) => b.score - a.score || lengthOf(a) - lengthOf(b));
}
