/**
 * Addresses that pages have left, and where those pages are now, for both languages: paths without the
 * language, as a reader sees them (a space is a space). Add a line whenever a page gets another address.
 * `@docusaurus/plugin-client-redirects` checks that the targets exist and writes pages that lead on;
 * `docusaurus-plugin-content-security` writes them for hosts that answer with a redirect themselves.
 */
export const redirects: readonly {from: string; to: string}[] = [
  {from: '/docs', to: '/docs/overview'},
  {
    from: '/docs/viz/message-schemas/built-in types',
    to: '/docs/viz/message-schemas/built-in-types',
  },
];
