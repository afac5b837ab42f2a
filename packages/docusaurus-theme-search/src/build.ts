/** Turns the records of one language into the embedded index and its text files. */
import {createHash} from 'node:crypto';
import {
  indexTerms,
  isHan,
  joints,
  makeIndex,
  normalize,
  pairs,
  runs,
  type Impact,
  type IndexedHeading,
  type IndexedPage,
  type PageText,
  type Posting,
  type PageRecords,
  type Symptom,
  type Synonyms,
  type TextFile,
} from 'search-engine';

/** A file of the index: its name holds a hash of its content. */
export interface EmbeddedFile {
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
  symptoms: Symptom[];
  text: PageText;
}

/** The rest of a row that begins with its symptom. */
const afterSymptom = (content: string, {text}: Symptom): string =>
  content.startsWith(text) ? content.slice(text.length).replace(/^[\s·：:]+/, '') : content;

/** Headings and symptoms of a page with the texts of each. */
function partsOf({records, symptoms: all = []}: PageRecords): PageParts {
  const headings: IndexedHeading[] = [];
  const symptoms = [...new Map(all.map((symptom) => [symptom.text, symptom])).values()];
  const below: string[][] = [];
  const inRows = symptoms.map((): string[] => []);
  for (const {type, hierarchy, anchor, content} of records) {
    if (type === 'content') {
      const row = symptoms.findIndex((own) => own.anchor !== null && own.anchor === anchor);
      const symptom = symptoms[row];
      (symptom ? inRows[row] : below.at(-1))?.push(
        symptom ? afterSymptom(content ?? '', symptom) : (content ?? ''),
      );
    } else {
      headings.push({level: Number(type.slice(3)), anchor, text: hierarchy[type] ?? ''});
      below.push([]);
    }
  }
  const text = [...below, ...inRows].flatMap((own, place): PageText =>
    own.length > 0 ? [[place, own]] : [],
  );
  return {headings, symptoms, text};
}

/** Pairs of characters that stand within a word anywhere in the texts, or may do so. */
function pairsInWords(texts: readonly string[]): Set<string> {
  const inside = new Set<string>();
  for (const run of texts.flatMap((text) => [...runs(normalize(text))])) {
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
 * Occurrences of each term of a page.
 *
 * Two characters that stand side by side once, as the end of one word and the beginning of the
 * next, are half of all there is to index in Chinese, and next to no one looks for them. They are
 * indexed only where readers do cut words anywhere: in titles, headings, descriptions and keywords.
 * So are words longer than anyone types, such as whole paths; their parts are in the index.
 */
function countTerms(
  {path, records: [first]}: PageRecords,
  {headings, symptoms, text}: PageParts,
): Map<string, number> {
  const headlines = [
    first?.content ?? '',
    first?.keywords ?? '',
    ...path.split('/'),
    first?.hierarchy.lvl0 ?? '',
    ...headings.map((heading) => heading.text),
  ].flatMap(indexTerms);
  const texts = [...symptoms.map((symptom) => symptom.text), ...text.flatMap(([, own]) => own)];
  const counts = new Map<string, number>();
  for (const term of [...headlines, ...texts.flatMap(indexTerms)]) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const wanted = new Set([...headlines, ...pairsInWords(texts)]);
  for (const [term, occurrences] of counts) {
    const isOdd = isHan(term) ? term.length > 1 : term.length > longWord;
    if (occurrences === 1 && isOdd && !wanted.has(term)) {
      counts.delete(term);
    }
  }
  return counts;
}

/** BM25's saturation, in steps. */
const impactOf = (occurrences: number): Impact => (occurrences < 2 ? 0 : occurrences < 4 ? 1 : 2);

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

/**
 * @param pages All pages of a language, with their records.
 * @returns The index and a file for each page: an answer needs the texts of its pages alone.
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
  const rows = new Map<string, number[]>();
  let row = 0;
  pagesWithParts.forEach(([page, parts], number) => {
    for (const [term, occurrences] of countTerms(page, parts)) {
      const found = terms.get(term) ?? [];
      found.push({page: number, impact: impactOf(occurrences)});
      terms.set(term, found);
    }
    const rowTexts = new Map(parts.text);
    parts.symptoms.forEach(({text}, place) => {
      const own = new Set(indexTerms(text));
      const cells = rowTexts.get(parts.headings.length + place) ?? [];
      for (const term of new Set(cells.flatMap(indexTerms))) {
        if (!own.has(term)) {
          rows.set(term, [...(rows.get(term) ?? []), row]);
        }
      }
      row += 1;
    });
  });
  const index = makeIndex(
    pagesWithParts.map(([page, parts]) => toIndexedPage(page, parts)),
    texts.map(({name}) => name),
    terms,
    rows,
    synonyms,
  );
  return {index: jsonFile('index', index), texts};
}
