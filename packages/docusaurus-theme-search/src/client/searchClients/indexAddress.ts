/** Address of the search index in a page of a production build. */
export const indexAddress = (page: Document = document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="search-index"]')?.content;
