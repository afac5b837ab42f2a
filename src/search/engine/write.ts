/**
 * Writes the index as bytes, for the site's build.
 *
 * A serialized MiniSearch index of the same pages is several times as large, and has to be turned
 * into a tree of maps before the first answer; this one is read as it stands
 * (`npm run bench:search` compares the two). Its parts:
 *
 * 1. the pages, as JSON
 * 2. words, as the lengths that each shares with the one before, then the rests of all
 * 3. pairs of Han characters: the characters, those first that most pairs end with, and for each
 *    which ones stand behind it
 * 4. for each term the number of its pages
 * 5. these pages (`sets.ts`)
 * 6. their impacts, four to a byte: numbers of one kind side by side are what compresses well.
 *    A term of a single page has none: there is no other page to compare it with
 */
import {isHan} from '../tokenize';
import {BitWriter, ByteWriter} from './bytes';
import {formatVersion, type Impact, type IndexSource} from './model';
import {writeSet} from './sets';

const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function writeWords(words: readonly string[]): Uint8Array {
  const out = new ByteWriter();
  const rests: string[] = [];
  out.number(words.length);
  let last = '';
  for (const word of words) {
    let shared = 0;
    while (shared < last.length && shared < word.length && last[shared] === word[shared]) {
      shared += 1;
    }
    out.number(shared);
    rests.push(word.slice(shared));
    last = word;
  }
  out.text(rests.join('\n'));
  return out.finish();
}

/** Characters of all pairs, those first that most pairs end with: they have the least numbers. */
function alphabetOf(pairs: readonly string[]): string[] {
  const ends = new Map<string, number>();
  for (const [first = '', second] of pairs.map((pair) => [...pair])) {
    ends.set(first, ends.get(first) ?? 0);
    if (second) {
      ends.set(second, (ends.get(second) ?? 0) + 1);
    }
  }
  return [...ends]
    .sort(([a, ofA], [b, ofB]) => ofB - ofA || byCodePoint(a, b))
    .map(([character]) => character);
}

/** Pairs in order of their places; a single character is one with nothing, which has the number 0. */
function writePairs(pairs: readonly string[], alphabet: readonly string[]): Uint8Array {
  const rank = new Map(alphabet.map((character, index) => [character, index + 1]));
  const groups = new Map<string, number[]>(alphabet.map((character) => [character, []]));
  for (const pair of pairs) {
    const [first = '', second = ''] = [...pair];
    groups.get(first)?.push(rank.get(second) ?? 0);
  }
  const out = new ByteWriter();
  const seconds = new BitWriter();
  out.text(alphabet.join(''));
  for (const group of groups.values()) {
    out.number(group.length);
    writeSet(seconds, group, 0, alphabet.length);
  }
  out.raw(seconds.finish());
  return out.finish();
}

export function writeIndex({pages, files, terms}: IndexSource): Uint8Array {
  const all = [...terms.keys()];
  const words = all.filter((term) => !isHan(term)).sort(byCodePoint);
  const alphabet = alphabetOf(all.filter(isHan));
  const rank = new Map(alphabet.map((character, index) => [character, index + 1]));
  const place = (pair: string) => {
    const [first = '', second = ''] = [...pair];
    return (rank.get(first) ?? 0) * 65536 + (rank.get(second) ?? 0);
  };
  const pairs = all.filter(isHan).sort((a, b) => place(a) - place(b));

  const counts = new ByteWriter();
  const places = new BitWriter();
  const impacts: Impact[] = [];
  for (const term of [...words, ...pairs]) {
    const found = terms.get(term) ?? [];
    counts.number(found.length);
    writeSet(
      places,
      found.map(({page}) => page),
      0,
      pages.length - 1,
    );
    if (found.length > 1) {
      impacts.push(...found.map(({impact}) => impact));
    }
  }
  const packed = new Uint8Array(Math.ceil(impacts.length / 4));
  impacts.forEach((impact, place) => {
    packed[place >>> 2] = (packed[place >>> 2] ?? 0) | (impact << ((place & 3) * 2));
  });

  const table = pages.map((page) => [
    page.path,
    page.section,
    page.keywords,
    page.weight,
    page.headings.map(({level, anchor, text}) => [level, anchor, text]),
    page.messages,
  ]);
  const out = new ByteWriter();
  out.number(formatVersion);
  out.text(JSON.stringify({pages: table, files}));
  out.raw(writeWords(words));
  out.raw(writePairs(pairs, alphabet));
  out.raw(counts.finish());
  out.raw(places.finish());
  out.raw(packed);
  return out.finish();
}
