/**
 * The embedded index: answers a query from one file, and shows excerpts from the texts of the
 * pages, which come in further files, fetched for the pages of an answer alone.
 */
import {bestPlace, excerpt, highlight, needlesOf, type Needle} from './excerpt';
import type {Hit} from './hit';
import {
  readIndex,
  type IndexedHeading,
  type IndexedPage,
  type IndexFile,
  type Searchable,
  type TextFile,
} from './model';
import {parseQuery} from './query';
import type {Symptom} from './records';
import {rank, type RankedPage} from './rank';
import {replacementsOf, variantsOf, type Replacement, type Variant} from './variants';

/** A text that was found belongs to its page; until it is known where it stands, so does the hit. */
export interface Answer extends Hit {
  /** File with the text of the page, unless it is known: with it there may be an excerpt, and another place in the page. */
  missing?: number;
}

export interface Answers {
  /** Number of all answers. */
  total: number;
  shown: Answer[];
}

interface Ranked {
  pages: RankedPage[];
  needles: Needle[];
}

/** Factor for each further line of a page: another page that is nearly as good goes before. */
const repeatFactor = 0.5;
/** Most headings of one page beside the page itself. */
const headingsAPage = 2;

interface Line {
  page: number;
  /** Place of the heading in the page; 0 is its title. */
  heading: number;
  /** Whether the text decides where the answer stands. */
  fromText: boolean;
  strength: number;
}

export class SearchEngine {
  private readonly texts = new Map<number, TextFile>();

  private readonly site: Searchable;

  private readonly replacements: readonly Replacement[];

  /** @throws Error if the file is no index, or one of another version of the site. */
  constructor(file: IndexFile) {
    this.site = readIndex(file);
    this.replacements = replacementsOf(file.synonyms);
  }

  get pages(): readonly IndexedPage[] {
    return this.site.index.pages;
  }

  /** Pages for a query, by any of the ways it can be put, best first. */
  rank(query: string): Ranked {
    const best = new Map<number, RankedPage>();
    const needles: Needle[] = [];
    for (const variant of [...variantsOf(query, this.replacements), ...ofCommands(query)]) {
      const units = parseQuery(variant.query);
      if (units.length === 0) {
        continue;
      }
      needles.push(...needlesOf(this.site.index, units));
      for (const ranked of rank(this.site, units, variant.query)) {
        const score = ranked.score * variant.trust;
        const known = best.get(ranked.page) ?? {...ranked, score};
        best.set(ranked.page, {
          ...known,
          score: Math.max(known.score, score),
          titleCover: Math.max(known.titleCover, ranked.titleCover),
        });
      }
    }
    return {pages: [...best.values()].sort((a, b) => b.score - a.score), needles};
  }

  /** Lines of an answer in the order in which they are shown. */
  private lines(pages: readonly RankedPage[]): Line[] {
    const {fields} = this.site;
    const best = pages[0]?.score ?? 1;
    const lines = pages.flatMap(({page, headings, symptom, titleCover, score}) => {
      const strength = score / best;
      const first = fields.firsts[page] ?? 0;
      const inTitle = titleCover > 0.99;
      const toLine = ({heading}: {heading: number}): Line => ({
        page,
        heading: heading - first,
        fromText: false,
        strength,
      });
      const inHeadings = headings
        .filter(({cover}) => cover > 0.99)
        .slice(0, headingsAPage)
        .map(toLine);
      const own =
        inTitle || inHeadings.length === 0
          ? [{page, heading: 0, fromText: !inTitle, strength}, ...inHeadings]
          : inHeadings;
      // The row stands for its section.
      const shown = symptom && !inTitle ? [toLine(symptom)] : own;
      return shown.map((line, place) => ({...line, strength: strength * repeatFactor ** place}));
    });
    return lines.sort((a, b) => b.strength - a.strength);
  }

  fileName(file: number): string {
    return this.site.index.files[file] ?? '';
  }

  addFile(file: number, text: TextFile): void {
    this.texts.set(file, text);
  }

  /** `words`: length of an excerpt. */
  answers(
    {pages, needles}: Ranked,
    {from, count, words}: {from: number; count: number; words: number},
  ): Answers {
    const lines = this.lines(pages);
    return {
      total: lines.length,
      shown: lines.slice(from, from + count).map((line) => this.answer(line, needles, words)),
    };
  }

  private answer(
    {page: number, heading, fromText, strength}: Line,
    needles: readonly Needle[],
    words: number,
  ): Answer {
    const page = this.site.index.pages[number];
    if (!page) {
      throw new RangeError(`The search index has no page ${number}.`);
    }
    const symptom = page.symptoms[heading - page.headings.length];
    if (symptom) {
      return {...this.symptomAnswer(page, number, symptom, needles, words), strength};
    }
    const text = this.texts.get(number);
    const {texts = [], description} = text ?? {};
    const place = bestPlace(
      fromText ? texts : texts.filter(([own]) => own === heading),
      needles,
      page.headings.map((own) => own.text),
    );
    const at = fromText && place ? place.heading : heading;
    const anchor = page.headings[at]?.anchor;
    const url = anchor ? `${page.path}#${anchor}` : page.path;
    const isText = fromText && (place !== undefined || !text);
    const trail = trailTo(page.headings, at).map((own) => own.text);
    const [title = ''] = trail;
    return {
      objectID: url,
      url,
      type: isText ? 'content' : (`lvl${page.headings[at]?.level ?? 1}` as Hit['type']),
      section: page.section,
      page: title,
      title: isText ? [{text: title, marked: false}] : highlight(trail.at(-1) ?? '', needles),
      place: (isText ? trail.slice(1) : trail.slice(0, -1)).join(' › '),
      strength,
      ...(place && {excerpt: excerpt(place.text, needles, words)}),
      ...(!place && at === 0 && description && {excerpt: excerpt(description, needles, words)}),
      ...(!text && {missing: number}),
    };
  }

  /** A row of a table: its symptom as the heading, the other cells as the excerpt. */
  private symptomAnswer(
    page: IndexedPage,
    number: number,
    {text, heading, anchor}: Symptom,
    needles: readonly Needle[],
    words: number,
  ): Answer {
    const file = this.texts.get(number);
    const trail = trailTo(page.headings, heading).map((own) => own.text);
    const at = anchor ?? page.headings[heading]?.anchor;
    const url = at ? `${page.path}#${at}` : page.path;
    const [, rows = []] = file?.texts.find(([own]) => own === heading) ?? [];
    const row = rows.find((own) => own.startsWith(text)) ?? rows.find((own) => own.includes(text));
    const remedy = row?.slice(row.indexOf(cellBreak) + cellBreak.length);
    return {
      objectID: url,
      url,
      type: 'lvl3',
      section: page.section,
      page: trail[0] ?? '',
      title: highlight(text, needles),
      place: trail.join(' › '),
      ...(remedy && {excerpt: excerpt(remedy, needles, remedyLength * words)}),
      ...(!file && {missing: number}),
    };
  }
}

/** Separates the cells of a row in its text. */
const cellBreak = ' · ';

/** Excerpts of rows are as many times as long: they hold the remedy. */
const remedyLength = 3;

/**
 * A flag belongs to a command: the pages of the command line tool go before others that have it.
 * Flags of coCLI have hyphens; those with underscores belong to other programs.
 */
const ofCommands = (query: string): Variant[] =>
  /(?:^|\s)--[a-z][a-z\d-]*(?![\w-])/i.test(query) ? [{query: `cocli ${query}`, trust: 1}] : [];

/** The headings above one, and itself: from the page's title down. */
function trailTo(headings: readonly IndexedHeading[], place: number): IndexedHeading[] {
  const trail: IndexedHeading[] = [];
  let level = Infinity;
  for (let at = place; at >= 0; at -= 1) {
    const heading = headings[at];
    if (heading && heading.level < level) {
      trail.unshift(heading);
      level = heading.level;
    }
  }
  return trail;
}
