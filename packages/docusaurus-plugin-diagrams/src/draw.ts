/**
 * Draws Mermaid blocks in Chromium. Labels are measured in the typefaces and by the styles of the site, so that
 * they fit their boxes in a page.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Mermaid, MermaidConfig} from 'mermaid';
import type {Browser, Page} from '@playwright/test';
import {narrowWidth} from 'docusaurus-theme-picture';
import {diagramFiles, diagramName, isDrawn, normalize} from './files';
import type {DiagramOptions} from './options';

/** Mermaid block of a page. */
export interface DiagramSource {
  text: string;
  /** Language of the page: `zh-CN`. */
  lang: string;
  file: string;
  line: number;
}

/** Browser and appearance of the site, for drawing. */
export interface DrawingTools {
  launch: () => Promise<Browser>;
  /** CSS that text in a page inherits, with its Latin face. */
  styles: string;
  /**
   * Font families in which labels are measured: that of the site, its fallbacks, and the widest on systems
   * without these.
   */
  faces: readonly string[];
  /** Rejects when the browser lacks the fonts whose letters have the widths that readers see. */
  checkFonts: (page: Page) => Promise<void>;
}

interface Task {
  /** Prefix of all ids in the picture, as a page may contain several. */
  id: string;
  source: string;
  lang: string;
  options: object;
  leastScale: number;
}

/** Runs in the browser: draws and returns the SVG for an HTML page, without parts that have no effect there. */
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

  // Boxes fit the widest face; narrower text is centered.
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
  // In the order in which `readPicture` expects them.
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
 * Runs in the browser: makes Mermaid measure text in each face that a reader may have, and use the
 * largest width and height, in whole pixels and with a pixel of margin.
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
    // Mermaid wraps a label of exactly the maximum width.
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

/** Statement that sets the direction of a flowchart or a state diagram. */
const directionOf = /^(\s*(?:flowchart|graph|direction) )(?:TB|TD|LR)\b/m;

/** Narrow ways to draw a diagram: in both directions or, if it is a sequence, with actors closer together. */
const phoneVariants = (
  source: string,
  phone: MermaidConfig,
): [source: string, options: MermaidConfig][] =>
  source.includes('sequenceDiagram')
    ? [140, 100, 70, 50, 30, 12].map((actorMargin) => [
        source,
        {...phone, sequence: {...phone.sequence, actorMargin}},
      ])
    : ['TB', 'LR'].map((direction) => [source.replace(directionOf, `$1${direction}`), phone]);

const widthOf = (svg: string): number => Number(/ width="(\d+)"/.exec(svg)![1]);

/** Opens a page with the styles of the site and with Mermaid, which measures labels in `faces`. */
async function openPage(
  browser: Browser,
  {styles, faces, checkFonts}: Omit<DrawingTools, 'launch'>,
): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><style>${styles} body {font-family: var(--ifm-font-family-base); line-height: normal}</style>`,
  );
  await checkFonts(page);
  // Helper that tsx wraps around named functions in the page.
  await page.evaluate('globalThis.__name = (it) => it');
  await page.evaluate(measureInFaces, faces);
  const library = path.join(path.dirname(require.resolve('mermaid')), 'mermaid.min.js');
  await page.addScriptTag({content: readFileSync(library, 'utf8')});
  return page;
}

/**
 * Draws a block: the drawing and, where it is too wide for a phone, a narrow one.
 *
 * @throws Error when Mermaid cannot draw it, with file, line and reason
 */
async function drawBlock(
  page: Page,
  {text, lang, file, line}: DiagramSource,
  options: DiagramOptions,
): Promise<string[]> {
  const {mermaid, phone, leastScale} = options;
  const name = diagramName(text, options);
  const draw = async (letter: string, source: string, settings: MermaidConfig) => {
    const task = {
      id: `${letter}${name.slice(0, 7)}`,
      source,
      lang,
      options: {...settings, startOnLoad: false},
      leastScale,
    };
    try {
      return await page.evaluate(drawInPage, task);
    } catch (error) {
      const reason = (error as Error).message.split('\n').slice(0, 6).join('\n');
      throw new Error(`${file}:${line}: Mermaid cannot draw this block: ${reason}`);
    }
  };
  const source = normalize(text);
  const drawing = await draw('d', source, mermaid);
  if (leastScale * widthOf(drawing) <= narrowWidth) {
    return [drawing];
  }
  const narrow: string[] = [];
  for (const [changed, settings] of phoneVariants(source, phone)) {
    narrow.push(await draw('p', changed, settings));
  }
  narrow.sort((a, b) => widthOf(b) - widthOf(a));
  const best = narrow.find((svg) => leastScale * widthOf(svg) <= narrowWidth) ?? narrow.at(-1)!;
  return widthOf(best) < 0.85 * widthOf(drawing) ? [drawing, best] : [drawing];
}

/**
 * Draws the blocks that have no picture yet. When all of them are drawn, it deletes the files of those that no
 * page uses.
 *
 * @returns the numbers of drawn diagrams and of deleted files
 * @throws Error at the first block that Mermaid cannot draw, with file, line and reason
 */
export async function drawDiagrams(
  sources: readonly DiagramSource[],
  options: DiagramOptions,
  {launch, ...tools}: DrawingTools,
): Promise<{all: number; drawn: number; deleted: number}> {
  const {directory} = options;
  mkdirSync(directory, {recursive: true});
  const expected = new Map(sources.map((source) => [diagramName(source.text, options), source]));
  const missing = [...expected].filter(([, {text}]) => !isDrawn(text, options));
  if (missing.length > 0) {
    const browser = await launch();
    try {
      const page = await openPage(browser, tools);
      for (const [name, block] of missing) {
        const files = diagramFiles(name, directory);
        writeFileSync(files.picture, `${(await drawBlock(page, block, options)).join('\n')}\n`);
        writeFileSync(files.source, `${normalize(block.text)}\n`);
      }
    } finally {
      await browser.close();
    }
  }
  const unused = readdirSync(directory).filter((file) => !expected.has(path.parse(file).name));
  unused.forEach((file) => rmSync(path.join(directory, file)));
  return {all: expected.size, drawn: missing.length, deleted: unused.length};
}
