/**
 * Lays out the changelog page: each release is a section with its version and date at the side of its changes,
 * kinds of change have a mark for their color, all years but the last two are folded, and a row of
 * choices restricts the page to one product. The choices are radio buttons that `timeline.css` reads:
 * they need no script, and the page stays a plain list in Markdown, in feeds, and for the search.
 */
import path from 'node:path';
import {importStyles} from 'build-utils';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {toText} from 'hast-util-to-text';
import type {Plugin} from 'unified';
import {changeKinds, type ChangelogOptions, type ChangelogTexts} from './types';

const openYears = 2;

const productOf = (text: string, products: ChangelogOptions['products']): string =>
  Object.entries(products).find(([, words]) => words.test(text))?.[0] ?? 'platform';

const filter = ({filter: legend, choices}: ChangelogTexts): Element =>
  h('form', {className: 'changelog-filter no-print', dataFilter: '', dataMarkdown: 'off'}, [
    h('fieldset', [
      h('legend', legend),
      ...Object.entries(choices).map(([value, label]) =>
        h('label', [
          h('input', {type: 'radio', name: 'product', value, defaultChecked: value === 'all'}),
          label,
        ]),
      ),
    ]),
  ]);

/**
 * Appends a block to the release. A change-kind heading starts a group. List items and the year heading
 * get product attributes for the filter.
 */
function addBlock(
  body: Element,
  block: Element,
  year: Element,
  {kinds, products}: Pick<ChangelogTexts, 'kinds'> & Pick<ChangelogOptions, 'products'>,
): void {
  const label = toText(block);
  const kind = changeKinds.find((one) => kinds[one] === label);
  const group = body.children.at(-1);
  if (kind) {
    block.properties.dataKind = kind;
    body.children.push(h('div', block));
  } else if (block.tagName === 'ul' && group?.type === 'element') {
    group.children.push(block);
    for (const item of block.children.filter((child) => child.type === 'element')) {
      const product = productOf(toText(item), products);
      item.properties.dataProduct = product;
      year.properties.dataProducts = `${year.properties.dataProducts ?? ''} ${product}`;
    }
  } else {
    body.children.push(block);
  }
}

/** Lays out the pages that `options.texts` names as sources. */
export const rehypeChangelog: Plugin<[ChangelogOptions], Root> =
  ({texts: allTexts, products}) =>
  (tree, file) => {
    const texts = Object.values(allTexts).find(({source}) => path.resolve(source) === file.path);
    if (!texts) {
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
        page.push(...(years === 1 ? [filter(texts)] : []), node);
        release = undefined;
        place = page;
        if (years > openYears) {
          const fold = h('details', h('summary', texts.year.replace('{year}', toText(node))));
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
        addBlock(release.body, node, year!, {kinds: texts.kinds, products});
      }
    }
    tree.children = [importStyles('docusaurus-plugin-changelog/timeline.css') as never, ...page];
  };
