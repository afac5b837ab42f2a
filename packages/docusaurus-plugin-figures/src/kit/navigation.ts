import type {Inline, Rows} from './inline';
import type {Box, Line} from './pen';
import type {Shapes} from './shapes';

export function navigation(shape: Shapes, rows: Rows) {
  const {rect, segment, text, divider} = shape;

  return {
    /** Toolbar with a line below. */
    toolbar({x, y, w, h}: Box, items: readonly Inline[]): string {
      return rows.row({x: x + 12, y, w: w - 24, h}, items) + divider(x, y + h, w);
    },

    /** Row of tabs, 40 px high, with a line below; returns only the drawing. */
    tabs({
      x,
      y,
      w,
      items,
      active = 0,
      h = 40,
    }: Line & {items: readonly string[]; active?: number; h?: number}): string {
      let at = x + 12;
      const drawn = items.map((label, index) => {
        const bold = index === active;
        const tone = bold ? 'accent' : 'muted';
        const labelW = shape.measure(label, {bold});
        const svg =
          text({x: at, y: y + h / 2, text: label, bold, tone, maxW: x + w - at - 2}) +
          (bold ? rect({x: at - 2, y: y + h - 2, w: labelW + 4, h: 2, fill: 'accent'}) : '');
        at += labelW + 20;
        return svg;
      });
      return divider(x, y + h, w) + drawn.join('');
    },

    /** Vertical navigation; items are 36 px high. */
    sidebar({
      x,
      y,
      w,
      h,
      items,
      itemH = 36,
    }: Box & {items: readonly {label: string; active?: boolean}[]; itemH?: number}): string {
      const drawn = items.map(({label, active}, index) => {
        const itemY = y + 8 + index * itemH;
        const mark = {x: x + 8, y: itemY + 2, w: w - 16, h: itemH - 4, r: 6};
        return (
          (active ? rect({...mark, fill: 'accentSoft'}) : '') +
          rows.row({x: x + 16, y: itemY, w: w - 28, h: itemH}, [
            {text: label, tone: active ? 'accent' : 'text', bold: active},
          ])
        );
      });
      return segment([x + w, y], [x + w, y + h], {stroke: 'border'}) + drawn.join('');
    },
  };
}
