/** Draws cards, which takes 100 MB and some milliseconds for each. */
import {copyFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cardPainter, type Card} from './card';
import type {Locale} from '../../config/locales';

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
      // Renamed into place: a build that was interrupted leaves no half card in the cache.
      await writeFile(`${file}.${process.pid}`, await paint(card));
      await rename(`${file}.${process.pid}`, file);
      await copyFile(file, path.join(target, name));
    }),
  );
  const milliseconds = Math.round(performance.now() - started);
  console.log(`[cards] ${locale}: ${cards.length} drawn, ${milliseconds} ms`);
}
