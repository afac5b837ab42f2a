/** Other ways to put a query: with a glossary term in the other language, or in the docs' word. */
import {isHan, normalize} from './tokenize';
import {stem} from './stem';

/** Words that stand for others. */
export interface Synonyms {
  /** Terms that stand for each other. */
  equal: ReadonlyArray<readonly string[]>;
  /** Words that readers use, each with the term that the pages use. */
  aliases: ReadonlyArray<readonly [word: string, term: string]>;
}

export interface Variant {
  query: string;
  /** Similarity to the typed text, up to 1. */
  trust: number;
}

const fold = (text: string) => normalize(text).toLowerCase();

/**
 * A term with Han characters stands anywhere; words stand in any of their forms, but in no compound:
 * `metadata.yaml`, `--tag`. Classes of Unicode would take a second to compile for all terms.
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

/** A term that is replaced in a query, and its replacement. */
export interface Replacement {
  pattern: RegExp;
  to: string;
}

/**
 * Pages in Chinese that have a Chinese term are not looked up by its translation, too.
 * Longest first: `设备配置` is replaced as a whole before 设备. Made while the index is read, not with
 * the first query.
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

/** Weight of a query variant; a synonym may change the meaning. */
const trustInVariant = 0.8;

/** Every way to put a query is looked up on its own: more of them take too long. */
const mostVariants = 4;

/**
 * The query itself first, then with all its terms put the other way at once, then with each alone, the
 * longest first.
 */
export function variantsOf(query: string, replacements: readonly Replacement[]): Variant[] {
  const original = fold(query);
  const fitting = replacements.filter(({pattern}) => pattern.test(original));
  const all = fitting.reduce((text, {pattern, to}) => text.replace(pattern, to), original);
  const alone = fitting.map(({pattern, to}) => original.replace(pattern, to));
  const others = [...new Set([all, ...alone])].filter((other) => other !== original);
  return [
    {query, trust: 1},
    ...others.slice(0, mostVariants - 1).map((other) => ({query: other, trust: trustInVariant})),
  ];
}
