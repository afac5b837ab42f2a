/** Finds the intended name of a misspelled one, for the messages of several plugins. */
import {distance} from './distance';

/** @returns names nearest to a misspelled one, best first: at most a third of the letters differ, or two */
export function nearestNames(misspelled: string, names: readonly string[], count = 3): string[] {
  const limit = Math.max(2, Math.floor(misspelled.length / 3));
  return names
    .map((name) => ({name, steps: distance(misspelled, name, limit)}))
    .filter(({steps}) => steps <= limit)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, count)
    .map(({name}) => name);
}
