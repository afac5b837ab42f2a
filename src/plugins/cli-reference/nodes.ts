/** Parts of a Markdown tree, as the parser would have made them from text. */
import type {Code, Heading, Link, List, Paragraph, PhrasingContent, Table} from 'mdast';

/** A flag or an argument, which is one word to a reader: it does not break (see `reference.css`). */
const nameOfOne = /^(?:--?[\w-]+|<[\w-]+>)$/;

/** Text in which backticks mark code, as in Markdown; nothing else is markup. */
export function inline(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => {
      if (index % 2 === 0) {
        return {type: 'text', value};
      }
      return nameOfOne.test(value)
        ? {type: 'inlineCode', value, data: {hProperties: {className: ['cli-name']}}}
        : {type: 'inlineCode', value};
    })
    .filter((node) => 'value' in node && node.value !== '');
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

export function code(value: string, title?: string): Code {
  return {type: 'code', lang: 'text', value, ...(title && {meta: `title="${title}"`})};
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
