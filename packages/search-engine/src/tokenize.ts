/**
 * Tokenizer of the index, when the site is built, and of queries.
 *
 * - Han characters become overlapping pairs, so that a query matches wherever a word begins. The last
 *   character of a run is also a term of its own: all occurrences of a character are this term and the pairs
 *   that begin with the character.
 * - Other text becomes lowercase words: compounds such as `listen_dirs`, `PanelExtensionContext` and
 *   `settings-tree` as a whole without separators, and each of their parts.
 */

import {normalize} from 'text-utils';

/**
 * Normalizes full-width forms without changing positions, so that matches can be marked in the original text.
 * Texts of the site contain no other characters that `normalize` changes.
 */
export function fold(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]/g, (character) =>
    character === '\u3000' ? ' ' : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
  );
}

const hanPattern = /\p{Script=Han}/u;

export const isHan = (text: string): boolean => hanPattern.test(text);

export interface Run {
  text: string;
  han: boolean;
  start: number;
  end: number;
}

/** Pattern of Han characters, or of a word: other characters with separators between them, and up to two plus signs at the end. */
const runPattern =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:[_.\-/+'’](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)*\+{0,2}/gu;

/** Runs of a normalized text, in order. A change of script separates runs, as in `上传MCAP` and `MCAP文件`. */
export const runs = (text: string): Run[] =>
  Array.from(text.matchAll(runPattern), ({0: run, index}) => ({
    text: run,
    han: isHan(run),
    start: index,
    end: index + run.length,
  }));

/** Lowercase parts of a compound, which is split at separators and changes of case: `HTTPServer` has two. */
export function parts(word: string): string[] {
  // Most words are no compounds, and the lookbehinds below are the slowest part of a search.
  if (/^(?:[A-Z]?[a-z\d]*|[A-Z]+\d*)$/.test(word)) {
    return word ? [word.toLowerCase()] : [];
  }
  return word
    .split(/[_.\-/'’]+/)
    .flatMap((piece) => piece.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
    .map((piece) => piece.toLowerCase())
    .filter(Boolean);
}

/** Compound in lower case, without separators. */
export const whole = (word: string): string => word.toLowerCase().replace(/[_.\-/'’]+/g, '');

/** Overlapping pairs of a run of Han characters. */
export function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
}

/** Segmenter of Chinese; older browsers have none, and a run is one word there. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', {granularity: 'word'})
    : undefined;

/** Words of a Han run, by the dictionary of the browser or Node. */
const words = (run: string): string[] =>
  segmenter ? Array.from(segmenter.segment(run), ({segment}) => segment) : [run];

/** Words of one character. Any other single character may belong to a word that the dictionary lacks. */
const shortWords = new Set(
  '的了着过在是和与或及并而且但就都也还又再才只很更最把被从到对向为以于由因给让使用按跟比会能可要应将已未不没无有做写读传存选填改删看点找加取设每各该此这那其某另几个条种次位项台张份组类行列页段时后前中上下内外里间左右开关大小多少长短新旧同如若则即且所之等',
);

const isWord = (word: string): boolean => word.length > 1 || shortWords.has(word);

/** For each pair of a run, whether it only joins two words, as 录上 in 记录上传; no pair of 点云 does. */
export const joints = (run: string): boolean[] => {
  const found = words(run);
  return found
    .flatMap((word, place) => [
      ...Array<boolean>(word.length - 1).fill(false),
      isWord(word) && isWord(found[place + 1] ?? ''),
    ])
    .slice(0, -1);
};

/** English stop words. */
const stopWords = new Set(
  'a am an and any are as at be been being but by can could did do does done for from had has have he how i if in into is it its just me my of on or our she should so still than that the their them then there these they this those to us was we were what when where whether which while who will with would you your'.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Terms of a text, with repetitions. */
export const indexTerms = (text: string): string[] => termsOf(runs(normalize(text)));

/** Terms of runs, with repetitions. */
export function termsOf(textRuns: Iterable<Run>): string[] {
  const terms: string[] = [];
  for (const run of textRuns) {
    if (run.han) {
      terms.push(...pairs(run.text), [...run.text].at(-1) ?? '');
      continue;
    }
    const all = new Set([whole(run.text), ...parts(run.text)]);
    for (const word of all) {
      if (!isStopWord(word)) {
        terms.push(word);
      }
    }
  }
  return terms;
}
