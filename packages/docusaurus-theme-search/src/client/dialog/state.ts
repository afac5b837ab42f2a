/** State of the open dialog. */
import {createContext, type MouseEvent} from 'react';
import type {Outcome} from '../runSearch';

export interface DialogState {
  /** Text of the search box. */
  query: string;
  /** Number of restarted searches; DocSearch is mounted again for each, with the query. */
  attempt: number;
  /** Outcome of the latest search. */
  outcome?: Outcome;
}

export type DialogEvent =
  | {type: 'typed'; query: string}
  | {type: 'restarted'; query: string}
  | {type: 'outcome'; outcome: Outcome};

/** Reducer, which ignores outcomes of earlier queries. */
export function dialogReducer(state: DialogState, event: DialogEvent): DialogState {
  if (event.type === 'outcome') {
    const {outcome} = event;
    return outcome.query === state.query ? {...state, outcome} : state;
  }
  const {query} = event;
  if (event.type === 'restarted') {
    return {query, attempt: state.attempt + 1};
  }
  // The last results remain until there are others, or no query.
  return query === '' ? {query, attempt: state.attempt} : {...state, query};
}

/** Outcome and link handler for the parts that DocSearch renders. */
export const DialogContext = createContext<{
  outcome?: Outcome;
  /** Closes the dialog and follows a link. */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void;
}>({onLeave: () => {}});
