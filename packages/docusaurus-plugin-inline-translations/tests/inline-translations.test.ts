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

describe('inlined messages', () => {
  it('replaces a call by its text', () => {
    expect(
      body(`${named}f(translate({id: "a.hello", message: "Hello", description: "A greeting"}));`),
    ).toBe('f("你好");');
    expect(body(`${named}f(translate({id: "a.quote"}));`)).toBe('f("说 \\"好\\"\\n");');
  });

  it('retains a call with placeholder values', () => {
    expect(
      body(
        `${named}f(translate({id: "a.count", description: "Pages", message: "{count} pages"}, {count: n}));`,
      ),
    ).toBe('f(translate({message: "{count} 页"}, {count: n}));');
  });

  it('rejects a message without a value for a placeholder', () => {
    expect(() => body(`${named}f(translate({id: "a.count"}, {number: n}));`)).toThrow(
      'The message "a.count" has no value for {count}.',
    );
  });

  it('falls back to the default for a missing text, and skips the texts of the theme', () => {
    expect(body(`${named}f(translate({id: "none", message: "Hello"}));`)).toBe('f("Hello");');
    const ofTheme = 'f(translate({id: "theme.a", message: "Hello"}));';
    expect(body(named + ofTheme)).toBe(ofTheme);
  });

  it('reduces a component to its text, and rejects one with values', () => {
    const code = `${component}f(_jsx(Translate, {id: "b.other", description: "d", children: "Other"}, "k"));`;
    expect(body(code)).toBe('f(_jsx(Translate, {children: "其他"}, "k"));');
    const values = code.replace('description: "d"', 'values: {x: 1}');
    expect(() => body(values)).toThrow('The message "b.other" has values');
  });

  it('rejects a message whose id is computed', () => {
    expect(() => body(`${named}f(translate({id: ids[x]}));`)).toThrow('needs an id');
    expect(() => body(`${named}f(translate(message));`)).toThrow('needs an id');
  });
});
