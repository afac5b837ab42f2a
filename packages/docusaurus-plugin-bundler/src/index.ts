/**
 * Bundler settings for which Docusaurus 3.9 has no option.
 *
 * - Scripts and styles are minified for the browsers of this site. Docusaurus targets older ones: it emits ES5
 *   syntax, and escapes each Chinese character as `\uXXXX`, up to 22 KB more of a page as Brotli.
 * - Theme components share a chunk with the site components that use them. By default each set of pages has its
 *   own chunk: seven more requests and 3 KB on a page of the docs.
 * - The persistent cache is also invalidated by `buildDependencies`. Docusaurus invalidates it only when its
 *   own version or docusaurus.config.ts changes; a build would contain output of older code.
 *   https://rspack.rs/config/experiments#cachebuilddependencies
 *
 * The built pages preload the text font before the styles request it, so that on most connections the first
 * paint uses it and text does not reflow. The link is the first element of the body: with one in the head,
 * Chromium delays the first paint until the font is loaded and the whole page laid out, some 400 ms on a slow
 * phone. The file name has a hash, which only the build knows.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration} from 'webpack';
import type {BuiltSite, PageConsumer, PagePlugin} from 'docusaurus-plugin-post-build';

type Minimizer = NonNullable<Configuration['optimization']>['minimizer'];

/** Part of Rspack's `experiments`; Docusaurus has only the types of webpack. */
interface Experiments {
  cache?: {buildDependencies: readonly string[]};
  lazyBarrel?: boolean;
}

/** A type alias, because options of Docusaurus plugins need an index signature. */
export type BundlerOptions = {
  /** Browserslist queries: `chrome >= 104`. */
  browsers: readonly string[];
  /** Files and folders that affect compilation, relative to the site folder. */
  buildDependencies: readonly string[];
  /** Matches the file name of the text font in `assets/fonts`. */
  textFont: RegExp;
};

/** Cache group of all packages except those of Docusaurus. */
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
      // Docusaurus sets a flag that Rspack enables by default, and Rspack warns in each build. Fixed in
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

    // Lightning CSS, the minifier, already targets the browsers of `browserslist`. Without `config: false`,
    // PostCSS looks for a configuration beside each style sheet: 2 s of a build.
    configurePostCss: (options) => ({...options, plugins: [], config: false}),
  };
}
