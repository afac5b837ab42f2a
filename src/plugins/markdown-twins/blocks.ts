/** What a Markdown document is made of, with the white space that a page shows. */
import type {
  Blockquote,
  Code,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Table,
  TableCell,
  Text,
  ThematicBreak,
} from 'mdast';

export type Block = Blockquote | Code | Heading | List | Paragraph | Table | ThematicBreak;
/** Text, and what may stand between two words. */
export type Inline = PhrasingContent;
/** What an element of a page becomes. */
export type Piece = Block | Inline;

const blocks: ReadonlySet<string> = new Set<Block['type']>([
  'blockquote',
  'code',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
]);
const isBlock = (piece: Piece): piece is Block => blocks.has(piece.type);

export const text = (value: string): Text => ({type: 'text', value});

/**
 * A line: one space for any white space, none at its ends, one node for texts side by side.
 * @param pieces Become parts of it.
 */
export function line(pieces: readonly Inline[]): Inline[] {
  // The text that the line ends in so far, where that is a space.
  let space: Text | undefined;
  let isStart = true;
  const walk = (parts: readonly Inline[]): Inline[] => {
    const kept: Inline[] = [];
    for (const part of parts) {
      if (part.type === 'text') {
        const value = part.value.replace(/[\t\n\f\r ]+/g, ' ');
        const shown = isStart || space ? value.replace(/^ /, '') : value;
        if (shown !== '') {
          const before = kept.at(-1);
          const own = before?.type === 'text' ? before : text('');
          if (own !== before) {
            kept.push(own);
          }
          own.value += shown;
          space = shown.endsWith(' ') ? own : undefined;
          isStart = false;
        }
      } else if ('children' in part) {
        const children = walk(part.children);
        if (children.length > 0) {
          kept.push({...part, children});
        }
      } else {
        kept.push(part);
        space = undefined;
        isStart = part.type === 'break';
      }
    }
    return kept;
  };
  const walked = walk(pieces);
  if (space) {
    space.value = space.value.slice(0, -1);
  }
  return walked;
}

export const paragraph = (pieces: readonly Inline[]): Paragraph => ({
  type: 'paragraph',
  children: line(pieces),
});

/** Blocks, with a paragraph for each run of what is none. */
export function flow(pieces: readonly Piece[]): Block[] {
  const result: Block[] = [];
  let run: Inline[] = [];
  const end = () => {
    const last = paragraph(run);
    if (last.children.length > 0) {
      result.push(last);
    }
    run = [];
  };
  for (const piece of pieces) {
    if (isBlock(piece)) {
      end();
      result.push(piece);
    } else {
      run.push(piece);
    }
  }
  end();
  return result;
}

/** What stands in blocks, for places that hold a line alone. */
export const inline = (pieces: readonly Piece[]): Inline[] =>
  pieces.flatMap((piece) => {
    if (!isBlock(piece)) {
      return [piece];
    }
    return 'children' in piece ? inline(piece.children as Piece[]) : [];
  });

/** @param spread Whether blank lines part what it holds. */
export const listItem = (pieces: readonly Piece[], spread: boolean): ListItem => ({
  type: 'listItem',
  spread,
  children: flow(pieces),
});

/** @param start Number of the first item, where items have numbers. */
export const list = (children: ListItem[], start?: number): List => ({
  type: 'list',
  ordered: start !== undefined,
  start,
  spread: children.length > 1 && children.some(({spread}) => spread),
  children,
});

/** A cell of a page's table. */
export interface Cell {
  content: readonly Inline[];
  columns: number;
  rows: number;
  align: string | undefined;
}

const emptyCell = (): TableCell => ({type: 'tableCell', children: []});

const isAlign = (value: string | undefined) =>
  value === 'left' || value === 'right' || value === 'center' ? value : null;

/**
 * A table. A cell over several columns or rows stands in the first of each, the others are empty.
 * @param hasHead Whether its first row is its head; Markdown has no table without one.
 */
export function table(rows: readonly (readonly Cell[])[], hasHead: boolean): Table {
  const grid: TableCell[][] = rows.map(() => []);
  const align: Table['align'] = [];
  rows.forEach((cells, y) => {
    let x = 0;
    for (const cell of cells) {
      while (grid[y]![x]) {
        x += 1;
      }
      align[x] ??= isAlign(cell.align);
      for (const row of grid.slice(y, y + cell.rows)) {
        for (let column = x; column < x + cell.columns; column += 1) {
          row[column] = emptyCell();
        }
      }
      grid[y]![x] = {type: 'tableCell', children: line(cell.content)};
    }
  });
  const all = hasHead ? grid : [[], ...grid];
  const width = Math.max(1, ...all.map(({length}) => length));
  const columns = [...Array(width).keys()];
  return {
    type: 'table',
    align: columns.map((column) => align[column] ?? null),
    children: all.map((row) => ({
      type: 'tableRow',
      children: columns.map((column) => row[column] ?? emptyCell()),
    })),
  };
}
