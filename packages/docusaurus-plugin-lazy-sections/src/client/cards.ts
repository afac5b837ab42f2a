/** Titles and descriptions of linked docs, collected from the loaded pages with cards. */
import type {Cards} from '../types';

export const cards: Cards = {};

/** Adds the titles and descriptions from a page with cards. */
export const addCards = (more: Cards): void => {
  Object.assign(cards, more);
};
