import {describe, expect, it} from 'vitest';
import {inlineTexts} from '../../src/plugins/lean-client/translate-loader.mjs';

const texts = {
  'a.hello': '你好',
  'a.count': '{count} 页',
  'a.quote': '说 "好"\n',
  'b.other': '其他',
};
const named = `import {translate} from '@docusaurus/Translate';\n`;
const component = `import Translate from '@docusaurus/Translate';\nimport {jsx as _jsx} from 'react/jsx-runtime';\n`;
const body = (code: string) => inlineTexts(code, texts).replace(/^import .*\n/gm, '');

describe('texts put into the code that shows them', () => {
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
    ).toBe('f(translate({message: "{count} 页", }, {count: n}));');
  });

  it('takes the default where a language has no text, and the text for the id where there is none', () => {
    expect(body(`${named}f(translate({id: "none", message: "Hello"}));`)).toBe('f("Hello");');
    expect(body(`${named}f(translate({message: "b.other"}));`)).toBe('f("其他");');
  });

  it('leaves of a component its text and its values, texts inside of these too', () => {
    const code = `${component}f(_jsx(Translate, {id: "a.hello", values: {x: _jsx(Translate, {id: "b.other", children: "Other"}, "k")}, description: "d", children: "Hello {x}"}));`;
    expect(body(code)).toBe(
      'f(_jsx(Translate, {children: "你好", values: {x: _jsx(Translate, {children: "其他", }, "k")}, }));',
    );
  });

  it('adds the texts of a module whose ids are known in the browser only', () => {
    const code = `${named}const ids = {open: "b.other"};\nf(translate({id: ids[x]}), translate({id: "a.hello"}));`;
    const result = inlineTexts(code, texts);
    expect(result).toContain(`import leanTexts from '@generated/codeTranslations';`);
    expect(result).toContain('Object.assign(leanTexts, {"b.other":"其他","a.hello":"你好"});');
    expect(result).toContain('f(translate({id: ids[x]}), "你好");');
  });

  it('takes no property or attribute for a use', () => {
    const code = `${named}f({translate: "no"}, translate({id: "a.hello"}));`;
    expect(inlineTexts(code, texts)).not.toContain('leanTexts');
  });

  it('follows the local name of an import', () => {
    expect(
      body(
        `import {translate as t} from '@docusaurus/Translate';\nf(t({id: "a.hello"}), u({id: "a.hello"}));`,
      ),
    ).toBe('f("你好", u({id: "a.hello"}));');
  });
});
