/** Builds the embedded index of one language and its text files. */
import {createHash} from 'node:crypto';
import {Converter} from 'opencc-js/t2cn';
import {
  indexTerms,
  isHan,
  joints,
  makeIndex,
  pairs,
  runs,
  termsOf,
  type IndexedHeading,
  type IndexedPage,
  type IndexedSymptom,
  type PageText,
  type Posting,
  type Run,
  type PageRecords,
  type Symptom,
  type Synonyms,
  type TextFile,
} from 'search-engine';
import {normalize} from 'text-utils';

/** File of the index; its name contains a hash of the content. */
interface EmbeddedFile {
  name: string;
  content: string;
}

function jsonFile(stem: string, value: unknown): EmbeddedFile {
  const content = JSON.stringify(value);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {name: `${stem}.${hash}.json`, content};
}

interface PageParts {
  headings: IndexedHeading[];
  symptoms: IndexedSymptom[];
  text: PageText;
}

const afterSymptom = (content: string, {text}: Symptom): string =>
  content.startsWith(text) ? content.slice(text.length).replace(/^[\s·：:]+/, '') : content;

/** Headings and symptoms of a page, and their texts. */
function partsOf({records, symptoms: all = []}: PageRecords): PageParts {
  const headings: IndexedHeading[] = [];
  const symptoms = [
    ...new Map(
      all.map((own): [string, IndexedSymptom] => [own.text, {...own, queries: []}]),
    ).values(),
  ];
  const below: string[][] = [];
  const inRows = symptoms.map((): string[] => []);
  for (const {type, hierarchy, anchor, content, queries = []} of records) {
    if (type === 'content') {
      const row = symptoms.findIndex((own) => own.anchor !== null && own.anchor === anchor);
      const symptom = symptoms[row];
      symptom?.queries.push(...queries);
      (symptom ? inRows[row] : below.at(-1))?.push(
        symptom ? afterSymptom(content ?? '', symptom) : (content ?? ''),
      );
    } else {
      const level = Number(type.slice(3));
      headings.push({level, anchor, text: hierarchy[type] ?? '', queries: [...queries]});
      below.push([]);
    }
  }
  const text = [...below, ...inRows].flatMap((own, place): PageText =>
    own.length > 0 ? [[place, own]] : [],
  );
  return {headings, symptoms, text};
}

/** Pairs of characters that are, or may be, within a word of the texts. */
function pairsInWords(texts: readonly Run[]): Set<string> {
  const inside = new Set<string>();
  for (const run of texts) {
    if (run.han) {
      const join = joints(run.text);
      pairs(run.text).forEach((pair, place) => {
        if (!join[place]) {
          inside.add(pair);
        }
      });
    }
  }
  return inside;
}

const longWord = 20;

/**
 * Terms of each place of a page, without those of its heading, and whether a text begins with them.
 *
 * Half of all Chinese pairs occur once, as the end of one word and the beginning of the next, and are hardly ever
 * searched. They are indexed only in titles, headings, descriptions and keywords. The same applies to words that
 * are too long to type, such as paths, whose parts are indexed.
 */
function termsByPlace(
  {path, records: [first]}: PageRecords,
  {headings, symptoms, text}: PageParts,
): Array<ReadonlyMap<string, boolean>> {
  const ofPage = [
    first?.content ?? '',
    first?.keywords ?? '',
    ...path.split('/'),
    first?.hierarchy.lvl0 ?? '',
  ].flatMap(indexTerms);
  const below = new Map(text);
  return [...headings, ...symptoms].map((name, place) => {
    const texts = (below.get(place) ?? []).map((text) => [...runs(normalize(text))]);
    const own = new Set(indexTerms(name.text));
    const ofTexts = texts.map(termsOf);
    const found = [...(place === 0 ? ofPage : []), ...ofTexts.flat()];
    const counts = new Map<string, number>();
    found.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + 1));
    const required = new Set([...(place === 0 ? ofPage : []), ...pairsInWords(texts.flat())]);
    const isRarelySearched = (term: string) =>
      counts.get(term) === 1 &&
      (isHan(term) ? term.length > 1 : term.length > longWord) &&
      !required.has(term);
    const begins = new Set(ofTexts.map(([begin]) => begin));
    return new Map(
      found
        .filter((term) => !own.has(term) && !isRarelySearched(term))
        .map((term) => [term, !isHan(term) && begins.has(term)]),
    );
  });
}

function toIndexedPage(
  {path, records: [first]}: PageRecords,
  {headings, symptoms}: PageParts,
): IndexedPage {
  if (!first) {
    throw new Error(`The page ${path} has no record of its own.`);
  }
  return {
    path,
    section: first.hierarchy.lvl0,
    keywords: first.keywords ?? '',
    weight: first.weight.page,
    headings,
    symptoms,
  };
}

/** Block of common Chinese characters. */
const firstHan = 0x4e00;
const lastHan = 0x9fff;

/**
 * Pairs of a traditional character that the words lack and the simplified one that they contain.
 * @param words terms of the pages and synonyms, which may contain further characters
 */
function traditionalOf(words: Iterable<string>): string {
  const convert = Converter({from: 't', to: 'cn'});
  const known = new Set([...words].filter(isHan).flatMap((word) => [...word]));
  let pairsFound = '';
  for (let code = firstHan; known.size > 0 && code <= lastHan; code += 1) {
    const character = String.fromCharCode(code);
    const simplified = convert(character);
    if (!known.has(character) && known.has(simplified)) {
      pairsFound += character + simplified;
    }
  }
  return pairsFound;
}

/**
 * Builds the index of a language.
 * @returns the index, and a text file for each page
 */
export function buildIndex(
  pages: readonly PageRecords[],
  language: string,
  synonyms: Synonyms = {equal: [], aliases: []},
): {index: EmbeddedFile; texts: EmbeddedFile[]} {
  const pagesWithParts = [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => [page, partsOf(page)] as const);
  const texts = pagesWithParts.map(([{records}, {text}], page) => {
    const file: TextFile = {description: records[0]?.content ?? '', texts: text};
    return jsonFile(`${language}-${page}`, file);
  });
  const terms = new Map<string, Posting[]>();
  const placesOf = (term: string): Posting[] => {
    const places = terms.get(term) ?? [];
    terms.set(term, places);
    return places;
  };
  let place = 0;
  for (const [page, parts] of pagesWithParts) {
    const names = [...parts.headings, ...parts.symptoms].flatMap(({text, queries}) => [
      text,
      ...queries,
    ]);
    names.flatMap(indexTerms).forEach(placesOf);
    for (const own of termsByPlace(page, parts)) {
      own.forEach((begins, term) => placesOf(term).push({place, begins}));
      place += 1;
    }
  }
  const index = makeIndex(
    pagesWithParts.map(([page, parts]) => toIndexedPage(page, parts)),
    texts.map(({name}) => name),
    terms,
    synonyms,
    traditionalOf([...terms.keys(), ...[synonyms.equal, synonyms.aliases].flat(2)]),
  );
  return {index: jsonFile('index', index), texts};
}
