/** Draws figures as SVG, and checks the drawings. */
import {narrowWidth} from 'docusaurus-theme-picture/data';
import {escapeHtml} from 'text-utils';
import {flatten, type Figure} from './define';
import {createKit} from './kit';
import {Pen, n} from './kit/pen';
import type {Locale} from './locales';

/** Space below the content of a narrow drawing, px. */
const space = 16;

function checkLegend(figure: Figure, pen: Pen): void {
  const numbers = [...new Set(pen.callouts.map(({number}) => number))].sort((a, b) => a - b);
  const expected = (figure.legend ?? []).map((_, index) => index + 1);
  if (numbers.join() !== expected.join()) {
    pen.fail(`callouts ${numbers.join(', ') || 'none'}, but a legend of ${expected.length} items`);
  }
}

/** Drawing: an SVG element for an HTML page, and its size in px. */
export interface Rendered {
  svg: string;
  width: number;
  height: number;
}

function drawOne(figure: Figure, locale: Locale, narrow: boolean, card?: boolean) {
  const pen = new Pen({
    name: figure.name,
    width: narrow ? narrowWidth : figure.width,
    height: (!narrow && figure.height) || Infinity,
    narrow,
    card,
    locale,
    legend: (figure.legend ?? []).map((item) => item[locale]),
  });
  const k = createKit(pen);
  const drawing = flatten(figure.draw({k, t: (text) => text[locale], locale, narrow, card}));
  return {pen, drawing};
}

/** Specified height of a drawing, or else that of its content. */
const heightOf = ({sheet, bottom}: Pen): number =>
  Number.isFinite(sheet.height) ? sheet.height : Math.ceil(bottom) + space;

function toSvg(
  figure: Figure,
  locale: Locale,
  {pen, drawing}: ReturnType<typeof drawOne>,
): Rendered {
  const {width} = pen.sheet;
  const height = heightOf(pen);
  const svg =
    `<svg role="group" aria-label="${escapeHtml(figure.title[locale])}"` +
    ` viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"` +
    ` font-size="13" fill="${pen.color('text')}">` +
    `<desc>${escapeHtml(figure.description[locale])}</desc>${drawing}</svg>`;
  return {svg, width, height};
}

function renderOne(figure: Figure, locale: Locale, narrow: boolean): Rendered {
  const drawn = drawOne(figure, locale, narrow);
  drawn.pen.check();
  checkLegend(figure, drawn.pen);
  return toSvg(figure, locale, drawn);
}

/**
 * Drawing for phones of editable content, in the browser: texts may touch each other.
 * @throws if it leaves the drawing area
 */
export const renderLive = (figure: Figure, locale: Locale): Rendered =>
  toSvg(figure, locale, drawOne(figure, locale, true));

/**
 * Figure as SVG elements for an HTML page, in one language, in the colors of the page: the drawing for wide
 * pages, followed by the one for phones if the figure has one.
 */
export function renderFigure(figure: Figure, locale: Locale): Rendered[] {
  return (figure.narrow ? [false, true] : [false]).map((narrow) =>
    renderOne(figure, locale, narrow),
  );
}

/** Height in px of the picture on a card, 5 to 3. */
const cardHeight = Math.round(narrowWidth * 0.6);

/**
 * Picture on the card of a page: a crop of the drawing for phones at its size, so that the letters of all cards
 * have one size. `card` selects the part. It is decorative.
 */
export function renderCard(figure: Figure, locale: Locale): Rendered {
  const {pen, drawing} = drawOne(figure, locale, figure.narrow ?? false, true);
  const whole = {y: 0, h: heightOf(pen)};
  const {y, h} = (figure.card !== undefined && pen.content) || whole;
  const room = h - cardHeight;
  // A low drawing is centered.
  const top = y + (room > 0 ? room * (figure.card ?? 0) : room / 2);
  const svg =
    `<svg viewBox="0 ${n(top)} ${narrowWidth} ${cardHeight}"` +
    ` font-size="13" fill="${pen.color('text')}">${drawing}</svg>`;
  return {svg, width: narrowWidth, height: cardHeight};
}
