/**
 * Marks the texts of a page that do nothing but stand there, for `recma-kept.ts`: paragraphs,
 * headings, lists, admonitions and parts of tables whose content is HTML, links and terms of the glossary.
 */
import {createHash} from 'node:crypto';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {classMark, mark} from './kept-mark.mjs';

/** Elements that Docusaurus and the site show as themselves, or by a component that does nothing in a browser. */
const texts = new Set(
  'a abbr admonition b blockquote br code dd del div dl dt em h2 h3 h4 h5 h6 hr i kbd li mark mdxAdmonitionTitle ol p s small span strong sub sup tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Of those, the ones that can be left to the server: what they are is told by their name. */
const roots = new Set(
  'admonition blockquote dl h2 h3 h4 h5 h6 ol p tbody tfoot thead ul'.split(' '),
);

/** Elements with a component of their own, which shows what is within, once and in its order. */
const frames = new Set(['details', 'table']);

/** Components whose output the build sends and a script beside React brings to life. */
const components = new Set(['GlossaryTerm']);

type Child = RootContent | ElementContent;

function isText(node: Child): boolean {
  if (node.type === 'text') {
    return true;
  }
  if (node.type === 'element') {
    return texts.has(node.tagName) && node.children.every(isText);
  }
  if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
    return components.has(node.name ?? '') && node.children.every(isText);
  }
  return false;
}

function* textsIn(nodes: readonly Child[]): Generator<Element | MdxJsxFlowElementHast> {
  for (const node of nodes) {
    if (node.type === 'element') {
      if (roots.has(node.tagName) && isText(node)) {
        yield node;
      } else if (texts.has(node.tagName) || frames.has(node.tagName)) {
        yield* textsIn(node.children);
      }
    }
  }
}

/** Tells one version of a page from another: its code and its texts may come from two deployments. */
function versionOf(tree: Root): string {
  const content = JSON.stringify(tree, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}

const rehypeKept: Plugin<[], Root> =
  () =>
  (tree, {path}) => {
    // A part that a page imports would count its texts from 0 as well.
    if (path?.includes('/_generated/')) {
      return;
    }
    const version = versionOf(tree);
    [...textsIn(tree.children)].forEach((element, index) => {
      const value = index === 0 ? `0:${version}` : String(index);
      if (element.type === 'element') {
        element.properties[mark] = value;
        if (element.tagName === 'admonition') {
          element.properties.className = [classMark + value];
        }
      } else {
        element.attributes.push({type: 'mdxJsxAttribute', name: mark, value});
      }
    });
  };

export default rehypeKept;
