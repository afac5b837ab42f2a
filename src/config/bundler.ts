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
  textFont: /^geist-[0-9a-f]+\.woff2$/,
};
