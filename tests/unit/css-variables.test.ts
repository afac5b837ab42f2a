import {describe, expect, it} from 'vitest';
import {foldedSheets} from '../../src/plugins/lean-client/variables';

const fold = (css: string, ...elsewhere: string[]): string =>
  foldedSheets([css], elsewhere)[0]!.replaceAll(/\s+/g, ' ').trim();

describe('CSS variables whose values are written where they are read', () => {
  it('are those that are set once for the page, and read once or longer than their value', () => {
    expect(
      fold(':root{--a:1rem;--b:a long value}p{top:var(--a)}b{top:var(--a)}i{top:var(--b)}'),
    ).toBe(':root{}p{top: 1rem }b{top: 1rem }i{top: a long value }');
    const long = ':root{--b:a long value}p{top:var(--b)}b{top:var(--b)}';
    expect(fold(long)).toBe(long);
  });

  it.each([
    ['set for a part of the page', ':root{--a:1px}p{--a:2px}i{top:var(--a)}'],
    ['set for a mode', ":root{--a:1px}[data-theme='dark']{--a:2px}i{top:var(--a)}"],
    ['set for a width', '@media (width>1px){:root{--a:1px}}i{top:var(--a)}'],
    ['set to a value of the cascade', ':root{--a:inherit}i{top:var(--a)}'],
    ['set to nothing', ':root{--a:}i{top:var(--a)}'],
    ['set nowhere', 'i{top:var(--a)}'],
    ['in a condition', ':root{--a:1px}@container style(--a:1px){i{top:var(--a)}}'],
    ['made from one of a part', ':root{--a:var(--b)}p{--b:1px}i{top:var(--a)}'],
  ])('are none that are %s', (_, css) => {
    expect(fold(css)).toBe(css);
  });

  it('are none that a script or another style sheet names', () => {
    const css = ':root{--a:1px}i{top:var(--a)}';
    expect(fold(css, 'style.setProperty("--a", "2px")')).toBe(css);
    const made = ':root{--a:var(--b);--b:1px}i{top:var(--a)}';
    expect(fold(made, 'style.setProperty("--b", "2px")')).toBe(made);
  });

  it('may be made from others, and stand beside anything', () => {
    expect(fold(':root{--a:1px;--b:calc(2*var(--a))}i{margin:var(--b)var(--a)}')).toBe(
      ':root{}i{margin: calc(2* 1px ) 1px }',
    );
    expect(fold(":root{--a:var(--b);--b:1px}[data-theme='dark']{--b:2px}i{top:var(--a)}")).toBe(
      ":root{--b:1px}[data-theme='dark']{--b:2px}i{top: var(--b) }",
    );
  });

  it('are read with what stands for them otherwise, which goes', () => {
    expect(fold(':root{--a:1px}i{top:var(--a,calc(1px + 1px)) left}')).toBe(
      ':root{}i{top: 1px left}',
    );
    expect(fold(':root{--a:1px}i{top:var(--b,var(--a))}')).toBe(':root{}i{top:var(--b, 1px )}');
  });

  it('are read in all style sheets of the site', () => {
    expect(foldedSheets([':root{--a:1px}', 'i{top:var(--a)}'], [])).toEqual([
      ':root{}',
      'i{top: 1px }',
    ]);
  });

  it('go if nothing reads them', () => {
    expect(fold(':root{--a:var(--b);--b:1px}p{--b:2px;--c:3px}', '--c')).toBe(':root{}p{--c:3px}');
  });

  it('go in a layer if they are set outside of all layers', () => {
    const site = ':root{--a:1px}[data-theme=dark]{--a:2px}i{top:var(--a)}';
    expect(fold(`@layer x{:root{--a:3px}html[data-theme=dark]{--a:4px}}${site}`)).toBe(
      `@layer x{:root{}html[data-theme=dark]{}}${site}`,
    );
    const important = `@layer x{:root{--a:3px!important}}${site}`;
    expect(fold(important)).toBe(important);
    const part = `@layer x{p{--a:3px}}${site}`;
    expect(fold(part)).toBe(part);
  });
});
