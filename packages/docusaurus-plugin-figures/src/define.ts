import type {Bilingual, Locale} from './locales';
import type {Kit} from './kit';

/** Result of a draw function: SVG fragments, nested at any depth; `false` and `undefined` draw nothing. */
export type Drawing = string | false | undefined | readonly Drawing[];

export interface DrawContext {
  k: Kit;
  /** Selects the text of the language being drawn. */
  t: (text: Bilingual) => string;
  locale: Locale;
  /** True to draw the version for phones (`narrowWidth`, as high as its content). */
  narrow: boolean;
  /** True to draw the small picture of a card, which omits text that only the page needs. */
  card?: boolean;
}

export interface Figure {
  /** Unique, kebab-case, equal to the file name; pages use `<Figure name="…" />`. */
  name: string;
  /** Drawing area in px: usually 720 wide, and as high as its content if no height is specified. */
  width: number;
  height?: number;
  /** Short name of the figure. */
  title: Bilingual;
  /** Alt text. */
  description: Bilingual;
  /** Caption; defaults to the title. */
  caption?: Bilingual;
  /** Legend of the numbered callouts ① ② …, in order, as text below the figure. */
  legend?: readonly Bilingual[];
  /** True if `draw` has a narrow layout; figures up to `narrowWidth` need none. */
  narrow?: boolean;
  /**
   * Vertical position of the card's crop of the panel in the phone drawing, from 0 (top) to 1. Without it, the
   * card shows the top of the whole drawing.
   */
  card?: number;
  draw: (context: DrawContext) => Drawing;
}

/** Types the description of a figure. */
export function defineFigure(figure: Figure): Figure {
  return figure;
}

/** Concatenates the fragments of a drawing. */
export function flatten(drawing: Drawing): string {
  if (typeof drawing === 'string') {
    return drawing;
  }
  return Array.isArray(drawing) ? drawing.map(flatten).join('') : '';
}
