/** Texts of pages that stay in their HTML (`src/plugins/lean-client`). */
import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {withoutTexts} from '../../src/plugins/lean-client/kept-loader.mjs';
import rehypeKept from '../../src/plugins/lean-client/rehype-kept';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const component = (name: string, html?: string): ElementContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: html === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'html', value: html}],
  children: [],
});

/** Names and marks of all that is marked, in order. */
function marks(...children: ElementContent[]): string[] {
  const tree: Root = {type: 'root', children};
  (rehypeKept as unknown as () => (tree: Root) => void)()(tree);
  const found: string[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'data-kept' || (value as {name?: string} | null)?.name === 'data-kept') {
      found.push(typeof value === 'string' ? value : (value as {value: string}).value);
    }
    return value;
  });
  return found;
}

describe('marks on texts', () => {
  it('numbers the outermost elements, and tells the version with the first', () => {
    const found = marks(
      element('h2', text('Title')),
      element('p', text('See '), element('a', text('there'))),
      element('ul', element('li', element('p', text('one')))),
    );
    expect(found).toEqual([expect.stringMatching(/^0:[0-9a-f]{6}$/), '1', '2']);
  });

  it('leaves components to React, and marks what is around them', () => {
    const item = element('li', element('p', text('one')), component('Figure'));
    expect(marks(element('ol', item), component('Tabs'))).toHaveLength(1);
    const live = element('admonition', element('p', text('Mind.')), component('Figure'));
    expect(marks(live)).toHaveLength(1);
    expect(live.properties.className).toBeUndefined();
    expect(marks(component('CodeBlock', '<i>1</i>'), component('CodeBlock'))).toHaveLength(1);
    const fence = {...element('pre'), properties: {html: '<i>1</i>'}};
    expect(marks(element('p', component('Figure')), element('pre', text('x')), fence)).toHaveLength(
      1,
    );
  });

  it('takes an admonition as one, marked in its class as well', () => {
    const title = element('mdxAdmonitionTitle', element('code', text('a')));
    const plain = element('admonition', title, element('p', text('Mind.')));
    expect(marks(element('p', text('a')), plain)).toEqual([expect.stringMatching(/^0:/), '1']);
    expect(plain.properties.className).toEqual(['kept:1']);
    expect(marks(element('ul', element('li', element('admonition', text('a')))))).toHaveLength(1);
  });

  it('has another version when anything of the page changes', () => {
    const [one] = marks(element('p', text('a')), component('Figure'));
    const [same] = marks(element('p', text('a')), component('Figure'));
    const [other] = marks(element('p', text('a')), component('Diagram'));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});

const page = (body: string) => `export {default as metadata} from '@site/page.json';
function content() { return [${body}]; }`;

describe('code of a page', () => {
  it('loses its marked texts', () => {
    const code = withoutTexts(
      page(`_jsx(_components.h2, {"data-kept": "0:1a2b3c", id: "a", children: "Secret"}),
        _jsx(Figure, {name: "b"}),
        _jsxs(PageAdmonition, {type: "note", className: "kept:3", "data-kept": "3", children: "Secret"}),
        _jsx(CodeBlock, {"data-kept": "1", html: "Secret", language: "bash"}),
        _jsx(_components.pre, {language: "bash", html: "Secret", "data-kept": "2"})`),
      '/kept.tsx',
    );
    expect(code).not.toContain('Secret');
    expect(code).toContain(`import {permalink as __keptAt} from "@site/page.json";`);
    expect(code).toContain('__keptOf(__keptAt, "1a2b3c")');
    expect(code).toContain('__kept("h2", 0)');
    expect(code).toContain('__kept("div", 3)');
    expect(code).toContain('kept: __kept("code", 1), language: "bash"');
    expect(code).toContain('_jsx(_components.pre, {language: "bash", kept: __kept("code", 2), ');
    expect(code).toContain('_jsx(Figure, {name: "b"})');
  });

  it('stays as it is without marks', () => {
    const code = page('_jsx(_components.p, {children: "data-kept"})');
    expect(withoutTexts(code, '/kept.tsx')).toBe(code);
  });

  it('must tell the address of its page', () => {
    expect(() =>
      withoutTexts('_jsx(_components.p, {"data-kept": "0:1a2b3c"})', '/kept.tsx'),
    ).toThrow('LEAN=0');
  });
});
