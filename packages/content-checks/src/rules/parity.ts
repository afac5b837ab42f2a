import {
  admonitions,
  codeBlocks,
  elements,
  hasHan,
  headings,
  images,
  links,
  lists,
  tables,
  type MarkdownRoot,
} from '../lib/markdown';
import type {Page} from '../lib/page';
import {perPair} from '../lib/rule';

interface Item {
  line: number;
  text: string;
  /** Part that must be equal; the whole text by default. */
  key?: string;
}

/** Attributes with visible text, which depend on the language. */
const translated = ['alt', 'caption', 'children', 'description', 'label', 'summary', 'title'];

/** Arrows and lines of a diagram. */
const arrows = /<?(?:--+|==+|-\.+-?)(?:>>?|x|o)?|~~~|->>|-->>|\|\|--/g;

/** Kind, lines and arrows of a diagram. */
function shapeOf(source: string): string {
  const lines = source.split('\n').filter((text) => text.trim() !== '');
  const drawn = lines.filter((text) => !/^\s*acc(?:Title|Descr)/.test(text));
  const found = drawn.slice(1).flatMap((text) => text.replace(/"[^"]*"/g, '').match(arrows) ?? []);
  return `[${lines[0]?.trim()}, ${drawn.length} lines, ${found.join(' ')}]`;
}

/** Parts that are equal in both languages, in order, by kind. */
const kinds: Record<string, (root: MarkdownRoot) => Item[]> = {
  heading: (root) =>
    headings(root).map(({depth, text, id = '', line}) => ({
      line,
      text: `"${'#'.repeat(depth)} ${text} {#${id}}"`,
      key: `${depth} ${id}`,
    })),
  table: (root) =>
    tables(root).map(({rows, columns, line}) => ({
      line,
      text: `${rows} rows × ${columns} columns`,
    })),
  list: (root) =>
    lists(root).map(({ordered, items, line}) => ({
      line,
      text: `${ordered ? 'a numbered' : 'a bulleted'} list of ${items}`,
    })),
  admonition: (root) => admonitions(root).map(({type, line}) => ({line, text: `:::${type}`})),
  image: (root) => images(root).map(({url, line}) => ({line, text: url})),
  component: (root) =>
    elements(root).map(({name, attributes, line}) => {
      const same = Object.entries(attributes)
        .filter(([key, value]) => !translated.includes(key) && !hasHan(value))
        .map(([key, value]) => `${key}="${value}"`);
      return {line, text: `<${[name, ...same].join(' ')}>`};
    }),
  diagram: (root) =>
    codeBlocks(root)
      .filter(({language}) => language === 'mermaid')
      .map(({value, line}) => ({line, text: shapeOf(value)})),
};

/** Checks that both languages have the same headings, tables, lists, admonitions, images, components and diagrams, in the same order. */
export const parity = perPair(({zh, en}, report) => {
  for (const [kind, list] of Object.entries(kinds)) {
    const [chinese, english] = [list(zh.root), list(en.root)];
    const keyAt = (items: Item[], at: number) => items[at]?.key ?? items[at]?.text;
    const longer = chinese.length > english.length ? chinese : english;
    const index = longer.findIndex((_, at) => keyAt(chinese, at) !== keyAt(english, at));
    if (index >= 0) {
      const [a, b] = [chinese[index], english[index]];
      const place = `${zh.file}:${a?.line ?? zh.lines.length}`;
      report(
        b?.line ?? en.lines.length,
        `${kind} ${index + 1} is ${b?.text ?? 'missing'} where ${place} has ${a?.text ?? 'none'}`,
        'Bring the two languages in step',
      );
    }
  }
});

/** Replaces hosts of the international cloud, which English pages use, with those of the Chinese one. */
export function sameHost(text: string): string {
  return text.replace(/\b(?:portal\.)?coscene\.io\b/g, 'coscene.cn');
}

/** Hosts of other sites may differ by language: a mirror, a translated manual. */
const target = (url: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) ? 'another site' : url;

/** Links by section, since a sentence may name its targets in another order. */
function sections({root}: Page) {
  const all = links(root);
  const starts = [{id: '', line: 1}, ...headings(root).filter(({id}) => id !== undefined)];
  return starts.map(({id = '', line}, at) => {
    const end = starts[at + 1]?.line ?? Infinity;
    const own = all.filter((link) => link.line >= line && link.line < end);
    return {id, line, targets: own.map(({url}) => target(url))};
  });
}

/** Checks that both languages link the same targets in each section. */
export const linkParity = perPair(({zh, en}, report) => {
  const english = sections(en);
  for (const {id, targets, line} of sections(zh)) {
    const other = english.find((section) => section.id === id);
    const missing = without(targets, other?.targets ?? []);
    const extra = without(other?.targets ?? [], targets);
    if (other && missing.length + extra.length > 0) {
      const difference = [
        ...(missing.length > 0 ? ['missing', ...missing] : []),
        ...(extra.length > 0 ? ['added', ...extra] : []),
      ];
      const problem = `the links of the section differ from ${zh.file}:${line}: ${difference.join(' ')}`;
      report(other.line, problem, 'Link the same pages in both languages');
    }
  }
});

/** Elements of `a` that `b` lacks, counting repeats, sorted. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const rest = [...b];
  return [...a].sort().filter((item) => {
    const index = rest.indexOf(item);
    return index < 0 || rest.splice(index, 1).length === 0;
  });
}
