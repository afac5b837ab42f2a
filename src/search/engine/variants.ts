/** Other ways to put a query: with a glossary term in the other language, or in the docs' word. */
import {aliases, equalTerms} from '../synonyms';
import {indexTerms, normalize} from '../tokenize';

export interface Variant {
  query: string;
  /** How near it is to what was typed, up to 1. */
  trust: number;
}

interface Replacement {
  from: string;
  to: string;
}

const fold = (text: string) => normalize(text).toLowerCase();

let replacements: Replacement[] | undefined;

/** Longest first: `设备配置` is replaced as a whole before 设备. */
function allReplacements(): Replacement[] {
  replacements ??= [
    ...equalTerms.flatMap((terms) =>
      terms.flatMap((from) =>
        terms.filter((to) => to !== from).map((to) => ({from: fold(from), to})),
      ),
    ),
    ...aliases.map(([from, to]) => ({from: fold(from), to})),
  ].sort((a, b) => b.from.length - a.from.length);
  return replacements;
}

/** What a replacement is looked up by: the last character of a Han run stands alone in few pages. */
const termsOf = (to: string): string[] =>
  indexTerms(to).filter((term) => !han.test(term) || term.length > 1);

const wordCharacter = /[\p{L}\p{N}]/u;
const han = /\p{Script=Han}/u;

/** Where a term stands in a query: anywhere for Han, as whole words, perhaps in the plural, for others. */
function placeOf(query: string, term: string): [start: number, end: number] | undefined {
  for (let start = query.indexOf(term); start >= 0; start = query.indexOf(term, start + 1)) {
    let end = start + term.length;
    if (han.test(term)) {
      return [start, end];
    }
    if (query[end] === 's' && !wordCharacter.test(query[end + 1] ?? '')) {
      end += 1;
    }
    const before = query[start - 1] ?? '';
    const after = query[end] ?? '';
    const apart = (character: string) => !wordCharacter.test(character) || han.test(character);
    if (apart(before) && apart(after)) {
      return [start, end];
    }
  }
  return undefined;
}

/**
 * The query itself first. All its terms are put the other way at once, then the longest alone.
 * `known` tells whether the index has a word or pair: a way to put it that is in no page is none.
 */
export function variantsOf(query: string, known: (term: string) => boolean): Variant[] {
  const original = fold(query);
  let all = original;
  let longest: string | undefined;
  for (const {from, to} of allReplacements()) {
    const place = placeOf(all, from);
    if (place && placeOf(original, from) && termsOf(to).every(known)) {
      const [start, end] = place;
      all = `${all.slice(0, start)} ${to} ${all.slice(end)}`;
      longest ??= all;
    }
  }
  const others = [longest, all].filter((variant): variant is string => variant !== undefined);
  return [
    {query, trust: 1},
    ...[...new Set(others)].map((variant) => ({query: variant, trust: 0.8})),
  ];
}
