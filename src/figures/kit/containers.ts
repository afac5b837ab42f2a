import {flatten, type Drawing} from '../define';
import type {Token} from '../palette';
import type {IconName} from './icons';
import {toneColours, type Inline, type Rows, type Tone} from './inline';
import {layout} from './layout';
import {n, type Box, type Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

type Body = (body: Box) => Drawing;

export interface NavItem {
  label: string;
  icon?: IconName;
  active?: boolean;
  /** Level below the first, 0 by default. */
  level?: number;
}

export function containers(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, line, text, paragraph, paragraphHeight, icon} = shape;
  const divider = (x: number, y: number, w: number) =>
    line(
      [
        [x, y],
        [x + w, y],
      ],
      {stroke: 'border'},
    );

  /** Frame with a header line; the body gets the box below the header. */
  function framed(
    {x, y, w, h}: Box,
    {headerH, header, fill = 'surface'}: {headerH: number; header: readonly Inline[]; fill?: Token},
    body?: Body,
  ): string {
    return [
      rect({x, y, w, h, r: 8, fill, stroke: 'border'}),
      fill !== 'surface' &&
        shape.path(
          `M${n(x + 0.5)} ${n(y + headerH)}v${n(8 - headerH)}a7.5 7.5 0 0 1 7.5-7.5h${n(w - 16)}a7.5 7.5 0 0 1 7.5 7.5v${n(headerH - 8)}z`,
          {fill: 'surface'},
        ),
      headerH > 0 && [
        rows.row({x: x + 12, y, w: w - 24, h: headerH}, header),
        divider(x, y + headerH, w),
      ],
      body && flatten(body({x, y: y + headerH, w, h: h - headerH})),
    ]
      .map(flatten)
      .join('');
  }

  const container = {
    /** App window: title line on top, the content in the callback's box. */
    window(
      {
        title,
        actions = [],
        ...box
      }: Box & {title: string | readonly Inline[]; actions?: readonly Inline[]},
      body?: Body,
    ): string {
      const lead: readonly Inline[] =
        typeof title === 'string' ? [{text: title, bold: true}] : title;
      return framed(
        box,
        {headerH: 40, header: [...lead, ...(actions.length ? ['grow' as const, ...actions] : [])]},
        body,
      );
    },

    /** Panel of the visualization page: small header with a name and its buttons, `fill` (surface, or scene for space and pictures) below. */
    panel(
      {
        title,
        icon: name,
        actions = [
          {icon: 'settings', size: 16},
          {icon: 'more', size: 16},
        ],
        fill = 'surface',
        ...box
      }: Box & {
        title: string;
        icon?: IconName;
        actions?: readonly Inline[];
        fill?: Token;
      },
      body?: Body,
    ): string {
      const lead: Inline[] = name ? [{icon: name, size: 16}] : [];
      return framed(
        box,
        {
          headerH: 32,
          header: [...lead, {text: title, size: fontSize.small, bold: true}, 'grow', ...actions],
          fill,
        },
        body,
      );
    },

    /** Dialog above what is drawn before it. */
    dialog(
      {title, actions = [], ...box}: Box & {title: string; actions?: readonly Inline[]},
      body?: Body,
    ): string {
      pen.cover(box);
      const footerH = actions.length ? 48 : 0;
      return [
        rect({...box, r: 8, fill: 'surface', stroke: 'line'}),
        rows.row({x: box.x + 16, y: box.y, w: box.w - 32, h: 44}, [
          {text: title, bold: true, size: fontSize.title},
          'grow',
          {icon: 'close', size: 16},
        ]),
        body && flatten(body({x: box.x, y: box.y + 44, w: box.w, h: box.h - 44 - footerH})),
        footerH > 0 &&
          divider(box.x, box.y + box.h - footerH, box.w) +
            rows.row(
              {x: box.x + 16, y: box.y + box.h - footerH, w: box.w - 32, h: footerH, align: 'end'},
              actions,
            ),
      ]
        .map(flatten)
        .join('');
    },

    /** Open menu above what is drawn before it; items are 32 px high, a `-` divides. */
    menu({
      x,
      y,
      w,
      items,
    }: {
      x: number;
      y: number;
      w: number;
      items: ReadonlyArray<
        {label: string; icon?: IconName; active?: boolean; danger?: boolean} | '-'
      >;
    }): string {
      const heights = items.map((item) => (item === '-' ? 9 : 32));
      const h = heights.reduce((sum, height) => sum + height, 8);
      pen.cover({x, y, w, h});
      let top = y + 4;
      return (
        rect({x, y, w, h, r: 8, fill: 'surface', stroke: 'line'}) +
        items
          .map((item, index) => {
            const itemY = top;
            top += heights[index] ?? 0;
            if (item === '-') {
              return divider(x, itemY + 4, w);
            }
            const tone: Token = item.danger ? 'danger' : item.active ? 'accent' : 'text';
            return (
              (item.active
                ? rect({x: x + 4, y: itemY, w: w - 8, h: 32, r: 6, fill: 'accentSoft'})
                : '') +
              rows.row({x: x + 12, y: itemY, w: w - 24}, [
                ...(item.icon
                  ? [{icon: item.icon, size: 16, tone: item.danger ? 'danger' : 'muted'} as const]
                  : []),
                {text: item.label, tone},
              ])
            );
          })
          .join('')
      );
    },

    /** Height of a menu with that many items. */
    menuHeight(items: readonly unknown[]): number {
      return items.reduce<number>((sum, item) => sum + (item === '-' ? 9 : 32), 8);
    },

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

    /** Plain surface with an outline. */
    card({tone, dashed, ...box}: Box & {tone?: Tone; dashed?: boolean}, body?: Body): string {
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
    },

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
        container.card({...box, tone, dashed}) +
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
  return container;
}

export type Containers = ReturnType<typeof containers>;
