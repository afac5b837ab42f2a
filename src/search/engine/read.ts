/** Reads an index back, in the browser: see `write.ts` for its form. */
import {BitReader, ByteReader} from './bytes';
import {formatVersion, type IndexedPage} from './model';
import {readFields} from './fields';
import type {Searchable} from './score';
import {readSet} from './sets';

/** Impact of a term that only one page has. */
const impactAlone = 2;

type Row = [string, string, string, number, Array<[number, string | null, string]>, string];

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

function readTable(bytes: Uint8Array): Pick<ReadIndex, 'pages' | 'files'> {
  const {pages, files} = JSON.parse(new TextDecoder().decode(bytes)) as {
    pages: Row[];
    files: string[];
  };
  return {
    pages: pages.map(([path, section, keywords, weight, headings, messages]) => ({
      path,
      section,
      keywords,
      weight,
      headings: headings.map(([level, anchor, text]) => ({level, anchor, text})),
      messages,
    })),
    files,
  };
}

function readStarts(bytes: Uint8Array, terms: number): Uint32Array {
  const reader = new ByteReader(bytes);
  const starts = new Uint32Array(terms + 1);
  for (let term = 0; term < terms; term += 1) {
    starts[term + 1] = (starts[term] ?? 0) + reader.number();
  }
  return starts;
}

function readPostings(bytes: Uint8Array, starts: Uint32Array, pages: number): Uint16Array {
  const reader = new BitReader(bytes);
  const postings = new Uint16Array(starts.at(-1) ?? 0);
  for (let term = 0; term + 1 < starts.length; term += 1) {
    readSet(reader, postings, starts[term] ?? 0, starts[term + 1] ?? 0, 0, pages - 1);
  }
  return postings;
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

/** What is done with each part of an index, in their order. */
function* readParts(): Generator<undefined, Searchable, Uint8Array> {
  const table = readTable(yield);
  const fields = readFields(table.pages);
  const words = readWords(yield);
  const {pairs, pairsOf} = readPairs(yield, words.length);
  const starts = readStarts(yield, words.length + pairs.size);
  const postingPages = readPostings(yield, starts, table.pages.length);
  const postingImpacts = readImpacts(yield, starts);
  const index = {...table, words, pairs, pairsOf, starts, postingPages, postingImpacts};
  return {index, fields};
}

/** Reads an index while it comes, each part as soon as it is there: most of the work is done before the last has come. */
export class IndexReader {
  private readonly parts = readParts();
  /** Where the next part begins. */
  private at = 0;
  private result: Searchable | undefined;

  constructor() {
    this.parts.next();
  }

  /**
   * @param bytes the index from its beginning, as far as it is there
   * @throws Error if they are no index
   */
  read(bytes: Uint8Array): void {
    if (this.at === 0 && bytes.length > 0) {
      if (bytes[0] !== formatVersion) {
        throw new Error('The search index has another form than this page expects.');
      }
      this.at = 1;
    }
    while (this.at > 0 && !this.result) {
      const reader = new ByteReader(bytes.subarray(this.at));
      const part = reader.rawIfThere();
      if (!part) {
        return;
      }
      this.at += reader.position;
      const {done, value} = this.parts.next(part);
      if (done) {
        this.result = value;
      }
    }
  }

  /** @throws RangeError if not all of the index has been read */
  finish(): Searchable {
    if (!this.result) {
      throw new RangeError('The search index ends too early.');
    }
    return this.result;
  }
}

/** @throws Error if the bytes are no index, or not all of one */
export function readIndex(bytes: Uint8Array): Searchable {
  const reader = new IndexReader();
  reader.read(bytes);
  return reader.finish();
}
