/**
 * Options of the bundler that Docusaurus 3.9 does not set as this site needs them.
 *
 * The persistent cache: Docusaurus invalidates it when its own version or docusaurus.config.ts changes.
 * Pages are also compiled by our remark plugins and loaders, from our settings and data, and by the
 * installed packages; without these entries a build would show the output of older code.
 * https://rspack.rs/config/experiments#cachebuilddependencies
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The part of Rspack's `experiments` that is changed; the types of Docusaurus know webpack's only. */
interface Experiments {
  cache?: {buildDependencies: readonly string[]};
  lazyBarrel?: boolean;
}

const buildDependencies = [
  'package-lock.json',
  'i18n/translation.lock.json',
  'src/config',
  'src/data',
  'src/plugins',
];

export default function bundler({siteDir}: LoadContext): Plugin {
  const ownFiles = buildDependencies.map((file) => path.join(siteDir, file));
  return {
    name: 'bundler',

    configureWebpack(config) {
      const experiments: Experiments = {...(config.experiments as Experiments | undefined)};
      if (experiments.cache) {
        const known = experiments.cache.buildDependencies;
        experiments.cache = {...experiments.cache, buildDependencies: [...known, ...ownFiles]};
      }
      // Docusaurus sets what Rspack has on by default, and Rspack warns of it in each build. Fixed in
      // Docusaurus 3.10: https://github.com/facebook/docusaurus/issues/11688
      delete experiments.lazyBarrel;
      return {mergeStrategy: {experiments: 'replace'}, ...{experiments}};
    },

    // Lightning CSS, the bundler's minimizer, already writes styles for the browsers of `browserslist`.
    configurePostCss: (options) => ({...options, plugins: []}),
  };
}
