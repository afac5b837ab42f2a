/**
 * Marks the first use of glossary terms in the text of a page: a link to the term's entry, which
 * `theme/GlossaryTerm` turns into a button that explains the term in place.
 *
 * Only running text is marked, never headings, links, code, tables, labels of the interface or the
 * list of next steps, and at most `termsPerPage` terms, to limit distraction. The page that
 * explains a term does not mark it, nor do generated references. `glossary: false` in the front matter excludes a
 * page.
 */
import path from 'node:path';
import {importDefault} from 'build-utils';
import type {PhrasingContent, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import type {GlossaryEntry} from './types';

const termsPerPage = 6;
const termsPerParagraph = 2;

/** Containers of running text. */
const containers = new Set<string>(['list', 'listItem', 'blockquote', 'containerDirective']);

/** In Chinese text, labels of the interface are quoted. */
const labels = /「[^」]*」|【[^】]*】/g;

/** Pattern of a term: also plural, capitalized at the start of a sentence, not inside another word. */
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

/** @returns a function that finds the terms in a text; the longest one where several begin at one position */
export function termFinder(entries: readonly GlossaryEntry[]) {
  const terms = entries
    .filter(({popover}) => popover)
    .sort((a, b) => b.term.length - a.term.length);
  const all = new RegExp(terms.map(({term}) => `(${pattern(term)})`).join('|'), 'g');
  const excluded = [
    labels,
    ...terms.flatMap(({unless}) => unless.map((written) => new RegExp(written, 'g'))),
  ];
  return (text: string): {start: number; end: number; id: string}[] => {
    const readable = excluded.reduce(
      (rest, other) => rest.replace(other, (match) => ' '.repeat(match.length)),
      text,
    );
    return [...readable.matchAll(all)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      id: terms[match.slice(1).findIndex((group) => group !== undefined)]!.id,
    }));
  };
}

/**
 * Marks the terms in the tree of a page.
 *
 * @param page path of the page below its folder, without extension
 * @returns whether a term was marked
 */
export function markTerms(tree: Root, page: string, entries: readonly GlossaryEntry[]): boolean {
  const find = termFinder(entries.filter((entry) => entry.page !== page));
  const used = new Set<string>();

  /** Splits a text at the terms that are marked in it; `limit` is the number of marks on the page. */
  function mark({value}: Text, limit: number): PhrasingContent[] {
    const nodes: PhrasingContent[] = [];
    let from = 0;
    for (const {start, end, id} of find(value)) {
      if (!used.has(id) && used.size < limit) {
        used.add(id);
        nodes.push({type: 'text', value: value.slice(from, start)});
        nodes.push({
          type: 'mdxJsxTextElement',
          name: 'GlossaryTerm',
          attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
          children: [{type: 'text', value: value.slice(start, end)}],
        });
        from = end;
      }
    }
    nodes.push({type: 'text', value: value.slice(from)});
    return nodes.filter((node) => node.type !== 'text' || node.value !== '');
  }

  function visit(children: readonly RootContent[]): void {
    for (const child of children) {
      if (child.type === 'heading' && toString(child).includes('{#next-steps}')) {
        return;
      }
      const isDirectiveLabel = !!child.data && 'directiveLabel' in child.data;
      if (child.type === 'paragraph' && !isDirectiveLabel) {
        const limit = Math.min(termsPerPage, used.size + termsPerParagraph);
        child.children = child.children.flatMap((it) =>
          it.type === 'text' ? mark(it, limit) : [it],
        );
      } else if (containers.has(child.type) && 'children' in child) {
        visit(child.children);
      }
    }
  }
  visit(tree.children);
  return used.size > 0;
}

export interface GlossaryOptions {
  /** All entries in the language of the page. */
  entries: readonly GlossaryEntry[];
  /** Folders whose pages are marked; paths below them name pages. */
  folders: readonly string[];
}

/** Marks glossary terms on the pages of some folders. */
export const remarkGlossary: Plugin<[GlossaryOptions], Root> = ({entries, folders}) => {
  const roots = folders.map((folder) => path.resolve(folder) + path.sep);
  return (tree, file) => {
    const root = roots.find((candidate) => file.path.startsWith(candidate));
    const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
    const page = file.path.slice(root?.length).replaceAll(path.sep, '/');
    if (root && frontMatter?.glossary !== false && !page.includes('/_generated/')) {
      if (markTerms(tree, page.replace(/\.mdx?$/, ''), entries)) {
        tree.children.unshift(importDefault('GlossaryTerm', '@theme/GlossaryTerm'));
      }
    }
  };
};
