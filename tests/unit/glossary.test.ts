import {unified} from 'unified';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../src/config/locales';
import {glossaryEntries} from '../../src/data/glossary';
import {terms} from '../../src/data/terms';
import {markTerms, termFinder} from '../../src/plugins/glossary/remark';
import {equalTerms} from '../../src/data/synonyms';

describe('the glossary', () => {
  const entries = glossaryEntries('zh');

  it('explains every term once, and search knows each of them', () => {
    expect(entries.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(terms)));
    expect(entries).toHaveLength(new Set(entries.map(({id}) => id)).size);
    for (const words of Object.values(terms)) {
      expect(equalTerms).toContain(words);
    }
  });
});

function found(text: string, locale: Locale): string[] {
  return termFinder(glossaryEntries(locale))(text).map(
    ({start, end, id}) => `${text.slice(start, end)}=${id}`,
  );
}

describe('terms in a text', () => {
  it('are found the longest first, in Chinese', () => {
    expect(found('把一刻属性写进规则组', 'zh')).toEqual([
      '一刻属性=moment-attribute',
      '规则组=rule-group',
    ]);
  });

  it('are found as whole words, in the plural, and at the start of a sentence, in English', () => {
    expect(found('Moments in a layout; momentary, relayout.', 'en')).toEqual([
      'Moments=moment',
      'layout=layout',
    ]);
    expect(found('listen directories and the image registry', 'en')).toEqual([
      'listen directories=listen-directory',
      'image registry=image-registry',
    ]);
    expect(found('sample.mcap of MCAP, coScout/bin, my-coCLI', 'en')).toEqual(['MCAP=mcap']);
  });
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

  it('go to the first use in running text, lists and admonitions alone', () => {
    expect(marked('A moment. A moment again.\n\n- A layout\n\n:::note\n\ncoCLI\n\n:::')).toEqual([
      'moment',
      'layout',
      'cocli',
    ]);
  });

  it('leave out headings, links, code, tables, labels and next steps', () => {
    const source =
      '## A moment\n\n[moment](a.md) `moment` **Moment** _moment_\n\n| moment |\n|---|\n| moment |\n\n' +
      '```text\nmoment\n```\n\n## Next steps \\{#next-steps}\n\n- moment';
    expect(marked(source)).toEqual([]);
  });
});
