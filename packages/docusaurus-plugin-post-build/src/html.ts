/** Reads built pages: the few operations of a DOM that this takes, on parse5's tree. */
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** @returns the `html` element of a page */
export function parseHtml(html: string): Element {
  const root = parse(html).childNodes.find((node): node is Element => node.nodeName === 'html');
  if (!root) {
    throw new Error('parse5 returned a document without a root element.');
  }
  return root;
}

/** Whether a node is an element, not text or a comment. */
export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Value of an attribute; undefined where the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Whether a class is among those of an element. */
export const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;

/**
 * Elements below `root` in document order, without those that `skip` names and what they hold.
 * It uses a stack, because generators inside generators take five times as long.
 */
export function* elements(
  root: Element,
  skip: (element: Element) => boolean = () => false,
): Generator<Element> {
  const stack: Node[] = [...root.childNodes].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isElement(node) && !skip(node)) {
      yield node;
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
        stack.push(node.childNodes[index]!);
      }
    }
  }
}

/** The first element below `root` that passes the test. */
export function find(root: Element, test: (element: Element) => boolean): Element | undefined {
  for (const element of elements(root)) {
    if (test(element)) {
      return element;
    }
  }
  return undefined;
}

/** Elements on lines of their own: text before and after them is not one word. */
const breaking = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Title and description of a card are spans of one link, shown one below the other. */
const isCardPart = ({tagName, parentNode}: Element): boolean =>
  tagName === 'span' && parentNode?.nodeName === 'a' && parentNode.childNodes.length > 1;

/** Text as a reader sees it, white space collapsed. */
export function textOf(root: Element, skip: (element: Element) => boolean = () => false): string {
  const read = (node: Node): string => {
    if ('value' in node) {
      return node.value;
    }
    if (!isElement(node) || skip(node)) {
      return '';
    }
    const gap = breaking.has(node.tagName) || isCardPart(node) ? ' ' : '';
    return gap + node.childNodes.map(read).join('') + gap;
  };
  return root.childNodes
    .map(read)
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
