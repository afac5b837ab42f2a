import type {Node, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

export type MarkdownRoot = Root;

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkCjkFriendly);

const fence = /^\s*(?:>\s*)*(?:[-*+\d.]+\s+)*(`{3,}|~{3,})/;

/** `## Title {#id}` is an expression to MDX until the brace is escaped, as Docusaurus does itself. */
function escapeHeadingIds(source: string): string {
  let open: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1];
      if (mark && !open) {
        open = mark;
      } else if (mark && open && mark.startsWith(open)) {
        open = undefined;
      }
      return open ? line : line.replace(/^(#{1,6}\s.*?)(?<!\\)\{#([^}]*)\}\s*$/, '$1\\{#$2}');
    })
    .join('\n');
}

interface ParseFailure {
  message: string;
  reason?: string;
  line?: number;
}

/** The opening line of the first admonition without an end, which would take in the rest of the page. */
function openAdmonition(source: string): {line: number; name: string} | undefined {
  const open: {line: number; name: string; colons: string}[] = [];
  let fenceMark: string | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const mark = fence.exec(text)?.[1];
    if (mark) {
      fenceMark = fenceMark ? (mark.startsWith(fenceMark) ? undefined : fenceMark) : mark;
    }
    const [, colons = '', name = ''] = (!fenceMark && /^\s*(:{3,})\s*([\w-]*)/.exec(text)) || [];
    if (name) {
      open.push({line: index + 1, name: colons + name, colons});
    } else if (colons.length >= (open.at(-1)?.colons.length ?? Infinity)) {
      open.pop();
    }
  }
  return open[0];
}

/** Keeps of each node the line that it begins at: no rule asks for more, and trees are kept as JSON. */
function withLinesOnly(root: Root): Root {
  visit(root, (node) => {
    const line = lineOf(node);
    node.position = {start: {line, column: 1}, end: {line, column: 1}};
  });
  return root;
}

/** The tree of an MDX text; a text that is not valid MDX gives an empty tree and the reason. */
export function parseMarkdown(source: string): {
  root: Root;
  errors: {line: number; message: string}[];
} {
  const fault = (line: number, message: string) => ({
    root: {type: 'root', children: []} satisfies Root,
    errors: [{line, message}],
  });
  const admonition = openAdmonition(source);
  if (admonition) {
    return fault(admonition.line, `the admonition "${admonition.name}" is not closed`);
  }
  try {
    return {root: withLinesOnly(processor.parse(escapeHeadingIds(source))), errors: []};
  } catch (error) {
    const {message, reason, line} = error as ParseFailure;
    return fault(line ?? 1, `the text is not valid MDX: ${reason ?? message}`);
  }
}

export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** What `read` makes of each node of a type, in the order of the page; it may leave one out. */
function collect<Type extends Nodes['type'], Found>(
  root: Root,
  type: Type,
  read: (node: Extract<Nodes, {type: Type}>, line: number) => Found,
): Found[] {
  const found: Found[] = [];
  visit(root, type, (node) => {
    found.push(read(node as Extract<Nodes, {type: Type}>, lineOf(node)));
  });
  return found;
}

export const headings = (root: Root) =>
  collect(root, 'heading', ({depth, children}, line) => {
    const whole = toString(children);
    return {
      depth,
      text: whole.replace(/\s*\{#[^}]*\}\s*$/, '').trim(),
      id: /\{#([^}]*)\}\s*$/.exec(whole)?.[1],
      /** Whether nothing but inline code stands in the heading. */
      isCode: children.every(
        (child) =>
          child.type === 'inlineCode' ||
          (child.type === 'text' && /^\s*(?:\{#.*)?$/.test(child.value)),
      ),
      line,
    };
  });

export interface CodeBlock {
  language: string | undefined;
  /** What follows the language: title, highlighted lines, flags. */
  meta: string;
  value: string;
  /** Line of the opening fence. */
  line: number;
}

export const codeBlocks = (root: Root): CodeBlock[] =>
  collect(root, 'code', ({lang, meta, value}, line) => ({
    language: lang ?? undefined,
    meta: meta ?? '',
    value,
    line,
  }));

export const inlineCode = (root: Root) =>
  collect(root, 'inlineCode', ({value}, line) => ({value, line}));

export const links = (root: Root) =>
  [
    ...collect(root, 'link', (node, line) => ({url: node.url, text: toString(node), line})),
    ...collect(root, 'definition', ({url, label, identifier}, line) => ({
      url,
      text: label ?? identifier,
      line,
    })),
  ].sort((one, other) => one.line - other.line);

export const images = (root: Root) =>
  collect(root, 'image', ({url, alt}, line) => ({url, alt: alt ?? '', line}));

export const tables = (root: Root) =>
  collect(root, 'table', ({children}, line) => ({
    rows: children.length,
    columns: children[0]?.children.length ?? 0,
    /** Rows with more or fewer cells than the head has. */
    uneven: children
      .filter((row) => row.children.length !== children[0]?.children.length)
      .map((row) => ({cells: row.children.length, line: lineOf(row)})),
    line,
  }));

export const lists = (root: Root) =>
  collect(root, 'list', ({ordered, children}, line) => ({
    ordered: ordered === true,
    items: children.length,
    line,
  }));

export interface Admonition {
  type: string;
  line: number;
  /** Whether the block right before it is an admonition, too. */
  followsAnother: boolean;
}

export function admonitions(root: Root): Admonition[] {
  const found: Admonition[] = [];
  visit(root, 'containerDirective', (node, index, parent) => {
    const previous = parent && index ? parent.children[index - 1] : undefined;
    const followsAnother = previous?.type === 'containerDirective';
    found.push({type: node.name, line: lineOf(node), followsAnother});
  });
  return found;
}

export interface Element {
  name: string;
  attributes: Record<string, string>;
  line: number;
}

/** JSX elements of a page. */
export function elements(root: Root): Element[] {
  const found: Element[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attributes = node.attributes.flatMap((it): [string, string][] =>
        it.type === 'mdxJsxAttribute'
          ? [[it.name, (typeof it.value === 'object' ? it.value?.value : it.value) ?? '']]
          : [],
      );
      found.push({
        name: node.name ?? '',
        attributes: Object.fromEntries(attributes),
        line: lineOf(node),
      });
    }
  });
  return found;
}

export interface ProseRun {
  text: string;
  line: number;
}

/** Nodes whose text is not prose. */
const silent = new Set([
  'code',
  'inlineCode',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

export interface ProseOptions {
  /** Leave out bold text, which holds UI labels on English pages. */
  withoutBold?: boolean;
}

/**
 * The prose of a page by paragraph, heading and table cell: no code, no addresses.
 * What stands in 「」 or in quotes is a label or a message, given as the product prints it, and is
 * left out.
 */
export function prose(root: Root, {withoutBold = false}: ProseOptions = {}): ProseRun[] {
  const found: ProseRun[] = [];
  const walk = (node: RootContent | Root | PhrasingContent, run: ProseRun[] | undefined): void => {
    const type = node.type as string;
    if (silent.has(type) || (withoutBold && type === 'strong')) {
      run?.push({text: '\uFFFC', line: lineOf(node)});
      return;
    }
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, index) => {
        run?.push({text: text.replace(/\{#[^}]*\}\s*$/, ''), line: lineOf(node) + index});
      });
      return;
    }
    const startsRun = ['paragraph', 'heading', 'tableCell'].includes(type);
    const inner = startsRun ? [] : run;
    if ('children' in node) {
      for (const child of node.children) {
        walk(child, inner);
      }
    }
    if (startsRun && inner) {
      found.push(...joinLines(inner));
    }
  };
  walk(root, undefined);
  return found.map(({text, line}) => ({text: withoutQuotations(text), line}));
}

export function withoutQuotations(text: string): string {
  return text
    .replace(/「[^」]*」/g, '「」')
    .replace(/"[^"]*"/g, '""')
    .replace(/“[^”]*”/g, '“”');
}

function joinLines(parts: readonly ProseRun[]): ProseRun[] {
  const byLine = new Map<number, string>();
  for (const {text, line} of parts) {
    byLine.set(line, (byLine.get(line) ?? '') + text);
  }
  return [...byLine].map(([line, text]) => ({text, line}));
}

export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
