/**
 * Embedded search: finds results in one index file, and extracts excerpts from the texts of pages, which are in
 * further files and loaded only for the pages of the results.
 */
import {normalize} from 'text-utils';
import {hasTerm} from './dictionary';
import {excerpt, highlight, needlesOf} from './excerpt';
import {trailOf} from './fields';
import type {Hit} from './hit';
import {readIndex, type IndexedPage, type IndexFile, type Searchable, type TextFile} from './model';
import {bestText, weightedQuery, type WeightedUnit} from './passage';
import {parseQuery} from './query';
import {rank, wholeCover, type RankedPage} from './rank';
import {indexTerms, joints, pairs, runs} from './tokenize';
import {replacementsOf, type Replacement} from './synonyms';

/** Result, and the text file that its excerpt needs. */
export interface Result extends Hit {
  /** Number of the text file of the page, unless it is loaded. */
  missing?: number;
}

export interface Results {
  /** Number of all results. */
  total: number;
  shown: Result[];
}

interface Ranked {
  pages: RankedPage[];
  needles: string[];
  units: WeightedUnit[];
}

/** Factor for each further line of a page, so that a similar page precedes it. */
const repeatFactor = 0.5;
/** Maximum number of further lines of a page. */
const furtherLines = 2;

/** Result before its texts are read. */
interface Line {
  page: number;
  /** Place as in `PageText`; 0 is the title of the page. */
  place: number;
  /** True if the texts of the place match, not its heading: the title of the result is that of the page. */
  isText: boolean;
  strength: number;
}

export class SearchEngine {
  private readonly texts = new Map<number, TextFile>();

  private readonly site: Searchable;

  private readonly simplified: ReadonlyMap<string, string>;

  private readonly replacements: readonly Replacement[];

  /** @throws Error if the file is no index, or has another format version */
  constructor(file: IndexFile) {
    this.site = readIndex(file);
    const {traditional} = file;
    this.simplified = new Map(
      Array.from(traditional.matchAll(/(.)(.)/gu), ([, from = '', to = '']) => [from, to]),
    );
    this.replacements = replacementsOf(file.synonyms, (term) => this.containsWords(term));
  }

  get pages(): readonly IndexedPage[] {
    return this.site.index.pages;
  }

  /**
   * Reports whether the pages contain all words of a text, together or separately: pairs that only join words
   * may be missing.
   */
  containsWords(text: string): boolean {
    const joining = runs(normalize(text)).flatMap((run) => {
      const isJoint = run.han ? joints(run.text) : [];
      return pairs(run.text).filter((_, place) => isJoint[place]);
    });
    return indexTerms(text).every(
      (term) => hasTerm(this.site.index, term) || joining.includes(term),
    );
  }

  /** Ranked pages for a query, best first. */
  rank(typed: string): Ranked {
    const query = typed.replace(
      /\p{Script=Han}/gu,
      (character) => this.simplified.get(character) ?? character,
    );
    const units = parseQuery(withCommand(query), this.replacements);
    return {
      pages: units.length > 0 ? rank(this.site, units, query) : [],
      needles: needlesOf(this.site.index, units),
      units: weightedQuery(this.site, units),
    };
  }

  /** Results in their order. */
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
      const others = headings.filter((heading) => heading !== own).slice(0, furtherLines);
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

  /** Results from number `from`; excerpts have a number of `words`. */
  results(
    {pages, ...query}: Ranked,
    {from, count, words}: {from: number; count: number; words: number},
  ): Results {
    const lines = this.lines(pages);
    return {
      total: lines.length,
      shown: lines.slice(from, from + count).map((line) => this.result(line, query, words)),
    };
  }

  private result(line: Line, {needles, units}: Omit<Ranked, 'pages'>, words: number): Result {
    const {page: number, place, isText, strength} = line;
    const {fields, index} = this.site;
    const page = index.pages[number];
    if (!page) {
      throw new RangeError(`The search index has no page ${number}.`);
    }
    const file = this.texts.get(number);
    const first = fields.firsts[number] ?? 0;
    const parts = [...page.headings, ...page.symptoms];
    const trail = trailOf(fields, first + place).map((at) => parts[at - first]);
    const names = trail.map((part) => part?.text ?? '').reverse();
    const symptom = page.symptoms[place - page.headings.length];
    const textsAt = (own: number) => file?.texts.find(([at]) => at === own)?.[1] ?? [];
    // A row without an id is a text of its section.
    const inSection = symptom
      ? textsAt(symptom.heading).filter((row) => row.includes(symptom.text))
      : [];
    const texts = [...textsAt(place), ...inSection];
    const text =
      bestText(texts, units) ?? (place === 0 ? undefined : texts[0]) ?? file?.description;
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
 * Query with a flag, with the name of the command line tool. Flags of coCLI have hyphens; those with underscores
 * belong to other programs.
 */
const withCommand = (query: string): string =>
  /(?:^|\s)--[a-z][a-z\d-]*(?![\w-])/i.test(query) ? `cocli ${query}` : query;
