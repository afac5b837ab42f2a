import {describe, expect, it} from 'vitest';
import {inlineMessages} from '../src/translate-loader.mjs';

const messages = {
  'a.hello': '你好',
  'a.count': '{count} 页',
  'a.quote': '说 "好"\n',
  'b.other': '其他',
};
const named = `import {translate} from '@docusaurus/Translate';\n`;
const component = `import Translate from '@docusaurus/Translate';\nimport {jsx as _jsx} from 'react/jsx-runtime';\n`;
const body = (code: string) => inlineMessages(code, messages).replace(/^import .*\n/gm, '');

describe('messages put into the code that shows them', () => {
  it('replaces a call by its text', () => {
    expect(
      body(`${named}f(translate({id: "a.hello", message: "Hello", description: "A greeting"}));`),
    ).toBe('f("你好");');
    expect(body(`${named}f(translate({id: "a.quote"}));`)).toBe('f("说 \\"好\\"\\n");');
  });

  it('keeps a call that puts values into its text', () => {
    expect(
      body(
        `${named}f(translate({id: "a.count", description: "Pages", message: "{count} pages"}, {count: n}));`,
      ),
    ).toBe('f(translate({message: "{count} 页"}, {count: n}));');
  });

  it('takes the default where a language has no text, and leaves those of the theme to Docusaurus', () => {
    expect(body(`${named}f(translate({id: "none", message: "Hello"}));`)).toBe('f("Hello");');
    const ofTheme = 'f(translate({id: "theme.a", message: "Hello"}));';
    expect(body(named + ofTheme)).toBe(ofTheme);
  });

  it('leaves of a component its text, and refuses one with values', () => {
    const code = `${component}f(_jsx(Translate, {id: "b.other", description: "d", children: "Other"}, "k"));`;
    expect(body(code)).toBe('f(_jsx(Translate, {children: "其他"}, "k"));');
    const values = code.replace('description: "d"', 'values: {x: 1}');
    expect(() => body(values)).toThrow('The message "b.other" has values');
  });

  it('stops at a message whose id only the browser would know', () => {
    expect(() => body(`${named}f(translate({id: ids[x]}));`)).toThrow('needs an id');
    expect(() => body(`${named}f(translate(message));`)).toThrow('needs an id');
  });
});
