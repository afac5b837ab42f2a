import {readFileSync} from 'node:fs';
import axe from 'axe-core';
import {linePairs, property, textPairs} from 'docusaurus-plugin-figures';
import {describe, expect, it} from 'vitest';
import {tokens} from '../../src/config/tokens';

const light = tokens(':root');
const dark = new Map([...light, ...tokens("[data-theme='dark']")]);

/** Contrast function of axe, which is missing in its types. */
interface AxeColor {
  parseString: (text: string) => AxeColor;
}
interface AxeColors {
  Color: new () => AxeColor;
  getContrast: (a: AxeColor, b: AxeColor) => number;
}
const {Color, getContrast} = (axe.commons as unknown as {color: AxeColors}).color;

/** WCAG contrast of two colors, from 1 to 21. */
const contrast = (a: string, b: string): number =>
  getContrast(new Color().parseString(a), new Color().parseString(b));

/** Pairs that axe does not check on an idle page: marked lines of code, hovered or selected elements. */
const grounds = ['--ifm-background-color', '--ifm-background-surface-color', '--site-surface'];
const codeTexts = ['text', 'comment', 'keyword', 'string', 'number', 'name', 'type', 'deleted'];
const codeGrounds = [
  '--ifm-pre-background',
  '--docusaurus-highlighted-code-line-bg',
  '--site-tip-soft',
  '--site-danger-soft',
];
const pairs = [
  ...codeTexts.flatMap((name) => codeGrounds.map((ground) => [`--code-${name}`, ground] as const)),
  ['--ifm-color-content', '--site-surface-strong'],
  ['--ifm-color-primary', '--site-accent-soft'],
  ['--ifm-color-content', '--site-accent-soft'],
  ['--site-on-accent', '--ifm-color-primary'],
  ['--ifm-menu-color', '--ifm-menu-color-background-hover'],
  ['--site-note', '--site-accent-soft'],
  ['--ifm-color-primary', '--site-note-soft'],
  ['--ifm-color-primary', '--site-tip-soft'],
  ['--ifm-color-primary', '--site-warning-soft'],
  ['--ifm-color-primary', '--site-danger-soft'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('tokens, %s', (_mode, values) => {
  const value = (name: string) => {
    const found = values.get(name);
    if (!found) {
      throw new Error(`src/css/tokens.css has no color ${name}`);
    }
    return found;
  };

  it.each(pairs)('text %s on %s is at least 4.5:1', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('edges of controls on %s are at least 3:1', (ground) => {
    expect(contrast(value('--site-border-control'), value(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('dark mode repeats the tokens that the dark mode of Infima would override', () => {
  const namesOf = (file: string, selector: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(\S+) \{([^}]*)/gm)].flatMap(([, start, block]) =>
      start === selector ? (block!.match(/--[\w-]+(?=:)/g) ?? []) : [],
    );
  const isDark = "html[data-theme='dark']";
  const own = [':root', isDark].map((selector) => namesOf('src/css/tokens.css', selector));
  const theirs = namesOf('node_modules/infima/dist/css/default/default.css', isDark);
  const repeated = theirs.filter((name) => own[0]!.includes(name));
  expect(repeated).toContain('--ifm-background-color');
  expect(repeated.filter((name) => !own[1]!.includes(name))).toEqual([]);
});

describe('the colors of figures', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('have legible text and visible lines (%s)', (_mode, values) => {
    const failing = (colorPairs: typeof textPairs, least: number) =>
      colorPairs.filter(
        (pair) =>
          contrast(...(pair.map((it) => values.get(property(it))!) as [string, string])) < least,
      );
    expect(failing(textPairs, 4.5)).toEqual([]);
    expect(failing(linePairs, 3)).toEqual([]);
  });
});
