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
import type {Mermaid, MermaidConfig} from 'mermaid';
import type {Page} from '@playwright/test';
import {leastScale, mermaidOptions, phoneOptions} from '../src/config/diagrams';
import {narrowWidth} from '../src/figures/data';
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
  leastScale: number;
}

/** Runs in the browser: draws and returns the SVG for an HTML page, without what makes no difference to it. */
async function drawInPage({id, source, lang, options, leastScale: scale}: Task): Promise<string> {
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

  // Boxes have room for the widest face: the words of others are in the middle of it.
  style.textContent += `#${id} foreignObject > div { display: grid; align-content: center; height: 100%; line-height: 1.5; text-align: center; }`;
  for (const label of Array.from(svg.querySelectorAll<HTMLElement>('foreignObject > div'))) {
    label.style.cssText = `white-space: ${label.style.whiteSpace}`;
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
    style: `--least-width: ${Math.ceil(w * scale)}px`,
  };
  Object.entries(attributes).forEach((it) => svg.setAttribute(...it));
  const desc = document.createElementNS(svg.namespaceURI, 'desc');
  desc.textContent = description;
  svg.prepend(desc);
  box.remove();
  return svg.outerHTML;
}

/**
 * Runs in the browser: makes Mermaid measure text in each face that a reader may have, and take the
 * widest and tallest, in whole pixels and with a pixel of air.
 */
function measureInFaces(faces: readonly string[]): void {
  const widest = (boxes: readonly DOMRect[], air: number): DOMRect => {
    const [width, height] = [
      Math.max(...boxes.map((box) => box.width)),
      Math.max(...boxes.map((box) => box.height)),
    ];
    return new DOMRect(boxes[0]!.x, boxes[0]!.y, Math.ceil(width) + air, Math.ceil(height));
  };
  function inFaces(measure: () => DOMRect): DOMRect[] {
    const boxes = faces.map((face) => {
      document.body.style.fontFamily = face;
      return measure();
    });
    document.body.style.fontFamily = '';
    return boxes;
  }
  const {getBoundingClientRect} = Element.prototype;
  Element.prototype.getBoundingClientRect = function (this: Element): DOMRect {
    if (!(this instanceof HTMLElement) || !this.closest('foreignObject')) {
      return getBoundingClientRect.call(this);
    }
    const boxes = inFaces(() => getBoundingClientRect.call(this));
    // Mermaid breaks the lines of a label that is exactly as wide as it may be.
    const isFull = boxes.some(({width}) => width === parseFloat(this.style.maxWidth));
    return widest(boxes, isFull ? 0 : 2);
  };
  const {getBBox} = SVGTextElement.prototype;
  SVGTextElement.prototype.getBBox = function (this: SVGTextElement): DOMRect {
    return widest(
      inFaces(() => getBBox.call(this)),
      2,
    );
  };
}

/**
 * The faces in which labels are measured: that of the site, its stand-ins, and the widest that systems
 * without those have.
 */
const faces = [
  'var(--ifm-font-family-base)',
  "'Geist Fallback', var(--site-font-cjk), sans-serif",
  "'DejaVu Sans', var(--site-font-cjk), sans-serif",
];

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

/** The statement that gives the direction of a flowchart or of a diagram of states. */
const directionOf = /^(\s*(?:flowchart|graph|direction) )(?:TB|TD|LR)\b/m;

/** Narrow ways to draw a diagram: in both directions or, if it is a sequence, with actors closer together. */
const phoneVariants = (source: string): [source: string, options: MermaidConfig][] =>
  source.includes('sequenceDiagram')
    ? [140, 100, 70, 50, 30, 12].map((actorMargin) => [
        source,
        {...phoneOptions, sequence: {...phoneOptions.sequence, actorMargin}},
      ])
    : ['TB', 'LR'].map((direction) => [
        source.replace(directionOf, `$1${direction}`),
        phoneOptions,
      ]);

const widthOf = (svg: string): number => Number(/ width="(\d+)"/.exec(svg)![1]);

/**
 * Writes the pictures of blocks: the drawing and, where it is too wide for a phone, a narrow one.
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
    // A helper that tsx puts around the named functions that run in the page.
    await page.evaluate('globalThis.__name = (it) => it');
    await page.evaluate(measureInFaces, faces);
    const content = readFileSync(path.join(path.dirname(resolve('mermaid')), 'mermaid.min.js'));
    await page.addScriptTag({content: content.toString()});
    for (const [name, {text, file, line}] of blocks) {
      const draw = (letter: string, source: string, options: MermaidConfig) => {
        const lang = file.startsWith('i18n/en/') ? 'en' : 'zh-CN';
        const id = `${letter}${name.slice(0, 7)}`;
        return page
          .evaluate(drawInPage, {
            id,
            source,
            lang,
            options: {...options, startOnLoad: false},
            leastScale,
          })
          .catch((error: Error) => {
            const reason = error.message.split('\n').slice(0, 6).join('\n');
            throw new Error(`${file}:${line}: Mermaid cannot draw this block: ${reason}`);
          });
      };
      const source = normalize(text);
      const drawings = [await draw('d', source, mermaidOptions)];
      if (leastScale * widthOf(drawings[0]!) > narrowWidth) {
        const narrow = [];
        for (const [changed, options] of phoneVariants(source)) {
          narrow.push(await draw('p', changed, options));
        }
        narrow.sort((a, b) => widthOf(b) - widthOf(a));
        const best =
          narrow.find((svg) => leastScale * widthOf(svg) <= narrowWidth) ?? narrow.at(-1)!;
        if (widthOf(best) < 0.85 * widthOf(drawings[0]!)) {
          drawings.push(best);
        }
      }
      writeFileSync(path.join(pictureFolder, pictureFile(name)), `${drawings.join('\n')}\n`);
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
