/** Parts of a Markdown tree, as the parser would have made them from text. */
import type {Code, Heading, Link, List, Paragraph, PhrasingContent, Table} from 'mdast';

/** Text in which backticks mark code, as in Markdown; nothing else is markup. */
export function inline(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent =>
      index % 2 ? {type: 'inlineCode', value} : {type: 'text', value},
    )
    .filter((node) => 'value' in node && node.value !== '');
}

/** The same, with code that does not break at its hyphens (see `reference.css`). */
export function names(text: string): PhrasingContent[] {
  return inline(text).map((node) =>
    node.type === 'inlineCode' ? {...node, data: {hProperties: {className: ['cli-name']}}} : node,
  );
}

export function strong(text: string): PhrasingContent {
  return {type: 'strong', children: inline(text)};
}

export function link(url: string, text: string): Link {
  return {type: 'link', url, children: inline(text)};
}

export function heading(depth: Heading['depth'], id: string, text: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: inline(text)};
}

export function paragraph(text: string): Paragraph {
  return {type: 'paragraph', children: inline(text)};
}

export function code(value: string): Code {
  return {type: 'code', lang: 'text', value};
}

export function list(items: readonly string[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(item)],
    })),
  };
}

export type Cell = string | PhrasingContent[];

export function table(header: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  return {
    type: 'table',
    align: header.map(() => null),
    children: [header, ...rows].map((cells: readonly Cell[]) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: typeof cell === 'string' ? inline(cell) : cell,
      })),
    })),
  };
}
