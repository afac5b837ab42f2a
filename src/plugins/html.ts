/** The little of a DOM that reading built pages takes, on parse5's tree. */
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export function parseHtml(html: string): Element {
  const root = parse(html).childNodes.find((node): node is Element => node.nodeName === 'html');
  if (!root) {
    throw new Error('parse5 returned a document without a root element.');
  }
  return root;
}

export const isElement = (node: Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

/**
 * Elements below `root` in document order; what `skip` names is left out with all it holds.
 * With a list of what is still to come: generators inside generators take five times as long.
 */
export function* elements(
  root: Element,
  skip: (element: Element) => boolean = () => false,
): Generator<Element> {
  const waiting: Node[] = [...root.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node) && !skip(node)) {
      yield node;
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
        waiting.push(node.childNodes[index]!);
      }
    }
  }
}

export function find(root: Element, test: (element: Element) => boolean): Element | undefined {
  for (const element of elements(root)) {
    if (test(element)) {
      return element;
    }
  }
  return undefined;
}

/** Elements that stand on their own line: text before and after them is not one word. */
const breaking = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Title and description of a card are spans of one link, shown one below the other. */
const isCardPart = (element: Element): boolean =>
  element.tagName === 'span' &&
  element.parentNode?.nodeName === 'a' &&
  element.parentNode.childNodes.length > 1;

/** Text as a reader sees it, white space collapsed. */
export function textOf(root: Element, skip: (element: Element) => boolean = () => false): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text') {
      parts.push((node as DefaultTreeAdapterTypes.TextNode).value);
    } else if (isElement(node) && !skip(node)) {
      const gap = breaking.has(node.tagName) || isCardPart(node) ? ' ' : '';
      parts.push(gap);
      node.childNodes.forEach(visit);
      parts.push(gap);
    }
  };
  root.childNodes.forEach(visit);
  return parts
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
