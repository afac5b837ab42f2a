/**
 * Components of Markdown that few pages need in a browser come with those pages: in the theme's
 * list, which each page of the docs loads, stands nothing for them (2 KB less).
 */
import path from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {importDefault} from '../mdx';

interface PageComponent {
  /** Name in a page that imports it. */
  local: string;
  module: string;
}

const details: PageComponent = {local: 'PageDetails', module: '@theme/MDXComponents/Details'};

/** By the names in `@theme/MDXComponents`. */
const components: Record<string, PageComponent> = {
  admonition: {local: 'PageAdmonition', module: '@theme/Admonition'},
  Details: details,
  details,
};

/** Admonitions are left to the server mostly (`rehype-kept.ts`): what a browser needs is their style. */
const admonitionStyles = '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';

type Named = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Lets a page import what it uses of those components. */
export const rehypePageComponents: Plugin<[], Root> = () => (tree) => {
  const used = new Map<string, string>();
  visit(tree, ['element', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const named = node as Named;
    const component = components[(named.type === 'element' ? named.tagName : named.name) ?? ''];
    if (!component) {
      return;
    }
    used.set(component.local, component.module);
    if (component === components.admonition) {
      used.set('pageAdmonitionStyles', admonitionStyles);
    }
    if (named.type === 'element') {
      named.tagName = component.local;
    } else {
      named.name = component.local;
    }
  });
  const imports = [...used].map(([local, module]) => importDefault(local, module) as RootContent);
  tree.children.unshift(...imports);
};

/**
 * Rules of the bundler: the component that stands in the list instead says which page has been
 * overlooked, and the build ends there; that for Mermaid brings it when a block was not drawn ahead
 * of time. Of an import that a page no longer uses, when its text is left to the server, nothing
 * stays.
 */
export const pageComponentRules = (client: string) => [
  {
    test: require.resolve('@docusaurus/theme-classic/lib/theme/MDXComponents/index.js'),
    resolve: {
      alias: {
        ...Object.fromEntries(
          Object.values(components).map(({module}) => [
            module,
            path.join(client, 'page-component.ts'),
          ]),
        ),
        '@theme/Mermaid': path.join(client, 'lazy-mermaid.tsx'),
      },
    },
  },
  {test: /[\\/]theme-classic[\\/]lib[\\/]theme[\\/].+\.js$/, sideEffects: false},
];
