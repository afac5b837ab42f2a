/**
 * Ceilings of transferred bytes: texts and the search index as Brotli, pictures uncompressed. The ceilings apply to
 * both languages with a margin of at least 5 %, so that an ordinary change passes. `npm run check:budgets` and
 * the tests of the built site compare.
 */
export interface PageBudget {
  kind: string;
  path: string;
  /** Scripts that the page requests on load. */
  js: number;
  css: number;
  html: number;
}

const css = 23_800;

export const pageBudgets: readonly PageBudget[] = [
  {kind: 'home', path: '/', js: 124_000, css, html: 14_600},
  {kind: 'light page', path: '/docs/get-started/quick-start', js: 144_600, css, html: 23_400},
  {kind: 'heavy page', path: '/docs/viz/panel/3d-panel', js: 156_000, css, html: 26_000},
  {kind: 'index page', path: '/docs/category/viz', js: 153_200, css, html: 18_100},
  {
    kind: 'schema page',
    path: '/docs/viz/message-schemas/point-cloud',
    js: 150_500,
    css,
    html: 15_500,
  },
  {kind: 'search page', path: '/search', js: 122_900, css, html: 4_900},
];

export interface SiteBudgets {
  searchIndex: number;
  /** Largest figure or diagram of a page. */
  picture: number;
  /** An image file of a page, such as a screenshot. */
  imageFile: number;
  /**
   * Scripts and styles of a page without `lazy-sections`, as after an upgrade of Docusaurus: all styles are one
   * file, and every page loads only the main script.
   */
  undivided: {js: number; css: number};
}

export const siteBudgets: SiteBudgets = {
  searchIndex: 625_000,
  picture: 13_100,
  imageFile: 150_000,
  undivided: {js: 142_000, css: 35_000},
};
