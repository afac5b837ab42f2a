/** Settings of the build itself: bundler, dev server, list of licenses. */
import type {BundlerOptions} from 'docusaurus-plugin-bundler';
import type {DevPagesOptions} from 'docusaurus-plugin-dev-pages';
import type {LicensesOptions} from 'docusaurus-plugin-licenses';
import {browserslist} from '../../package.json';
import {collections} from './translation';

export const bundler: BundlerOptions = {
  browsers: browserslist.production,
  buildDependencies: [
    'package-lock.json',
    'i18n/translation.lock.json',
    'packages',
    'src/config',
    'src/data',
  ],
  textFont: /^geist-[0-9a-f]+\.woff2$/,
};

export const devPages: DevPagesOptions = {
  pages: Object.values(collections).flatMap(({zh, en}) => [zh, en]),
  settings: ['src/config', 'src/data', 'packages', 'sidebars.ts'],
};

export const licenses: LicensesOptions = {
  otherPackages: {
    '@docsearch/css': 'styles of the search dialog',
    '@fontsource-variable/geist': 'letters',
    '@fontsource-variable/geist-mono': 'letters of code',
    '@fontsource/noto-sans-sc': 'letters in the pictures for shared links',
    '@foxglove/schemas': 'definitions of messages on the pages about them, and for download',
    infima: 'styles of the theme',
    mermaid: 'diagrams',
    'workbox-core': 'reading offline',
    'workbox-routing': 'reading offline',
    'workbox-strategies': 'reading offline',
  },
};
