import {isDeepStrictEqual} from 'node:util';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../../src/config/locales';
import {findProblems} from '../../src/plugins/extension-api/check';
import {parseApi, readApi, type Api} from '../../src/plugins/extension-api/declarations';
import {pageOf} from '../../src/plugins/extension-api/pages';
import {expandApiTypes} from '../../src/plugins/extension-api/remark';
import {linksOf, rowsOf} from './trees';

const api = readApi();

function expand(source: string, locale: Locale, types: Api = api): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  expandApiTypes(tree, () => types, locale, 'docs/sample.md');
  return tree;
}

const typePage = (name: string, locale: Locale) => expand(`<ApiType name="${name}" />`, locale);

function headings(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'heading', (node) => {
    found.push(`${node.data?.hProperties?.id as string} ${toString(node)}`);
  });
  return found;
}

function codeOf(tree: Root): string {
  let found = '';
  visit(tree, 'code', ({value}) => {
    found = value;
  });
  return found;
}

describe('a page about a type', () => {
  it('has signature, members and uses in Chinese', () => {
    const tree = typePage('Subscription', 'zh');
    expect(headings(tree)).toEqual(['signature 签名', 'members 成员', 'used-by 用到它的类型']);
    expect(rowsOf(tree)[0]).toEqual(['成员', '类型', '必需', '说明']);
    expect(rowsOf(tree)[2]).toEqual([
      'convertTo',
      'string',
      '否',
      '转换成的消息架构；事件带有 originalMessageEvent。',
    ]);
  });

  it('and in English', () => {
    const tree = typePage('Subscription', 'en');
    expect(headings(tree)).toEqual(['signature Signature', 'members Members', 'used-by Used by']);
    expect(rowsOf(tree)[1]).toEqual(['topic', 'string', 'Yes', 'Topic or alias.']);
  });

  it('shows the declaration without comments', () => {
    expect(codeOf(typePage('Subscription', 'en'))).toBe(
      'interface Subscription {\n  topic: string;\n  convertTo?: string;\n  preload?: boolean;\n}',
    );
  });

  it('links the types it mentions and those that use it', () => {
    expect(linksOf(typePage('Topic', 'en'))).toContain('../custom-panels/render-state.md');
    expect(linksOf(typePage('SettingsTree', 'en'))).toContain('./settings-tree-action.md');
  });

  it('keeps types inline: MDX would hand them to the theme, which makes blocks of them', () => {
    const codes: unknown[] = [];
    visit(typePage('LayoutActions', 'en'), 'mdxJsxTextElement', (node) => {
      if (node.name === 'code') {
        codes.push(node.data);
      }
    });
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every((data) => isDeepStrictEqual(data, {_mdxExplicitJsx: true}))).toBe(true);
  });

  it('gives each row an anchor', () => {
    expect(linksOf(typePage('LayoutActions', 'en'))).toEqual(
      expect.arrayContaining(['#member-add-panel', '#member-params-update-if-exists']),
    );
  });

  it('tells the alternatives of a union apart', () => {
    const tree = typePage('SettingsTreeFieldValue', 'en');
    expect(rowsOf(tree)[0]).toEqual(['input', 'value', 'Other members']);
    expect(linksOf(tree).filter((url) => url.startsWith('#'))).toHaveLength(14);
    expect(new Set(linksOf(tree)).size).toBe(linksOf(tree).length);
  });

  it('shows the types without export that only it uses', () => {
    expect(codeOf(typePage('SettingsTreeAction', 'en'))).toContain('type SettingsTreeUpdate = {');
  });

  it('lists values and alternatives', () => {
    expect(headings(typePage('SettingsIcon', 'zh'))).toContain('values 取值');
    expect(headings(typePage('VariableValue', 'en'))).toContain('alternatives Can be');
  });

  it('names the type whose members come on top', () => {
    expect(toString(typePage('SettingsTreeField', 'en'))).toContain(
      'it has all members of SettingsTreeFieldValue.',
    );
  });

  it('has what is written by hand before the uses', () => {
    const source = '<ApiType name="Time">\n\n## Rules\n\nText.\n\n</ApiType>';
    const ids = headings(expand(source, 'en')).map((heading) => heading.split(' ')[1]);
    expect(ids.slice(-2)).toEqual(['Rules', 'Used']);
  });

  it('can be written for every type in both languages', () => {
    for (const locale of locales) {
      for (const name of api.declarations.keys()) {
        expect(codeOf(typePage(name, locale)), name).not.toContain('/**');
      }
    }
  });
});

describe('what stops the build', () => {
  it('a name that is not exported, with the nearest ones', () => {
    expect(() => expand('Text.\n\n<ApiType name="Subscripton" />', 'zh')).toThrow(
      /^docs\/sample\.md:3: src\/data\/extension-api\.d\.ts exports no type "Subscripton"\. Nearest: "Subscription"/,
    );
  });

  it('an element without a name', () => {
    expect(() => expand('<ApiType />', 'en')).toThrow(/docs\/sample\.md:1: .* needs the name/);
  });

  it('a member that is not described in both languages', () => {
    const text = `declare module 'sample' {
  /**
   * @zh 电池。
   * @en A battery.
   */
  export interface Battery {
    /** @zh 电量。 */
    percentage: number;
  }
}`;
    expect(() => parseApi(text, 'sample.d.ts')).toThrow(
      'sample.d.ts:8: "percentage" has no @en. Describe it in both languages in the comment above it.',
    );
  });

  it('a type that is not described', () => {
    expect(() => parseApi('export type Level = number;', 'sample.d.ts')).toThrow(
      'sample.d.ts:1: "Level" has no @zh and @en.',
    );
  });
});

describe('types and pages', () => {
  const complete = Object.fromEntries(
    [...pageOf].map(([type, file]) => [file, `<ApiType name="${type}" />`]),
  );

  it('are in step', () => {
    expect(findProblems(api, complete, 'docs/api')).toEqual([]);
  });

  it('a type without a page is reported', () => {
    const text = '/**\n * @zh 新。\n * @en New.\n */\nexport type Fresh = number;';
    const declarations = new Map([
      ...api.declarations,
      ...parseApi(text, 'sample.d.ts').declarations,
    ]);
    expect(findProblems({file: 'sample.d.ts', declarations}, complete, 'docs/api')).toEqual([
      'sample.d.ts:5: "Fresh" has no page. List it in src/plugins/extension-api/pages.ts and write its page, or remove the export.',
    ]);
  });

  it('a listed type that is gone is reported', () => {
    const declarations = new Map(api.declarations);
    declarations.delete('Time');
    expect(findProblems({...api, declarations}, complete, 'docs/api')[0]).toMatch(
      /lists "Time", which .* does not export/,
    );
  });

  it('a missing page, an empty page and a page without a type are reported', () => {
    const pages: Record<string, string> = {...complete, 'other/topic.md': '', 'other/speed.md': ''};
    delete pages['other/time.md'];
    expect(findProblems(api, pages, 'docs/api')).toEqual([
      'docs/api/other/time.md does not exist. Write the page about "Time".',
      'docs/api/other/topic.md:1: the page does not show its type. Add <ApiType name="Topic" />.',
      'docs/api/other/speed.md:1: no type belongs to this page. Name the file after a type of src/plugins/extension-api/pages.ts, or move it elsewhere.',
    ]);
  });
});
