/**
 * Estimated text widths: no font is available when figures are drawn, and readers have different ones. Latin
 * widths are those of the site's font (thousandths of an em), rounded up; CJK and full-width characters are one
 * em.
 */
const widths = new Map<string, number>();
for (const [width, characters] of [
  [270, 'ijl'],
  [300, " !,.:·I;'"],
  [335, '`|'],
  [395, 'tfr()[]'],
  [430, '1{}'],
  [480, '"-^“”°/\\'],
  [560, '*–π?s_7avyz'],
  [600, 'JceEFhnoukxL'],
  [630, '235689Zbdgpq'],
  [670, '04#$&PST+<=>~×−'],
  [690, 'BR'],
  [700, 'AVKXY'],
  [745, 'DCGHU'],
  [770, 'NOQ'],
  [870, 'w↓…m'],
  [900, 'M'],
  [985, '@W%'],
] as const) {
  for (const character of characters) {
    widths.set(character, width);
  }
}

const boldness = 1.04;
const monospace = 0.62;

export interface FontStyle {
  size: number;
  bold?: boolean;
  mono?: boolean;
}

function isWide(character: string): boolean {
  return (character.codePointAt(0) ?? 0) >= 0x2e80;
}

/** Estimated width in px of a line of text. */
export function measureText(text: string, {size, bold, mono}: FontStyle): number {
  let ems = 0;
  for (const character of text) {
    if (isWide(character)) {
      ems += 1;
    } else if (mono) {
      ems += monospace;
    } else {
      ems += ((widths.get(character) ?? 1000) / 1000) * (bold ? boldness : 1);
    }
  }
  return ems * size;
}

const neverFirst = /^[，。、；：？！）》」』】〉’”…,.;:!?)\]}%]/u;
const neverLast = /[（《「『【〈‘“([{]$/u;

/** Segments between possible line breaks: words with their trailing space, single CJK characters. */
function pieces(text: string): string[] {
  const result: string[] = [];
  for (const piece of text.match(/[\u2e80-\u{10ffff}]|[^\s\u2e80-\u{10ffff}]+\s*|\s+/gu) ?? []) {
    const last = result[result.length - 1];
    if (last !== undefined && (neverFirst.test(piece) || neverLast.test(last))) {
      result[result.length - 1] = last + piece;
    } else {
      result.push(piece);
    }
  }
  return result;
}

/** Wraps a text to lines no wider than `width`; `\n` always breaks. */
export function wrapText(text: string, width: number, font: FontStyle): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of pieces(paragraph)) {
      if (line !== '' && measureText((line + piece).trimEnd(), font) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else {
        line += piece;
      }
    }
    return [...lines, line.trimEnd()];
  });
}
