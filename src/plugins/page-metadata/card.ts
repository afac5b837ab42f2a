/** Draws the picture that a shared link to a page shows: brand, section, title. */
import {createCanvas, loadImage, type Canvas, type SKRSContext2D} from '@napi-rs/canvas';
import {brand} from '../../config/brand';
import type {Bilingual, Locale} from '../../config/locales';
import {colour, type Token} from '../../figures/palette';
import {cardSize} from './cards';
import {familiesFor} from './fonts';
import {encodePng} from './png';
import {pieces, wrap} from './wrap';

export interface Card {
  locale: Locale;
  title: string;
  /** Names of the sections that the page is in, the outermost first. */
  sections: readonly string[];
}

const {width, height} = cardSize;
const left = 80;
const textWidth = width - 2 * left;
const site: Bilingual = {zh: '帮助文档', en: 'Documentation'};
const titleSizes = [76, 68, 60, 52];
const titleLines = 3;
const lineHeight = 1.28;

const paint = (token: Token) => colour(token, 'light');

function setFont(context: SKRSContext2D, text: string, size: number, weight: number): void {
  context.font = `${weight} ${size}px ${familiesFor(text)}`;
}

/** Writes one line and returns where it ends. */
function write(
  context: SKRSContext2D,
  text: string,
  {
    x,
    y,
    size,
    weight = 400,
    ink,
  }: {x: number; y: number; size: number; weight?: number; ink: Token},
): number {
  setFont(context, text, size, weight);
  context.fillStyle = paint(ink);
  context.fillText(text, x, y);
  return x + context.measureText(text).width;
}

/** Decoration: a time axis with a moment marked on it, as on the home page. */
function drawAxis(context: SKRSContext2D): void {
  const y = 560;
  const [from, to, playhead] = [760, 920, 840];
  context.fillStyle = paint('accentSoft');
  context.fillRect(from, y - 28, to - from, 28);
  for (let x = left; x <= width - left; x += 20) {
    const marked = x >= from && x <= to;
    context.fillStyle = paint(marked ? 'accent' : 'sceneLine');
    const length = (x - left) % 100 === 0 ? 20 : 10;
    context.fillRect(x - 1, y - length, 2, length);
  }
  context.fillStyle = paint('sceneLine');
  context.fillRect(left - 1, y, width - 2 * left + 2, 2);
  context.fillStyle = paint('accent');
  context.fillRect(playhead - 2, y - 40, 4, 52);
  context.beginPath();
  context.arc(playhead, y + 1, 9, 0, 2 * Math.PI);
  context.fill();
}

/** What the cards of a language have in common. */
async function drawGround(locale: Locale, logo: string): Promise<Canvas> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = paint('surface');
  context.fillRect(0, 0, width, height);
  context.drawImage(await loadImage(logo), left, 64, 64, 64);
  const end = write(context, brand.name, {
    x: left + 84,
    y: 111,
    size: 40,
    weight: 700,
    ink: 'text',
  });
  write(context, site[locale], {x: end + 20, y: 110, size: 34, ink: 'muted'});
  drawAxis(context);
  return canvas;
}

/** The sections in one line; where it is too long, the outer ones are left out. */
function sectionLine(context: SKRSContext2D, sections: readonly string[], size: number): string {
  const line = sections.join(' › ');
  setFont(context, line, size, 500);
  return sections.length < 2 || context.measureText(line).width <= textWidth
    ? line
    : sectionLine(context, sections.slice(1), size);
}

/** The title in the largest size that keeps it within its lines; the rest is cut at the smallest. */
function titleIn(context: SKRSContext2D, {title, locale}: Card): {lines: string[]; size: number} {
  const measure = (text: string) => context.measureText(text).width;
  for (const size of titleSizes) {
    setFont(context, title, size, 700);
    const lines = wrap(title, locale, textWidth, measure);
    const breaksName = pieces(title, locale).some((piece) => measure(piece.trim()) > textWidth);
    // A name in one piece, and two lines rather than three, are worth a smaller size.
    if (breaksName && size !== titleSizes.at(-1)) {
      continue;
    }
    if (lines.length < titleLines || (lines.length === titleLines && size < 68)) {
      return {lines, size};
    }
  }
  const size = titleSizes.at(-1) ?? 0;
  setFont(context, `${title}…`, size, 700);
  const lines = wrap(title, locale, textWidth - size, measure).slice(0, titleLines);
  return {lines: lines.map((line, i) => (i < titleLines - 1 ? line : `${line}…`)), size};
}

/**
 * A function that draws cards as PNG files.
 * @param logo File of the brand mark.
 */
export function cardPainter(logo: string): (card: Card) => Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const grounds = new Map<Locale, Promise<Canvas>>();

  async function draw(card: Card): Promise<Buffer> {
    const ground = grounds.get(card.locale) ?? drawGround(card.locale, logo);
    grounds.set(card.locale, ground);
    context.drawImage(await ground, 0, 0);
    const {lines, size} = titleIn(context, card);
    const sections = sectionLine(context, card.sections, 32);
    const step = size * lineHeight;
    const above = sections ? 60 : 0;
    // In the middle of the space between the brand and the axis.
    const top = 330 - (above + lines.length * step) / 2;
    write(context, sections, {x: left, y: top + 36, size: 32, weight: 500, ink: 'accent'});
    lines.forEach((text, i) => {
      const y = top + above + i * step + size;
      write(context, text, {x: left, y, size, weight: 700, ink: 'text'});
    });
    return encodePng(canvas.data(), width, height);
  }

  // One canvas, so one drawing at a time.
  let previous: Promise<unknown> = Promise.resolve();
  return (card) => {
    const next = previous.then(() => draw(card));
    previous = next.catch(() => undefined);
    return next;
  };
}
