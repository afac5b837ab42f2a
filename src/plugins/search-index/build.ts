/** Turns the records of one language into the embedded index and its text files. */
import {createHash} from 'node:crypto';
import {writeIndex} from '../../search/engine/write';
import {indexTerms, isHan, joints, normalize, pairs, runs} from '../../search/tokenize';
import type {
  Impact,
  IndexedHeading,
  IndexedPage,
  IndexSource,
  PageText,
  TextFile,
} from '../../search/engine/model';
import type {PageRecords} from '../../search/records';

export interface EmbeddedFile {
  name: string;
  bytes: Uint8Array;
}

export interface EmbeddedIndex {
  index: EmbeddedFile;
  texts: EmbeddedFile[];
}

const hashed = (stem: string, ending: string, bytes: Uint8Array) =>
  `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${ending}`;

interface PageParts {
  headings: IndexedHeading[];
  text: PageText;
}

/** Headings of a page with the texts below each. */
function partsOf({records}: PageRecords): PageParts {
  const headings: IndexedHeading[] = [];
  const texts: string[][] = [];
  for (const {type, hierarchy, anchor, content} of records) {
    if (type === 'content') {
      texts.at(-1)?.push(content ?? '');
    } else {
      headings.push({level: Number(type.slice(3)), anchor, text: hierarchy[type] ?? ''});
      texts.push([]);
    }
  }
  return {
    headings,
    text: texts.flatMap((own, index): PageText => (own.length > 0 ? [[index, own]] : [])),
  };
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
 * Occurrences of each term, and how many terms there are.
 *
 * Two characters that stand side by side once, as the end of one word and the beginning of the
 * next, are half of all there is to index in Chinese, and next to no one looks for them. They are
 * kept where readers do cut words anywhere: in titles, headings, descriptions and keywords. So are
 * words longer than anyone types, such as whole paths; their parts are in the index.
 */
function count(
  headlines: readonly string[],
  texts: readonly string[],
): {counts: Map<string, number>; length: number} {
  const counts = new Map<string, number>();
  let length = 0;
  for (const term of [...headlines, ...texts].flatMap(indexTerms)) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    length += 1;
  }
  const kept = pairsInWords(texts);
  headlines.flatMap(indexTerms).forEach((term) => kept.add(term));
  for (const [term, occurrences] of counts) {
    const rare = isHan(term) ? term.length > 1 : term.length > longWord;
    if (occurrences === 1 && rare && !kept.has(term)) {
      counts.delete(term);
    }
  }
  return {counts, length};
}

/** A page with the occurrences of its terms. */
interface CountedPage extends PageRecords {
  terms: Array<[term: string, occurrences: number]>;
  /** How many terms there are, those that are not indexed among them. */
  length: number;
}

function countTerms(page: PageRecords): CountedPage {
  const {headings, text} = partsOf(page);
  const [first] = page.records;
  const {counts, length} = count(
    [
      first?.content ?? '',
      first?.keywords ?? '',
      ...page.path.split('/'),
      first?.hierarchy.lvl0 ?? '',
      ...headings.map((heading) => heading.text),
    ],
    text.flatMap(([, own]) => own),
  );
  return {...page, terms: [...counts], length};
}

/** BM25's saturation, in four steps. Long pages are long because they are about much: they lose little. */
function impactOf(occurrences: number, length: number, average: number): Impact {
  const share = occurrences / (occurrences + 1.2 * (0.65 + 0.35 * (length / average)));
  return share < 0.25 ? 0 : share < 0.5 ? 1 : share < 0.72 ? 2 : 3;
}

/** Shorter parts, such as `must match`, are said of anything. */
const leastLength = 12;

/** A message without what differs each time: `profile ... already exists`, `Unknown panel type: …`. */
const fixedParts = (message: string): string[] =>
  message
    .split(/…|\.{3}|<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part.length >= leastLength && part.includes(' '));

export function buildIndex(pages: readonly PageRecords[], language: string): EmbeddedIndex {
  const ordered = pages.map(countTerms).sort((a, b) => (a.path < b.path ? -1 : 1));
  const parts = ordered.map(partsOf);
  const descriptions = ordered.map(({records}) => records[0]?.content ?? '');
  // A file for each page: what is fetched for an answer is the texts of its pages alone.
  const texts = parts.map(({text}, index): EmbeddedFile => {
    const file: TextFile = {description: descriptions[index] ?? '', texts: text};
    const bytes = new TextEncoder().encode(JSON.stringify(file));
    return {name: hashed(`${language}-${index}`, 'json', bytes), bytes};
  });

  const indexed = ordered.map(({path, records, messages = []}, index): IndexedPage => {
    const first = records[0];
    if (!first) {
      throw new Error(`The page ${path} has no record of its own.`);
    }
    return {
      path,
      section: first.hierarchy.lvl0,
      keywords: first.keywords ?? '',
      weight: first.weight.page,
      headings: parts[index]?.headings ?? [],
      messages: [...new Set(messages.flatMap(fixedParts))].join('\n'),
    };
  });

  const average = ordered.reduce((sum, {length}) => sum + length, 0) / Math.max(1, ordered.length);
  const terms: IndexSource['terms'] = new Map();
  ordered.forEach((own, page) => {
    for (const [term, occurrences] of own.terms) {
      const posting = {page, impact: impactOf(occurrences, own.length, average)};
      const found = terms.get(term);
      if (found) {
        found.push(posting);
      } else {
        terms.set(term, [posting]);
      }
    }
  });
  const bytes = writeIndex({pages: indexed, files: texts.map(({name}) => name), terms});
  return {index: {name: hashed(language, 'bin', bytes), bytes}, texts};
}
