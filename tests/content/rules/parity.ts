import {
  admonitions,
  elements,
  hasHan,
  headings,
  images,
  links,
  lists,
  tables,
} from '../lib/markdown';
import type {Page} from '../lib/page';
import {firstDifference, perPage, perPair, type Rule} from '../lib/rule';

interface Item {
  line: number;
}

/** A rule that compares the same kind of thing, in order, in both languages. */
export function sameList<T extends Item>(options: {
  name: string;
  holds: string;
  /** The thing, in a message: "table". */
  thing: string;
  list: (page: Page) => T[];
  show: (item: T) => string;
  /** What must be the same, where that is not all that is shown. */
  key?: (item: T) => string;
}): Rule {
  const {name, holds, thing, list, show, key = show} = options;
  return {
    name,
    holds,
    check: perPair(({zh, en}, report) => {
      const difference = firstDifference(list(zh), list(en), key);
      if (!difference) {
        return;
      }
      const {index, a, b} = difference;
      report(
        b?.line ?? en.lines.length,
        `${thing} ${index + 1} is ${b ? show(b) : 'missing'} where ${zh.file}:${
          a?.line ?? zh.lines.length
        } has ${a ? show(a) : 'none'}`,
        'Bring the two languages in step',
      );
    }),
  };
}

export const headingParity = sameList({
  name: 'heading-parity',
  holds: 'both languages have the same heading ids, levels and order',
  thing: 'heading',
  list: (page) => headings(page.root),
  show: ({depth, text, id = ''}) => `"${'#'.repeat(depth)} ${text} {#${id}}"`,
  key: ({depth, id}) => `${depth} ${id}`,
});

export const tableParity = sameList({
  name: 'table-parity',
  holds: 'both languages have the same tables by rows and columns',
  thing: 'table',
  list: (page) => tables(page.root),
  show: ({rows, columns}) => `${rows} rows × ${columns} columns`,
});

export const tableCells: Rule = {
  name: 'table-cells',
  holds: 'each row of a table has as many cells as its head',
  check: perPage(({root}, report) => {
    for (const {columns, uneven} of tables(root)) {
      for (const {cells, line} of uneven) {
        const problem = `the row has ${cells} cells, and the head of the table ${columns}`;
        report(line, problem, 'Add or remove cells; a | within a cell is written \\|');
      }
    }
  }),
};

export const listParity = sameList({
  name: 'list-parity',
  holds: 'both languages have the same lists with as many items',
  thing: 'list',
  list: (page) => lists(page.root),
  show: ({ordered, items}) => `${ordered ? 'a numbered' : 'a bulleted'} list of ${items}`,
});

export const admonitionParity = sameList({
  name: 'admonition-parity',
  holds: 'both languages have the same admonitions',
  thing: 'admonition',
  list: (page) => admonitions(page.root),
  show: ({type}) => `:::${type}`,
});

export const imageParity = sameList({
  name: 'image-parity',
  holds: 'both languages show the same images',
  thing: 'image',
  list: (page) => images(page.root),
  show: ({url}) => url,
});

/** What a component shows to the reader follows the language; everything else is the same. */
const translated = new Set([
  'alt',
  'caption',
  'children',
  'description',
  'label',
  'summary',
  'title',
]);

export const elementParity = sameList({
  name: 'component-parity',
  holds: 'both languages use the same components and figures',
  thing: 'component',
  list: (page) => elements(page.root),
  show: ({name, attributes}) =>
    `<${[
      name,
      ...Object.entries(attributes)
        .filter(([key, value]) => !translated.has(key) && !hasHan(value))
        .map(([key, value]) => `${key}="${value}"`),
    ].join(' ')}>`,
});

/** Chinese pages use the host of the Chinese cloud, English pages that of the international one. */
export function sameHost(text: string): string {
  return text.replace(/\bcoscene\.io\b/g, 'coscene.cn');
}

interface Section extends Item {
  id: string;
  targets: string[];
}

/** Hosts of other sites may differ by language: a mirror, a translated manual. */
function target(url: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) ? 'another site' : url;
}

/** Links by section and sorted, since a sentence may name its targets in another order. */
function sections(page: Page): Section[] {
  const starts = [{id: '', line: 1}, ...headings(page.root).filter(({id}) => id !== undefined)];
  const all = starts.map(({id = '', line}): Section => ({id, line, targets: []}));
  for (const {url, line} of links(page.root)) {
    const section = all.filter((candidate) => candidate.line <= line).at(-1);
    section?.targets.push(target(url));
  }
  return all.map((section) => ({...section, targets: section.targets.sort()}));
}

export const linkParity: Rule = {
  name: 'link-parity',
  holds: 'both languages link the same targets in each section',
  check: perPair(({zh, en}, report) => {
    const english = sections(en);
    for (const {id, targets, line} of sections(zh)) {
      const other = english.find((section) => section.id === id);
      const missing = without(targets, other?.targets ?? []);
      const extra = without(other?.targets ?? [], targets);
      if (other && missing.length + extra.length > 0) {
        report(
          other.line,
          `the links of the section differ from ${zh.file}:${line}:${
            missing.length ? ` missing ${missing.join(' ')}` : ''
          }${extra.length ? ` added ${extra.join(' ')}` : ''}`,
          'Link the same pages in both languages',
        );
      }
    }
  }),
};

/** What `a` holds beyond `b`, counting repeats. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const rest = [...b];
  return a.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) {
      rest.splice(index, 1);
    }
    return index < 0;
  });
}
