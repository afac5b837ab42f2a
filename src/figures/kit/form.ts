import type {Inline, Rows} from './inline';
import type {Line} from './pen';
import {fontSize, monoStack, type Shapes} from './shapes';

export function form(shape: Shapes, rows: Rows) {
  const {rect, text, note} = shape;

  return {
    /** Labelled form field, 54 px high. */
    field({
      x,
      y,
      w,
      label,
      required,
      value = '',
      kind = 'input',
      items = [],
    }: Line & {
      label: string;
      required?: boolean;
      /** What stands in the field. */
      value?: string;
      kind?: 'input' | 'select' | 'items';
      /** Content for `kind: 'items'`: chips, switch, radios … */
      items?: readonly Inline[];
    }): string {
      const labelW = shape.measure(label, {size: fontSize.small});
      const content = {input: [{input: value, w}], select: [{select: value, w}], items}[kind];
      return (
        note({x, y: y + 9, text: label, maxW: w - (required ? 12 : 0)}) +
        (required ? note({x: x + labelW + 4, y: y + 9, text: '*', tone: 'danger'}) : '') +
        rows.row({x, y: y + 22, w}, content)
      );
    },

    /** Lines of code or of a terminal, 20 px each. */
    code({
      x,
      y,
      w,
      lines,
      lineNumbers,
    }: Line & {lines: readonly string[]; lineNumbers?: boolean}): string {
      const size = fontSize.small;
      const left = x + 12 + (lineNumbers ? 28 : 0);
      const inner = lines
        .map((value, index) => {
          const middle = y + 8 + index * 20 + 10;
          const number = String(index + 1);
          const maxW = x + w - 12 - left;
          return (
            (lineNumbers ? note({x: x + 26, y: middle, text: number, anchor: 'end'}) : '') +
            (value && text({x: left, y: middle, text: value, size, mono: true, maxW}))
          );
        })
        .join('')
        .replaceAll(` font-family="${monoStack}"`, '');
      return (
        rect({x, y, w, h: lines.length * 20 + 16, r: 6, fill: 'raised', stroke: 'border'}) +
        `<g font-family="${monoStack}" xml:space="preserve">${inner}</g>`
      );
    },
  };
}
