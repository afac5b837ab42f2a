/**
 * Marks the first use of glossary terms in the text of a page: a link to the term's entry, which a
 * script turns into a button that explains the term in place (`src/components/GlossaryTerm`).
 *
 * Only running text is marked, never headings, links, code, tables, labels of the interface or the
 * list of next steps; at most `termsPerPage` terms, so that the text stays calm. The page that
 * explains a term does not mark it. `glossary: false` in the front matter leaves a page out.
 */
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin, Transformer} from 'unified';
import type {Locale} from '../../config/locales';
import {collections} from '../../config/translation';
import {glossaryEntries, type GlossaryEntry} from '../../data/glossary';

export interface GlossaryRemarkOptions {
  locale: Locale;
}

const termsPerPage = 6;
const termsPerBlock = 2;

type Node = RootContent | Root;
type Parent = Extract<Node, {children: unknown[]}>;

/** Blocks whose text is running text, and what only groups them. */
const open = new Set(['paragraph', 'list', 'listItem', 'blockquote', 'containerDirective']);

const isBlock = (node: Node) => node.type === 'paragraph';

/** Where labels of the interface are quoted in Chinese text. */
const quoted = /「[^」]*」|【[^】]*】/g;

/** A term as it may be written: plural, at the start of a sentence, not inside of another word. */
function pattern(term: string): string {
  const isWord = /\w$/.test(term);
  const first = term.charAt(0);
  const start = /[a-z]/.test(first) ? `[${first}${first.toUpperCase()}]` : first;
  const stem = isWord && /[^aeiou]y$/.test(term) ? `${term.slice(1, -1)}(?:y|ies)` : term.slice(1);
  const plural = isWord && /[a-z]$/.test(term) ? 's?' : '';
  const before = /^\w/.test(term) ? '(?<![\\w/.-])' : '';
  const after = isWord ? '(?![\\w/-]|\\.\\w)' : '';
  return before + start + stem.replaceAll(' ', '\\s+') + plural + after;
}

/** Finds the terms in a text, the longest first where several begin at one place. */
export function termFinder(entries: readonly GlossaryEntry[]) {
  const longestFirst = entries
    .filter(({popover}) => popover)
    .sort((a, b) => b.term.length - a.term.length);
  const all = new RegExp(longestFirst.map(({term}) => `(${pattern(term)})`).join('|'), 'g');
  const others = [
    quoted,
    ...longestFirst.flatMap(({unless}) => unless.map((written) => new RegExp(written, 'g'))),
  ];
  return function* find(text: string): Generator<{start: number; end: number; id: string}> {
    const readable = others.reduce(
      (rest, other) => rest.replace(other, (label) => ' '.repeat(label.length)),
      text,
    );
    for (const match of readable.matchAll(all)) {
      const place = match.slice(1).findIndex((group) => group !== undefined);
      const id = longestFirst[place]?.id;
      if (id !== undefined) {
        yield {start: match.index, end: match.index + match[0].length, id};
      }
    }
  };
}

/** `<GlossaryTerm id="record">records</GlossaryTerm>` */
function termNode(id: string, text: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'GlossaryTerm',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [{type: 'text', value: text}],
  };
}

const isDirectiveLabel = (node: Node) =>
  node.type === 'paragraph' && (node.data as {directiveLabel?: boolean})?.directiveLabel === true;

/**
 * Marks the terms in a tree.
 *
 * @param page path below the docs, without extension, of the page that the tree is
 */
export function markTerms(
  tree: Root,
  page: string,
  {locale}: GlossaryRemarkOptions,
  entries = glossaryEntries(locale),
): void {
  const find = termFinder(entries.filter((entry) => entry.page !== page));
  const used = new Set<string>();

  function mark(text: Text, budget: number): PhrasingContent[] {
    const nodes: PhrasingContent[] = [];
    let from = 0;
    for (const {start, end, id} of find(text.value)) {
      if (used.has(id) || used.size >= termsPerPage || budget === 0) {
        continue;
      }
      used.add(id);
      budget -= 1;
      if (start > from) {
        nodes.push({type: 'text', value: text.value.slice(from, start)});
      }
      nodes.push(termNode(id, text.value.slice(start, end)));
      from = end;
    }
    const rest = text.value.slice(from);
    return rest === '' ? nodes : [...nodes, {type: 'text', value: rest}];
  }

  function visit(parent: Parent): void {
    if (isBlock(parent)) {
      let budget = termsPerBlock;
      parent.children = parent.children.flatMap((child) => {
        const before = used.size;
        const nodes = child.type === 'text' ? mark(child, budget) : [child];
        budget -= used.size - before;
        return nodes;
      });
      return;
    }
    for (const child of parent.children as Node[]) {
      if (child.type === 'heading' && toString(child).includes('{#next-steps}')) {
        return;
      }
      if (open.has(child.type) && !isDirectiveLabel(child)) {
        visit(child as Parent);
      }
    }
  }
  visit(tree);
}

const remarkGlossary: Plugin<[GlossaryRemarkOptions], Root> = (options) => {
  const roots = Object.values(collections.docs).map((root) => path.resolve(root));
  const transform: Transformer<Root> = (tree, file) => {
    const root = roots.find((candidate) => file.path.startsWith(candidate + path.sep));
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    if (root === undefined || frontMatter?.glossary === false) {
      return;
    }
    const page = path
      .relative(root, file.path)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, '');
    // Generated references stay calm.
    if (page.includes('/_generated/')) {
      return;
    }
    markTerms(tree, page, options);
  };
  return transform;
};

export default remarkGlossary;
