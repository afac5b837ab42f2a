/** Finds the terms of the index that match a word of a query. */
import {nearWords} from './fuzzy';
import type {IndexFile} from './model';
import {stem} from './stem';

export interface Match {
  term: number;
  text: string;
  /** Confidence of the match, up to 1. */
  trust: number;
}

/** Number of the first term that is not before a text. */
function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Terms that begin with a text. */
function beginning(terms: readonly string[], prefix: string): Array<Omit<Match, 'trust'>> {
  const found: Array<Omit<Match, 'trust'>> = [];
  for (let term = lowerBound(terms, prefix); terms[term]?.startsWith(prefix); term += 1) {
    found.push({term, text: terms[term] ?? ''});
  }
  return found;
}

/** Number of a term of the index. */
function termOf({terms}: IndexFile, text: string): number | undefined {
  const term = lowerBound(terms, text);
  return terms[term] === text ? term : undefined;
}

/** Reports whether a page contains a word, or a pair of Han characters. */
export const hasTerm = (index: IndexFile, text: string): boolean =>
  termOf(index, text) !== undefined;

/** The surest match of each term, surest first. */
const surestOf = (matches: readonly Match[]): Match[] => {
  const ordered = [...matches].sort((a, b) => b.trust - a.trust);
  const terms = ordered.map(({term}) => term);
  return ordered.filter(({term}, place) => terms.indexOf(term) === place);
};

/** Terms that match a word with this spelling: itself, longer ones, other forms of it. */
function matchWritten(words: readonly string[], word: string): Match[] {
  // A single letter begins too many words; the shortest of them match where it is no word itself.
  const isLetter = word.length === 1 && words[lowerBound(words, word)] === word;
  const longer = beginning(words, word)
    .filter(({text}) => !isLetter || text === word)
    .map((match) => ({
      ...match,
      trust: match.text === word ? 1 : 0.85 * Math.sqrt(word.length / match.text.length),
    }));
  const root = stem(word);
  const forms = /^[a-z]{3,}$/.test(word) ? beginning(words, root) : [];
  return surestOf([
    ...longer,
    ...forms
      .filter(({text}) => stem(text) === root)
      .map((match) => ({...match, trust: match.text === `${word}s` ? 1 : 0.9})),
  ]);
}

/** Splits an unknown word into two known ones: `autocompletion`, `pointcloud`. Empty if there are none. */
export function splitWord(index: IndexFile, word: string): string[] {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (hasTerm(index, left) && hasTerm(index, right)) {
      return [left, right];
    }
  }
  return [];
}

/** Terms that match the nearest words to an unknown, perhaps misspelled one. */
const matchMisspelled = (words: readonly string[], word: string): Match[] =>
  surestOf(
    nearWords(word, words).flatMap((near) =>
      matchWritten(words, near.word).map((match) => ({
        ...match,
        trust: match.trust * (0.85 - 0.15 * near.steps),
      })),
    ),
  );

/** British and American spellings of an ending or a part of a word, in both directions. */
const spellings: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [/is(e[drs]?|ing|ations?)$/, 'iz$1'],
  [/iz(e[drs]?|ing|ations?)$/, 'is$1'],
  [/ys(e[drs]?|ing)$/, 'yz$1'],
  [/yz(e[drs]?|ing)$/, 'ys$1'],
  [/([bhlv])our/, '$1or'],
  [/([bhlv])or/, '$1our'],
  [/(cent|met|fib)re(s?)$/, '$1er$2'],
  [/(cent|met|fib)er(s?)$/, '$1re$2'],
  [/ence(s?)$/, 'ense$1'],
  [/ense(s?)$/, 'ence$1'],
  [/ogue(s?)$/, 'og$1'],
  [/og(s?)$/, 'ogue$1'],
  [/^grey/, 'gray'],
  [/^gray/, 'grey'],
  [/^artef/, 'artif'],
];

/** Known word in the other spelling. */
const respelt = (index: IndexFile, word: string): string | undefined =>
  spellings
    .filter(([from]) => from.test(word))
    .map(([from, to]) => word.replace(from, to))
    .find((other) => hasTerm(index, other));

/**
 * Terms that match a word of a query, surest first. A plural is looked up as its singular if that is known, so
 * that both have the same results.
 */
export function matchWord(index: IndexFile, typed: string): Match[] {
  const singular = /^[a-z]{2,}[a-rt-z]s$/.test(typed) ? typed.slice(0, -1) : typed;
  const known = [singular, typed].find((form) => hasTerm(index, form));
  const word = known ?? respelt(index, singular) ?? respelt(index, typed) ?? typed;
  const written = matchWritten(index.terms, word);
  return written.length > 0 ? written : matchMisspelled(index.terms, word);
}

/** Terms that match a single character: pairs that begin with it, and the character at the end of a run. */
export const matchCharacter = ({terms}: IndexFile, character: string): Match[] =>
  beginning(terms, character).map((match) => ({
    ...match,
    trust: match.text === character ? 1 : 0.9,
  }));

/** The term of a pair of Han characters. */
export function matchPair(index: IndexFile, pair: string): Match | undefined {
  const term = termOf(index, pair);
  return term === undefined ? undefined : {term, text: pair, trust: 1};
}
