/**
 * npm run diagrams: draws the Mermaid blocks of all pages to `src/diagrams`, in both colour modes.
 *
 * Draws those that have no drawing yet and deletes drawings that no page uses; `--all` draws
 * everything again. Needs Chromium (found or installed as for the browser tests).
 * The labels are set in Arial or Liberation Sans, whose letters are equally wide, so that they fit
 * wherever the picture is seen.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page as BrowserPage} from 'playwright-core';
import {
  drawingFile,
  drawingName,
  drawingsFolder,
  modes,
  type Mode,
} from '../src/plugins/diagrams/drawings';
import {mermaidSources, type MermaidSource} from './lib/mermaid-sources';
import {launch, useChromium} from './lib/browser';
import {tokens} from './lib/tokens';

const themes: Readonly<Record<Mode, string>> = {light: 'default', dark: 'dark'};
const font =
  'Arial, "Liberation Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** A label may be a little wider with the reader's fonts; Mermaid's dark theme sets labels of arrows at 4.4:1. */
const always = 'foreignObject{overflow:visible}';
const ownRules: Readonly<Record<Mode, string[]>> = {
  light: [always],
  dark: [always, '#diagram .edgeLabel :is(p,span){color:#f2f5f8}'],
};

const palettes: Readonly<Record<Mode, ReadonlyMap<string, string>>> = {
  light: tokens(':root'),
  dark: tokens("[data-theme='dark']"),
};

/** Color of the site in a mode. */
function color(mode: Mode, name: string): string {
  const value = palettes[mode].get(name);
  if (!value) {
    throw new Error(`src/css/tokens.css tells no color ${name} for the ${mode} mode.`);
  }
  return value;
}

/** Mermaid's themes are lavender, yellow, and brownish grey; boxes, edges and labels take the site's colors. */
const ownColors: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    'rgb(236, 236, 255)': color('light', '--site-accent-soft'),
    '#ECECFF': color('light', '--site-accent-soft'),
    'rgb(147, 112, 219)': color('light', '--site-border-control'),
    '#9370DB': color('light', '--site-border-control'),
    'rgb(255, 255, 222)': color('light', '--site-surface'),
    'rgb(255, 245, 173)': color('light', '--site-warning-soft'),
    'rgb(170, 170, 51)': color('light', '--site-border-control'),
    'rgba(232, 232, 232, 0.8)': color('light', '--site-surface-strong'),
    'rgba(232, 232, 232, 0.5)': `${color('light', '--site-surface-strong')}80`,
  },
  dark: {
    'rgb(31, 32, 32)': color('dark', '--site-surface'),
    'rgb(71, 73, 73)': color('dark', '--site-surface'),
    'fill: rgb(51, 51, 51)': `fill: ${color('dark', '--ifm-background-color')}`,
    'rgb(88, 88, 88)': color('dark', '--site-surface-strong'),
    'rgba(88, 88, 88, 0.5)': `${color('dark', '--site-surface-strong')}80`,
    'stroke: rgb(204, 204, 204)': `stroke: ${color('dark', '--site-border-control')}`,
  },
};

const inOwnColors = (svg: string, mode: Mode): string =>
  Object.entries(ownColors[mode]).reduce(
    (text, [theirs, own]) => text.replaceAll(theirs, own),
    svg,
  );

/** Draws in the page; returns the SVG as XML, without the rules that match nothing in it. */
async function draw(page: BrowserPage, source: string, mode: Mode): Promise<string> {
  return page.evaluate(
    async ({source, theme, font, ownRules}) => {
      interface MermaidGlobal {
        initialize: (config: object) => void;
        render: (id: string, text: string) => Promise<{svg: string}>;
      }
      const {mermaid} = globalThis as unknown as {mermaid: MermaidGlobal};
      mermaid.initialize({
        startOnLoad: false,
        theme,
        fontFamily: font,
        deterministicIds: true,
        // Mermaid draws some outlines with chance: with a seed the same source gives the same file.
        handDrawnSeed: 1,
        // Mermaid's own 200 px breaks Chinese labels of a dozen characters within a word.
        flowchart: {wrappingWidth: 260},
      });
      const {svg: markup} = await mermaid.render('diagram', source);
      const box = document.createElement('div');
      box.innerHTML = markup;
      document.body.append(box);
      const svg = box.querySelector('svg')!;
      const style = svg.querySelector('style');
      if (style?.sheet) {
        const rules = Array.from(style.sheet.cssRules);
        const used = rules.filter((rule) => {
          if (!(rule instanceof CSSStyleRule)) {
            return !(rule instanceof CSSKeyframesRule);
          }
          return rule.selectorText
            .split(',')
            .some((selector) => document.querySelector(selector.trim()) !== null);
        });
        style.textContent = [...used.map((rule) => rule.cssText), ...ownRules].join('');
      }
      for (const element of Array.from(svg.querySelectorAll('*'))) {
        for (const {name, value} of Array.from(element.attributes)) {
          if (name.startsWith('data-') || (name === 'style' && /^;*$/.test(value))) {
            element.removeAttribute(name);
          } else if (['d', 'points', 'transform'].includes(name)) {
            const rounded = value.replace(/-?\d+\.\d{3,}/g, (number) =>
              String(Number(Number(number).toFixed(2))),
            );
            element.setAttribute(name, rounded);
          }
        }
      }
      const {width, height} = svg.viewBox.baseVal;
      const size = {width: String(Math.ceil(width)), height: String(Math.ceil(height))};
      const attributes = Array.from(svg.attributes).filter(
        ({name}) => !['width', 'height', 'style'].includes(name),
      );
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawn.setAttribute('width', size.width);
      drawn.setAttribute('height', size.height);
      for (const {name, value} of attributes) {
        if (name !== 'xmlns') {
          drawn.setAttribute(name, value);
        }
      }
      drawn.append(...Array.from(svg.childNodes));
      const xml = new XMLSerializer().serializeToString(drawn);
      box.remove();
      return xml
        .replace(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/, '<svg')
        .replace(/^<svg( width="\d+" height="\d+")/, '<svg$1 xmlns="http://www.w3.org/2000/svg"');
    },
    {source, theme: themes[mode], font, ownRules: ownRules[mode]},
  );
}

/**
 * Boxes are as wide as the text is while they are drawn.
 * @throws Where the fonts are missing whose letters have the widths that readers see.
 */
async function checkFonts(page: BrowserPage): Promise<void> {
  const widths = await page.evaluate((family) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `100px ${family}`;
    return ['m', '中'].map((character) => Math.round(context.measureText(character).width));
  }, font);
  if (widths.join() !== '83,100') {
    throw new Error(
      'Arial or Liberation Sans, or a Chinese font, is missing: labels would not fit their boxes. ' +
        'Install them (Debian: sudo apt-get install fonts-liberation fonts-noto-cjk).',
    );
  }
}

/**
 * Writes the drawings of blocks, by their names.
 * @throws At the first block that Mermaid cannot draw: file, line and its reason.
 */
async function drawAll(blocks: readonly [name: string, source: MermaidSource][]): Promise<void> {
  await useChromium();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await checkFonts(page);
    const script = path.join(
      path.dirname(createRequire(import.meta.url).resolve('mermaid')),
      'mermaid.min.js',
    );
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    await page.addScriptTag({content: readFileSync(script, 'utf8')});
    for (const [name, {text, file, line}] of blocks) {
      for (const mode of modes) {
        try {
          const svg = await draw(page, text, mode);
          writeFileSync(
            path.join(drawingsFolder, drawingFile(name, mode)),
            `${inOwnColors(svg, mode)}\n`,
          );
        } catch (error) {
          throw new Error(
            `${file}:${line}: Mermaid cannot draw this block: ${(error as Error).message.split('\n').slice(0, 6).join('\n')}`,
          );
        }
      }
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const sources = mermaidSources();
  const wanted = new Map<string, MermaidSource>(
    sources.map((entry) => [drawingName(entry.text), entry]),
  );
  mkdirSync(drawingsFolder, {recursive: true});
  const present = readdirSync(drawingsFolder).filter((file) => file.endsWith('.svg'));
  const orphans = present.filter((file) => !wanted.has(file.split('.')[0] ?? ''));
  orphans.forEach((file) => rmSync(path.join(drawingsFolder, file)));
  const all = process.argv.includes('--all');
  const missing = [...wanted].filter(
    ([name]) =>
      all || !modes.every((mode) => existsSync(path.join(drawingsFolder, drawingFile(name, mode)))),
  );
  if (missing.length > 0) {
    await drawAll(missing);
  }
  console.log(
    `${wanted.size} diagrams: ${missing.length} drawn, ${orphans.length / modes.length} deleted.`,
  );
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
