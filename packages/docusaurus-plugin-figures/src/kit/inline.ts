import {items, type Inline} from './items';
import type {Pen} from './pen';
import type {Shapes} from './shapes';

export type {Inline} from './items';

/** Spacer that fills the remaining width and pushes the following items to the right. */
const grower = 'grow';

const isCallout = (item: Inline): boolean => typeof item === 'object' && 'callout' in item;

export interface RowOptions {
  x: number;
  y: number;
  /** Width; required for `grow` and `align`, and then enforced. */
  w?: number;
  /** Height in which the items are centered, 32 by default. */
  h?: number;
  /** Space between items, 8 by default. */
  gap?: number;
  align?: 'start' | 'middle' | 'end';
}

export function inline(pen: Pen, shape: Shapes) {
  const measured = items(shape);

  return {
    /**
     * Items wrapped to lines no wider than `w`. A control with a width shrinks to fit, and a number stays on
     * the line of the next item.
     */
    lines(items: readonly Inline[], w: number, gap = 8): Inline[][] {
      const fitting = items.map((item) =>
        typeof item === 'object' && 'w' in item ? {...item, w: Math.min(item.w!, w)} : item,
      );
      const widths = fitting.map((item) => (item === grower ? 0 : measured(item).w + gap));
      const result: Inline[][] = [[]];
      let left = w + gap;
      fitting.forEach((item, index) => {
        const needed = widths[index]! + (isCallout(item) ? (widths[index + 1] ?? 0) : 0);
        if (needed > left && result.at(-1)!.length > 0) {
          result.push([]);
          left = w + gap;
        }
        result.at(-1)!.push(item);
        left -= widths[index]!;
      });
      return result;
    },

    /**
     * Items side by side, vertically centered: `k.row({x, y, w}, ['Name', 'grow', {button: 'Create'}])`. On cards
     * without their callouts.
     */
    row({x, y, w, h = 32, gap = 8, align = 'start'}: RowOptions, items: readonly Inline[]): string {
      const shown = pen.sheet.card ? items.filter((item) => !isCallout(item)) : items;
      const parts = shown.map((item) => (item === grower ? grower : measured(item)));
      const solid = parts.filter((part) => part !== grower);
      const total = solid.reduce((sum, part) => sum + part.w, gap * (solid.length - 1));
      if (w !== undefined && total > w + 0.5) {
        pen.fail(
          `a row of ${Math.ceil(total)} px has only ${Math.floor(w)} px: ${JSON.stringify(items)}`,
        );
      }
      const left = w === undefined ? 0 : w - total;
      const growers = parts.length - solid.length;
      const grow = growers ? left / growers : 0;
      let at = x + (growers || align === 'start' ? 0 : align === 'end' ? left : left / 2);
      return parts
        .map((part) => {
          if (part === grower) {
            at += grow;
            return '';
          }
          const svg = part.draw(at, y + h / 2);
          at += part.w + gap;
          return svg;
        })
        .join('');
    },
  };
}

export type Rows = ReturnType<typeof inline>;
