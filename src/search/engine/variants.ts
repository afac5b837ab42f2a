/** Other ways to put a query: with a glossary term in the other language, or in the docs' word. */
import {aliases, equalTerms} from '../../data/synonyms';
import {normalize} from '../tokenize';
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

/** What another way to put a query is worth: the same words may mean something else. */
const trustInVariant = 0.8;

/** Every way to put a query is looked up on its own: more of them take too long. */
const mostVariants = 4;

/**
 * The query itself first, then with all its terms put the other way at once, then with each alone, the
 * longest first.
 */
export function variantsOf(query: string): Variant[] {
  const original = wordingOf(fold(query));
  const put = ({text}: Wording, to: string, [start, end]: readonly [number, number]) =>
    `${text.slice(0, start)} ${to} ${text.slice(end)}`;
  let all = original;
  const alone: string[] = [];
  for (const replacement of replacements) {
    const place = placeOf(original, replacement);
    if (place) {
      alone.push(put(original, replacement.to, place));
      const inAll = placeOf(all, replacement);
      all = inAll ? wordingOf(put(all, replacement.to, inAll)) : all;
    }
  }
  const others = new Set(alone.length > 0 ? [all.text, ...alone] : []);
  return [
    {query, trust: 1},
    ...[...others]
      .slice(0, mostVariants - 1)
      .map((other) => ({query: other, trust: trustInVariant})),
  ];
}
