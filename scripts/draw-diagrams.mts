/**
 * npm run diagrams: draws the Mermaid blocks of all pages to `src/diagrams`, in both colour modes.
 *
 * It draws the blocks that have no picture yet. When all of them are drawn, it deletes the pictures
 * that no page of either language uses. It needs Chromium, which it finds or installs as the browser
 * tests do. Labels are set in Arial or Liberation Sans, whose letters are equally wide, so that they
 * fit their boxes wherever the picture is seen.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Mermaid} from 'mermaid';
import type {Page} from 'playwright-core';
import {
  modes,
  normalize,
  pictureFile,
  pictureFolder,
  pictureName,
  pictureOptions,
} from '../src/plugins/diagrams/picture';
import {mermaidSources, type MermaidSource} from './lib/mermaid-sources';
import {launch, useChromium} from './lib/browser';

/** Runs in the browser: draws and returns the SVG as XML, without what makes no difference to it. */
async function drawInPage({source, options}: {source: string; options: object}): Promise<string> {
  const {mermaid} = globalThis as unknown as {mermaid: Mermaid};
  mermaid.initialize(options);
  const box = document.createElement('div');
  box.innerHTML = (await mermaid.render('diagram', source)).svg;
  document.body.append(box);
  const svg = box.querySelector('svg')!;

  // Mermaid's style sheet has rules for every kind of diagram.
  const style = svg.querySelector('style');
  if (style?.sheet) {
    const used = Array.from(style.sheet.cssRules).filter((rule) =>
      rule instanceof CSSStyleRule
        ? rule.selectorText.split(/,(?![^(]*\))/).some((it) => document.querySelector(it.trim()))
        : !(rule instanceof CSSKeyframesRule),
    );
    style.textContent = used.map((rule) => rule.cssText).join('');
  }

  for (const element of Array.from(svg.querySelectorAll('*'))) {
    for (const {name, value} of Array.from(element.attributes)) {
      if (name.startsWith('data-') || (name === 'style' && /^;*$/.test(value))) {
        element.removeAttribute(name);
      } else if (['d', 'points', 'transform'].includes(name)) {
        const rounded = value.replace(/-?\d+\.\d{3,}/g, (it) =>
          String(Math.round(+it * 100) / 100),
        );
        element.setAttribute(name, rounded);
      }
    }
  }

  // Mermaid's own width is 100 %; a picture has a size. It comes first, where the build reads it.
  const {width, height} = svg.viewBox.baseVal;
  ['width', 'height', 'style'].forEach((name) => svg.removeAttribute(name));
  const xml = new XMLSerializer().serializeToString(svg);
  box.remove();
  return xml.replace('<svg', `<svg width="${Math.ceil(width)}" height="${Math.ceil(height)}"`);
}

/**
 * Boxes are made as wide as their text is while it is drawn.
 *
 * @throws Error when the fonts are missing whose letters have the widths that readers see
 */
async function checkFonts(page: Page): Promise<void> {
  const widths = await page.evaluate(
    (family) => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `100px ${family}`;
      return ['m', '中'].map((letter) => Math.round(context.measureText(letter).width));
    },
    pictureOptions('light').fontFamily ?? '',
  );
  if (widths.join() !== '83,100') {
    throw new Error(
      'Arial or Liberation Sans, or a Chinese font, is missing: labels would not fit their boxes. ' +
        'Install them (Debian: sudo apt-get install fonts-liberation fonts-noto-cjk).',
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
    await checkFonts(page);
    const folder = path.dirname(createRequire(import.meta.url).resolve('mermaid'));
    await page.setContent('<!doctype html><html lang="en"><body></body></html>');
    await page.addScriptTag({content: readFileSync(path.join(folder, 'mermaid.min.js'), 'utf8')});
    for (const [name, {text, file, line}] of blocks) {
      for (const mode of modes) {
        const task = {source: normalize(text), options: pictureOptions(mode)};
        const svg = await page.evaluate(drawInPage, task).catch((error: Error) => {
          const reason = error.message.split('\n').slice(0, 6).join('\n');
          throw new Error(`${file}:${line}: Mermaid cannot draw this block: ${reason}`);
        });
        writeFileSync(path.join(pictureFolder, pictureFile(name, mode)), `${svg}\n`);
      }
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const wanted = new Map(mermaidSources().map((source) => [pictureName(source.text), source]));
  mkdirSync(pictureFolder, {recursive: true});
  const present = readdirSync(pictureFolder);
  const missing = [...wanted].filter(
    ([name]) => !modes.every((mode) => present.includes(pictureFile(name, mode))),
  );
  if (missing.length > 0) {
    await drawAll(missing);
  }
  const unused = present.filter((file) => !wanted.has(file.split('.')[0] ?? ''));
  unused.forEach((file) => rmSync(path.join(pictureFolder, file)));
  console.log(
    `${wanted.size} diagrams: ${missing.length} drawn, ${unused.length / modes.length} deleted.`,
  );
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
