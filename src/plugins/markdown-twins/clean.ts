/**
 * From the markup of a rendered page to that of a plain document.
 *
 * The theme writes more than a document holds: buttons, anchors, scroll boxes, a span for each
 * token of code, two pictures for a figure. What this yields has only elements that Markdown has
 * a form for, so that `hast-util-to-mdast` can do the rest.
 */
import type {Element as Plain, ElementContent, Root} from 'hast';
import {
  attribute,
  elements,
  find,
  hasClass,
  isElement,
  textOf,
  type Element,
  type Node,
} from '../html';

const noiseTags = new Set(
  'button dialog footer form iframe input label link meta nav noscript script select style svg template textarea wbr'.split(
    ' ',
  ),
);

/** Parts of the interface, and places where a word may break. `data-markdown="off"` takes any other part out. */
function isNoise(element: Element): boolean {
  return (
    noiseTags.has(element.tagName) ||
    hasClass(element, 'hash-link') ||
    attribute(element, 'data-markdown') === 'off' ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    ['dialog', 'status', 'tooltip'].includes(attribute(element, 'role') ?? '')
  );
}

/** What a page shows as a space, and what it shows not at all. */
const visibleText = (text: string): string =>
  text.replace(/\u00a0/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

const plain = (
  tagName: string,
  children: ElementContent[],
  properties: Plain['properties'] = {},
): Plain => ({type: 'element', tagName, properties, children});

const text = (value: string): ElementContent => ({type: 'text', value});

const label = (value: string): Plain => plain('p', [plain('strong', [text(value)])]);

const childElements = (element: Element): Element[] => element.childNodes.filter(isElement);

/** Signs of a diff, where the page shows lines in color. */
const lineSigns: Readonly<Record<string, string>> = {ins: '+ ', del: '- '};

/** Text of a code block: its line breaks may be elements; what is said of a line is no code. */
function codeText(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  if (!isElement(node) || hasClass(node, 'said')) {
    return '';
  }
  return node.tagName === 'br'
    ? '\n'
    : (lineSigns[node.tagName] ?? '') + node.childNodes.map(codeText).join('');
}

const languageOf = (element: Element): string | undefined =>
  /(?:^|\s)language-(\S+)/.exec(attribute(element, 'class') ?? '')?.[1];

/** A code block; its title is what stands above the code. */
function codeBlock(box: Element): Plain {
  const pre = box.tagName === 'pre' ? box : find(box, ({tagName}) => tagName === 'pre');
  const code = pre && find(pre, ({tagName}) => tagName === 'code');
  const above = childElements(box).find(
    (child) => child !== pre && !isNoise(child) && !find(child, (inner) => inner === pre),
  );
  return plain('pre', [text(codeText(pre ?? box).replace(/\n+$/, ''))], {
    language: [box, pre, code].map((part) => part && languageOf(part)).find(Boolean) ?? 'text',
    title: above && box !== pre ? visibleText(textOf(above)) : undefined,
  });
}

/** A card: one link around a title and what is said about it. */
function isCard(element: Element): boolean {
  const parts = childElements(element);
  return (
    element.tagName === 'a' &&
    parts.length > 1 &&
    parts.length === element.childNodes.length &&
    parts.every(({tagName}) => tagName === 'span' || tagName === 'p')
  );
}

const isOwnAnchor = (link: Element): boolean => {
  const id = attribute(link, 'id');
  return id !== undefined && attribute(link, 'href') === `#${id}`;
};

/**
 * @param content The part of the page that holds its text.
 * @param url Absolute address of the page: links and images become absolute.
 */
export function clean(content: Element, url: string): Root {
  const resolve = (address: string) => new URL(address, url).href;
  const all = (nodes: readonly Node[]): ElementContent[] => nodes.flatMap(visit);
  const within = (element: Element) => all(element.childNodes);

  function visit(node: Node): ElementContent[] {
    if (node.nodeName === '#text' && 'value' in node) {
      return [text(visibleText(node.value))];
    }
    if (!isElement(node) || isNoise(node)) {
      return [];
    }
    const special = specials.find(([matches]) => matches(node));
    return special ? special[1](node) : [plain(node.tagName, within(node), kept(node))];
  }

  /** Markdown has no emphasis that ends in a space: the space goes behind it. */
  function emphasis(element: Element): ElementContent[] {
    const children = within(element);
    const last = children.at(-1);
    if (last?.type !== 'text' || last.value === last.value.trimEnd()) {
      return [plain(element.tagName, children)];
    }
    const trimmed = text(last.value.trimEnd());
    return [plain(element.tagName, [...children.slice(0, -1), trimmed]), text(' ')];
  }

  /** The few attributes that Markdown has a form for. */
  function kept(element: Element): Plain['properties'] {
    const value = (name: string) => attribute(element, name);
    switch (element.tagName) {
      case 'a': {
        const href = value('href');
        return href === undefined ? {} : {href: resolve(href)};
      }
      case 'img':
        return {src: resolve(value('src') ?? ''), alt: visibleText(value('alt') ?? '')};
      case 'ol':
        return {start: value('start')};
      case 'td':
      case 'th':
        return {colSpan: value('colspan'), rowSpan: value('rowspan'), align: value('align')};
      default:
        return {};
    }
  }

  /** All panels, each under the label of its tab. */
  function tabs(element: Element): ElementContent[] {
    const withRole = (role: string) =>
      [...elements(element)].filter((child) => attribute(child, 'role') === role);
    const names = withRole('tab').map((tab) => visibleText(textOf(tab)));
    return withRole('tabpanel').flatMap((panel, index) => [
      label(names[index] ?? ''),
      plain('div', within(panel)),
    ]);
  }

  function admonition(element: Element): ElementContent[] {
    const [heading, ...rest] = childElements(element);
    return heading
      ? [plain('blockquote', [label(visibleText(textOf(heading))), ...all(rest)])]
      : [];
  }

  function details(element: Element): ElementContent[] {
    const summary = childElements(element).find(({tagName}) => tagName === 'summary');
    const rest = element.childNodes.filter((child) => child !== summary);
    return [...(summary ? [label(visibleText(textOf(summary)))] : []), plain('div', all(rest))];
  }

  /** One picture, though each color mode has its own; caption and legend follow as text. */
  function figure(element: Element): ElementContent[] {
    const image = find(element, ({tagName}) => tagName === 'img');
    const caption = find(element, ({tagName}) => tagName === 'figcaption');
    return [
      ...(image ? [plain('p', [plain('img', [], kept(image))])] : []),
      ...(caption ? [plain('div', within(caption))] : []),
    ];
  }

  function card(element: Element): ElementContent[] {
    const [title = '', ...rest] = childElements(element)
      .filter((part) => !isNoise(part))
      .map((part) => visibleText(textOf(part)));
    return [
      plain('a', [text(title)], kept(element)),
      ...(rest.length > 0 ? [text(`: ${rest.join(' · ')}`)] : []),
    ];
  }

  const cardList = (element: Element): ElementContent[] => [
    plain(
      'ul',
      childElements(element).map((child) => plain('li', within(child))),
    ),
  ];

  function table(element: Element): ElementContent[] {
    const caption = childElements(element).find(({tagName}) => tagName === 'caption');
    const rest = element.childNodes.filter((child) => child !== caption);
    return [...(caption ? [plain('p', within(caption))] : []), plain('table', all(rest))];
  }

  /** A cell holds one line: what stands on lines of its own is parted by spaces. */
  function cell(element: Element): ElementContent[] {
    const inline = (nodes: readonly Node[]): ElementContent[] =>
      nodes.flatMap((node) => {
        if (!isElement(node) || isNoise(node)) {
          return visit(node);
        }
        if (isOwnAnchor(node)) {
          return inline(node.childNodes);
        }
        if (node.tagName === 'pre' || node.tagName === 'code') {
          return [
            plain('code', [
              text(
                codeText(node)
                  .replace(/\s*\n\s*/g, ' ')
                  .trim(),
              ),
            ]),
          ];
        }
        if (node.tagName === 'br') {
          return [text(' ')];
        }
        const children = inline(node.childNodes);
        return /^(?:p|div|ul|ol|li)$/.test(node.tagName)
          ? [text(' '), ...children, text(' ')]
          : [plain(node.tagName, children, kept(node))];
      });
    return [plain(element.tagName, inline(element.childNodes), kept(element))];
  }

  const specials: [(element: Element) => boolean, (element: Element) => ElementContent[]][] = [
    [(element) => hasClass(element, 'tabs-container'), tabs],
    [(element) => hasClass(element, 'theme-admonition'), admonition],
    [
      (element) => hasClass(element, 'theme-code-block') || element.tagName === 'pre',
      (element) => [codeBlock(element)],
    ],
    [({tagName}) => tagName === 'figure', figure],
    [({tagName}) => tagName === 'details', details],
    [({tagName}) => tagName === 'table', table],
    [({tagName}) => tagName === 'td' || tagName === 'th', cell],
    [({tagName}) => /^(?:b|em|i|strong)$/.test(tagName), emphasis],
    [isCard, card],
    // A name that links to itself, so that readers can copy its address.
    [(element) => element.tagName === 'a' && isOwnAnchor(element), within],
    // Its explanation is for those who read on the page; the text reads the same without.
    [(element) => hasClass(element, 'glossary-term'), within],
    [
      (element) =>
        element.tagName === 'section' &&
        childElements(element).length > 0 &&
        childElements(element).every(({tagName}) => tagName === 'article'),
      cardList,
    ],
  ];

  return {type: 'root', children: within(content)};
}
