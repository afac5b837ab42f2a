/**
 * Data of a drawing in the language of the page.
 *
 * A page is built with the drawing in it. Readers who come to it by a link inside of the site load the
 * drawing from `address`: so it is not sent twice to those who open the page itself.
 */
export interface PictureData {
  caption?: string;
  legend?: readonly string[];
  /** Pixels. */
  width: number;
  height: number;
  /** Width to height of the drawing for phones. */
  phoneRatio?: number;
  /** Whether it is as narrow as a phone, so that it may stand beside text. */
  isSmall?: boolean;
  /** Width in px at which letters can be read, where a phone has less: the picture scrolls there. */
  leastWidth?: number;
  /** SVG for wide pages, then the one for phones if there is one; only while pages are built. */
  svg?: string;
  /** Address of a JSON file with the drawing as `svg`; only in the browser. */
  address?: string;
}

/** Width in px of the second drawing, for phones, and of pictures that stand beside text. */
export const narrowWidth = 348;
