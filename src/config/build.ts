/** Settings of the build itself: bundler, dev server, list of licenses. */
import type {FasterConfig} from '@docusaurus/types';
import type {BundlerOptions} from 'docusaurus-plugin-bundler';
import type {DevPagesOptions} from 'docusaurus-plugin-dev-pages';
import type {LicensesOptions} from 'docusaurus-plugin-licenses';
import {browserslist} from '../../package.json';
import {isOn} from './environment';
import {collections} from './translation';

/** Rspack and SWC, which build faster than what Docusaurus uses by default. */
export const faster = (): Partial<FasterConfig> => ({
  // BABEL_LOADER=on compiles with babel.config.js instead, to tell a fault of SWC from one of the site.
  swcJsLoader: !isOn(process.env, 'BABEL_LOADER'),
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  mdxCrossCompilerCache: true,
  // Each thread reads and compiles the code of all pages again: 120 MB and no time saved here.
  ssgWorkerThreads: false,
});

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
  // Figures and diagrams in folders of src/data show without a restart.
  settings: ['src/config', 'src/data/*.{ts,json}', 'packages', 'sidebars.ts'],
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
