/**
 * Bundler settings for which Docusaurus 3.9 has no option.
 *
 * - Scripts and styles are minimized for the browsers of this site. Docusaurus does so for older ones: it
 *   writes ES5 syntax, and each Chinese character as `\uXXXX`, up to 22 KB more of a page as Brotli.
 * - Components of the theme are in the same file as those of the site that use them. By default they have
 *   a file of their own for each set of pages: seven more requests and 3 KB on a page of the docs.
 * - The persistent cache is also invalidated by `buildDependencies`. Docusaurus invalidates it when its own
 *   version or docusaurus.config.ts changes; a build would show the output of older code.
 *   https://rspack.rs/config/experiments#cachebuilddependencies
 *
 * The built pages preload the font of the text before their styles ask for it, so that on most lines the
 * first paint uses it and text does not reflow. The link is the first element of the body: for one in the
 * head, Chromium holds back the first paint until the font is there and the page is parsed and laid out
 * whole, some 400 ms on a slow phone. The name of the file has a hash, which the build knows.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration} from 'webpack';
import type {BuiltSite, PageConsumer, PagePlugin} from 'docusaurus-plugin-post-build';

type Minimizer = NonNullable<Configuration['optimization']>['minimizer'];

/** The part of Rspack's `experiments` that is changed; the types of Docusaurus know webpack's only. */
interface Experiments {
  cache?: {buildDependencies: readonly string[]};
  lazyBarrel?: boolean;
}

/** A type alias, because options of Docusaurus plugins need an index signature. */
export type BundlerOptions = {
  /** Browsers as browserslist writes them: `chrome >= 104`. */
  browsers: readonly string[];
  /** Files and folders that pages are compiled with, from the folder of the site. */
  buildDependencies: readonly string[];
  /** Matches the file name of the font of the text in `assets/fonts`. */
  textFont: RegExp;
};

/** The bundler's group of packages, without those of Docusaurus. */
const defaultVendors = {
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
};

function preloadFont({outDir, baseUrl}: BuiltSite, textFont: RegExp): PageConsumer {
  const fonts = readdirSync(path.join(outDir, 'assets/fonts'))
    .filter((file) => textFont.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}assets/fonts/${file}">`,
    );
  return {bodyTags: () => fonts};
}

export default function bundlerPlugin(
  {siteDir}: LoadContext,
  {browsers, buildDependencies, textFont}: BundlerOptions,
): PagePlugin {
  const inSite = (file: string): string => path.join(siteDir, file);
  return {
    name: 'docusaurus-plugin-bundler',
    builtPages: (site) => preloadFont(site, textFont),

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
          minimizerOptions: {targets: [...browsers]},
        }),
      ];
      return {
        mergeStrategy,
        ...{experiments},
        optimization: {
          minimizer: minimizer as unknown as Minimizer,
          splitChunks: {cacheGroups: {defaultVendors}},
        },
      };
    },

    // Lightning CSS, the bundler's minimizer, already writes styles for the browsers of `browserslist`.
    // Without `config: false`, PostCSS looks for a configuration beside each style sheet: 2 s of a build.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
  };
}
