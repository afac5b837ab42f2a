/** State of the open dialog. */
import {createContext, type MouseEvent} from 'react';
import type {Outcome} from '../answer';

export interface DialogState {
  /** Text of the search box. */
  query: string;
  /** Number of searches that were begun anew; DocSearch is mounted for each, with the query. */
  attempt: number;
  /** Outcome of the newest search that was answered. */
  outcome?: Outcome;
}

export type DialogEvent =
  | {type: 'typed'; query: string}
  | {type: 'restarted'; query: string}
  | {type: 'answered'; outcome: Outcome};

/** Drops outcomes of queries that the reader has changed since. */
export function dialogReducer(state: DialogState, event: DialogEvent): DialogState {
  if (event.type === 'answered') {
    const {outcome} = event;
    return outcome.query === state.query ? {...state, outcome} : state;
  }
  const {query} = event;
  if (event.type === 'restarted') {
    return {query, attempt: state.attempt + 1};
  }
  // The last results stay until there are others; without a query there are none.
  return query === '' ? {query, attempt: state.attempt} : {...state, query};
}

/** The state and its links, for the parts that DocSearch renders. */
export const DialogContext = createContext<{
  outcome?: Outcome;
  /** Follows a link: the dialog closes first. */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}>({onLeave: () => {}});
