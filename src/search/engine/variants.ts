/** Other ways to put a query: with a glossary term in the other language, or in the docs' word. */
import {aliases, equalTerms} from '../../data/synonyms';
import {indexTerms, normalize} from '../tokenize';
import {stem} from './stem';

export interface Variant {
  query: string;
  /** How near it is to what was typed, up to 1. */
  trust: number;
}

interface Replacement {
  from: string;
  to: string;
  /** Words of `from` in the form in which they are compared; none when it has Han characters, which stand anywhere. */
  forms: readonly string[];
}

const fold = (text: string) => normalize(text).toLowerCase();

const han = /\p{Script=Han}/u;

interface Word {
  stem: string;
  start: number;
  end: number;
}

const wordPattern = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({0: word, index}) => ({
    stem: stem(word),
    start: index,
    end: index + word.length,
  }));

/**
 * Longest first: `设备配置` is replaced as a whole before 设备. Made while the index is on its way,
 * not with the first query.
 */
const replacements: readonly Replacement[] = [
  ...equalTerms.flatMap((terms) =>
    terms.flatMap((from) => terms.filter((to) => to !== from).map((to) => [from, to] as const)),
  ),
  ...aliases,
]
  .map(([from, to]) => ({
    from: fold(from),
    to,
    forms: han.test(from) ? [] : wordsOf(fold(from)).map((word) => word.stem),
  }))
  .sort((a, b) => b.from.length - a.from.length);

/** What a replacement is looked up by: the last character of a Han run stands alone in few pages. */
const termsOf = (to: string): string[] =>
  indexTerms(to).filter((term) => !han.test(term) || term.length > 1);

/** A query or a way to put it, with its words. */
interface Wording {
  text: string;
  words: readonly Word[];
}

const wordingOf = (text: string): Wording => ({text, words: wordsOf(text)});

/** What makes a word a part of a compound: `metadata.yaml`, `--tag`, `device_id`. */
const joinedBefore = /[._/-]$/;
const joinedAfter = /^[._/-][\p{L}\p{N}]/u;

/** Where a term stands in a query: anywhere for Han, in any of their forms for words. */
function placeOf(
  {text, words}: Wording,
  {from, forms}: Replacement,
): readonly [start: number, end: number] | undefined {
  if (forms.length === 0) {
    const start = text.indexOf(from);
    return start < 0 ? undefined : [start, start + from.length];
  }
  for (let at = 0; at + forms.length <= words.length; at += 1) {
    const [start, end] = [words[at]?.start ?? 0, words[at + forms.length - 1]?.end ?? 0];
    if (
      forms.every((part, offset) => words[at + offset]?.stem === part) &&
      !joinedBefore.test(text.slice(0, start)) &&
      !joinedAfter.test(text.slice(end))
    ) {
      return [start, end];
    }
  }
  return undefined;
}

/** `B frames` is what pages call B-frames: a letter alone says little, with its word it is a name. */
const withLetters = (query: string, known: (term: string) => boolean): string =>
  query.replace(
    /(?<![\p{L}\p{N}])([a-z])\s+([a-z]{2,})/giu,
    (both, letter: string, word: string) =>
      known((letter + word).toLowerCase()) ? `${letter}-${word}` : both,
  );

/** What it is worth that a word is put another way: the same word may mean something else. */
const trustInWord = 0.8;
/** `personal data` and `who owns` mean less else than one word does. */
const trustInPhrase = 0.9;

/** Every way to put a query is looked up on its own: more of them take too long. */
const mostVariants = 4;

/**
 * The query itself first. All its terms are put the other way at once, then each alone, the longest
 * first. `known` tells whether the index has a word or pair: a way to put it that is in no page is
 * none.
 */
export function variantsOf(typed: string, known: (term: string) => boolean): Variant[] {
  const query = withLetters(typed, known);
  const original = wordingOf(fold(query));
  const put = ({text}: Wording, to: string, [start, end]: readonly [number, number]) =>
    `${text.slice(0, start)} ${to} ${text.slice(end)}`;
  let all = original;
  const others = new Map<string, number>();
  let least = trustInPhrase;
  for (const replacement of replacements) {
    const alone = placeOf(original, replacement);
    if (!alone || !termsOf(replacement.to).every(known)) {
      continue;
    }
    const trust = replacement.forms.length > 1 ? trustInPhrase : trustInWord;
    others.set(put(original, replacement.to, alone), trust);
    const place = placeOf(all, replacement);
    if (place) {
      all = wordingOf(put(all, replacement.to, place));
      least = Math.min(least, trust);
    }
  }
  const ways = new Map(others.size > 0 ? [[all.text, least], ...others] : []);
  return [
    {query, trust: 1},
    ...[...ways].slice(0, mostVariants - 1).map(([variant, trust]) => ({query: variant, trust})),
  ];
}
