import {flatten, type Drawing} from '../define';
import type {Token} from '../palette';
import type {IconName} from './icons';
import type {Inline, Rows} from './inline';
import type {navigation} from './navigation';
import {n, type Box, type Line, type Pen} from './pen';
import {fontSize, type Shapes} from './shapes';

type Body = (body: Box) => Drawing;

/** Containers: windows, panels, and menus and dialogs above them. */
export function frames(pen: Pen, shape: Shapes, rows: Rows) {
  const {rect, divider} = shape;

  /** Frame with a header; the body is drawn in the box below the header. */
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
      rows.row({x: x + 12, y, w: w - 24, h: headerH}, header),
      divider(x, y + headerH, w),
      body && flatten(body({x, y: y + headerH, w, h: h - headerH})),
    ]
      .map(flatten)
      .join('');
  }

  return {
    /** App window: title bar, and the content in the box of the callback. */
    window(
      {
        title,
        actions = [],
        ...box
      }: Box & {title: string | readonly Inline[]; actions?: readonly Inline[]},
      body?: Body,
    ): string {
      const lead = typeof title === 'string' ? [{text: title, bold: true}] : title;
      const trail = actions.length ? ['grow', ...actions] : [];
      return framed(box, {headerH: 40, header: [...lead, ...trail]}, body);
    },

    /**
     * Panel of the visualization page: header with a name and buttons, `fill` (surface, or scene for 3D and
     * pictures) below.
     */
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
      pen.content ??= {...box, y: box.y + 32, h: box.h - 32};
      const lead: Inline[] = name ? [{icon: name, size: 16}] : [];
      const text = {text: title, size: fontSize.small, bold: true};
      return framed(box, {headerH: 32, header: [...lead, text, 'grow', ...actions], fill}, body);
    },

    /** Dialog on top of the previous drawing. */
    dialog(
      {title, actions = [], ...box}: Box & {title: string; actions?: readonly Inline[]},
      body?: Body,
    ): string {
      const {x, y, w, h} = box;
      pen.cover(box);
      const footerH = actions.length ? 48 : 0;
      const footer = {x: x + 16, y: y + h - footerH, w: w - 32, h: footerH};
      return [
        rect({...box, r: 8, fill: 'surface', stroke: 'line'}),
        rows.row({x: x + 16, y, w: w - 32, h: 44}, [
          {text: title, bold: true, size: fontSize.title},
          'grow',
          {icon: 'close', size: 16},
        ]),
        body && flatten(body({x, y: y + 44, w, h: h - 44 - footerH})),
        footerH > 0 && divider(x, footer.y, w) + rows.row({...footer, align: 'end'}, actions),
      ]
        .map(flatten)
        .join('');
    },

    /** Open menu on top of the previous drawing; items are 32 px high. */
    menu({
      x,
      y,
      w,
      items,
    }: Line & {
      items: readonly {label: string; icon?: IconName; active?: boolean; danger?: boolean}[];
    }): string {
      const h = items.length * 32 + 8;
      pen.cover({x, y, w, h});
      const drawn = items.map(({label, icon, active, danger}, index) => {
        const top = y + 4 + index * 32;
        const mark = {x: x + 4, y: top, w: w - 8, h: 32, r: 6, fill: 'accentSoft'} as const;
        const tone = danger ? 'danger' : 'muted';
        const lead: Inline[] = icon ? [{icon, size: 16, tone}] : [];
        const text = {text: label, tone: danger ? tone : active ? 'accent' : 'text'} as const;
        return (
          (active ? rect(mark) : '') + rows.row({x: x + 12, y: top, w: w - 24}, [...lead, text])
        );
      });
      return rect({x, y, w, h, r: 8, fill: 'surface', stroke: 'line'}) + drawn.join('');
    },
  };
}

export type Frames = ReturnType<typeof frames> & ReturnType<typeof navigation>;
