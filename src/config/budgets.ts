/**
 * What a reader may be made to load, in bytes as brotli (quality 9) sends them; raster pictures
 * and the search index as they lie there. Figures hold for both languages. A change that needs more raises
 * a figure here and says why in its commit message. `npm run check:budgets` compares.
 */
export interface PageBudget {
  kind: string;
  path: string;
  /** Scripts that the page asks for by itself. */
  js: number;
  /** Style sheets. */
  css: number;
  html: number;
}

const css = 20_200;

export const pageBudgets: readonly PageBudget[] = [
  {kind: 'home', path: '/', js: 97_500, css, html: 9_000},
  {kind: 'light page', path: '/docs/get-started/quick-start', js: 111_000, css, html: 16_000},
  {kind: 'heavy page', path: '/docs/viz/panel/3d-panel', js: 114_000, css, html: 19_000},
  {kind: 'index page', path: '/docs/category/viz', js: 106_500, css, html: 8_000},
  {
    kind: 'schema page',
    path: '/docs/viz/message-schemas/point-cloud',
    js: 116_000,
    css,
    html: 13_000,
  },
  {kind: 'search page', path: '/search', js: 99_000, css, html: 6_000},
];

export const siteBudgets = {
  /** Search index of a language. */
  searchIndex: 300_000,
  /** Largest picture that a page shows. */
  picture: 14_000,
} as const;
