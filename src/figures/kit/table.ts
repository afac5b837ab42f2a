import type {IconName} from './icons';
import type {Inline, Rows} from './inline';
import {layout, type Size} from './layout';
import type {Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

/** Cell of a table: one thing or several beside each other. */
export type Cell = Inline | readonly Inline[];

const headerH = 32;

export function table(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, line, text, divider} = shape;
  const isList = (cell: Cell): cell is readonly Inline[] => Array.isArray(cell);
  const cellItems = (cell: Cell) => (isList(cell) ? cell : [cell]);

  return {
    /** Table with a header line; columns in px or `'*'`. */
    table({
      x,
      y,
      w,
      columns,
      rows: lines,
      rowH = 40,
      selected,
    }: {
      x: number;
      y: number;
      w: number;
      columns: ReadonlyArray<{title: string; w: Size}>;
      rows: ReadonlyArray<readonly Cell[]>;
      rowH?: number;
      /** Index of the highlighted row. */
      selected?: number;
    }): string {
      const boxes = layout.cols(
        {x: x + 12, y, w: w - 24, h: headerH},
        columns.map((column) => column.w),
        12,
      );
      const header = columns.map((column, index) => {
        const box = boxes[index] ?? pen.fail('table without columns');
        return text({
          x: box.x,
          y: y + headerH / 2,
          text: column.title,
          size: fontSize.small,
          tone: 'muted',
          bold: true,
          maxW: box.w,
        });
      });
      const body = lines.map((cells, row) => {
        const top = y + headerH + row * rowH;
        return [
          selected === row &&
            rect({x: x + 1, y: top + 1, w: w - 2, h: rowH - 1, fill: 'accentSoft'}),
          ...cells.map((cell, index) => {
            const box = boxes[index] ?? pen.fail(`row ${row + 1} of a table has too many cells`);
            return rows.row({x: box.x, y: top, w: box.w, h: rowH}, cellItems(cell));
          }),
          row < lines.length - 1 && divider(x, top + rowH, w),
        ]
          .filter(Boolean)
          .join('');
      });
      return (
        rect({x: x + 0.5, y, w: w - 1, h: headerH, fill: 'raised'}) +
        header.join('') +
        body.join('')
      );
    },

    /** Plain list: one row an item, with lines between. */
    list({
      x,
      y,
      w,
      items,
      rowH = 40,
      selected,
    }: {
      x: number;
      y: number;
      w: number;
      items: readonly Cell[];
      rowH?: number;
      selected?: number;
    }): string {
      return items
        .map((item, index) => {
          const top = y + index * rowH;
          return (
            (selected === index
              ? rect({x: x + 1, y: top, w: w - 2, h: rowH, fill: 'accentSoft'})
              : '') +
            rows.row({x: x + 12, y: top, w: w - 24, h: rowH}, cellItems(item)) +
            (index < items.length - 1 ? divider(x, top + rowH, w) : '')
          );
        })
        .join('');
    },

    /** Names and values in two columns, 28 px a line. */
    facts({
      x,
      y,
      w,
      labelW = 112,
      items,
      rowH = 28,
    }: {
      x: number;
      y: number;
      w: number;
      labelW?: number;
      items: ReadonlyArray<readonly [string, Cell]>;
      rowH?: number;
    }): string {
      return items
        .map(([label, value], index) => {
          const top = y + index * rowH;
          return (
            text({
              x,
              y: top + rowH / 2,
              text: label,
              size: fontSize.small,
              tone: 'muted',
              maxW: labelW - 8,
            }) + rows.row({x: x + labelW, y: top, w: w - labelW, h: rowH}, cellItems(value))
          );
        })
        .join('');
    },

    /** Folder tree or outline: one line an item, indented by level, with joining lines. */
    outline({
      x,
      y,
      w,
      items,
      rowH = 32,
    }: {
      x: number;
      y: number;
      w: number;
      items: ReadonlyArray<{
        label: string;
        level: number;
        icon?: IconName;
        note?: string;
        bold?: boolean;
      }>;
      rowH?: number;
    }): string {
      const indent = 28;
      return items
        .map((item, index) => {
          const middle = y + index * rowH + rowH / 2;
          const left = x + item.level * indent;
          const parent = items
            .slice(0, index)
            .reverse()
            .findIndex(({level}) => level < item.level);
          const parentMiddle = middle - (parent + 1) * rowH;
          const elbow =
            item.level > 0 && parent >= 0
              ? line(
                  [
                    [left - indent + 10, parentMiddle + 12],
                    [left - indent + 10, middle],
                    [left - 6, middle],
                  ],
                  {stroke: 'line'},
                )
              : '';
          return (
            elbow +
            rows.row({x: left, y: middle - rowH / 2, w: w - item.level * indent, h: rowH}, [
              ...(item.icon ? [{icon: item.icon} as const] : []),
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
