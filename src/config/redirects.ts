/**
 * Old addresses of pages and their new ones, for both languages: paths without the language, decoded. Add a
 * line whenever the address of a page changes. `@docusaurus/plugin-client-redirects` checks that the targets
 * exist and writes redirect pages; `docusaurus-plugin-content-security` writes the rules for hosts that
 * redirect themselves.
 */
export const redirects: readonly {from: string; to: string}[] = [
  {from: '/docs', to: '/docs/overview'},
  {
    from: '/docs/viz/message-schemas/built-in types',
    to: '/docs/viz/message-schemas/built-in-types',
  },
];
