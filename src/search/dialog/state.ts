/**
 * What the last answer was, for the screens that DocSearch cannot show by itself.
 *
 * DocSearch 4.7.0 knows an error status, but its core resets it at once, and it cannot tell "found
 * nothing" from "could not look". So the search adapter never rejects: it answers with no hits and
 * says here why there are none.
 */
import type {Failure} from '../failures';

export interface Outcome {
  query: string;
  status: 'answered' | Failure;
  /** Number of all results. */
  total: number;
  /** The embedded index answered because the hosts did not. */
  fallback: boolean;
  /** Queries like this one that have results; for an answer without any. */
  suggestions: readonly string[];
}

export interface OutcomeStore {
  get: () => Outcome | undefined;
  set: (outcome: Outcome) => void;
  subscribe: (listener: () => void) => () => void;
}

export function outcomeStore(): OutcomeStore {
  let current: Outcome | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(outcome) {
      current = outcome;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
