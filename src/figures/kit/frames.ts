import {flatten, type Drawing} from '../define';
import type {Token} from '../palette';
import type {IconName} from './icons';
import type {Inline, Rows} from './inline';
import {n, type Box, type Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

type Body = (body: Box) => Drawing;

/** What holds content: windows, panels, and what opens above them. */
export function frames(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, divider} = shape;

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

  return {
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

  };
}
