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
  /** Style sheets: one that all pages have, and on some that of their own parts. */
  css: number;
  html: number;
}

const css = 13_650;

export const pageBudgets: readonly PageBudget[] = [
  {kind: 'home', path: '/', js: 96_700, css: 14_700, html: 8_300},
  {kind: 'light page', path: '/docs/get-started/quick-start', js: 110_300, css, html: 15_600},
  {kind: 'heavy page', path: '/docs/viz/panel/3d-panel', js: 113_300, css, html: 18_800},
  {kind: 'index page', path: '/docs/category/viz', js: 105_700, css, html: 7_200},
  {
    kind: 'schema page',
    path: '/docs/viz/message-schemas/point-cloud',
    js: 115_500,
    css,
    html: 12_500,
  },
  {kind: 'search page', path: '/search', js: 98_300, css: 14_100, html: 5_200},
];

export const siteBudgets = {
  /** Search index of a language. */
  searchIndex: 300_000,
  /** Largest picture that a page shows. */
  picture: 14_000,
} as const;
