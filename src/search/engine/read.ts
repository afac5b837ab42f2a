/** Reads an index back, in the browser: see `write.ts` for its form. */
import {ByteReader} from './bytes';
import {formatVersion, type IndexedPage} from './model';

/** Impact of a term that only one page has. */
const impactAlone = 2;

type Row = [string, string, string, string, number, Array<[number, string | null, string]>];

export interface ReadIndex {
  pages: IndexedPage[];
  files: string[];
  /** Words in ascending order; the n-th has the n-th postings. */
  words: string[];
  /** Number of a Han pair's, or single character's, postings. */
  pairs: Map<string, number>;
  /** Pairs that begin with a character. */
  pairsOf: Map<string, string[]>;
  /** Postings of term n: those from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  postingPages: Uint16Array;
  postingImpacts: Uint8Array;
}

function readWords(bytes: Uint8Array): string[] {
  const reader = new ByteReader(bytes);
  const words: string[] = [];
  let last = '';
  for (let left = reader.number(); left > 0; left -= 1) {
    last = last.slice(0, reader.number()) + reader.text();
    words.push(last);
  }
  return words;
}

function readPairs(bytes: Uint8Array, offset: number): Pick<ReadIndex, 'pairs' | 'pairsOf'> {
  const reader = new ByteReader(bytes);
  const alphabet = [...reader.text()];
  const pairs = new Map<string, number>();
  const pairsOf = new Map<string, string[]>();
  let first = 0;
  for (let groups = reader.number(); groups > 0; groups -= 1) {
    first += reader.number();
    const character = alphabet[first - 1] ?? '';
    const own: string[] = [];
    let second = 0;
    for (let left = reader.number(); left > 0; left -= 1) {
      second += reader.number();
      const pair = character + (alphabet[second - 1] ?? '');
      pairs.set(pair, offset + pairs.size);
      own.push(pair);
    }
    pairsOf.set(character, own);
  }
  return {pairs, pairsOf};
}

export function readIndex(bytes: Uint8Array): ReadIndex {
  const reader = new ByteReader(bytes);
  if (reader.number() !== formatVersion) {
    throw new Error('The search index has another form than this page expects.');
  }
  const {pages: rows, files} = JSON.parse(reader.text()) as {pages: Row[]; files: string[]};
  const pages = rows.map(([path, section, keywords, tag, weight, headings]) => ({
    path,
    section,
    keywords,
    tag,
    weight,
    headings: headings.map(([level, anchor, text]) => ({level, anchor, text})),
  }));
  const words = readWords(reader.raw());
  const {pairs, pairsOf} = readPairs(reader.raw(), words.length);
  const count = words.length + pairs.size;
  const starts = new Uint32Array(count + 1);
  const counts = new ByteReader(reader.raw());
  for (let term = 0; term < count; term += 1) {
    starts[term + 1] = (starts[term] ?? 0) + counts.number();
  }
  const total = starts[count] ?? 0;
  const distances = new ByteReader(reader.raw());
  const impacts = reader.raw();
  const postingPages = new Uint16Array(total);
  const postingImpacts = new Uint8Array(total);
  for (let term = 0, at = 0, impact = 0; term < count; term += 1) {
    const end = starts[term + 1] ?? 0;
    const alone = end - at === 1;
    for (let page = -1; at < end; at += 1) {
      page += distances.number() + 1;
      postingPages[at] = page;
      if (alone) {
        postingImpacts[at] = impactAlone;
      } else {
        postingImpacts[at] = ((impacts[impact >>> 2] ?? 0) >>> ((impact & 3) * 2)) & 3;
        impact += 1;
      }
    }
  }
  return {pages, files, words, pairs, pairsOf, starts, postingPages, postingImpacts};
}
