/**
 * Makes a plain document of the markup of a page.
 *
 * The theme writes more than a document holds: buttons, anchors, scroll boxes, a span for each token
 * of code, two pictures for a figure. The result has only elements that Markdown has a form for, so
 * that `hast-util-to-mdast` can do the rest.
 */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';
import type {Element as ParsedElement} from '../html';

const noiseTags = new Set(
  'button dialog footer form iframe input label link meta nav noscript script select style svg template textarea wbr'.split(
    ' ',
  ),
);

const text = (value: string): ElementContent => ({type: 'text', value});

const isElement = (node: Nodes): node is Element => node.type === 'element';

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** Parts of the interface. `data-markdown="off"` takes out any other part. */
const isNoise = (element: Element): boolean =>
  noiseTags.has(element.tagName) ||
  hasClass(element, 'hash-link') ||
  element.properties.dataMarkdown === 'off' ||
  element.properties.hidden !== undefined ||
  element.properties.ariaHidden === 'true' ||
  ['dialog', 'status', 'tooltip'].includes(String(element.properties.role));

/** Text as it is seen: special spaces become spaces, invisible characters go. */
const visible = (value: string): string =>
  value.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

const textOf = (node: Nodes): string => visible(toString(node)).replace(/\s+/g, ' ').trim();

const label = (element: Element): Element => h('p', h('strong', textOf(element)));

const childElements = (element: Element): Element[] =>
  element.children.filter((child) => isElement(child));

function find(element: Element, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(element, 'element', (candidate) => {
    found = test(candidate) ? candidate : undefined;
    return found ? EXIT : undefined;
  });
  return found;
}

/** Text of code: changed lines get the signs of a diff, and what is said of a line is left out. */
function codeText(node: Nodes): string {
  if (!isElement(node)) {
    return toString(node);
  }
  const sign = {ins: '+ ', del: '- ', br: '\n'}[node.tagName] ?? '';
  return hasClass(node, 'said') ? '' : sign + node.children.map(codeText).join('');
}

/** A `pre` with the language and the title of a code block, for the handler in `page.ts`. */
function codeBlock(element: Element): Element {
  const pre = find(element, ({tagName}) => tagName === 'pre') ?? element;
  const titled = find(element, (child) => hasClass(child, 'code-title'));
  let language = 'text';
  visit(element, 'element', (child) => {
    language =
      classesOf(child)
        .find((it) => it.startsWith('language-'))
        ?.slice(9) ?? language;
  });
  return h(
    'pre',
    {dataLanguage: language, ...(titled && {dataTitle: textOf(titled)})},
    codeText(pre).replace(/\n+$/, ''),
  );
}

/** A card: one link around a title and what is said about it. */
const isCard = (element: Element): boolean =>
  element.tagName === 'a' &&
  element.children.length > 1 &&
  element.children.every((part) => isElement(part) && ['span', 'p'].includes(part.tagName));

/**
 * @param content the part of the page that holds its text
 * @param url absolute address of the page, which makes links and images absolute
 */
export function clean(content: ParsedElement, url: string): Root {
  const all = (nodes: readonly ElementContent[], inCell = false): ElementContent[] =>
    nodes.flatMap((node) => visitNode(node, inCell));

  function visitNode(node: ElementContent, inCell: boolean): ElementContent[] {
    if (!isElement(node)) {
      return node.type === 'text' ? [text(visible(node.value))] : [];
    }
    return isNoise(node) ? [] : ((inCell ? inline(node) : block(node)) ?? [plain(node, inCell)]);
  }

  /** The element with the few properties that Markdown has a form for. */
  function plain({tagName, properties, children}: Element, inCell: boolean): Element {
    const {href, src, alt, start, colSpan, rowSpan, align} = properties;
    const known = {start, colSpan, rowSpan, align};
    return h(
      tagName,
      {
        ...known,
        ...(typeof href === 'string' && {href: new URL(href, url).href}),
        ...(typeof src === 'string' && {
          src: new URL(src, url).href,
          alt: visible(String(alt ?? '')),
        }),
      },
      all(children, inCell || tagName === 'td' || tagName === 'th'),
    );
  }

  /** Elements that are written otherwise than as themselves. */
  function block(element: Element): ElementContent[] | undefined {
    const {tagName, children} = element;
    const [first, ...others] = childElements(element);
    const without = (child: Element | undefined) => all(children.filter((it) => it !== child));
    if (hasClass(element, 'tabs-container')) {
      return tabs(element);
    }
    if (hasClass(element, 'theme-admonition')) {
      return first && [h('blockquote', label(first), all(others))];
    }
    if (hasClass(element, 'theme-code-block') || tagName === 'pre') {
      return [codeBlock(element)];
    }
    if (tagName === 'details') {
      const summary = find(element, (child) => child.tagName === 'summary');
      return [...(summary ? [label(summary)] : []), h('div', without(summary))];
    }
    if (tagName === 'figure') {
      // What a drawing shows, caption and legend as text.
      const description = find(element, (child) => child.tagName === 'desc');
      const caption = find(element, (child) => child.tagName === 'figcaption');
      return [
        ...(description ? [h('p', [h('em', textOf(description))])] : []),
        ...(caption ? [h('div', all(caption.children))] : []),
      ];
    }
    if (tagName === 'table') {
      const caption = childElements(element).find((child) => child.tagName === 'caption');
      return [...(caption ? [h('p', all(caption.children))] : []), h('table', without(caption))];
    }
    if (isCard(element)) {
      const [title, ...rest] = childElements(element).filter((part) => !isNoise(part));
      return [
        h(
          'a',
          {href: new URL(String(element.properties.href), url).href},
          title ? textOf(title) : '',
        ),
        text(rest.length > 0 ? `: ${rest.map(textOf).join(' · ')}` : ''),
      ];
    }
    if (
      tagName === 'section' &&
      first &&
      [first, ...others].every((it) => it.tagName === 'article')
    ) {
      return [
        h(
          'ul',
          [first, ...others].map((card) => h('li', all(card.children))),
        ),
      ];
    }
    return phrase(element, false);
  }

  /** A table cell holds one line: what stands on lines of its own is parted by spaces. */
  function inline(element: Element): ElementContent[] | undefined {
    const {tagName, children} = element;
    if (tagName === 'pre' || tagName === 'code') {
      return [
        h(
          'code',
          codeText(element)
            .replace(/\s*\n\s*/g, ' ')
            .trim(),
        ),
      ];
    }
    return /^(?:p|div|ul|ol|li|br)$/.test(tagName)
      ? [text(' '), ...all(children, true), text(' ')]
      : phrase(element, true);
  }

  function phrase(element: Element, inCell: boolean): ElementContent[] | undefined {
    const {tagName, properties} = element;
    const isOwnAnchor = tagName === 'a' && properties.href === `#${String(properties.id)}`;
    if (isOwnAnchor || hasClass(element, 'glossary-term')) {
      return all(element.children, inCell);
    }
    const last = element.children.at(-1);
    if (/^(?:b|em|i|strong)$/.test(tagName) && last?.type === 'text' && /\s$/.test(last.value)) {
      // Markdown has no emphasis that ends in a space: the space goes behind it.
      last.value = last.value.trimEnd();
      return [plain(element, inCell), text(' ')];
    }
    return undefined;
  }

  /** All panels, each under the label of its tab. */
  function tabs(element: Element): ElementContent[] {
    const found: {tab: Element[]; tabpanel: Element[]} = {tab: [], tabpanel: []};
    visit(element, 'element', (child) => {
      found[child.properties.role as keyof typeof found]?.push(child);
    });
    return found.tabpanel.flatMap((panel, index) => {
      const name = found.tab[index];
      return [...(name ? [label(name)] : []), h('div', all(panel.children))];
    });
  }

  return {type: 'root', children: all((fromParse5(content) as Element).children)};
}
