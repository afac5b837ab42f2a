/** Words that a misspelt one may stand for. */
import {distance} from 'text-utils';

/** Short words are not guessed: every other one is near. */
const allowedSteps = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Words nearest to a misspelt one. */
export function nearWords(
  typed: string,
  words: readonly string[],
): Array<{word: string; steps: number}> {
  const limit = allowedSteps(typed);
  if (limit === 0 || /\d/.test(typed)) {
    return [];
  }
  // A mistake in the first letter is rare, a swap less so.
  const swapped = typed.charAt(1) + typed.charAt(0);
  const found = words
    .filter((word) => word[0] === typed[0] || word.startsWith(swapped))
    .filter((word) => Math.abs(word.length - typed.length) <= limit)
    .map((word) => ({word, steps: distance(typed, word, limit)}));
  const least = Math.min(limit, ...found.map(({steps}) => steps));
  return found.filter(({steps}) => steps === least);
}
