import {flatten, type Drawing} from '../define';
import type {IconName} from './icons';
import type {Box, Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

export function boxes(pen: Pen, shape: Shapes) {
  const {rect, text, paragraph, icon} = shape;

  function card(
    {tone, dashed, ...box}: Box & {tone?: 'accent'; dashed?: boolean},
    body?: (body: Box) => Drawing,
  ): string {
    pen.content ??= box;
    return (
      rect({
        ...box,
        r: 8,
        fill: tone ? `${tone}Soft` : 'surface',
        stroke: tone ?? 'border',
        dashed,
      }) + (body ? flatten(body(box)) : '')
    );
  }

  return {
    /** Plain surface with an outline. */
    card,

    /** Box of a diagram: title with an icon, explanation below; the text is centered in the height. */
    box({
      title,
      icon: name,
      lines,
      tone,
      align = 'start',
      ...box
    }: Box & {
      title: string;
      icon?: IconName;
      /** Text that wraps. */
      lines?: string | readonly string[];
      tone?: 'accent';
      align?: 'start' | 'middle';
    }): string {
      const isCentered = align === 'middle';
      const left = box.x + 12 + (name && !isCentered ? 28 : 0);
      const w = box.x + box.w - 12 - left;
      const textX = isCentered ? left + w / 2 : left;
      const below = [lines ?? []].flat().join('\n');
      const size = fontSize.small;
      const titleH = 20;
      const belowH = below ? shape.paragraphHeight(below, w, size) + 2 : 0;
      const aboveH = isCentered && name ? 26 : 0;
      const total = aboveH + titleH + belowH;
      if (total > box.h - 8) {
        pen.fail(`box "${title}" needs ${total + 8} px of height, it has ${Math.floor(box.h)}`);
      }
      const y = box.y + (box.h - total) / 2;
      const place = isCentered ? {x: textX - 11, y, size: 22} : {x: box.x + 10, y};
      const titleY = y + aboveH + titleH / 2;
      const belowY = y + aboveH + titleH + 2;
      return [
        card({...box, tone}),
        name && icon(name, {...place, tone: tone ?? 'muted'}),
        text({x: textX, y: titleY, text: title, bold: true, anchor: align, maxW: w}),
        below &&
          paragraph({x: left, y: belowY, w, text: below, size, tone: 'muted', anchor: align}),
      ]
        .filter(Boolean)
        .join('');
    },
  };
}
