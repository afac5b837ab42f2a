/**
 * Tells the bundler's persistent cache what else a compiled module depends on.
 *
 * Docusaurus invalidates the cache when its own version or docusaurus.config.ts changes. Pages are also
 * compiled by our remark plugins and loaders, from our settings and data, and by the installed packages:
 * without these entries a build would show the output of older code.
 * Rspack hashes the files: https://rspack.rs/config/experiments#cachebuilddependencies
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const buildDependencies = [
  'package-lock.json',
  'i18n/translation.lock.json',
  'src/config',
  'src/data',
  'src/plugins',
];

export default function bundlerCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',

    configureWebpack() {
      // The types of the life cycle know the options of webpack only; Docusaurus merges both lists.
      const rspackOptions = {
        experiments: {
          cache: {buildDependencies: buildDependencies.map((file) => path.join(siteDir, file))},
        },
      };
      return rspackOptions;
    },

    // Lightning CSS, the bundler's minimizer, already writes styles for the browsers of `browserslist`.
    configurePostCss: (options) => ({...options, plugins: []}),
  };
}
