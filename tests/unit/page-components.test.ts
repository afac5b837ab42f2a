/** Components whose code comes with the pages of Markdown that name them. */
import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {rehypePageComponents} from '../../src/plugins/lean-client/page-components';
import remarkTranslationNotice from '../../src/plugins/translation-notice/remark';

/** What a tree imports: `local from module`. */
const importsOf = (tree: Root | HtmlRoot): string[] =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? node.data!.estree!.body.map((statement) => {
          const {source, specifiers} = statement as Extract<
            typeof statement,
            {type: 'ImportDeclaration'}
          >;
          return `${specifiers[0]!.local.name} from ${String(source.value)}`;
        })
      : [],
  );

describe('components of the theme', () => {
  const element = (tagName: string, ...children: ElementContent[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  const jsx = (name: string): ElementContent => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
  });
  const importing = (...children: ElementContent[]): [HtmlRoot, string[]] => {
    const tree: HtmlRoot = {type: 'root', children};
    (rehypePageComponents as unknown as () => (tree: HtmlRoot) => void)()(tree);
    return [tree, importsOf(tree)];
  };

  it('are imported by the page that uses them, once and under a name of their own', () => {
    const [tree, imports] = importing(
      element('ul', element('li', element('admonition'))),
      element('admonition'),
      jsx('Details'),
    );
    expect(imports).toEqual([
      'PageAdmonition from @theme/Admonition',
      expect.stringMatching(/^\w+ from @docusaurus\/theme-classic\/.+\.module\.css$/),
      'PageDetails from @theme/MDXComponents/Details',
    ]);
    const text = JSON.stringify(tree.children.slice(imports.length));
    expect(text.match(/"(?:tagName|name)":"\w+"/g)).toEqual([
      '"tagName":"ul"',
      '"tagName":"li"',
      '"tagName":"PageAdmonition"',
      '"tagName":"PageAdmonition"',
      '"name":"PageDetails"',
    ]);
  });

  it('are no matter for other pages', () => {
    expect(importing(element('p'), jsx('Figure'))[1]).toEqual([]);
  });
});

describe('the notice of a missing translation', () => {
  const withNotice = (frontMatter: object): Root => {
    const tree: Root = {type: 'root', children: [{type: 'thematicBreak'}]};
    const file = {data: {frontMatter}};
    (remarkTranslationNotice as unknown as () => (tree: Root, file: object) => void)()(tree, file);
    return tree;
  };

  it('begins a page that is behind, which imports it', () => {
    const tree = withNotice({translation_behind: true});
    expect(importsOf(tree)).toEqual([
      'TranslationNotice from @site/src/components/TranslationNotice',
    ]);
    expect(tree.children.map(({type}) => type)).toEqual([
      'mdxjsEsm',
      'mdxJsxFlowElement',
      'thematicBreak',
    ]);
  });

  it('is not there otherwise', () => {
    expect(withNotice({title: 'A'}).children).toHaveLength(1);
  });
});
