import {describe, expect, it} from 'vitest';
import {inlineMessages} from '../../src/plugins/inline-translations/translate-loader.mjs';

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
    ).toBe('f(translate({message: "{count} 页", }, {count: n}));');
  });

  it('leaves of a component its text and its values, messages inside of these too', () => {
    const code = `${component}f(_jsx(Translate, {id: "a.hello", values: {x: _jsx(Translate, {id: "b.other", children: "Other"}, "k")}, description: "d", children: "Hello {x}"}));`;
    expect(body(code)).toBe(
      'f(_jsx(Translate, {children: "你好", values: {x: _jsx(Translate, {children: "其他", }, "k")}, }));',
    );
  });

  it('adds the messages of a module whose ids are known in the browser only', () => {
    const code = `${named}const ids = {open: "b.other"};\nf(translate({id: ids[x]}), translate({id: "a.hello"}));`;
    const result = inlineMessages(code, messages);
    expect(result).toContain(`import lookedUp from '@generated/codeTranslations';`);
    expect(result).toContain('Object.assign(lookedUp, {"b.other":"其他","a.hello":"你好"});');
    expect(result).toContain('f(translate({id: ids[x]}), "你好");');
  });
});
