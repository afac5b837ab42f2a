/**
 * Options of the bundler that Docusaurus 3.9 does not set as this site needs them.
 *
 * - Scripts and styles are minimized for the browsers of this site (`browserslist` in package.json).
 *   Docusaurus does so for older ones: it writes ES5 syntax, and each Chinese character as `\uXXXX`, which
 *   is up to 22 KB more of a page as Brotli sends it. It has no option for that.
 * - Rules of Infima for what the site does not use are left out (`unusedInfima.ts`).
 * - Components of the theme stand in the same file as those of the site that use them. By default they
 *   are in a file of their own for each set of pages: seven more requests and 3 KB on a page of the docs.
 * - Of `tslib`, browsers get the one function that is used (`tslib.ts`).
 * - The persistent cache knows what pages are compiled by. Docusaurus invalidates it when its own version
 *   or docusaurus.config.ts changes; without the files below, a build would show the output of older code.
 *   https://rspack.rs/config/experiments#cachebuilddependencies
 *
 * The built pages preload the font of the text before their styles ask for it: it is there for the first
 * paint, and no line of text breaks anew. The name of its file holds a hash, which the build knows.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration} from 'webpack';
import {browserslist} from '../../../package.json';
import {unusedInfima} from './unusedInfima';
import type {BuiltSite, PageConsumer, PagePlugin} from 'docusaurus-plugin-post-build';

type Minimizer = NonNullable<Configuration['optimization']>['minimizer'];

/** The part of Rspack's `experiments` that is changed; the types of Docusaurus know webpack's only. */
interface Experiments {
  cache?: {buildDependencies: readonly string[]};
  lazyBarrel?: boolean;
}

/** What pages are compiled by: remark plugins and loaders, settings and data, installed packages. */
const buildDependencies = [
  'package-lock.json',
  'i18n/translation.lock.json',
  'src/config',
  'src/data',
  'src/plugins',
  'packages',
];

/** The bundler's group of packages, without those of Docusaurus. */
const defaultVendors = {
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
};

function preloadFont({outDir, baseUrl}: BuiltSite): PageConsumer {
  const fonts = readdirSync(path.join(outDir, 'assets/fonts'))
    .filter((file) => /^geist-[0-9a-f]+\.woff2$/.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}assets/fonts/${file}">`,
    );
  return {headTags: () => fonts};
}

export default function bundlerPlugin({siteDir}: LoadContext): PagePlugin {
  const inSite = (file: string): string => path.join(siteDir, file);
  return {
    name: 'bundler',
    builtPages: preloadFont,

    configureWebpack(config, isServer, {currentBundler}) {
      const experiments: Experiments = {...(config.experiments as Experiments | undefined)};
      if (experiments.cache) {
        const known = experiments.cache.buildDependencies;
        experiments.cache = {
          ...experiments.cache,
          buildDependencies: [...known, ...buildDependencies.map(inSite)],
        };
      }
      // Docusaurus sets what Rspack has on by default, and Rspack warns of it in each build. Fixed in
      // Docusaurus 3.10: https://github.com/facebook/docusaurus/issues/11688
      delete experiments.lazyBarrel;
      const mergeStrategy = {experiments: 'replace', 'optimization.minimizer': 'replace'} as const;
      if (isServer || config.mode !== 'production' || currentBundler.name !== 'rspack') {
        return {mergeStrategy, ...{experiments}};
      }
      const {SwcJsMinimizerRspackPlugin, LightningCssMinimizerRspackPlugin} =
        currentBundler.instance as unknown as typeof Rspack;
      const minimizer = [
        new SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2020,
            module: true,
            mangle: true,
            compress: {ecma: 2020, passes: 2},
            format: {ecma: 2020, comments: false, asciiOnly: false},
          },
        }),
        new LightningCssMinimizerRspackPlugin({
          minimizerOptions: {
            targets: browserslist.production,
            unusedSymbols: unusedInfima(siteDir),
          },
        }),
      ];
      return {
        mergeStrategy,
        ...{experiments},
        resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
        module: {
          // React Router imports these for development, and they do not say that they may be left out:
          // 0.9 KB of each page.
          rules: [
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
        },
        optimization: {
          minimizer: minimizer as unknown as Minimizer,
          splitChunks: {cacheGroups: {defaultVendors}},
        },
      };
    },

    // Lightning CSS, the bundler's minimizer, already writes styles for the browsers of `browserslist`.
    configurePostCss: (options) => ({...options, plugins: []}),
  };
}
