/**
 * Data of a drawing in the language of the page.
 *
 * The built page contains the drawing. Client-side navigation loads it from `address`, so that readers who open
 * the page directly do not receive it twice.
 */
export interface PictureData {
  caption?: string;
  legend?: readonly string[];
  /** Pixels. */
  width: number;
  height: number;
  /** Aspect ratio of the drawing for phones. */
  phoneRatio?: number;
  /** True if it is as narrow as a phone, and may be placed at the side of text. */
  isSmall?: boolean;
  /** Minimum legible width in px; on narrower screens the picture scrolls. */
  leastWidth?: number;
  /** SVG for wide pages, followed by the one for phones, if any; only while pages are built. */
  svg?: string;
  /** Address of a JSON file with the drawing as `svg`; only in the browser. */
  address?: string;
}

/** Width in px of the phone drawing, and of pictures placed at the side of text. */
export const narrowWidth = 348;
