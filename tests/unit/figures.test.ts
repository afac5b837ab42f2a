import path from 'node:path';
import sax from 'sax';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/config/locales';
import {defineFigure, type DrawContext, type Drawing, type Figure} from '../../src/figures/define';
import {escapeHtml} from 'text-utils';
import {loadFigures} from '../../src/figures/load';
import {renderCard, renderFigure} from '../../src/figures/render';

const directory = path.resolve('src/figures');
const maxBytes = 24 * 1024;
const figures = await loadFigures(directory, (file) => import(file));

interface Parsed {
  elements: string[];
  attributes: string[];
  /** Texts by the name of the element they are in. */
  texts: Map<string, string[]>;
}

function parse(svg: string): Parsed {
  const parser = sax.parser(true);
  const parsed: Parsed = {elements: [], attributes: [], texts: new Map()};
  const open: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({name, attributes}) => {
    open.push(name);
    parsed.elements.push(name);
    parsed.attributes.push(...Object.keys(attributes));
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = (text) => {
    const element = open.at(-1) ?? '';
    parsed.texts.set(element, [...(parsed.texts.get(element) ?? []), text]);
  };
  parser.write(svg).close();
  return parsed;
}

function sketch(draw: (context: DrawContext) => Drawing, legend?: Figure['legend']): () => string {
  const title = {zh: '草图', en: 'Sketch'};
  const shape = {name: 'sketch', width: 200, height: 100, title, description: title};
  const figure = defineFigure({...shape, legend, draw});
  return () => renderFigure(figure, 'en')[0]!.svg;
}

describe.each(figures)('figure $name', (figure) => {
  it.each(locales)('is small, well-formed SVG with name, description and legend (%s)', (locale) => {
    for (const {svg} of renderFigure(figure, locale)) {
      const {elements, attributes, texts} = parse(svg);
      expect(texts.get('desc')).toEqual([figure.description[locale]]);
      expect(svg).toContain(`aria-label="${figure.title[locale]}"`);
      expect(Buffer.byteLength(svg)).toBeLessThan(maxBytes);
      // The site's content security policy allows neither; a color of its own would suit one mode only.
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

  it('has its words in both languages', () => {
    const texts = (locale: Locale) =>
      parse(renderFigure(figure, locale)[0]!.svg).texts.get('text')?.join('\n');
    // Names of fields, which many specimens hold and nothing else, are no words.
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

it('draws a card of each figure, without numbers', () => {
  for (const figure of figures) {
    expect(renderCard(figure, 'en').svg, figure.name).not.toMatch(/tabindex|NaN|undefined/);
  }
});

describe('drawing', () => {
  it.each<[what: string, draw: (context: DrawContext) => Drawing, says: RegExp]>([
    [
      'text',
      ({k}) => k.text({x: 0, y: 20, text: 'Device execution history', maxW: 80}),
      /Figure "sketch" \(en, 200 px\): text "Device execution history"/,
    ],
    ['row', ({k}) => k.row({x: 0, y: 0, w: 60}, [{button: 'Create record'}]), /a row of/],
    [
      'box',
      ({k}) => k.box({x: 0, y: 0, w: 100, h: 40, title: 'Data', lines: 'far too long for this'}),
      /box "Data" needs/,
    ],
  ])('refuses a %s wider than its place, and names it', (_what, draw, says) => {
    expect(sketch(draw)).toThrow(says);
  });

  it('refuses texts over each other, except under a popup', () => {
    const under = ({k}: DrawContext) => k.text({x: 10, y: 50, text: 'Records'});
    const over = ({k}: DrawContext) => k.text({x: 30, y: 52, text: 'Files'});
    const popup = ({k}: DrawContext) => k.menu({x: 0, y: 30, w: 120, items: [{label: 'Files'}]});
    const both = (second: typeof over) => sketch((context) => [under(context), second(context)]);
    expect(both(over)).toThrow(/text "Records" and text "Files" overlap/);
    expect(both(popup)).not.toThrow();
  });

  it('escapes text', () => {
    const svg = sketch(({k}) => k.text({x: 8, y: 20, text: 'a < b & "c"'}))();
    expect(parse(svg).texts.get('text')).toEqual(['a < b & "c"']);
  });
});
