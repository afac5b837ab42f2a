/**
 * npm run diagrams: draws the Mermaid blocks of all pages to `src/diagrams`.
 *
 * It draws the blocks that have no picture yet. When all of them are drawn, it deletes the pictures
 * that no page of either language uses. It needs Chromium, which it finds or installs as the browser
 * tests do. Labels are measured in the typefaces and by the styles of the site, so that they fit their
 * boxes in a page.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Mermaid} from 'mermaid';
import type {Page} from 'playwright-core';
import {mermaidOptions} from '../src/config/diagrams';
import {normalize, pictureFile, pictureFolder, pictureName} from '../src/plugins/diagrams/picture';
import {mermaidSources, type MermaidSource} from './lib/mermaid-sources';
import {launch, useChromium} from './lib/browser';
import {fontFile} from './lib/font';

const {resolve} = createRequire(import.meta.url);

interface Task {
  /** Of the picture: begins all ids in it, as a page may hold several. */
  id: string;
  source: string;
  lang: string;
  options: object;
}

/** Runs in the browser: draws and returns the SVG for an HTML page, without what makes no difference to it. */
async function drawInPage({id, source, lang, options}: Task): Promise<string> {
  const {mermaid} = globalThis as unknown as {mermaid: Mermaid};
  mermaid.initialize(options);
  document.documentElement.lang = lang;
  const box = document.createElement('div');
  box.innerHTML = (await mermaid.render(id, source)).svg;
  document.body.append(box);
  const svg = box.querySelector('svg')!;
  const title = svg.querySelector('title')?.textContent ?? '';
  const description = svg.querySelector('desc')?.textContent ?? '';
  svg.querySelectorAll('title, desc').forEach((it) => it.remove());

  // Mermaid's style sheet has rules for every kind of diagram, and its own colors, where those of the site
  // follow the mode of the page.
  const noOwnColor = /^$|^none$|transparent|var\(/;
  const colors = ['fill', 'stroke', 'color', 'background-color'];
  const style = svg.querySelector('style')!;
  const rules = Array.from(style.sheet!.cssRules)
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({selectorText}) =>
      selectorText.split(/,(?![^(]*\))/).some((it) => document.querySelector(it.trim())),
    );

  const used = new Set(svg.outerHTML.match(/(?<=url\(#)[^)]+/g));
  svg.querySelectorAll('marker, symbol, filter').forEach((it) => used.has(it.id) || it.remove());
  const elements = Array.from(svg.querySelectorAll<SVGElement>('*'));
  for (const {style: declarations} of [...rules, ...elements]) {
    colors
      .filter((name) => !noOwnColor.test(declarations.getPropertyValue(name)))
      .forEach((name) => declarations.removeProperty(name));
  }
  style.textContent = rules.map((rule) => (rule.style.length > 0 ? rule.cssText : '')).join('');
  for (const element of elements) {
    for (const {name, value} of Array.from(element.attributes)) {
      if (
        name.startsWith('data-') ||
        (name === 'style' && /^;*$/.test(value)) ||
        (name === 'id' && !used.has(value)) ||
        (colors.includes(name) && !noOwnColor.test(value))
      ) {
        element.removeAttribute(name);
      } else if (['d', 'points', 'transform'].includes(name)) {
        const rounded = value.replace(/-?\d+\.\d{3,}/g, (it) =>
          String(Math.round(+it * 100) / 100),
        );
        element.setAttribute(name, rounded);
      }
    }
  }

  const space = 12;
  const {x, y, width, height} = svg.viewBox.baseVal;
  const [w, h] = [Math.ceil(width) + 2 * space, Math.ceil(height) + 2 * space];
  while (svg.attributes[0]) {
    svg.removeAttributeNode(svg.attributes[0]);
  }
  // In the order in which the build reads them.
  const attributes = {
    width: String(w),
    height: String(h),
    'aria-label': title,
    role: 'group',
    fill: 'currentcolor',
    id,
    viewBox: `${Math.floor(x) - space} ${Math.floor(y) - space} ${w} ${h}`,
  };
  Object.entries(attributes).forEach((it) => svg.setAttribute(...it));
  const desc = document.createElementNS(svg.namespaceURI, 'desc');
  desc.textContent = description;
  svg.prepend(desc);
  box.remove();
  return svg.outerHTML;
}

/** The styles that text in a page inherits, with the Latin face in them. */
function siteStyles(): string {
  const face = readFileSync(fontFile, 'base64');
  return ['fonts', 'tokens', 'site']
    .map((name) => readFileSync(`src/css/${name}.css`, 'utf8'))
    .join('\n')
    .replace(/url\('[^']*geist\.woff2'\)/, `url(data:font/woff2;base64,${face})`);
}

/**
 * Boxes are made as wide as their text is while it is drawn.
 *
 * @throws Error when the fonts are missing whose letters have the widths that readers see
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

/**
 * Writes the pictures of blocks.
 *
 * @throws Error at the first block that Mermaid cannot draw, with file, line and reason
 */
async function drawAll(blocks: readonly [name: string, source: MermaidSource][]): Promise<void> {
  await useChromium();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent(
      `<!doctype html><style>${siteStyles()} body {font-family: var(--ifm-font-family-base); line-height: normal}</style>`,
    );
    await checkFonts(page);
    const content = readFileSync(path.join(path.dirname(resolve('mermaid')), 'mermaid.min.js'));
    await page.addScriptTag({content: content.toString()});
    for (const [name, {text, file, line}] of blocks) {
      const task = {
        id: `d${name.slice(0, 7)}`,
        source: normalize(text),
        lang: file.startsWith('i18n/en/') ? 'en' : 'zh-CN',
        options: {...mermaidOptions, startOnLoad: false},
      };
      const svg = await page.evaluate(drawInPage, task).catch((error: Error) => {
        const reason = error.message.split('\n').slice(0, 6).join('\n');
        throw new Error(`${file}:${line}: Mermaid cannot draw this block: ${reason}`);
      });
      writeFileSync(path.join(pictureFolder, pictureFile(name)), `${svg}\n`);
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const wanted = new Map(mermaidSources().map((source) => [pictureName(source.text), source]));
  mkdirSync(pictureFolder, {recursive: true});
  const present = readdirSync(pictureFolder);
  const missing = [...wanted].filter(([name]) => !present.includes(pictureFile(name)));
  if (missing.length > 0) {
    await drawAll(missing);
  }
  const unused = present.filter((file) => !wanted.has(file.split('.')[0] ?? ''));
  unused.forEach((file) => rmSync(path.join(pictureFolder, file)));
  console.log(`${wanted.size} diagrams: ${missing.length} drawn, ${unused.length} deleted.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
