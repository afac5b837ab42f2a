import type {Token} from '../palette';
import type {IconName} from './icons';
import {calloutR, fontSize, type Shapes} from './shapes';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** Text and background of a toned element. */
export function toneColours(tone: Tone): {ink: Token; soft: Token} {
  return tone === 'neutral' ? {ink: 'muted', soft: 'raised'} : {ink: tone, soft: `${tone}Soft`};
}

/** One thing in a row: a text, a control, or space (`'grow'`). */
export type Inline =
  | string
  | {text: string; tone?: Token; bold?: boolean; mono?: boolean; size?: number}
  | {icon: IconName; tone?: Token; size?: number}
  /** Icon alone in a control frame. */
  | {iconButton: IconName; tone?: Token}
  | {
      button: string;
      kind?: 'primary' | 'secondary' | 'plain' | 'danger';
      icon?: IconName;
      disabled?: boolean;
    }
  /** Small rounded tag: label, state, reference. */
  | {chip: string; tone?: Tone; icon?: IconName; outlined?: boolean}
  /** Closed drop-down. */
  | {select: string; w?: number; placeholder?: boolean}
  /** Input with a value or a placeholder. */
  | {input: string; w?: number; icon?: IconName; placeholder?: boolean; mono?: boolean}
  | {switch: boolean; label?: string}
  | {checkbox: boolean; label?: string}
  | {radio: boolean; label?: string}
  /** Round picture of a person with one letter or character. */
  | {avatar: string; tone?: Tone}
  | {dot: Tone}
  /** Numbered callout in front of what it means; stays beside it in both languages. */
  | {callout: number}
  | {gap: number};

const controlH = 28;
const chipH = 22;

export interface Measured {
  w: number;
  draw: (x: number, middle: number) => string;
}

/** How wide an item is, and how it is drawn at a place. */
export function items(shape: Shapes) {
  const {measure, text, rect, icon, circle} = shape;
  const textWidth = (value: string | undefined, size: number = fontSize.body, bold = false) =>
    value === undefined ? 0 : Math.ceil(measure(value, {size, bold}));

  function labelled(boxW: number, label: string | undefined, draw: Measured['draw']): Measured {
    return {
      w: boxW + (label ? 8 + textWidth(label) : 0),
      draw: (x, middle) =>
        draw(x, middle) + (label ? text({x: x + boxW + 8, y: middle, text: label}) : ''),
    };
  }

  function button(item: Extract<Inline, {button: string}>): Measured {
    const {button: label, kind = 'secondary', icon: name, disabled} = item;
    const primary = kind === 'primary' && !disabled;
    const ink: Token = disabled
      ? 'muted'
      : primary
        ? 'onAccent'
        : kind === 'danger'
          ? 'danger'
          : kind === 'plain'
            ? 'accent'
            : 'text';
    const pad = kind === 'plain' ? 4 : 12;
    const iconW = name ? 20 : 0;
    const w = 2 * pad + iconW + textWidth(label, fontSize.body, primary);
    return {
      w,
      draw: (x, middle) =>
        [
          kind !== 'plain' &&
            rect({
              x,
              y: middle - controlH / 2,
              w,
              h: controlH,
              r: 6,
              fill: disabled ? 'raised' : primary ? 'accent' : 'surface',
              stroke: primary
                ? undefined
                : disabled
                  ? 'border'
                  : kind === 'danger'
                    ? 'danger'
                    : 'line',
            }),
          name && icon(name, {x: x + pad - 2, y: middle - 8, size: 16, tone: ink}),
          text({x: x + pad + iconW, y: middle, text: label, tone: ink, bold: primary}),
        ]
          .filter(Boolean)
          .join(''),
    };
  }

  function chip(item: Extract<Inline, {chip: string}>): Measured {
    const {chip: label, tone = 'neutral', icon: name, outlined} = item;
    const {ink, soft} = toneColours(tone);
    const iconW = name ? 18 : 0;
    const w = 16 + iconW + textWidth(label, fontSize.small);
    return {
      w,
      draw: (x, middle) =>
        rect({
          x,
          y: middle - chipH / 2,
          w,
          h: chipH,
          r: chipH / 2,
          fill: outlined ? 'surface' : soft,
          stroke: outlined ? ink : undefined,
        }) +
        (name ? icon(name, {x: x + 7, y: middle - 7, size: 14, tone: ink}) : '') +
        text({x: x + 8 + iconW, y: middle, text: label, size: fontSize.small, tone: ink}),
    };
  }

  function field(
    value: string,
    {
      w: wanted,
      lead,
      trail,
      placeholder,
      mono,
    }: {w?: number; lead?: IconName; trail?: IconName; placeholder?: boolean; mono?: boolean},
  ): Measured {
    const leadW = lead ? 22 : 0;
    const trailW = trail ? 22 : 0;
    const w = wanted ?? 20 + leadW + trailW + Math.ceil(measure(value, {mono}));
    return {
      w,
      draw: (x, middle) =>
        rect({x, y: middle - controlH / 2, w, h: controlH, r: 6, fill: 'surface', stroke: 'line'}) +
        (lead ? icon(lead, {x: x + 8, y: middle - 8, size: 16}) : '') +
        (value
          ? text({
              x: x + 10 + leadW,
              y: middle,
              text: value,
              tone: placeholder ? 'muted' : 'text',
              mono,
              maxW: w - 20 - leadW - trailW + 4,
            })
          : '') +
        (trail ? icon(trail, {x: x + w - 24, y: middle - 8, size: 16}) : ''),
    };
  }

  function measured(item: Inline): Measured {
    if (typeof item === 'string') {
      return measured({text: item});
    }
    if ('text' in item) {
      const {text: value, size = fontSize.body, ...style} = item;
      return {
        w: Math.ceil(measure(value, {size, ...style})),
        draw: (x, middle) => text({x, y: middle, text: value, size, ...style}),
      };
    }
    if ('icon' in item && !('chip' in item || 'button' in item || 'input' in item)) {
      const {icon: name, size = 18, tone} = item;
      return {w: size, draw: (x, middle) => icon(name, {x, y: middle - size / 2, size, tone})};
    }
    if ('iconButton' in item) {
      return {
        w: controlH,
        draw: (x, middle) =>
          rect({
            x,
            y: middle - controlH / 2,
            w: controlH,
            h: controlH,
            r: 6,
            fill: 'surface',
            stroke: 'line',
          }) + icon(item.iconButton, {x: x + 6, y: middle - 8, size: 16, tone: item.tone}),
      };
    }
    if ('button' in item) {
      return button(item);
    }
    if ('chip' in item) {
      return chip(item);
    }
    if ('select' in item) {
      return field(item.select, {w: item.w, trail: 'down', placeholder: item.placeholder});
    }
    if ('input' in item) {
      const {input: value, w, icon: lead, placeholder, mono} = item;
      return field(value, {w, lead, placeholder, mono});
    }
    if ('switch' in item) {
      const on = item.switch;
      return labelled(
        32,
        item.label,
        (x, middle) =>
          rect({
            x,
            y: middle - 9,
            w: 32,
            h: 18,
            r: 9,
            fill: on ? 'accent' : 'raised',
            stroke: on ? undefined : 'line',
          }) + circle({x: x + (on ? 23 : 9), y: middle, r: 6, fill: on ? 'onAccent' : 'line'}),
      );
    }
    if ('checkbox' in item) {
      const on = item.checkbox;
      return labelled(
        16,
        item.label,
        (x, middle) =>
          rect({
            x,
            y: middle - 8,
            w: 16,
            h: 16,
            r: 4,
            fill: on ? 'accent' : 'surface',
            stroke: on ? undefined : 'line',
          }) + (on ? icon('check', {x: x + 1, y: middle - 7, size: 14, tone: 'onAccent'}) : ''),
      );
    }
    if ('radio' in item) {
      const on = item.radio;
      return labelled(
        16,
        item.label,
        (x, middle) =>
          circle({
            x: x + 8,
            y: middle,
            r: 7.5,
            fill: 'surface',
            stroke: on ? 'accent' : 'line',
            sw: on ? 1.5 : 1,
          }) + (on ? circle({x: x + 8, y: middle, r: 4, fill: 'accent'}) : ''),
      );
    }
    if ('avatar' in item) {
      const {ink, soft} = toneColours(item.tone ?? 'accent');
      return {
        w: 26,
        draw: (x, middle) =>
          circle({x: x + 13, y: middle, r: 13, fill: soft}) +
          text({
            x: x + 13,
            y: middle,
            text: item.avatar,
            size: fontSize.small,
            bold: true,
            tone: ink,
            anchor: 'middle',
            maxW: 24,
          }),
      };
    }
    if ('dot' in item) {
      return {
        w: 8,
        draw: (x, middle) => circle({x: x + 4, y: middle, r: 4, fill: toneColours(item.dot).ink}),
      };
    }
    if ('callout' in item) {
      return {
        w: 2 * calloutR,
        draw: (x, middle) => shape.callout(item.callout, x + calloutR, middle),
      };
    }
    return {w: item.gap, draw: () => ''};
  }

  return measured;
}
