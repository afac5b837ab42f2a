/**
 * Lays out the changelog page: each release is a section with its version and date beside its changes,
 * kinds of change carry a mark for their color, and a row of choices narrows the page down to one
 * product. The choices are radio buttons that `timeline.css` reads: they need no script, and the page
 * stays a plain list in Markdown, in feeds, and for the search.
 */
import path from 'node:path';
import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';
import type {Locale} from '../../config/locales';
import {changeKinds, kindLabels} from './types';

/** Products beside the platform, by the words that name them. */
const products = {
  client: /^(?:数采客户端|Data collection client)/,
  tools: /coStudio|coCLI|coBridge|coListener/,
} as const;

/** The product that a change is about. */
export const productOf = (text: string): string =>
  Object.entries(products).find(([, words]) => words.test(text))?.[0] ?? 'platform';

const choices: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  all: {zh: '全部', en: 'All'},
  platform: {zh: '平台', en: 'Platform'},
  client: {zh: '数采客户端', en: 'Data collection client'},
  tools: {zh: 'coStudio、coCLI、ROS 节点', en: 'coStudio, coCLI, ROS nodes'},
};
const legend: Readonly<Record<Locale, string>> = {zh: '产品', en: 'Product'};

const nameOf = (node: Nodes): string | undefined =>
  node.type === 'element' ? node.tagName : undefined;

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({type: 'element', tagName, properties, children});

const text = (value: string): ElementContent => ({type: 'text', value});

const filter = (locale: Locale): Element =>
  element('form', {className: ['changelog-filter'], dataMarkdown: 'off'}, [
    element('fieldset', {}, [
      element('legend', {}, [text(legend[locale])]),
      ...Object.entries(choices).map(([value, label]) =>
        element('label', {}, [
          element(
            'input',
            {type: 'radio', name: 'product', value, defaultChecked: value === 'all'},
            [],
          ),
          text(label[locale]),
        ]),
      ),
    ]),
  ]);

/** Marks the lists of a release, its kinds of change, and itself with what they are about. */
function release(nodes: readonly ElementContent[], locale: Locale): Element {
  const all = new Set<string>();
  let kind: Element | undefined;
  for (const node of nodes) {
    if (node.type !== 'element') {
      continue;
    }
    if (node.tagName === 'p') {
      kind = node;
    } else if (node.tagName === 'ul') {
      const found = new Set<string>();
      for (const item of node.children.filter((child) => child.type === 'element')) {
        const product = productOf(textOf(item));
        item.properties.dataProducts = product;
        found.add(product);
        all.add(product);
      }
      node.properties.dataProducts = [...found].join(' ');
      if (kind) {
        const label = textOf(kind);
        kind.properties.dataProducts = [...found].join(' ');
        kind.properties.dataKind = changeKinds.find((one) => kindLabels[locale][one] === label);
      }
    }
  }
  const isHead = (_: ElementContent, index: number) => index < 2;
  return element('section', {className: ['release'], dataProducts: [...all].join(' ')}, [
    element('div', {className: ['release-head']}, nodes.filter(isHead)),
    element(
      'div',
      {},
      nodes.filter((node, index) => !isHead(node, index)),
    ),
  ]);
}

/** @param options.locale language of the page */
const rehypeChangelog: Plugin<[{locale: Locale}], Root> =
  ({locale}) =>
  (tree, file) => {
    if (path.basename(file.path) !== 'changelog.md') {
      return;
    }
    const laidOut: RootContent[] = [];
    let open: ElementContent[] | undefined;
    const close = () => {
      if (open) {
        laidOut.push(release(open, locale));
        open = undefined;
      }
    };
    for (const node of tree.children) {
      const name = nameOf(node);
      if (name === 'h2' || name === 'h3') {
        close();
      }
      if (node.type === 'element' && name === 'h3') {
        open = [node];
      } else if (open && node.type === 'element') {
        open.push(node);
      } else {
        laidOut.push(node);
      }
    }
    close();
    const years = laidOut.findIndex((node) => nameOf(node) === 'h2');
    tree.children = [...laidOut.slice(0, years), filter(locale), ...laidOut.slice(years)];
  };

export default rehypeChangelog;
