/**
 * Reduces the markup of a page to a plain document.
 *
 * The theme adds buttons, anchors, scroll boxes, a span for each token of code, and two pictures for a figure. The
 * result contains only elements that Markdown can express, for `hast-util-to-mdast`.
 */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {h} from 'hastscript';
import {toText} from 'hast-util-to-text';
import {SKIP, visit} from 'unist-util-visit';
import {elements, find, hasClass, isElement} from 'docusaurus-plugin-post-build';

const noiseTags = new Set(
  'button dialog footer form iframe input label link meta nav noscript script select style svg template textarea wbr'.split(
    ' ',
  ),
);

const space: ElementContent = {type: 'text', value: ' '};

/** Reports whether an element belongs to the interface; `data-markdown="off"` excludes any other element. */
const isNoise = (element: Element): boolean =>
  noiseTags.has(element.tagName) ||
  hasClass(element, 'hash-link') ||
  element.properties.dataMarkdown === 'off' ||
  element.properties.hidden !== undefined ||
  element.properties.ariaHidden === 'true' ||
  ['dialog', 'status', 'tooltip'].includes(String(element.properties.role));

/** Visible text: special spaces become spaces, invisible characters are removed. */
const visible = (value: string): string =>
  value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

const textOf = (node: Nodes): string => visible(toText(node)).replace(/\s+/g, ' ').trim();

const label = (element: Element): Element => h('p', h('strong', textOf(element)));

const childElements = (element: Element): Element[] =>
  element.children.filter((child) => isElement(child));

/** Text of code: changed lines have the signs of a diff; text for screen readers is omitted. */
function codeText(node: Nodes): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  const sign = {ins: '+ ', del: '- ', br: '\n'}[node.tagName] ?? '';
  return hasClass(node, 'said') ? '' : sign + node.children.map(codeText).join('');
}

/** Block of code in the Markdown. */
export interface CodeSource {
  language: string;
  code: string;
}

/** Returns the source of a picture by the name in its `data-source`. */
export type SourceOf = (name: string) => CodeSource;

/** A `pre` with the language and the title of a code block, for the handler in `page.ts`. */
function codeBlock(element: Element): Element {
  const pre = find(element, ({tagName}) => tagName === 'pre') ?? element;
  const titled = find(element, (child) => hasClass(child, 'code-title'));
  const language = [element, ...elements(element)]
    .flatMap(({properties}) => [properties.className ?? []].flat().map(String))
    .find((name) => name.startsWith('language-'));
  return h(
    'pre',
    {
      dataLanguage: language?.slice('language-'.length) ?? 'text',
      ...(titled && {dataTitle: textOf(titled)}),
    },
    codeText(pre).replace(/\n+$/, ''),
  );
}

/** Parts of a card, a link around a title and its description; empty for other elements. */
function partsOfCard({tagName, children}: Element): Element[] {
  const shown = children.filter((part) => !isElement(part) || !isNoise(part));
  const parts = shown.filter((part) => isElement(part) && /^(?:span|p)$/.test(part.tagName));
  return tagName === 'a' && children.length > 1 && parts.length === shown.length
    ? (parts as Element[])
    : [];
}

/** All panels of tabs, each below the label of its tab. */
function tabs(element: Element): ElementContent[] {
  const found: {tab: Element[]; tabpanel: Element[]} = {tab: [], tabpanel: []};
  visit(element, 'element', (child) => {
    found[child.properties.role as keyof typeof found]?.push(child);
  });
  return found.tabpanel.flatMap(({children}, index) => {
    const name = found.tab[index];
    return [...(name ? [label(name)] : []), h('div', children)];
  });
}

/** Content of a table cell on one line: blocks are separated by spaces. */
const inOneLine = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) {
      return [node];
    }
    if (node.tagName === 'pre' || node.tagName === 'code') {
      const line = codeText(node).replace(/\s*\n\s*/g, ' ');
      return [h('code', line.trim())];
    }
    const children = inOneLine(node.children);
    const isBlock = /^(?:p|div|ul|ol|li|br)$/.test(node.tagName) && !isNoise(node);
    return isBlock ? [space, ...children, space] : [{...node, children}];
  });

/** Replacement for an element that Markdown cannot express well. */
function rewritten(element: Element, sourceOf: SourceOf | undefined): ElementContent[] | undefined {
  const {tagName, properties, children} = element;
  const own = childElements(element);
  const [first, ...others] = own;
  const last = children.at(-1);
  if (isNoise(element)) {
    return [];
  }
  if (sourceOf && properties.dataSource !== undefined) {
    const {language, code} = sourceOf(String(properties.dataSource));
    return [h('pre', {dataLanguage: language}, code)];
  }
  if (hasClass(element, 'tabs-container')) {
    return tabs(element);
  }
  if (hasClass(element, 'theme-admonition')) {
    return first && [h('blockquote', label(first), others)];
  }
  if (hasClass(element, 'theme-code-block') || tagName === 'pre') {
    return [codeBlock(element)];
  }
  if (tagName === 'details' && first?.tagName === 'summary') {
    return [label(first), h('div', children.slice(children.indexOf(first) + 1))];
  }
  if (tagName === 'figure') {
    // Description, caption and legend of a drawing as text.
    const description = find(element, (child) => child.tagName === 'desc');
    const caption = find(element, (child) => child.tagName === 'figcaption');
    return [
      ...(description ? [h('p', h('em', textOf(description)))] : []),
      ...(caption ? [h('div', caption.children)] : []),
    ];
  }
  if (tagName === 'table' && first?.tagName === 'caption') {
    return [h('p', first.children), h('table', others)];
  }
  const [title, ...said] = partsOfCard(element).map(textOf);
  if (title !== undefined) {
    const value = said.length > 0 ? `: ${said.join(' · ')}` : '';
    return [h('a', {href: properties.href}, title), {type: 'text', value}];
  }
  if (tagName === 'section' && own.length > 0 && own.every((it) => it.tagName === 'article')) {
    return [
      h(
        'ul',
        own.map((card) => h('li', card.children)),
      ),
    ];
  }
  const isOwnAnchor = tagName === 'a' && properties.href === `#${String(properties.id)}`;
  if (isOwnAnchor || hasClass(element, 'glossary-term')) {
    return children;
  }
  if (/^(?:b|em|i|strong)$/.test(tagName) && last?.type === 'text' && /\s$/.test(last.value)) {
    // Markdown has no emphasis that ends with a space: the space is moved after it.
    last.value = last.value.trimEnd();
    return [element, space];
  }
  return undefined;
}

/** Deep copy, because other plugins also read the tree; seven times as fast as `structuredClone`. */
const copyOf = (node: ElementContent): ElementContent =>
  isElement(node)
    ? {...node, properties: {...node.properties}, children: node.children.map(copyOf)}
    : {...node};

/**
 * @param content element with the text of the page
 * @param url absolute address of the page, which makes links and images absolute
 * @throws if `sourceOf` throws
 */
export function clean(content: Element, url: string, sourceOf: SourceOf | undefined): Root {
  const tree: Root = {type: 'root', children: content.children.map(copyOf)};
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') {
      node.value = visible(node.value);
    }
    if (!parent || index === undefined) {
      return undefined;
    }
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') {
      return undefined;
    }
    const {tagName, properties} = node;
    // Finished code blocks are unchanged.
    if (properties.dataLanguage && tagName === 'pre') {
      return SKIP;
    }
    const instead = rewritten(node, sourceOf);
    if (instead) {
      parent.children.splice(index, 1, ...instead);
      return [SKIP, index];
    }
    if (tagName === 'td' || tagName === 'th') {
      node.children = inOneLine(node.children);
    }
    for (const name of ['href', 'src'] as const) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], url).href;
      }
    }
    properties.title = undefined;
    return undefined;
  });
  return tree;
}
