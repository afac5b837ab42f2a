/**
 * What a page knows of a figure, in its own language, made by the plugin in `src/plugins/figures`:
 * `@figures/<name>`.
 *
 * A page is built with the drawing in it. Readers who come to it by a link inside of the site load the
 * drawing from `address`: so it is not sent twice to those who open the page itself.
 */
export interface FigureData {
  caption?: string;
  legend?: readonly string[];
  /** Pixels. */
  width: number;
  height: number;
  /** Width to height of the drawing for phones. */
  phoneRatio?: number;
  /** Whether it is wider than a phone where its letters can be read. */
  isWide?: boolean;
  /** SVG for wide pages, then the one for phones if there is one; only while pages are built. */
  svg?: string;
  /** Of a JSON file with the drawing as `svg`; only in the browser. */
  address?: string;
}

/** Width in px of the second drawing, for phones, and of pictures that stand beside text. */
export const narrowWidth = 348;
