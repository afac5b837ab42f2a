/** Address of a page's twin: `/en/docs/overview` has `/en/docs/overview.md`, `/en/` has `/en/index.md`. */
export const twinAddress = (page: string): string =>
  page.endsWith('/') ? `${page}index.md` : `${page}.md`;
