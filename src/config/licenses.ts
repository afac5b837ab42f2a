import type {LicensesOptions} from 'docusaurus-plugin-licenses';

export const licenses: LicensesOptions = {
  otherPackages: {
    '@docsearch/css': 'styles of the search dialog',
    '@fontsource-variable/geist': 'letters',
    '@fontsource-variable/geist-mono': 'letters of code',
    '@fontsource/noto-sans-sc': 'letters in the pictures for shared links',
    '@foxglove/schemas': 'definitions of messages on the pages about them, and for download',
    infima: 'styles of the theme',
    mermaid: 'diagrams',
    'opencc-js': 'pairs of traditional and simplified characters in the search',
    'workbox-core': 'reading offline',
    'workbox-routing': 'reading offline',
    'workbox-strategies': 'reading offline',
  },
};
