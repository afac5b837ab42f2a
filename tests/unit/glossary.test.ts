import {unified} from 'unified';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../src/config/locales';
import {partsOf} from 'docusaurus-plugin-glossary';
import {glossaryEntries} from '../../src/data/glossary';
import {terms} from '../../src/data/terms';
import {markTerms, termFinder} from 'docusaurus-plugin-glossary';
import {equalTerms} from '../../src/data/synonyms';

const entries = glossaryEntries('zh');

it('the glossary explains every term once, and the search has a synonym for each of them', () => {
  expect(entries.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(terms)));
  expect(entries).toHaveLength(new Set(entries.map(({id}) => id)).size);
  for (const words of Object.values(terms)) {
    expect(equalTerms).toContain(words);
  }
});

it.each([
  ['由系统动作「解压文件」完成', ['「解压文件」']],
  ['从 metadata.yaml 读出，扩展名为 .mcap。', ['metadata.yaml', '.mcap']],
  ['A .coe package for "Decompress file". It runs.', ['.coe', '"Decompress file"']],
])('excludes labels and names of files from page translators: %s', (definition, kept) => {
  const parts = partsOf(definition);
  expect(parts.join('')).toBe(definition);
  expect(parts.filter((_, place) => place % 2)).toEqual(kept);
});

const found = (text: string, locale: Locale): string[] =>
  termFinder(glossaryEntries(locale))(text).map((at) => `${text.slice(at.start, at.end)}=${at.id}`);

it.each<[how: string, locale: Locale, text: string, terms: string]>([
  [
    'the longest first',
    'zh',
    '把一刻属性写进规则组',
    '一刻属性=moment-attribute 规则组=rule-group',
  ],
  [
    'as whole words',
    'en',
    'Moments in a layout; momentary, relayout.',
    'Moments=moment layout=layout',
  ],
  ['in the plural', 'en', 'listen directories', 'listen directories=listen-directory'],
  ['of two words', 'en', 'and the image registry', 'image registry=image-registry'],
  ['apart from names', 'en', 'sample.mcap of MCAP, coScout/bin, my-coCLI', 'MCAP=mcap'],
])('terms in a text are found %s (%s)', (_, locale, text, expected) => {
  expect(found(text, locale).join(' ')).toBe(expected);
});

describe('marks', () => {
  function marked(source: string, page = 'overview'): string[] {
    const tree = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(source);
    markTerms(tree, page, glossaryEntries('en'));
    const names: string[] = [];
    visit(tree, 'mdxJsxTextElement', (node: {attributes: {value?: unknown}[]}) => {
      names.push(String(node.attributes[0]?.value));
    });
    return names;
  }

  it('are at the first use in running text, lists and admonitions only', () => {
    const source = 'A moment. A moment again.\n\n- A layout\n\n:::note\n\ncoCLI\n\n:::';
    expect(marked(source)).toEqual(['moment', 'layout', 'cocli']);
  });

  it('exclude headings, links, code, tables, labels and next steps', () => {
    const source =
      '## A moment\n\n[moment](a.md) `moment` **Moment** _moment_\n\n| moment |\n|---|\n| moment |\n\n' +
      '```text\nmoment\n```\n\n## Next steps \\{#next-steps}\n\n- moment';
    expect(marked(source)).toEqual([]);
  });
});
