import type {Token} from '../palette';
import type {IconName} from './icons';
import type {Inline, Rows} from './inline';
import type {Box} from './pen';
import type {Shapes} from './shapes';

export interface NavItem {
  label: string;
  icon?: IconName;
  active?: boolean;
  /** Level below the first, 0 by default. */
  level?: number;
}

export function navigation(shape: Shapes, rows: Rows) {
  const {rect, line, text, divider} = shape;

  return {
    /** Strip of controls with a line below. */
    toolbar({fill, ...box}: Box & {fill?: Token}, items: readonly Inline[]): string {
      return (
        (fill ? rect({...box, fill}) : '') +
        rows.row({x: box.x + 12, y: box.y, w: box.w - 24, h: box.h}, items) +
        divider(box.x, box.y + box.h, box.w)
      );
    },

    /** Row of tabs, 40 px high, with a line below; returns only the drawing. */
    tabs({
      x,
      y,
      w,
      items,
      active = 0,
      h = 40,
    }: {
      x: number;
      y: number;
      w: number;
      items: readonly string[];
      active?: number;
      h?: number;
    }): string {
      let at = x + 12;
      const drawn = items.map((label, index) => {
        const labelW = shape.measure(label, {bold: index === active});
        const svg =
          text({
            x: at,
            y: y + h / 2,
            text: label,
            bold: index === active,
            tone: index === active ? 'accent' : 'muted',
            maxW: x + w - at - 8,
          }) +
          (index === active
            ? rect({x: at - 2, y: y + h - 2, w: labelW + 4, h: 2, fill: 'accent'})
            : '');
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
    }: Box & {items: readonly NavItem[]; itemH?: number}): string {
      return (
        line(
          [
            [x + w, y],
            [x + w, y + h],
          ],
          {stroke: 'border'},
        ) +
        items
          .map(({label, icon: name, active, level = 0}, index) => {
            const itemY = y + 8 + index * itemH;
            const indent = level * 16;
            return (
              (active
                ? rect({x: x + 8, y: itemY + 2, w: w - 16, h: itemH - 4, r: 6, fill: 'accentSoft'})
                : '') +
              rows.row({x: x + 16 + indent, y: itemY, w: w - 28 - indent, h: itemH}, [
                ...(name ? [{icon: name, tone: active ? 'accent' : 'muted'} as const] : []),
                {text: label, tone: active ? 'accent' : 'text', bold: active},
              ])
            );
          })
          .join('')
      );
    },
  };
}
