/**
 * Writes the index as bytes, for the site's build.
 *
 * A serialized MiniSearch index of the same pages is several times as large, and has to be turned
 * into a tree of maps before the first answer; this one is read as it stands
 * (`npm run bench:search` compares the two). Its parts:
 *
 * 1. the pages, as JSON
 * 2. words, each as the length it shares with the one before and its own rest
 * 3. pairs of Han characters, by first character, as distances in an alphabet of those that occur
 * 4. for each term the number of its pages
 * 5. these pages, as distances from one to the next
 * 6. their impacts, four to a byte: numbers of one kind side by side are what compresses well.
 *    A term of a single page has none: there is no other page to compare it with
 */
import {isHan} from '../tokenize';
import {ByteWriter} from './bytes';
import {formatVersion, type IndexSource} from './model';

const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function writeWords(words: readonly string[]): Uint8Array {
  const out = new ByteWriter();
  out.number(words.length);
  let last = '';
  for (const word of words) {
    let shared = 0;
    while (shared < last.length && shared < word.length && last[shared] === word[shared]) {
      shared += 1;
    }
    out.number(shared);
    out.text(word.slice(shared));
    last = word;
  }
  return out.finish();
}

/** Pairs in the order of the alphabet; a single character comes first among those it begins. */
function writePairs(pairs: readonly string[], alphabet: readonly string[]): Uint8Array {
  const rank = new Map(alphabet.map((character, index) => [character, index + 1]));
  const groups = new Map<number, number[]>();
  for (const pair of pairs) {
    const [first = '', second = ''] = [...pair];
    const group = groups.get(rank.get(first) ?? 0);
    const place = rank.get(second) ?? 0;
    if (group) {
      group.push(place);
    } else {
      groups.set(rank.get(first) ?? 0, [place]);
    }
  }
  const out = new ByteWriter();
  out.text(alphabet.join(''));
  out.number(groups.size);
  let lastFirst = 0;
  for (const [first, seconds] of groups) {
    out.number(first - lastFirst);
    lastFirst = first;
    out.number(seconds.length);
    let lastSecond = 0;
    for (const second of seconds) {
      out.number(second - lastSecond);
      lastSecond = second;
    }
  }
  return out.finish();
}

export function writeIndex({pages, files, terms}: IndexSource): Uint8Array {
  const all = [...terms.keys()];
  const words = all.filter((term) => !isHan(term)).sort(byCodePoint);
  const alphabet = [...new Set(all.filter(isHan).flatMap((pair) => [...pair]))].sort(byCodePoint);
  const rank = new Map(alphabet.map((character, index) => [character, index + 1]));
  const place = (pair: string) => {
    const [first = '', second = ''] = [...pair];
    return (rank.get(first) ?? 0) * 65536 + (rank.get(second) ?? 0);
  };
  const pairs = all.filter(isHan).sort((a, b) => place(a) - place(b));

  const counts = new ByteWriter();
  const distances = new ByteWriter();
  const impacts: number[] = [];
  for (const term of [...words, ...pairs]) {
    const found = terms.get(term) ?? [];
    counts.number(found.length);
    let last = -1;
    for (const {page, impact} of found) {
      distances.number(page - last - 1);
      if (found.length > 1) {
        impacts.push(impact);
      }
      last = page;
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
    page.tag,
    page.weight,
    page.headings.map(({level, anchor, text}) => [level, anchor, text]),
  ]);
  const out = new ByteWriter();
  out.number(formatVersion);
  out.text(JSON.stringify({pages: table, files}));
  out.raw(writeWords(words));
  out.raw(writePairs(pairs, alphabet));
  out.raw(counts.finish());
  out.raw(distances.finish());
  out.raw(packed);
  return out.finish();
}
