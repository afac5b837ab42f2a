/**
 * The embedded index: answers a query from one file, and shows excerpts from the texts of the
 * pages, which come in further files, fetched for the pages of an answer alone.
 */
import {hasTerm} from './dictionary';
import {excerpt, highlight, needlesOf} from './excerpt';
import {trailOf} from './fields';
import type {Hit} from './hit';
import {readIndex, type IndexedPage, type IndexFile, type Searchable, type TextFile} from './model';
import {bestText, soughtQuery, type SoughtQuery} from './passage';
import {parseQuery} from './query';
import {rank, wholeCover, type RankedPage} from './rank';
import {indexTerms, joints, normalize, pairs, runs} from './tokenize';
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
  needles: string[];
  queries: SoughtQuery[];
}

/** Factor for each further line of a page: another page that is nearly as good goes before. */
const repeatFactor = 0.5;
/** Most headings of one page beside the page itself. */
const headingsAPage = 2;

interface Line {
  page: number;
  /** As in `PageText`; 0 is the page's title. */
  place: number;
  /** Whether texts of the place were found, not its heading: the row keeps the title of the page. */
  isText: boolean;
  strength: number;
}

export class SearchEngine {
  private readonly texts = new Map<number, TextFile>();

  private readonly site: Searchable;

  private readonly simplified: ReadonlyMap<string, string>;

  private readonly replacements: readonly Replacement[];

  /** @throws Error if the file is no index, or one of another version of the site. */
  constructor(file: IndexFile) {
    this.site = readIndex(file);
    const {traditional} = file;
    this.simplified = new Map(
      Array.from(traditional.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]),
    );
    this.replacements = replacementsOf(file.synonyms, (term) => this.knows(term));
  }

  get pages(): readonly IndexedPage[] {
    return this.site.index.pages;
  }

  /** Whether the pages have all words of a text, in these forms, together or apart. */
  knows(text: string): boolean {
    const missing = indexTerms(text).filter((term) => !hasTerm(this.site.index, term));
    if (missing.length === 0) {
      return true;
    }
    const between = runs(normalize(text)).flatMap((run) => {
      const joins = run.han ? joints(run.text) : [];
      return joins.some(Boolean) ? pairs(run.text).filter((_, place) => joins[place]) : [];
    });
    return missing.every((term) => between.includes(term));
  }

  /** Pages for a query, by any of the ways it can be put, best first. */
  rank(typed: string): Ranked {
    const query = typed.replace(
      /\p{Script=Han}/gu,
      (character) => this.simplified.get(character) ?? character,
    );
    const best = new Map<number, RankedPage>();
    const needles: string[] = [];
    const queries: SoughtQuery[] = [];
    for (const variant of [...variantsOf(query, this.replacements), ...ofCommands(query)]) {
      const units = parseQuery(variant.query);
      if (units.length === 0) {
        continue;
      }
      needles.push(...needlesOf(this.site.index, units));
      queries.push(soughtQuery(this.site, units, variant.trust));
      for (const ranked of rank(this.site, units, variant.query)) {
        const own = {
          ...ranked,
          score: ranked.score * variant.trust,
          placeScore: ranked.placeScore * variant.trust,
        };
        const known = best.get(own.page) ?? own;
        const {place, placeScore} = own.placeScore > known.placeScore ? own : known;
        best.set(own.page, {
          ...known,
          place,
          placeScore,
          score: Math.max(known.score, own.score),
          titleCover: Math.max(known.titleCover, own.titleCover),
        });
      }
    }
    return {pages: [...best.values()].sort((a, b) => b.score - a.score), needles, queries};
  }

  /** Lines of an answer in the order in which they are shown. */
  private lines(pages: readonly RankedPage[]): Line[] {
    const {fields, index} = this.site;
    const best = pages[0]?.score ?? 1;
    const lines = pages.flatMap(({page, headings, place, titleCover, score}) => {
      const strength = score / best;
      const first = fields.firsts[page] ?? 0;
      const rows = first + (index.pages[page]?.headings.length ?? 0);
      const isTitle = titleCover >= wholeCover;
      const own = isTitle ? first : place;
      const isText = !isTitle && own < rows && !headings.includes(own);
      const others = headings.filter((heading) => heading !== own).slice(0, headingsAPage);
      return [own, ...others].map((at, nth): Line => ({
        page,
        place: at - first,
        isText: nth === 0 && isText,
        strength: strength * repeatFactor ** nth,
      }));
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
    {pages, ...query}: Ranked,
    {from, count, words}: {from: number; count: number; words: number},
  ): Answers {
    const lines = this.lines(pages);
    return {
      total: lines.length,
      shown: lines.slice(from, from + count).map((line) => this.answer(line, query, words)),
    };
  }

  private answer(line: Line, {needles, queries}: Omit<Ranked, 'pages'>, words: number): Answer {
    const {page: number, place, isText, strength} = line;
    const {fields, index} = this.site;
    const page = index.pages[number];
    if (!page) {
      throw new RangeError(`The search index has no page ${number}.`);
    }
    const file = this.texts.get(number);
    const texts = file?.texts.find(([at]) => at === place)?.[1] ?? [];
    const text =
      bestText(texts, queries) ?? (place === 0 ? undefined : texts[0]) ?? file?.description;
    const first = fields.firsts[number] ?? 0;
    const parts = [...page.headings, ...page.symptoms];
    const trail = trailOf(fields, first + place).map((at) => parts[at - first]);
    const names = trail.map((part) => part?.text ?? '').reverse();
    const symptom = page.symptoms[place - page.headings.length];
    const anchor = symptom?.anchor ?? page.headings[symptom?.heading ?? place]?.anchor;
    const url = anchor ? `${page.path}#${anchor}` : page.path;
    const [title = ''] = names;
    return {
      objectID: url,
      url,
      type: isText
        ? 'content'
        : symptom
          ? 'lvl3'
          : (`lvl${page.headings[place]?.level ?? 1}` as Hit['type']),
      section: page.section,
      page: title,
      title: isText ? [{text: title, marked: false}] : highlight(names.at(-1) ?? '', needles),
      place: (isText ? names.slice(1) : names.slice(0, -1)).join(' › '),
      strength,
      ...(text && {excerpt: excerpt(text, needles, words)}),
      ...(!file && {missing: number}),
    };
  }
}

/**
 * A flag belongs to a command: the pages of the command line tool go before others that have it.
 * Flags of coCLI have hyphens; those with underscores belong to other programs.
 */
const ofCommands = (query: string): Variant[] =>
  /(?:^|\s)--[a-z][a-z\d-]*(?![\w-])/i.test(query) ? [{query: `cocli ${query}`, trust: 1}] : [];
