/** Title and description of docs that cards link to, as far as pages with cards have brought them. */
import type {Cards} from '../types';

export const cards: Cards = {};

/** Adds what a page with cards has brought. */
export const addCards = (more: Cards): void => {
  Object.assign(cards, more);
};
