import type {Bilingual, Locale} from './locales';
import type {Kit} from './kit';

/** Result of a draw function: SVG fragments, nested at any depth; `false` and `undefined` draw nothing. */
export type Drawing = string | false | undefined | readonly Drawing[];

export interface DrawContext {
  /** The kit: every shape the figure may use. */
  k: Kit;
  /** Picks the text of the language being drawn. */
  t: (text: Bilingual) => string;
  locale: Locale;
  /** Whether the drawing for phones is wanted (`narrowWidth`, as high as what it holds). */
  narrow: boolean;
  /** Whether the picture of a card is wanted, which is small: no words that only the page needs. */
  card?: boolean;
}

export interface Figure {
  /** Unique, kebab-case, equal to the file name; pages say `<Figure name="…" />`. */
  name: string;
  /** Drawing area in px; 720 wide unless there is a reason, and as high as what it holds if not given. */
  width: number;
  height?: number;
  /** Short name of the figure. */
  title: Bilingual;
  /** Description of the figure for readers who can't see it: the alt text. */
  description: Bilingual;
  /** Line below the figure; the title if not given. */
  caption?: Bilingual;
  /** Explains the numbered callouts ① ② …, in order, as real text below the figure. */
  legend?: readonly Bilingual[];
  /** Whether `draw` knows a narrow composition; figures up to `narrowWidth` need none. */
  narrow?: boolean;
  /**
   * Part that the card of a page shows of the panel in the drawing for phones: the share of the rest that is
   * above it, 0 to 1. Without it, the card shows the top of the whole drawing.
   */
  card?: number;
  draw: (context: DrawContext) => Drawing;
}

/** Gives the description of a figure its type. */
export function defineFigure(figure: Figure): Figure {
  return figure;
}

/** The fragments of a drawing as one text. */
export function flatten(drawing: Drawing): string {
  if (typeof drawing === 'string') {
    return drawing;
  }
  return Array.isArray(drawing) ? drawing.map(flatten).join('') : '';
}
