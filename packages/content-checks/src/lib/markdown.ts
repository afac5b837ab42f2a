import type {Node, Nodes, Root, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

export type MarkdownRoot = Root;

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkCjkFriendly);

/** `## Title {#id}` is an expression to MDX until the brace is escaped, as Docusaurus does itself. */
const escapeHeadingIds = (source: string): string =>
  source.replace(/^(#{1,6}\s.*?)(?<!\\)\{#([^}\n]*)\}[ \t]*$/gm, '$1\\{#$2}');

/** Reason why a page cannot be read. */
export interface Fault {
  line: number;
  problem: string;
  remedy: string;
}

/** Returns the fault of the first unclosed code block or admonition. */
function unclosed(source: string): Fault | undefined {
  const open: (Fault & {colons: string})[] = [];
  let code: (Fault & {fence: string}) | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const [, fence = '', info = ''] = /^[\s>]*(?:[-*+\d.]+\s+)*(`{3,}|~{3,})(.*)/.exec(text) ?? [];
    const [, colons = '', name = ''] = /^\s*(:{3,})\s*([\w-]*)/.exec(text) ?? [];
    if (code && fence.startsWith(code.fence)) {
      if (info.trim()) {
        return code;
      }
      code = undefined;
    } else if (!code && fence) {
      const remedy = 'End it with a line that contains only the same fence';
      code = {line, problem: 'the code block is not closed', remedy, fence};
    } else if (!code && name) {
      const remedy = 'End it with a line that contains only as many colons';
      open.push({line, problem: `the admonition "${colons}${name}" is not closed`, remedy, colons});
    } else if (!code && colons.length >= (open.at(-1)?.colons.length ?? Infinity)) {
      open.pop();
    }
  }
  return code ?? open[0];
}

/**
 * Reduces the position of each node to its first line, which is sufficient for rules and shrinks the cached
 * trees.
 */
function withLinesOnly(root: Root): Root {
  visit(root, (node) => {
    const line = lineOf(node);
    node.position = {start: {line, column: 1}, end: {line, column: 1}};
  });
  return root;
}

/** Returns the tree of an MDX text; for invalid MDX, an empty tree and the reason. */
export function parseMarkdown(source: string): {root: Root; errors: Fault[]} {
  const empty: Root = {type: 'root', children: []};
  const start = unclosed(source);
  if (start) {
    return {root: empty, errors: [start]};
  }
  try {
    return {root: withLinesOnly(processor.parse(escapeHeadingIds(source))), errors: []};
  } catch (error) {
    const {message, reason, line} = error as Error & {reason?: string; line?: number};
    const text = reason ?? message;
    const fault = {
      // The parser reports the place of an unclosed element in its message only.
      line: line ?? Number(/\((\d+):/.exec(text)?.[1] ?? 1),
      problem: `the text is not valid MDX: ${text}`,
      remedy: 'Correct the syntax; in prose, `<` and `{` belong in backticks',
    };
    return {root: empty, errors: [fault]};
  }
}

export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** Returns the results of `read` for each node of a type, in document order, without undefined ones. */
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
    const text = toString(children);
    return {
      depth,
      text: text.replace(/\s*\{#[^}]*\}\s*$/, '').trim(),
      id: /\{#([^}]*)\}\s*$/.exec(text)?.[1],
      /** True if the heading consists of inline code only. */
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
  /** Text after the language: title, highlighted lines, flags. */
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
    line,
  }));

export const lists = (root: Root) =>
  collect(root, 'list', ({ordered, children}, line) => ({
    ordered: ordered === true,
    items: children.length,
    line,
  }));

export function admonitions(root: Root) {
  const found: {type: string; line: number; followsAnother: boolean}[] = [];
  visit(root, 'containerDirective', (node, index, parent) => {
    const previous = parent && index ? parent.children[index - 1] : undefined;
    const followsAnother = previous?.type === 'containerDirective';
    found.push({type: node.name, line: lineOf(node), followsAnother});
  });
  return found;
}

/** JSX elements of a page. */
export function elements(root: Root) {
  const found: {
    name: string;
    attributes: Record<string, string>;
    /** Names of the attributes whose value is a string, not an expression. */
    texts: string[];
    line: number;
  }[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as MdxJsxFlowElement;
    const entries = attributes.flatMap((it) =>
      it.type === 'mdxJsxAttribute'
        ? [[it.name, (typeof it.value === 'object' ? it.value?.value : it.value) ?? '']]
        : [],
    );
    found.push({
      name: name ?? '',
      attributes: Object.fromEntries(entries) as Record<string, string>,
      texts: attributes.flatMap((it) =>
        it.type === 'mdxJsxAttribute' && typeof it.value === 'string' ? it.name : [],
      ),
      line: lineOf(node),
    });
  });
  return found;
}

/** Lines of the folds that hide whole sections, often because the closing tag is too far down. */
export const foldedSections = (root: Root): number[] =>
  root.children
    .filter(
      (node) =>
        node.type === 'mdxJsxFlowElement' &&
        node.name === 'details' &&
        node.children.some((child) => child.type === 'heading' && child.depth === 2),
    )
    .map(lineOf);

export interface ProseRun {
  text: string;
  line: number;
}

/** Nodes whose text is not prose. */
const silent = ['code', 'inlineCode', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

/**
 * Returns the prose of a page by paragraph, heading and table cell, and by line, without code and addresses.
 * Text in 「」 or in quotes is a label or a message of the product, and is omitted.
 * Nodes of the types `without` are omitted too: bold text on English pages is a label.
 */
export function prose(root: Root, without: readonly string[] = []): ProseRun[] {
  const found: ProseRun[] = [];
  visit(root, ['paragraph', 'heading', 'tableCell'], (block) => {
    const byLine = new Map<number, string>();
    const add = (text: string, line: number) => byLine.set(line, (byLine.get(line) ?? '') + text);
    visit(block, (node) => {
      if ([...silent, ...without].includes(node.type)) {
        add('\uFFFC', lineOf(node));
        return SKIP;
      }
      if (node.type === 'text') {
        const lines = (node as Text).value.replace(/\{#[^}]*\}\s*$/, '').split('\n');
        lines.forEach((text, index) => add(text, lineOf(node) + index));
      }
      return undefined;
    });
    byLine.forEach((text, line) => found.push({text: withoutQuotations(text), line}));
  });
  return found;
}

export function withoutQuotations(text: string): string {
  return text
    .replace(/「[^」]*」/g, '「」')
    .replace(/"[^"]*"/g, '""')
    .replace(/“[^”]*”/g, '“”');
}

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
