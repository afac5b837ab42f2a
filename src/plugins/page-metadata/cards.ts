/**
 * Makes the cards of a language and keeps them: a card whose text and drawing code have been met
 * before is copied from the cache, and where all have been, the canvas is not even loaded.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {copyFile, mkdir, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Card} from './card';
import type {CardsToDraw} from './draw';

/** In pixels; what social networks ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/** Fewer cards than these are drawn sooner than another process has loaded the canvas. */
const together = 120;

const drawnBy = ['@napi-rs/canvas', '@fontsource-variable/noto-sans-sc'];
const drawnFrom = [
  'static/img/logo.svg',
  'src/config/brand.ts',
  'src/figures/palette.ts',
  ...['card', 'cards', 'draw', 'fonts', 'png', 'wrap'].map(
    (name) => `src/plugins/page-metadata/${name}.ts`,
  ),
];

/** Changes when anything but its text changes that a card's look depends on. */
function lookOf(siteDir: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const files = [
    ...drawnBy.map((name) => require.resolve(`${name}/package.json`)),
    ...drawnFrom.map((file) => path.join(siteDir, file)),
  ];
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('hex');
}

export interface Cards {
  /** Has a card made and returns the name of its file. Cards that look the same are one file. */
  add: (card: Card) => string;
  /** Puts the cards in place that have been drawn before. */
  finish: () => Promise<void>;
  /** The others, in parts that several processes can draw. */
  toDraw: () => Omit<CardsToDraw, 'locale'>[];
}

/** @param target Folder that the files are written to. */
export function createCards(siteDir: string, target: string): Cards {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const look = lookOf(siteDir);
  const missing = new Map<string, Card>();

  return {
    add(card) {
      const hash = createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex');
      const name = `card.${hash.slice(0, 16)}.png`;
      missing.set(name, card);
      return name;
    },

    async finish() {
      await Promise.all([cache, target].map((folder) => mkdir(folder, {recursive: true})));
      const kept = (await readdir(cache)).filter((name) => missing.delete(name));
      await Promise.all(
        kept.map((name) => copyFile(path.join(cache, name), path.join(target, name))),
      );
    },

    toDraw() {
      const all = [...missing];
      const logo = path.join(siteDir, 'static/img/logo.svg');
      return Array.from({length: Math.ceil(all.length / together)}, (_, part) => ({
        logo,
        cache,
        target,
        cards: all.slice(part * together, (part + 1) * together),
      }));
    },
  };
}
