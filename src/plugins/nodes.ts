/** Builds Markdown syntax trees in few words, for the plugins that write parts of pages. */
import type {
  BlockContent,
  Code,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse);

/** Text with inline Markdown, such as `code` and [links](#anchor). */
export function inline(source: string): PhrasingContent[] {
  const [first] = markdown.parse(source).children;
  if (first?.type !== 'paragraph') {
    throw new Error(`Not a line of Markdown: ${source}`);
  }
  return first.children;
}

export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return {type: 'link', url, children};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function heading(depth: 2 | 3, id: string, value: string): Heading {
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: [text(value)],
  };
}

export function codeBlock(lang: string, title: string | undefined, value: string): Code {
  return {type: 'code', lang, meta: title ? `title="${title}"` : null, value};
}

export type Cell = string | PhrasingContent[];

function row(cells: readonly Cell[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell): TableCell => ({
      type: 'tableCell',
      children: typeof cell === 'string' ? [text(cell)] : cell,
    })),
  };
}

/** Cells are text, or what text is made of. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  return {type: 'table', align: head.map(() => null), children: [row(head), ...rows.map(row)]};
}

export function list(items: readonly (readonly PhrasingContent[])[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...item)],
    })),
  };
}

/** `<Name key="value">…</Name>` on lines of its own. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (BlockContent | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Cells joined by the comma of the language. */
export function joined(parts: readonly PhrasingContent[], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [text(separator), part] : [part]));
}
