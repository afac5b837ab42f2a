/**
 * What a page knows of a figure, in its own language: one small JSON file a figure under
 * `@generated/figures/default/<name>.json`, made by the plugin in `src/plugins/figures`.
 */
export interface FigureData {
  width: number;
  height: number;
  alt: string;
  caption?: string;
  legend?: readonly string[];
  /** Addresses of the two SVG files, from the root of the site. */
  light: string;
  dark: string;
}
