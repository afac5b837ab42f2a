/**
 * Ceilings for what a reader loads, in bytes: texts and the search index as brotli sends them, pictures as
 * they are. They hold for both languages and leave at least 5 % of room, so that an ordinary change passes.
 * `npm run check:budgets` and the tests of the built site compare.
 */
export interface PageBudget {
  kind: string;
  path: string;
  /** Scripts that the page asks for by itself. */
  js: number;
  css: number;
  html: number;
}

const css = 24_300;

export const pageBudgets: readonly PageBudget[] = [
  {kind: 'home', path: '/', js: 130_000, css, html: 19_000},
  {kind: 'light page', path: '/docs/get-started/quick-start', js: 151_000, css, html: 21_700},
  {kind: 'heavy page', path: '/docs/viz/panel/3d-panel', js: 164_000, css, html: 27_300},
  {kind: 'index page', path: '/docs/category/viz', js: 142_500, css, html: 7_600},
  {
    kind: 'schema page',
    path: '/docs/viz/message-schemas/point-cloud',
    js: 155_000,
    css,
    html: 14_000,
  },
  {kind: 'search page', path: '/search', js: 127_000, css, html: 4_900},
];

export interface SiteBudgets {
  /** The search index of a language. */
  searchIndex: number;
  /** The largest picture that a page shows. */
  picture: number;
}

export const siteBudgets: SiteBudgets = {searchIndex: 226_000, picture: 13_000};
