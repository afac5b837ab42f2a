export interface Redirect {
  /** Old path, without language, ending, query or anchor. */
  from: string;
  /** Path of a page, with an anchor if need be. */
  to: string;
}

/**
 * Addresses that pages have left, with where they are now. Paths of both languages, written
 * without the language and as a reader sees them: a space is a space. Add a line whenever a page
 * gets another address; the build checks that it leads to one.
 */
export const redirects: readonly Redirect[] = [
  {
    from: '/docs/viz/message-schemas/built-in types',
    to: '/docs/viz/message-schemas/built-in-types',
  },
];
