import {flatten, type Drawing} from '../define';
import type {Token} from '../palette';
import type {IconName} from './icons';
import {toneColours, type Tone} from './items';
import {layout} from './layout';
import type {Box, Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

export function boxes(pen: Pen, shape: Shapes) {
  const {rect, text, paragraph, paragraphHeight, icon} = shape;

  function card(
    {tone, dashed, ...box}: Box & {tone?: Tone; dashed?: boolean},
    body?: (body: Box) => Drawing,
  ): string {
    const strong = tone && tone !== 'neutral';
    return (
      rect({
        ...box,
        r: 8,
        fill: tone ? toneColours(tone).soft : 'surface',
        stroke: strong ? tone : 'border',
        dashed,
      }) + (body ? flatten(body(box)) : '')
    );
  }

  return {
    /** Plain surface with an outline. */
    card,

    /** Box of a diagram: title with an icon, lines of explanation below; the text is centred in the height. */
    box({
      title,
      icon: name,
      lines,
      tone,
      align = 'start',
      dashed,
      ...box
    }: Box & {
      title: string;
      icon?: IconName;
      /** One text that wraps, or one line each. */
      lines?: string | readonly string[];
      tone?: Tone;
      align?: 'start' | 'middle';
      dashed?: boolean;
    }): string {
      const inner = layout.inset(box, [8, 12]);
      const iconW = name ? 28 : 0;
      const textW = inner.w - (align === 'start' ? iconW : 0);
      const below = lines === undefined ? '' : typeof lines === 'string' ? lines : lines.join('\n');
      const titleH = 20;
      const belowH = below ? paragraphHeight(below, textW, fontSize.small) + 2 : 0;
      const aboveH = align === 'middle' && name ? 26 : 0;
      const total = aboveH + titleH + belowH;
      if (total > box.h - 8) {
        pen.fail(`box "${title}" needs ${total + 8} px of height, it has ${Math.floor(box.h)}`);
      }
      const top = box.y + (box.h - total) / 2;
      const ink: Token = tone && tone !== 'neutral' ? tone : 'text';
      const textX = align === 'start' ? inner.x + iconW : inner.x + inner.w / 2;
      return (
        card({...box, tone, dashed}) +
        (name
          ? icon(
              name,
              align === 'start'
                ? {x: inner.x - 2, y: top, tone: tone ? ink : 'muted'}
                : {x: inner.x + inner.w / 2 - 11, y: top, size: 22, tone: tone ? ink : 'muted'},
            )
          : '') +
        text({
          x: textX,
          y: top + aboveH + titleH / 2,
          text: title,
          bold: true,
          anchor: align,
          maxW: textW,
        }) +
        (below
          ? paragraph({
              x: align === 'start' ? textX : inner.x,
              y: top + aboveH + titleH + 2,
              w: textW,
              text: below,
              size: fontSize.small,
              tone: 'muted',
              anchor: align,
            })
          : '')
      );
    },
  };
}
