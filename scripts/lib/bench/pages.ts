/** The pages that are measured, one of each kind; a click leads from some to a neighbour. */
export interface MeasuredPage {
  kind: string;
  path: string;
  /** Page that is clicked in the sidebar. */
  next?: string;
}

/** The page that is changed to time a build or the dev server; a click leads from it to a neighbour. */
export const editedPage = {
  file: 'docs/viz/panel/log-panel.md',
  path: '/docs/viz/panel/log-panel',
} as const;

export const measuredPages: readonly MeasuredPage[] = [
  {kind: 'home', path: '/'},
  {kind: 'text', path: editedPage.path, next: '/docs/viz/panel/plot-panel'},
  {kind: 'heavy', path: '/docs/viz/panel/3d-panel', next: '/docs/viz/panel/image-panel'},
  {kind: 'pictures', path: '/docs/get-started/quick-start'},
  {kind: 'index', path: '/docs/category/viz'},
  {kind: 'schema', path: '/docs/viz/message-schemas/point-cloud'},
  {kind: 'changelog', path: '/changelog'},
  {kind: 'search', path: '/search'},
];
