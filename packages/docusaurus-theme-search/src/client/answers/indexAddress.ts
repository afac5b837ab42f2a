/** Address of the search index that a page names; only pages of production builds do. */
export const indexAddress = (page: Document = document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
