import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {loadFigures, renderCard, renderFigure} from 'docusaurus-plugin-figures';
import {selectAll} from 'hast-util-select';
import {escapeHtml} from 'text-utils';
import {describe, expect, it} from 'vitest';
import {figures as options} from '../../src/config/figures';
import {locales, type Locale} from '../../src/config/locales';
import {parseHtml} from 'docusaurus-plugin-post-build';

const directory = path.resolve(options.directory);
const maxBytes = 24 * 1024;
const figures = await loadFigures(directory);

interface Parsed {
  elements: string[];
  attributes: string[];
  /** Texts by element name. */
  texts: Map<string, string[]>;
}

/** @throws if the drawing is not well-formed */
function parse(svg: string): Parsed {
  new Resvg(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), {
    font: {loadSystemFonts: false},
  });
  const all = selectAll('svg, svg *', parseHtml(svg));
  const texts = new Map<string, string[]>();
  for (const {tagName, children} of all) {
    const own = children.flatMap((node) => ('value' in node ? [node.value] : []));
    texts.set(tagName, [...(texts.get(tagName) ?? []), ...own]);
  }
  return {
    elements: all.map(({tagName}) => tagName),
    attributes: all.flatMap(({properties}) => Object.keys(properties)),
    texts,
  };
}

describe.each(figures)('figure $name', (figure) => {
  it.each(locales)('is small, well-formed SVG with name, description and legend (%s)', (locale) => {
    for (const {svg} of renderFigure(figure, locale)) {
      const {elements, attributes, texts} = parse(svg);
      expect(texts.get('desc')).toEqual([figure.description[locale]]);
      expect(svg).toContain(`aria-label="${figure.title[locale]}"`);
      expect(Buffer.byteLength(svg)).toBeLessThan(maxBytes);
      // The content security policy forbids both; a literal color would suit only one mode.
      expect(elements).not.toContain('style');
      expect(elements).not.toContain('script');
      expect(attributes).not.toContain('style');
      expect(svg).not.toMatch(/NaN|undefined|Infinity|"#[0-9a-f]/);
      figure.legend?.forEach((item, index) => {
        const label = `aria-label="${index + 1}: ${escapeHtml(item[locale])}"`;
        expect(svg).toContain(`data-part="${index + 1}" tabindex="0" role="img" ${label}`);
      });
    }
  });

  it('has its texts in both languages', () => {
    const texts = (locale: Locale) =>
      parse(renderFigure(figure, locale)[0]!.svg).texts.get('text')?.join('\n');
    // Field names, which are the only content of many specimens, are not translated.
    if (!figure.name.startsWith('specimen-')) {
      expect(texts('zh')).not.toBe(texts('en'));
    }
    expect(texts('en')).not.toMatch(/\p{Script=Han}/u);
    const {title, description, caption, legend = []} = figure;
    for (const text of [title, description, caption, ...legend]) {
      expect(text?.en ?? 'none').toMatch(/^[^\p{Script=Han}]+$/u);
      expect(text?.zh ?? 'none').not.toBe('');
    }
  });
});

it('draws a card of each figure, without callouts', () => {
  for (const figure of figures) {
    expect(renderCard(figure, 'en').svg, figure.name).not.toMatch(/tabindex|NaN|undefined/);
  }
});
