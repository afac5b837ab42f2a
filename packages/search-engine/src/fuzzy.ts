/** Corrections of misspelled words. */
import {distance} from 'text-utils';

/** Maximum edit distance. Short words are not corrected, because too many others are near. */
const allowedSteps = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Words with the smallest edit distance to a misspelled one. */
export function nearWords(
  typed: string,
  words: readonly string[],
): Array<{word: string; steps: number}> {
  const limit = allowedSteps(typed);
  if (limit === 0 || /\d/.test(typed)) {
    return [];
  }
  // The first letter is rarely wrong, but may be swapped with the second.
  const swapped = typed.charAt(1) + typed.charAt(0);
  const found = words
    .filter((word) => word[0] === typed[0] || word.startsWith(swapped))
    .filter((word) => Math.abs(word.length - typed.length) <= limit)
    .map((word) => ({word, steps: distance(typed, word, limit)}));
  const least = Math.min(limit, ...found.map(({steps}) => steps));
  return found.filter(({steps}) => steps === least);
}
