/** Draws the social card of a page: brand, section and title, 1200 × 630 pixels. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {createElement as h, type CSSProperties, type ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {cardSize} from './files';
import type {CardColors, PageMetadataOptions} from './options';
import {encodePng} from './png';

export interface Card {
  title: string;
  /** Names of the parent sections, outermost first. */
  sections: readonly string[];
}

/** Appearance of all cards; `logo` is the SVG itself. */
type Design = PageMetadataOptions['card'];

const margin = 80;
const textWidth = cardSize.width - 2 * margin;
const fontPackage = '@fontsource/noto-sans-sc';

/** Satori falls back from one font to the next, so Latin letters use the Latin subset. */
function readFonts(): Font[] {
  const require = createRequire(__filename);
  return (['latin', 'chinese-simplified'] as const).flatMap((subset) =>
    ([400, 700] as const).map((weight) => ({
      name: subset,
      weight,
      data: readFileSync(
        require.resolve(`${fontPackage}/files/noto-sans-sc-${subset}-${weight}-normal.woff`),
      ),
    })),
  );
}

/** Background: the logo, and the time axis with a marked moment of the home page. */
function drawBackground(logo: string, colors: CardColors): string {
  const [axis, from, to, playhead] = [560, 760, 920, 840];
  const rect = (x: number, y: number, width: number, height: number, color: keyof CardColors) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colors[color]}"/>`;
  const ticks = Array.from({length: textWidth / 20 + 1}, (_, index) => {
    const x = margin + 20 * index;
    const height = index % 5 === 0 ? 20 : 10;
    return rect(x - 1, axis - height, 2, height, x >= from && x <= to ? 'accent' : 'line');
  });
  return [
    rect(0, 0, cardSize.width, cardSize.height, 'surface'),
    logo.replace(
      /<svg ([^>]*) width="\d+" height="\d+"/,
      `<svg x="${margin}" y="64" $1 width="64" height="64"`,
    ),
    rect(from, axis - 28, to - from, 28, 'accentSoft'),
    ...ticks,
    rect(margin - 1, axis, textWidth + 2, 2, 'line'),
    rect(playhead - 2, axis - 40, 4, 52, 'accent'),
    `<circle cx="${playhead}" cy="${axis + 1}" r="9" fill="${colors.accent}"/>`,
  ].join('');
}

/** Estimates a width in em: 1 for a Chinese character, about 0.56 for a bold Latin one. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 1 : 0.56), 0);

/** Largest size at which the title fits in two lines and every word in one. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s|[\u2e80-\uffff]/).map(widthOf));
  const fits = (size: number) =>
    longestWord * size <= textWidth && widthOf(title) * size <= 1.85 * textWidth;
  return [76, 68, 60].find(fits) ?? 52;
}

/**
 * Breaks a Chinese title of two lines at the word boundary nearest to its middle. Satori would
 * break it within a word, since Chinese has no spaces.
 */
function breakChinese(title: string, size: number): string {
  if (widthOf(title) * size <= textWidth) {
    return title;
  }
  const distance = (index: number) =>
    Math.abs(widthOf(title.slice(0, index)) - widthOf(title.slice(index)));
  const breaks = [...new Intl.Segmenter('zh', {granularity: 'word'}).segment(title)]
    .filter(
      ({isWordLike, index}) => isWordLike && index > 0 && !/[（「《]/.test(title.charAt(index - 1)),
    )
    .map(({index}) => index);
  const at = breaks.reduce((best, next) => (distance(next) < distance(best) ? next : best), 0);
  return `${title.slice(0, at).trim()}\n${title.slice(at)}`.trim();
}

function layout({title, sections}: Card, {brand, label, colors}: Design): ReactNode {
  const size = titleSize(title);
  const text = (style: CSSProperties, children: string) => h('div', {style}, children);
  return h(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: `64px ${margin}px 98px`,
        fontFamily: 'latin, chinese-simplified',
        color: colors.text,
      },
    },
    h(
      'div',
      {style: {display: 'flex', alignItems: 'center', height: 64, paddingLeft: 84}},
      text({fontSize: 40, fontWeight: 700}, brand),
      text({fontSize: 34, color: colors.muted, marginLeft: 20}, label),
    ),
    h(
      'div',
      {style: {display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center'}},
      text(
        {display: 'block', fontSize: 32, color: colors.accent, lineClamp: 1, marginBottom: 12},
        sections.join(' › '),
      ),
      text(
        {
          display: 'block',
          fontSize: size,
          fontWeight: 700,
          lineHeight: 1.28,
          lineClamp: 3,
          textWrap: 'balance',
          whiteSpace: 'pre-wrap',
          wordBreak: 'break-word',
        },
        /[\u2e80-\uffff]/.test(title) ? breakChinese(title, size) : title,
      ),
    ),
  );
}

interface PainterOptions {
  design: Design;
  folder: string;
  /** Cache of rendered cards for the next build. */
  cacheFolder: string;
}

/**
 * Returns a function that writes a card as a PNG file and returns the file's name, a hash of the drawing.
 * Rendering is slow, so unchanged cards are copied from the cache.
 * @throws (the returned function) if the font lacks a character of the card
 */
export async function createCardPainter({
  design,
  folder,
  cacheFolder,
}: PainterOptions): Promise<(card: Card) => Promise<string>> {
  const fonts = readFonts();
  const background = drawBackground(design.logo, design.colors);
  await mkdir(folder, {recursive: true});
  await mkdir(cacheFolder, {recursive: true});
  return async (card) => {
    const drawing = await satori(layout(card, design), {
      ...cardSize,
      fonts,
      loadAdditionalAsset: (_language, characters) => {
        throw new Error(
          `${fontPackage} has no "${characters}", which the card of "${card.title}" needs. ` +
            'Take the character out of that title, or out of the label in sidebars.ts.',
        );
      },
    });
    // As an image in Satori's layout, the background would double the rendering time.
    const svg = drawing.replace('>', `>${background}`);
    const hash = createHash('sha256').update(svg).digest('hex');
    const name = `card.${hash.slice(0, 16)}.png`;
    const cached = path.join(cacheFolder, name);
    if (!existsSync(cached)) {
      const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
      // Renamed when complete, so that an interrupted build leaves no partial card in the cache.
      await writeFile(`${cached}.part`, await encodePng(image.pixels, image.width, image.height));
      await rename(`${cached}.part`, cached);
    }
    await copyFile(cached, path.join(folder, name));
    return name;
  };
}
