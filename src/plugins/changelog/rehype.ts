/**
 * Lays out the changelog page: each release is a section with its version and date beside its changes,
 * kinds of change carry a mark for their color, all years but the last two are folded, and a row of
 * choices narrows the page down to one product. The choices are radio buttons that `timeline.css` reads:
 * they need no script, and the page stays a plain list in Markdown, in feeds, and for the search.
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
const productOf = (text: string): string =>
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

/**
 * Adds a block to the body of a release. A kind of change begins a group that holds the list of these
 * changes, too; the list's items, and the heading of the year, are marked with their products.
 */
function addBlock(body: Element, block: Element, year: Element, locale: Locale): void {
  const label = toString(block);
  const kind = changeKinds.find((one) => kindLabels[locale][one] === label);
  const group = body.children.at(-1);
  if (kind) {
    block.properties.dataKind = kind;
    body.children.push(h('div', block));
  } else if (block.tagName === 'ul' && group?.type === 'element') {
    group.children.push(block);
    for (const item of block.children.filter((child) => child.type === 'element')) {
      const product = productOf(toString(item));
      item.properties.dataProduct = product;
      year.properties.dataProducts = `${year.properties.dataProducts ?? ''} ${product}`;
    }
  } else {
    body.children.push(block);
  }
}

/** @param options.locale language of the page */
const rehypeChangelog: Plugin<[{locale: Locale}], Root> =
  ({locale}) =>
  (tree, file) => {
    if (path.basename(file.path) !== 'changelog.md') {
      return;
    }
    const page: Root['children'] = [];
    let years = 0;
    let year: Element | undefined;
    let place: (typeof page)[number][] = page;
    let release: {head: Element; body: Element} | undefined;
    for (const node of tree.children) {
      if (node.type !== 'element') {
        // Space between blocks, and what MDX exports.
        page.push(node);
      } else if (node.tagName === 'h2') {
        years += 1;
        year = node;
        page.push(...(years === 1 ? [filter(locale)] : []), node);
        release = undefined;
        place = page;
        if (years > openYears) {
          const fold = h('details', h('summary', summary[locale](toString(node))));
          page.push(fold);
          place = fold.children;
        }
      } else if (node.tagName === 'h3') {
        release = {head: h('div', {className: 'release-head'}, node), body: h('div')};
        place.push(h('section', {className: 'release'}, [release.head, release.body]));
      } else if (!release) {
        place.push(node);
      } else if (release.head.children.length === 1) {
        // The date follows the version.
        release.head.children.push(node);
      } else {
        addBlock(release.body, node, year!, locale);
      }
    }
    tree.children = page;
  };

export default rehypeChangelog;
