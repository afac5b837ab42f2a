/** Reads an index back, in the browser: see `write.ts` for its form. */
import {BitReader, ByteReader} from './bytes';
import {formatVersion, type IndexedPage} from './model';
import {readSet} from './sets';

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
  const shared = Array.from({length: reader.number()}, () => reader.number());
  const rests = reader.text().split('\n');
  let last = '';
  return shared.map((length, place) => {
    last = last.slice(0, length) + (rests[place] ?? '');
    return last;
  });
}

function readPairs(bytes: Uint8Array, offset: number): Pick<ReadIndex, 'pairs' | 'pairsOf'> {
  const reader = new ByteReader(bytes);
  const alphabet = [...reader.text()];
  const counts = alphabet.map(() => reader.number());
  const bits = new BitReader(reader.raw());
  const pairs = new Map<string, number>();
  const pairsOf = new Map<string, string[]>();
  const seconds = new Uint16Array(alphabet.length + 1);
  alphabet.forEach((first, group) => {
    const count = counts[group] ?? 0;
    readSet(bits, seconds, 0, count, 0, alphabet.length);
    const own = Array.from(
      seconds.subarray(0, count),
      (second) => first + (alphabet[second - 1] ?? ''),
    );
    own.forEach((pair) => pairs.set(pair, offset + pairs.size));
    if (count > 0) {
      pairsOf.set(first, own);
    }
  });
  return {pairs, pairsOf};
}

/** Impacts of all postings, of which those of a term that one page has are not written down. */
function readImpacts(packed: Uint8Array, starts: Uint32Array): Uint8Array {
  const count = starts.length - 1;
  const impacts = new Uint8Array(starts[count] ?? 0).fill(impactAlone);
  for (let term = 0, place = 0; term < count; term += 1) {
    const from = starts[term] ?? 0;
    const to = starts[term + 1] ?? 0;
    if (to - from > 1) {
      for (let at = from; at < to; at += 1, place += 1) {
        impacts[at] = ((packed[place >>> 2] ?? 0) >>> ((place & 3) * 2)) & 3;
      }
    }
  }
  return impacts;
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
  const bits = new BitReader(reader.raw());
  const postingPages = new Uint16Array(total);
  for (let term = 0; term < count; term += 1) {
    readSet(bits, postingPages, starts[term] ?? 0, starts[term + 1] ?? 0, 0, pages.length - 1);
  }
  const postingImpacts = readImpacts(reader.raw(), starts);
  return {pages, files, words, pairs, pairsOf, starts, postingPages, postingImpacts};
}
