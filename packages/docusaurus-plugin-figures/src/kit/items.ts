import type {Token} from '../palette';
import type {IconName} from './icons';
import {calloutR, fontSize, type RectOptions, type Shapes} from './shapes';

type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** Text and background of a toned element. */
function toneColors(tone: Tone): {ink: Token; soft: Token} {
  return tone === 'neutral' ? {ink: 'muted', soft: 'raised'} : {ink: tone, soft: `${tone}Soft`};
}

/** Item of a row: text, control, or spacer (`'grow'`). */
export type Inline =
  | string
  | {text: string; tone?: Token; bold?: boolean; mono?: boolean; size?: number}
  | {icon: IconName; tone?: Token; size?: number}
  /** Icon in a control frame. */
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
  | {select: string; w?: number}
  /** Input with a value or a placeholder. */
  | {input: string; w?: number; icon?: IconName; placeholder?: boolean; mono?: boolean}
  | {switch: boolean}
  | {checkbox: boolean; label?: string}
  | {radio: boolean; label?: string}
  /** Round avatar with one letter or character. */
  | {avatar: string}
  | {dot: Tone}
  /** Numbered callout in front of its target, in both languages. */
  | {callout: number}
  | {gap: number};

const controlH = 28;
const chipH = 22;

export interface Measured {
  w: number;
  draw: (x: number, middle: number) => string;
}

/** Width of an item, and its drawing at a position. */
export function items(shape: Shapes) {
  const {measure, text, rect, icon, circle} = shape;

  const textWidth = (value: string, style: {size?: number; bold?: boolean; mono?: boolean} = {}) =>
    Math.ceil(measure(value, style));

  /** Frame of a control, centered on a line. */
  const frame = (x: number, middle: number, w: number, look: Partial<RectOptions> = {}) => {
    const h = look.h ?? controlH;
    const options = {r: 6, fill: 'surface', stroke: 'line', ...look} as const;
    return rect({...options, x, y: middle - h / 2, w, h});
  };

  /** Checkbox with an optional label on its right. */
  const ticked = (label: string | undefined, draw: Measured['draw']): Measured => ({
    w: 16 + (label ? 8 + textWidth(label) : 0),
    draw: (x, middle) => draw(x, middle) + (label ? text({x: x + 24, y: middle, text: label}) : ''),
  });

  function button(item: Extract<Inline, {button: string}>): Measured {
    const {button: label, kind = 'secondary', icon: name, disabled} = item;
    const bold = kind === 'primary' && !disabled;
    const looks: Record<string, {ink: Token; fill?: Token; stroke?: Token}> = {
      disabled: {ink: 'muted', fill: 'raised', stroke: 'border'},
      primary: {ink: 'onAccent', fill: 'accent'},
      secondary: {ink: 'text', fill: 'surface', stroke: 'line'},
      danger: {ink: 'danger', fill: 'surface', stroke: 'danger'},
      plain: {ink: 'accent'},
    };
    const {ink: tone, fill, stroke} = looks[disabled ? 'disabled' : kind]!;
    const pad = kind === 'plain' ? 4 : 12;
    const iconW = name ? 20 : 0;
    const w = 2 * pad + iconW + textWidth(label, {bold});
    return {
      w,
      draw: (x, middle) =>
        (kind === 'plain' ? '' : frame(x, middle, w, {fill, stroke})) +
        (name ? icon(name, {x: x + pad - 2, y: middle - 8, size: 16, tone}) : '') +
        text({x: x + (w + iconW) / 2, y: middle, text: label, tone, bold, anchor: 'middle'}),
    };
  }

  function chip(item: Extract<Inline, {chip: string}>): Measured {
    const {chip: label, tone: meaning = 'neutral', icon: name, outlined} = item;
    const {ink: tone, soft} = toneColors(meaning);
    const iconW = name ? 18 : 0;
    const size = fontSize.small;
    const w = 16 + iconW + textWidth(label, {size});
    const look = outlined ? {stroke: tone} : {fill: soft, stroke: undefined};
    return {
      w,
      draw: (x, middle) =>
        frame(x, middle, w, {h: chipH, r: chipH / 2, ...look}) +
        (name ? icon(name, {x: x + 7, y: middle - 7, size: 14, tone}) : '') +
        text({x: x + (w + iconW) / 2, y: middle, text: label, size, tone, anchor: 'middle'}),
    };
  }

  function field(
    value: string,
    options: {w?: number; lead?: IconName; trail?: IconName; placeholder?: boolean; mono?: boolean},
  ): Measured {
    const {lead, trail, placeholder, mono} = options;
    const leadW = lead ? 22 : 0;
    const sides = 20 + leadW + (trail ? 22 : 0);
    const w = options.w ?? sides + textWidth(value, {mono});
    const tone = placeholder ? 'muted' : 'text';
    return {
      w,
      draw: (x, middle) =>
        frame(x, middle, w) +
        (lead ? icon(lead, {x: x + 8, y: middle - 8, size: 16}) : '') +
        (value &&
          text({x: x + 10 + leadW, y: middle, text: value, tone, mono, maxW: w - sides + 4})) +
        (trail ? icon(trail, {x: x + w - 24, y: middle - 8, size: 16}) : ''),
    };
  }

  return function measured(item: Inline): Measured {
    if (typeof item === 'string') {
      return measured({text: item});
    }
    if ('text' in item) {
      const {text: value, size = fontSize.body, ...style} = item;
      return {
        w: textWidth(value, {size, ...style}),
        draw: (x, middle) => text({x, y: middle, text: value, size, ...style}),
      };
    }
    if ('iconButton' in item) {
      const {iconButton: name, tone} = item;
      return {
        w: controlH,
        draw: (x, middle) =>
          frame(x, middle, controlH) + icon(name, {x: x + 6, y: middle - 8, size: 16, tone}),
      };
    }
    if ('button' in item) {
      return button(item);
    }
    if ('chip' in item) {
      return chip(item);
    }
    if ('select' in item) {
      return field(item.select, {w: item.w, trail: 'down'});
    }
    if ('input' in item) {
      const {input: value, icon: lead, ...options} = item;
      return field(value, {...options, lead});
    }
    if ('icon' in item) {
      const {icon: name, size = 18, tone} = item;
      return {w: size, draw: (x, middle) => icon(name, {x, y: middle - size / 2, size, tone})};
    }
    if ('switch' in item) {
      const look: Partial<RectOptions> = item.switch
        ? {fill: 'accent', stroke: undefined}
        : {fill: 'raised'};
      const knob = {at: item.switch ? 23 : 9, fill: item.switch ? 'onAccent' : 'line'} as const;
      return {
        w: 32,
        draw: (x, middle) =>
          frame(x, middle, 32, {h: 18, r: 9, ...look}) +
          circle({x: x + knob.at, y: middle, r: 6, fill: knob.fill}),
      };
    }
    if ('checkbox' in item) {
      const on = item.checkbox;
      const look: Partial<RectOptions> = on ? {fill: 'accent', stroke: undefined} : {};
      return ticked(
        item.label,
        (x, middle) =>
          frame(x, middle, 16, {h: 16, r: 4, ...look}) +
          (on ? icon('check', {x: x + 1, y: middle - 7, size: 14, tone: 'onAccent'}) : ''),
      );
    }
    if ('radio' in item) {
      const on = item.radio;
      const ring = {stroke: on ? 'accent' : 'line', sw: on ? 1.5 : 1} as const;
      return ticked(
        item.label,
        (x, middle) =>
          circle({x: x + 8, y: middle, r: 7.5, fill: 'surface', ...ring}) +
          (on ? circle({x: x + 8, y: middle, r: 4, fill: 'accent'}) : ''),
      );
    }
    if ('avatar' in item) {
      const letter = {text: item.avatar, size: fontSize.small, bold: true, maxW: 24} as const;
      return {
        w: 26,
        draw: (x, middle) =>
          circle({x: x + 13, y: middle, r: 13, fill: 'accentSoft'}) +
          text({...letter, x: x + 13, y: middle, tone: 'accent', anchor: 'middle'}),
      };
    }
    if ('dot' in item) {
      const fill = toneColors(item.dot).ink;
      return {w: 8, draw: (x, middle) => circle({x: x + 4, y: middle, r: 4, fill})};
    }
    if ('callout' in item) {
      return {
        w: 2 * calloutR,
        draw: (x, middle) => shape.callout(item.callout, x + calloutR, middle),
      };
    }
    return {w: item.gap, draw: () => ''};
  };
}
