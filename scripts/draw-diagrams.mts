/**
 * npm run diagrams: renders the Mermaid blocks of all pages to `src/data/diagrams`, and deletes unused
 * drawings.
 *
 * Requires Chromium, which it finds or installs like the browser tests.
 */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {drawDiagrams} from 'docusaurus-plugin-diagrams';
import {messageOf} from 'text-utils';
import {diagrams} from '../src/config/diagrams';
import {launch, useChromium} from './lib/browser';
import {fontFile} from './lib/font';
import {mermaidSources} from './lib/mermaid-sources';

const faces = [
  'var(--ifm-font-family-base)',
  "'Geist Fallback', var(--site-font-cjk), sans-serif",
  "'DejaVu Sans', var(--site-font-cjk), sans-serif",
];

/** Styles that text inherits in a page, with the embedded Latin font. */
function siteStyles(): string {
  const face = readFileSync(fontFile, 'base64');
  return ['fonts', 'tokens', 'site']
    .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
    .join('\n')
    .replace(/url\('[^']*geist\.woff2'\)/, `url(data:font/woff2;base64,${face})`);
}

/**
 * The size of boxes follows the measured text width.
 *
 * @throws if the fonts with the widths that readers see are missing
 */
async function checkFonts(page: Page): Promise<void> {
  const widths = await page.evaluate(async () => {
    const family = getComputedStyle(document.body).fontFamily;
    await document.fonts.load(`400 100px ${family}`);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `100px ${family}`;
    return ['m', '中'].map((letter) => Math.round(context.measureText(letter).width));
  });
  if (widths.join() !== '88,100') {
    throw new Error(
      `A Chinese font is missing, or Geist did not load (${widths.join()}): labels would not fit their boxes. ` +
        'Install one (Debian: sudo apt-get install fonts-noto-cjk).',
    );
  }
}

try {
  const {all, drawn, deleted} = await drawDiagrams(mermaidSources(), diagrams, {
    launch: () => useChromium().then(() => launch()),
    styles: siteStyles(),
    faces,
    checkFonts,
  });
  console.log(`${all} diagrams: ${drawn} drawn, ${deleted} files deleted.`);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
