/** Finds the terms of a query that have synonyms: in the other language, or words of the documentation. */
import {normalize} from 'text-utils';
import {isHan} from './tokenize';
import {stem} from './stem';

export interface Synonyms {
  /** Groups of interchangeable terms. */
  equal: ReadonlyArray<readonly string[]>;
  /** Words of readers, each with the term of the pages. */
  aliases: ReadonlyArray<readonly [word: string, term: string]>;
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
    .map(([from, to]) => ({pattern: patternOf(fold(from)), to}));
}

/** Term of a query and its synonyms. */
interface Term {
  start: number;
  end: number;
  synonyms: string[];
}

/** Terms of a normalized query that have synonyms, in order; of overlapping ones, the longest. */
export function termsIn(query: string, replacements: readonly Replacement[]): Term[] {
  const text = query.toLowerCase();
  const terms: Term[] = [];
  for (const {pattern, to} of replacements) {
    const found = pattern.exec(text);
    if (found) {
      const [start, end] = [found.index, found.index + found[0].length];
      const other = terms.find((term) => term.start < end && start < term.end);
      if (!other) {
        terms.push({start, end, synonyms: [to]});
      } else if (other.start === start && other.end === end) {
        other.synonyms.push(to);
      }
    }
  }
  return terms.sort((a, b) => a.start - b.start);
}
