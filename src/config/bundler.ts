import type {BundlerOptions} from 'docusaurus-plugin-bundler';
import {browserslist} from '../../package.json';

export const bundler: BundlerOptions = {
  browsers: browserslist.production,
  buildDependencies: [
    'package-lock.json',
    'i18n/translation.lock.json',
    'packages',
    'src/config',
    'src/data',
  ],
  styledBy: [
    ...['core', 'plugin-content-docs', 'theme-classic', 'theme-common'].map(
      (name) => `node_modules/@docusaurus/${name}/lib`,
    ),
    'docs',
    'i18n',
    'packages',
    'src',
  ],
  textFont: /^geist-[0-9a-f]+\.woff2$/,
};
