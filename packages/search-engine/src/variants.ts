/** Variants of a query, with glossary terms in the other language and the words of the documentation. */
import {normalize} from 'text-utils';
import {isHan} from './tokenize';
import {stem} from './stem';

/** Synonyms of a language. */
export interface Synonyms {
  /** Groups of interchangeable terms. */
  equal: ReadonlyArray<readonly string[]>;
  /** Words of readers, each with the term of the pages. */
  aliases: ReadonlyArray<readonly [word: string, term: string]>;
}

export interface Variant {
  query: string;
  /** Similarity to the query of the reader, up to 1. */
  trust: number;
}

const fold = (text: string) => normalize(text).toLowerCase();

/**
 * Pattern of a term. Han characters match anywhere; words match in any of their forms, but not inside a
 * compound such as `metadata.yaml` or `--tag`. Unicode classes would compile for a second.
 */
function patternOf(term: string): RegExp {
  if (isHan(term)) {
    return new RegExp(term);
  }
  const forms = (term.match(/[a-z\d]+/g) ?? []).map(
    (word) => `${stem(word)}(?:i?e[sd]?|y|s|e?rs?|ing)?`,
  );
  const words = forms.join('[^a-z\\d]+');
  return new RegExp(`(?<![a-z\\d._/-])${words}(?![a-z\\d]|[._/-][a-z\\d])`);
}

/** Replacement of a term in queries. */
export interface Replacement {
  pattern: RegExp;
  to: string;
}

/**
 * Replacements of terms, the longest first: `设备配置` before 设备. A Chinese term that pages contain is not
 * also searched by its translation. Computed when the index is read, not with the first query.
 */
export function replacementsOf(
  {equal, aliases}: Synonyms,
  isKnown: (term: string) => boolean,
): Replacement[] {
  const pairs = [
    ...equal.flatMap((terms) =>
      terms.flatMap((from) =>
        terms
          .filter((to) => to !== from && !(isHan(from) && !isHan(to) && isKnown(from)))
          .map((to) => [from, to] as const),
      ),
    ),
    ...aliases,
  ];
  return pairs
    .sort(([a], [b]) => b.length - a.length)
    .map(([from, to]) => ({pattern: patternOf(fold(from)), to: ` ${to} `}));
}

/** Weight of a variant; a synonym may change the meaning. */
const trustInVariant = 0.8;

/** Maximum number of variants: each is a separate search. */
const maxVariants = 4;

/**
 * Variants of a query: the query itself, then with all terms replaced, then with a single term replaced, the
 * longest term first.
 */
export function variantsOf(query: string, replacements: readonly Replacement[]): Variant[] {
  const original = fold(query);
  const matching = replacements.filter(({pattern}) => pattern.test(original));
  const all = matching.reduce((text, {pattern, to}) => text.replace(pattern, to), original);
  const single = matching.map(({pattern, to}) => original.replace(pattern, to));
  const others = [...new Set([all, ...single])].filter((other) => other !== original);
  return [
    {query, trust: 1},
    ...others.slice(0, maxVariants - 1).map((other) => ({query: other, trust: trustInVariant})),
  ];
}
