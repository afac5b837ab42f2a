/** Texts of pages that stay in their HTML (`src/plugins/lean-client`). */
import {runInNewContext} from 'node:vm';
import {parse} from 'acorn';
import type {Program} from 'estree';
import {toJs} from 'estree-util-to-js';
import type {Element, ElementContent, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {withTexts} from '../../src/plugins/lean-client/kept-loader.mjs';
import recmaKept from '../../src/plugins/lean-client/recma-kept';
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
  (rehypeKept as unknown as () => (tree: Root, file: object) => void)()(tree, {});
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

/** What a page shows where this is its code, on the server or in a browser. */
function shown(body: string, place: 'server' | 'browser'): unknown {
  const tree = parse(`[${body}]`, {ecmaVersion: 'latest'}) as Program;
  recmaKept()(tree);
  return runInNewContext(toJs(tree).value, {
    _jsx: (type: string, props: object) => ({type, ...props}),
    _components: {h2: 'h2', pre: 'pre'},
    Figure: 'Figure',
    PageAdmonition: 'PageAdmonition',
    CodeBlock: 'CodeBlock',
    kind: 'note',
    __kept: (tag: string, index: number) => `${tag} ${index}`,
    ...(place === 'browser' && {window: {}}),
  });
}

const body = `_jsx(_components.h2, {"data-kept": "0:1a2b3c", id: "a", children: "Text"}),
  _jsx(Figure, {name: "b"}),
  _jsx(PageAdmonition, {kind, "data-kept": "3", children: _jsx(_components.pre, {})}),
  _jsx(CodeBlock, {"data-kept": "1", html: "Text", language: "bash"}),
  _jsx(_components.pre, {language: "bash", html: "Text", "data-kept": "2"})`;

describe('code of a page', () => {
  it('has its marked texts on the server', () => {
    expect(shown(body, 'server')).toEqual([
      {type: 'h2', 'data-kept': '0:1a2b3c', id: 'a', children: 'Text'},
      {type: 'Figure', name: 'b'},
      {type: 'PageAdmonition', kind: 'note', 'data-kept': '3', children: {type: 'pre'}},
      {type: 'CodeBlock', 'data-kept': '1', html: 'Text', language: 'bash'},
      {type: 'pre', language: 'bash', html: 'Text', 'data-kept': '2'},
    ]);
  });

  it('has only their names and numbers in a browser', () => {
    expect(shown(body, 'browser')).toEqual([
      'h2 0',
      {type: 'Figure', name: 'b'},
      'div 3',
      {type: 'CodeBlock', 'data-kept': '1', kept: 'code 1', language: 'bash'},
      {type: 'pre', language: 'bash', kept: 'code 2', 'data-kept': '2'},
    ]);
  });

  it('stays as it is without marks', () => {
    const plain = '_jsx(_components.h2, {children: "data-kept"})';
    expect(shown(plain, 'browser')).toEqual(shown(plain, 'server'));
    expect(withTexts(plain, '/kept.tsx')).toBe(plain);
  });
});

describe('code of a page for the browser', () => {
  const page = `export {default as metadata} from '@site/page.json'
_jsx(_components.p, {"data-kept": "0:1a2b3c"}), __kept("p", 0)`;

  it('gets what stands for its texts', () => {
    const code = withTexts(page, '/kept.tsx');
    expect(code).toContain('import {keptOf as __keptOf} from "/kept.tsx";');
    expect(code).toContain("import __keptPage from '@site/page.json';");
    expect(code).toContain('const __kept = __keptOf(__keptPage.permalink, "1a2b3c");');
    expect(code.endsWith(page)).toBe(true);
  });

  it('must tell the address and the version of its page', () => {
    expect(() => withTexts(page.replace('metadata', 'data'), '/kept.tsx')).toThrow(
      'adapt src/plugins/lean-client',
    );
    expect(() => withTexts(page.replace('0:1a2b3c', '1'), '/kept.tsx')).toThrow(
      'adapt src/plugins/lean-client',
    );
  });
});
