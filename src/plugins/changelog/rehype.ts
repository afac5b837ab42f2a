/**
 * Lays out the changelog page: each release is a section with its version and date beside its changes,
 * kinds of change carry a mark for their color, all years but the last two are folded, and a row of
 * choices narrows the page down to one product. The choices are radio buttons that `timeline.css` reads: they need no script, and the page
 * stays a plain list in Markdown, in feeds, and for the search.
 */
import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'mdast-util-to-string';
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
const openYears = 2;
const summary: Readonly<Record<Locale, (year: string) => string>> = {
  zh: (year) => `${year} 年的版本`,
  en: (year) => `Releases of ${year}`,
};
const legend: Readonly<Record<Locale, string>> = {zh: '产品', en: 'Product'};

const filter = (locale: Locale): Element =>
  h('form', {className: 'changelog-filter', dataMarkdown: 'off'}, [
    h('fieldset', [
      h('legend', legend[locale]),
      ...Object.entries(choices).map(([value, label]) =>
        h('label', [
          h('input', {type: 'radio', name: 'product', value, defaultChecked: value === 'all'}),
          label[locale],
        ]),
      ),
    ]),
  ]);

/** A release: its lists, its kinds of change, and itself are marked with what they are about. */
function section([version, date, ...changes]: readonly Element[], locale: Locale): Element {
  const all = new Set<string>();
  let kind: Element | undefined;
  for (const node of changes) {
    if (node.tagName === 'p') {
      kind = node;
    } else if (node.tagName === 'ul') {
      const found = new Set<string>();
      for (const item of node.children.filter((child) => child.type === 'element')) {
        const product = productOf(toString(item));
        item.properties.dataProducts = product;
        found.add(product);
        all.add(product);
      }
      const dataProducts = [...found].join(' ');
      Object.assign(node.properties, {dataProducts});
      if (kind) {
        const label = toString(kind);
        const dataKind = changeKinds.find((one) => kindLabels[locale][one] === label);
        Object.assign(kind.properties, {dataProducts, dataKind});
      }
    }
  }
  return h('section', {className: 'release', dataProducts: [...all].join(' ')}, [
    h('div', {className: 'release-head'}, [version, date]),
    h('div', changes),
  ]);
}

/** @param options.locale language of the page */
const rehypeChangelog: Plugin<[{locale: Locale}], Root> =
  ({locale}) =>
  (tree, file) => {
    if (path.basename(file.path) !== 'changelog.md') {
      return;
    }
    const releases = new Map<Element, Element[]>();
    let open: Element[] | undefined;
    const rest = tree.children.filter((node) => {
      if (node.type !== 'element') {
        return true;
      }
      if (node.tagName === 'h2') {
        open = undefined;
      } else if (node.tagName === 'h3') {
        open = [];
        releases.set(node, open);
      }
      open?.push(node);
      return open === undefined || node.tagName === 'h3';
    });
    tree.children = [];
    let years = 0;
    let fold: Element | undefined;
    for (const node of rest) {
      const element = node.type === 'element' ? node : undefined;
      const isYear = element?.tagName === 'h2';
      const blocks = element && releases.get(element);
      fold = isYear ? undefined : fold;
      (fold ?? tree).children.push(blocks ? section(blocks, locale) : (node as Element));
      if (isYear && (years += 1) > openYears) {
        fold = h('details', h('summary', summary[locale](toString(element))));
        tree.children.push(fold);
      }
    }
    const newest = tree.children.findIndex((it) => it.type === 'element' && it.tagName === 'h2');
    tree.children.splice(newest, 0, filter(locale));
  };

export default rehypeChangelog;
