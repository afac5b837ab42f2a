/**
 * From the markup of a rendered page to a plain document.
 *
 * The theme writes more than a document holds: buttons, anchors, scroll boxes, a span for each
 * token of code, two pictures for a figure. What this yields has only what Markdown has a form for.
 *
 * Not by `hast-util-to-mdast`: it looks for white space in ways that take half as long again as all
 * the rest that is read from a page, 4 s of a build.
 */
import type {Code, Heading, Image, Root} from 'mdast';
import {
  flow,
  inline,
  line,
  list,
  listItem,
  paragraph,
  table,
  text,
  type Cell,
  type Inline,
  type Piece,
} from './blocks';
import {
  attribute,
  elements,
  find,
  hasClass,
  isBreaking,
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

const label = (value: string): Piece => paragraph([{type: 'strong', children: [text(value)]}]);

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

/** A code block with its language and, where the page shows one above the code, its title. */
function codeBlock(box: Element): Code {
  const pre = box.tagName === 'pre' ? box : find(box, ({tagName}) => tagName === 'pre');
  const code = pre && find(pre, ({tagName}) => tagName === 'code');
  const above = childElements(box).find(
    (child) => child !== pre && !isNoise(child) && !find(child, (inner) => inner === pre),
  );
  const title = above && box !== pre ? visibleText(textOf(above)) : undefined;
  return {
    type: 'code',
    lang: [box, pre, code].map((part) => part && languageOf(part)).find(Boolean) ?? 'text',
    meta: title === undefined ? undefined : `title="${title.replaceAll('"', "'")}"`,
    value: codeText(pre ?? box).replace(/\n+$/, ''),
  };
}

/** Code inside a line is one line. */
const inlineCode = (element: Element): Inline => ({
  type: 'inlineCode',
  value: visibleText(codeText(element)).replace(/\s+/g, ' ').trim(),
});

/** Whether blank lines part what an item of a list holds: paragraphs, or more than one block. */
function isSpread(item: Element): boolean {
  const inner = childElements(item).filter((child) => isBreaking(child) && !isNoise(child));
  return inner.length > 1 || inner.some((child) => child.tagName === 'p' || isSpread(child));
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

const spanOf = (cell: Element, name: string): number => Number(attribute(cell, name)) || 1;

/**
 * @param content The part of the page that holds its text.
 * @param url Absolute address of the page: links and images become absolute.
 */
export function documentOf(content: Element, url: string): Root {
  const resolve = (address: string) => new URL(address, url).href;
  const all = (nodes: readonly Node[]): Piece[] => nodes.flatMap(visit);
  const within = (element: Element) => all(element.childNodes);

  function visit(node: Node): Piece[] {
    if (node.nodeName === '#text' && 'value' in node) {
      return [text(visibleText(node.value))];
    }
    if (!isElement(node) || isNoise(node)) {
      return [];
    }
    const special = specials.find(([matches]) => matches(node));
    return special ? special[1](node) : usual(node);
  }

  function usual(element: Element): Piece[] {
    const {tagName} = element;
    if (/^h[1-6]$/.test(tagName)) {
      const depth = Number(tagName[1]) as Heading['depth'];
      return [{type: 'heading', depth, children: line(inline(within(element)))}];
    }
    switch (tagName) {
      case 'blockquote':
        return [{type: 'blockquote', children: flow(within(element))}];
      case 'br':
        return [{type: 'break'}];
      case 'code':
      case 'kbd':
      case 'samp':
        return [inlineCode(element)];
      case 'hr':
        return [{type: 'thematicBreak'}];
      case 'p':
        return [paragraph(inline(within(element)))];
      default:
        return isBreaking(element)
          ? flow(within(element))
          : phrase(element, inline(within(element)));
    }
  }

  /** The few elements inside a line that Markdown has a form for. */
  function phrase(element: Element, children: Inline[]): Inline[] {
    switch (element.tagName) {
      case 'a': {
        const href = attribute(element, 'href');
        return [{type: 'link', url: href === undefined ? '' : resolve(href), children}];
      }
      case 'b':
      case 'strong':
        return emphasis('strong', children);
      case 'del':
        return [{type: 'delete', children}];
      case 'em':
      case 'i':
        return emphasis('emphasis', children);
      case 'img':
        return [image(element)];
      default:
        return children;
    }
  }

  const image = (element: Element): Image => ({
    type: 'image',
    url: resolve(attribute(element, 'src') ?? ''),
    alt: visibleText(attribute(element, 'alt') ?? ''),
  });

  /** Markdown has no emphasis that ends in a space: the space goes behind it. */
  function emphasis(type: 'emphasis' | 'strong', children: Inline[]): Inline[] {
    const last = children.at(-1);
    if (last?.type !== 'text' || last.value === last.value.trimEnd()) {
      return [{type, children}];
    }
    const trimmed = text(last.value.trimEnd());
    return [{type, children: [...children.slice(0, -1), trimmed]}, text(' ')];
  }

  const items = (element: Element) =>
    childElements(element)
      .filter((child) => !isNoise(child))
      .map((child) => listItem(within(child), isSpread(child)));

  function numbered(element: Element): Piece[] {
    return [list(items(element), Number(attribute(element, 'start') ?? 1))];
  }

  /** An item for each name, with what is said about it. */
  function definitions(element: Element): Piece[] {
    const groups: Piece[][] = [];
    let isOpen = false;
    for (const part of elements(element, isNoise)) {
      if (part.tagName === 'dt' || part.tagName === 'dd') {
        const isName = part.tagName === 'dt';
        if (isName && !isOpen) {
          groups.push([]);
        }
        isOpen = isName;
        groups.at(-1)?.push(...flow(within(part)));
      }
    }
    return [list(groups.map((group) => listItem(group, group.length > 1)))];
  }

  /** All panels, each under the label of its tab. */
  function tabs(element: Element): Piece[] {
    const withRole = (role: string) =>
      [...elements(element)].filter((child) => attribute(child, 'role') === role);
    const names = withRole('tab').map((tab) => visibleText(textOf(tab)));
    return withRole('tabpanel').flatMap((panel, index) => [
      label(names[index] ?? ''),
      ...flow(within(panel)),
    ]);
  }

  function admonition(element: Element): Piece[] {
    const [heading, ...rest] = childElements(element);
    return heading
      ? [
          {
            type: 'blockquote',
            children: flow([label(visibleText(textOf(heading))), ...all(rest)]),
          },
        ]
      : [];
  }

  function details(element: Element): Piece[] {
    const summary = childElements(element).find(({tagName}) => tagName === 'summary');
    const rest = element.childNodes.filter((child) => child !== summary);
    return [...(summary ? [label(visibleText(textOf(summary)))] : []), ...flow(all(rest))];
  }

  /** One picture, though each color mode has its own; caption and legend follow as text. */
  function figure(element: Element): Piece[] {
    const picture = find(element, ({tagName}) => tagName === 'img');
    const caption = find(element, ({tagName}) => tagName === 'figcaption');
    return [
      ...(picture ? [paragraph([image(picture)])] : []),
      ...(caption ? flow(within(caption)) : []),
    ];
  }

  function card(element: Element): Piece[] {
    const [title = '', ...rest] = childElements(element)
      .filter((part) => !isNoise(part))
      .map((part) => visibleText(textOf(part)));
    return [
      ...phrase(element, [text(title)]),
      ...(rest.length > 0 ? [text(`: ${rest.join(' · ')}`)] : []),
    ];
  }

  function tableOf(element: Element): Piece[] {
    const caption = childElements(element).find(({tagName}) => tagName === 'caption');
    const inside = [...elements(element, isNoise)];
    const rows = inside
      .filter(({tagName}) => tagName === 'tr')
      .map((row) => childElements(row).map(cell));
    const hasHead = inside.some(({tagName}) => tagName === 'thead');
    return [...(caption ? flow(within(caption)) : []), table(rows, hasHead)];
  }

  /** A cell holds one line: what stands on lines of its own is parted by spaces. */
  function cell(element: Element): Cell {
    const parts = (nodes: readonly Node[]): Inline[] =>
      nodes.flatMap((node) => {
        if (!isElement(node) || isNoise(node)) {
          return inline(visit(node));
        }
        if (isOwnAnchor(node)) {
          return parts(node.childNodes);
        }
        if (node.tagName === 'pre' || node.tagName === 'code') {
          return [inlineCode(node)];
        }
        if (node.tagName === 'br') {
          return [text(' ')];
        }
        const children = parts(node.childNodes);
        return isBreaking(node) ? [text(' '), ...children, text(' ')] : phrase(node, children);
      });
    return {
      content: parts(element.childNodes),
      columns: spanOf(element, 'colspan'),
      rows: spanOf(element, 'rowspan'),
      align: attribute(element, 'align'),
    };
  }

  const specials: [(element: Element) => boolean, (element: Element) => Piece[]][] = [
    [(element) => hasClass(element, 'tabs-container'), tabs],
    [(element) => hasClass(element, 'theme-admonition'), admonition],
    [
      (element) => hasClass(element, 'theme-code-block') || element.tagName === 'pre',
      (element) => [codeBlock(element)],
    ],
    [({tagName}) => tagName === 'figure', figure],
    [({tagName}) => tagName === 'details', details],
    [({tagName}) => tagName === 'table', tableOf],
    [({tagName}) => tagName === 'ul', (element) => [list(items(element))]],
    [({tagName}) => tagName === 'ol', numbered],
    [({tagName}) => tagName === 'dl', definitions],
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
      (element) => [list(items(element))],
    ],
  ];

  return {type: 'root', children: flow(within(content))};
}
