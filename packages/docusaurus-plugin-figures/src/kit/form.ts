import {narrowWidth} from 'docusaurus-theme-picture/data';
import {flatten, type Drawing} from '../define';
import type {Frames} from './frames';
import type {Inline, Rows} from './inline';
import type {Line, Pen} from './pen';
import {fontSize, monoStack, type Shapes} from './shapes';

/** Labeled field with a value or custom items. */
interface Field {
  field: string;
  required?: boolean;
  value?: string;
  kind?: 'input' | 'select' | 'items';
  mono?: boolean;
  items?: readonly Inline[];
  /** To the right of the label. */
  end?: readonly Inline[];
}

/** Row of a form or of settings; `n` is the number of its callout, drawn to the left of the form. */
export type Part = {n?: number} & (
  | {title: string; end?: readonly Inline[]}
  /** Title of a collapsible group. */
  | {group: string; folded?: boolean}
  | Field
  | {row: readonly Inline[]; gap?: number}
  /** Side by side, in equal shares. */
  | {beside: readonly Part[]}
  | {code: readonly string[]}
  | {text: string}
  | {rule: true}
);

/** Line of code; SVG would drop its leading spaces. */
const indented = (line: string) => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));

type Laid = {h: number; mark?: number; draw: (at: Line) => Drawing};

export function form(pen: Pen, shape: Shapes, rows: Rows, frames: Frames) {
  const {rect, text, note, divider} = shape;
  const {narrow} = pen.sheet;

  /** Lines of code or terminal output, 20 px each. */
  function code({
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
          (value && text({x: left, y: middle, text: indented(value), size, mono: true, maxW}))
        );
      })
      .join('')
      .replaceAll(` font-family="${monoStack}"`, '');
    return (
      rect({x, y, w, h: lines.length * 20 + 16, r: 6, fill: 'raised', stroke: 'border'}) +
      `<g font-family="${monoStack}">${inner}</g>`
    );
  }

  /** Height of a part at a given width, and its drawing. */
  function lay(part: Part, w: number): Laid {
    if ('title' in part) {
      const {title, end = []} = part;
      return {
        h: 36,
        mark: 20,
        draw: ({x, y}) => rows.row({x, y: y + 4, w}, [{text: title, bold: true}, 'grow', ...end]),
      };
    }
    if ('group' in part) {
      const icon = {icon: part.folded ? 'right' : 'down', size: 14} as const;
      return {
        h: 36,
        mark: 18,
        draw: ({x, y}) => rows.row({x, y: y + 2, w}, [icon, {text: part.group, bold: true}]),
      };
    }
    if ('field' in part) {
      const {field, required, value = '', kind = 'input', mono, end} = part;
      const own = kind === 'select' ? {select: value, w} : {input: value, w, mono};
      const content = rows.lines(part.items ?? [own], w);
      return {
        h: 22 + content.length * 36 + 4,
        mark: end ? 9 : 38,
        draw: ({x, y}) => [
          note({x, y: y + 9, text: field, isRequired: required, maxW: w - (required ? 12 : 0)}),
          end && rows.row({x, y: y - 7, w, gap: 12, align: 'end'}, end),
          content.map((items, index) => rows.row({x, y: y + 20 + index * 36, w}, items)),
        ],
      };
    }
    if ('row' in part) {
      const {gap = 8} = part;
      const content = rows.lines(part.row, w, gap);
      return {
        h: content.length * 34 + 2,
        mark: 17,
        draw: ({x, y}) =>
          content.map((items, index) => rows.row({x, y: y + 1 + index * 34, w, gap}, items)),
      };
    }
    if ('beside' in part) {
      const share = (w - 12 * (part.beside.length - 1)) / part.beside.length;
      const laid = part.beside.map((it) => lay(it, share));
      return {
        h: Math.max(...laid.map(({h}) => h)),
        mark: 38,
        draw: ({x, y}) =>
          laid.map(({draw}, index) => draw({x: x + index * (share + 12), y, w: share})),
      };
    }
    if ('code' in part) {
      return {
        h: part.code.length * 20 + 24,
        mark: 18,
        draw: ({x, y}) => code({x, y: y + 2, w, lines: part.code}),
      };
    }
    if ('text' in part) {
      const {text: value} = part;
      const size = fontSize.small;
      return {
        h: shape.paragraphHeight(value, w, size) + 6,
        draw: ({x, y}) => shape.paragraph({x, y, w, text: value, size, tone: 'muted'}),
      };
    }
    return {h: 12, draw: ({x, y}) => divider(x, y + 4, w)};
  }

  /** Parts stacked vertically; the callouts are 20 px left of `edge`. */
  function parts({x, y, w}: Line, items: readonly Part[], edge = x - 12): {svg: string; h: number} {
    let at = y;
    const drawn = items.map((part) => {
      const {h, mark = h / 2, draw} = lay(part, w);
      const middle = at + mark;
      const number = part.n ? shape.callout(part.n, edge - 20, middle, [x - 3, middle]) : '';
      const svg: Drawing = [draw({x, y: at, w}), number];
      at += h;
      return svg;
    });
    return {svg: flatten(drawn), h: at - y};
  }

  const height = (items: readonly Part[], w: number) =>
    items.reduce((sum, part) => sum + lay(part, w).h, 0);

  const settingsHeight = (items: readonly Part[], w: number) => height(items, w - 24) + 56;

  return {
    code,

    /** Form parts stacked vertically, in a frame of the caller. */
    parts: (box: Line, items: readonly Part[], edge?: number): string =>
      parts(box, items, edge).svg,

    partsHeight: height,

    /** Settings window of a panel, at least `h` high. */
    settings(
      {x, y, w, h, title}: Line & {h: number; title: string | readonly Inline[]},
      items: readonly Part[],
    ): string {
      if (pen.sheet.card && pen.sheet.narrow) {
        return '';
      }
      const inner = {x: x + 12, y: y + 48, w: w - 24};
      return frames.window(
        {x, y, w, h: Math.max(h, settingsHeight(items, w)), title},
        () => parts(inner, items, x).svg,
      );
    },

    /** Dialog with a form, as wide as the drawing and as high as its parts; callouts are to its left. */
    form(
      {
        title,
        tabs,
        actions = [],
        y = 16,
      }: {
        title: string;
        tabs?: {items: readonly string[]; n: number};
        actions?: readonly Inline[];
        y?: number;
      },
      items: readonly Part[],
    ): string {
      const isSmall = pen.sheet.width <= narrowWidth;
      const hasCallouts = !pen.sheet.card && (tabs ?? items.some(({n}) => n));
      const x = !hasCallouts ? 16 : isSmall ? 36 : 48;
      const w = pen.sheet.width - x - (!hasCallouts ? 16 : isSmall ? 12 : 32);
      const inner = {x: x + (isSmall ? 14 : 24), w: w - (isSmall ? 28 : 48)};
      const top = 52 + (tabs ? 44 : 0);
      const h = top + height(items, inner.w) + (actions.length > 0 ? 56 : 12);
      return frames.dialog({x, y, w, h, title, actions}, (body) => [
        tabs && [
          frames.tabs({x: inner.x - 12, y: body.y, w: x + w - inner.x + 12, items: tabs.items}),
          shape.callout(tabs.n, x - 20, body.y + 20, [inner.x - 3, body.y + 20]),
        ],
        parts({...inner, y: y + top}, items, x).svg,
      ]);
    },

    /**
     * Settings with room for callouts on their left, and their panel: side by side, or stacked on phones, where
     * the one with the first callouts is on top.
     * @param settings width of the settings; the panel fills the rest
     * @param h height of both; `narrowH` of the panel on phones
     * @param parts parts of the settings before the others
     */
    sides({
      settings,
      h,
      narrowH = h,
      parts: items,
    }: {
      settings: number;
      h: number;
      narrowH?: number;
      parts?: readonly Part[];
    }) {
      const {width} = pen.sheet;
      if (!narrow) {
        return [
          {x: 40, y: 24, w: settings, h},
          {x: 64 + settings, y: 24, w: width - settings - 104, h},
        ] as const;
      }
      const w = width - 48;
      const above = items && !pen.sheet.card ? settingsHeight(items, w) + 16 : 0;
      return [
        {x: 36, y: above ? 12 : narrowH + 28, w, h: 0},
        {x: 12, y: 12 + above, w: width - 24, h: narrowH},
      ] as const;
    },
  };
}
