/** Draws cards, which takes 100 MB and some milliseconds for each. */
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import {cardPainter, type Card} from './card';
import type {Locale} from '../../config/locales';
import {putFile} from '../kept-file.mjs';

export interface CardsToDraw {
  locale: Locale;
  /** File of the brand mark. */
  logo: string;
  /** Folder that keeps cards for later builds. */
  cache: string;
  /** Folder that they are wanted in. */
  target: string;
  cards: readonly (readonly [file: string, card: Card])[];
}

export default async function drawCards(wanted: CardsToDraw): Promise<void> {
  const {locale, logo, cache, target, cards} = wanted;
  const started = performance.now();
  const paint = cardPainter(logo);
  await Promise.all(
    cards.map(async ([name, card]) => {
      const file = path.join(cache, name);
      // Whole: a build that is interrupted leaves no half card.
      putFile(file, await paint(card));
      await copyFile(file, path.join(target, name));
    }),
  );
  const milliseconds = Math.round(performance.now() - started);
  console.log(`[cards] ${locale}: ${cards.length} drawn, ${milliseconds} ms`);
}
