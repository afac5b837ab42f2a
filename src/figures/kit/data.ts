import type {IconName} from './icons';
import type {Inline, Rows} from './inline';
import {layout, type Size} from './layout';
import type {Pen} from './pen';
import {fontSize, monoStack, type Shapes} from './shapes';

/** Cell of a table: one thing or several beside each other. */
export type Cell = Inline | readonly Inline[];

export interface FieldSpec {
  label: string;
  required?: boolean;
  /** What stands in the field. */
  value?: string;
  placeholder?: string;
  kind?: 'input' | 'select' | 'textarea' | 'items';
  /** Content for `kind: 'items'`: chips, switch, radios … */
  items?: readonly Inline[];
}

const headerH = 32;

export function data(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, line, text} = shape;
  const isList = (cell: Cell): cell is readonly Inline[] => Array.isArray(cell);
  const cellItems = (cell: Cell) => (isList(cell) ? cell : [cell]);

  const fieldH = (field: FieldSpec) => 22 + (field.kind === 'textarea' ? 56 : 32);

  function drawField({x, y, w, ...field}: {x: number; y: number; w: number} & FieldSpec): string {
    const {label, required, value, placeholder, kind = 'input', items} = field;
    const top = y + 22;
    const shown = value ?? placeholder ?? '';
    const muted = value === undefined;
    const labelW = shape.measure(label, {size: fontSize.small});
    return [
      text({
        x,
        y: y + 9,
        text: label,
        size: fontSize.small,
        tone: 'muted',
        maxW: w - (required ? 12 : 0),
      }),
      required &&
        text({x: x + labelW + 4, y: y + 9, text: '*', size: fontSize.small, tone: 'danger'}),
      kind === 'items' && rows.row({x, y: top, w}, items ?? []),
      kind === 'input' && rows.row({x, y: top, w}, [{input: shown, w, placeholder: muted}]),
      kind === 'select' && rows.row({x, y: top, w}, [{select: shown, w, placeholder: muted}]),
      kind === 'textarea' &&
        rect({x, y: top + 2, w, h: 52, r: 6, fill: 'surface', stroke: 'line'}) +
          shape.paragraph({
            x: x + 10,
            y: top + 6,
            w: w - 20,
            text: shown,
            tone: muted ? 'muted' : 'text',
            lineH: 18,
            size: fontSize.small,
            maxLines: 2,
          }),
    ]
      .filter(Boolean)
      .join('');
  }

  return {
    /** Labelled form field, 54 px high (textarea 78). */
    field: drawField,

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
          row < lines.length - 1 &&
            line(
              [
                [x, top + rowH],
                [x + w, top + rowH],
              ],
              {stroke: 'border'},
            ),
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

    /** Height of a table. */
    tableHeight(count: number, rowH = 40): number {
      return headerH + count * rowH;
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
            (index < items.length - 1
              ? line(
                  [
                    [x, top + rowH],
                    [x + w, top + rowH],
                  ],
                  {stroke: 'border'},
                )
              : '')
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

    /** Fields below each other with 12 px between; see `formHeight`. */
    form({
      x,
      y,
      w,
      fields,
      gap = 12,
    }: {
      x: number;
      y: number;
      w: number;
      fields: readonly FieldSpec[];
      gap?: number;
    }): string {
      let top = y;
      return fields
        .map((field) => {
          const svg = drawField({x, y: top, w, ...field});
          top += fieldH(field) + gap;
          return svg;
        })
        .join('');
    },

    formHeight(fields: readonly FieldSpec[], gap = 12): number {
      return fields.reduce((sum, field) => sum + fieldH(field), gap * (fields.length - 1));
    },

    /** Lines of code or of a terminal, 20 px each. */
    code({
      x,
      y,
      w,
      lines,
      lineNumbers,
    }: {
      x: number;
      y: number;
      w: number;
      lines: readonly string[];
      lineNumbers?: boolean;
    }): string {
      const h = lines.length * 20 + 16;
      const gutter = lineNumbers ? 28 : 0;
      const inner = lines
        .map((value, index) => {
          const middle = y + 8 + index * 20 + 10;
          return (
            (lineNumbers
              ? text({
                  x: x + 26,
                  y: middle,
                  text: String(index + 1),
                  size: fontSize.small,
                  tone: 'muted',
                  anchor: 'end',
                })
              : '') +
            (value === ''
              ? ''
              : text({
                  x: x + 12 + gutter,
                  y: middle,
                  text: value,
                  size: fontSize.small,
                  mono: true,
                  maxW: w - 24 - gutter,
                }))
          );
        })
        .join('')
        .replaceAll(` font-family="${monoStack}"`, '');
      return (
        rect({x, y, w, h, r: 6, fill: 'raised', stroke: 'border'}) +
        `<g font-family="${monoStack}" xml:space="preserve">${inner}</g>`
      );
    },

    codeHeight(lines: readonly string[]): number {
      return lines.length * 20 + 16;
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
