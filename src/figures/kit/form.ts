import type {Inline, Rows} from './inline';
import {fontSize, monoStack, type Shapes} from './shapes';

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

export function form(shape: Shapes, rows: Rows) {
  const {rect, text} = shape;

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

  };
}
