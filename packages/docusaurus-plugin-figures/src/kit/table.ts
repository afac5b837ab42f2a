import type {IconName} from './icons';
import type {Inline, Rows} from './inline';
import {layout, type Size} from './layout';
import type {Line, Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

/** Table cell: one item, or several side by side. */
export type Cell = Inline | readonly Inline[];

const headerH = 32;
const itemsOf = (cell: Cell): readonly Inline[] => [cell].flat();

export function table(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, line, note, divider} = shape;

  return {
    /** Table with a header line; columns in px or `'*'`. */
    table({
      x,
      y,
      w,
      columns,
      rows: lines,
      rowH = 40,
    }: Line & {
      columns: ReadonlyArray<{title: string; w: Size}>;
      rows: ReadonlyArray<readonly Cell[]>;
      rowH?: number;
    }): string {
      const widths = columns.map((column) => column.w);
      const boxes = layout.cols({x: x + 12, y, w: w - 24, h: headerH}, widths, 12);
      const boxOf = (index: number) => boxes[index] ?? pen.fail('a row has too many cells');
      const header = columns.map(({title: text}, index) => {
        const box = boxOf(index);
        return note({x: box.x, y: y + headerH / 2, text, bold: true, maxW: box.w});
      });
      const body = lines.map((cells, row) => {
        const top = y + headerH + row * rowH;
        const drawn = cells.map((cell, index) =>
          rows.row({...boxOf(index), y: top, h: rowH}, itemsOf(cell)),
        );
        return drawn.join('') + (row < lines.length - 1 ? divider(x, top + rowH, w) : '');
      });
      return [rect({x: x + 0.5, y, w: w - 1, h: headerH, fill: 'raised'}), ...header, ...body].join(
        '',
      );
    },

    /** Plain list: one row per item, with separators. */
    list({
      x,
      y,
      w,
      items,
      rowH = 40,
      selected,
    }: Line & {items: readonly Cell[]; rowH?: number; selected?: number}): string {
      return items
        .map((item, index) => {
          const top = y + index * rowH;
          const mark = {x: x + 1, y: top, w: w - 2, h: rowH, fill: 'accentSoft'} as const;
          return (
            (selected === index ? rect(mark) : '') +
            rows.row({x: x + 12, y: top, w: w - 24, h: rowH}, itemsOf(item)) +
            (index < items.length - 1 ? divider(x, top + rowH, w) : '')
          );
        })
        .join('');
    },

    /** Names and values in two columns, 28 px per row. */
    facts({
      x,
      y,
      w,
      labelW = 112,
      items,
      rowH = 28,
    }: Line & {
      labelW?: number;
      items: ReadonlyArray<readonly [string, Cell]>;
      rowH?: number;
    }): string {
      return items
        .map(([label, value], index) => {
          const top = y + index * rowH;
          return (
            note({x, y: top + rowH / 2, text: label, maxW: labelW - 8}) +
            rows.row({x: x + labelW, y: top, w: w - labelW, h: rowH}, itemsOf(value))
          );
        })
        .join('');
    },

    /** Folder tree or outline: one line per item, indented by level, with connectors. */
    outline({
      x,
      y,
      w,
      items,
    }: Line & {
      items: ReadonlyArray<{
        label: string;
        level: number;
        icon: IconName;
        note?: string;
        bold?: boolean;
      }>;
    }): string {
      const rowH = 32;
      const indent = 28;
      return items
        .map((item, index) => {
          const middle = y + index * rowH + rowH / 2;
          const left = x + item.level * indent;
          const parent = items
            .slice(0, index)
            .map(({level}) => level < item.level)
            .lastIndexOf(true);
          const trunk = left - indent + 10;
          const start = y + parent * rowH + rowH / 2 + 12;
          const elbow = [[trunk, start] as const, [trunk, middle] as const];
          return (
            (parent >= 0 ? line([...elbow, [left - 6, middle]]) : '') +
            rows.row({x: left, y: middle - rowH / 2, w: w - item.level * indent, h: rowH}, [
              {icon: item.icon},
              {text: item.label, bold: item.bold},
              ...(item.note
                ? [{text: item.note, tone: 'muted', size: fontSize.small} as const]
                : []),
            ])
          );
        })
        .join('');
    },
  };
}
