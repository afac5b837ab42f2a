/**
 * What the bundler is told of scripts and styles as a whole.
 *
 * - They are minimized for the browsers of this site (`browserslist` in package.json). Docusaurus does
 *   so for older ones: it writes ES5 syntax, and each Chinese character as `\uXXXX`, which is up to
 *   22 KB more of a page as Brotli sends it. It has no option for that.
 * - Components of the theme stand in the same file as those of the site that use them. By default they
 *   are in a file of their own for each set of pages: seven more requests and 3 KB on a page of the docs.
 *
 * The built pages ask for the face of the text before their styles do: it is there for the first paint, and no
 * line of text breaks anew. Docusaurus leaves the styles of the frame out of `404.html`; they are added.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type * as Rspack from '@rspack/core';
import type {Configuration} from 'webpack';
import {browserslist} from '../../../package.json';
import {
  notFoundFile,
  type BuiltSite,
  type PageConsumer,
  type PagePlugin,
} from '../post-build/consumer';

type Minimizer = NonNullable<Configuration['optimization']>['minimizer'];

const cacheGroups = {
  /** The bundler's group of packages, without those of Docusaurus. */
  defaultVendors: {
    test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
    idHint: 'vendors',
    reuseExistingChunk: true,
    priority: -10,
  },
  /** What the frame of a page and its content both use. */
  themeCommon: {
    test: /[\\/]@docusaurus[\\/](?:plugin-content-docs|theme-common)[\\/]/,
    type: /javascript/,
    name: 'theme-common',
    minChunks: 2,
    enforce: true,
  },
  /**
   * The not-found page has no file of its own beside the one of all styles, from which `lazy-sections` takes
   * what is of single pages.
   */
  notFound: {
    test: /[\\/](?:NotFound|SearchField)[\\/]/,
    name: 'styles',
    type: 'css/mini-extract',
    chunks: 'all' as const,
    enforce: true,
    priority: 50,
  },
};

/** Addresses of the files in a folder of a built language whose names are like this. */
const addressesOf = ({outDir, baseUrl}: BuiltSite, folder: string, name: RegExp): string[] =>
  readdirSync(path.join(outDir, folder))
    .filter((file) => name.test(file))
    .map((file) => `${baseUrl}${folder}/${file}`);

function loadEarly(site: BuiltSite): PageConsumer {
  const fonts = addressesOf(site, 'assets/fonts', /^geist-latin-wght-normal/).map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
  );
  // A site of few pages has no such file: each page brings all that it shows.
  const styles = addressesOf(site, 'assets/css', /^styles\./).map(
    (file) => `<link rel="stylesheet" href="${file}">`,
  );
  return {
    headTags: ({file}) => (file === notFoundFile ? [...fonts, ...styles] : fonts),
  };
}

export default function performancePlugin(): PagePlugin {
  return {
    name: 'performance',
    builtPages: loadEarly,

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production' || currentBundler.name !== 'rspack') {
        return {};
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
          minimizerOptions: {targets: browserslist.production},
        }),
      ];
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        module: {
          // React Router imports these for development, and they do not say that they may be left out.
          rules: [
            {
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
        },
        optimization: {
          minimizer: minimizer as unknown as Minimizer,
          splitChunks: {cacheGroups},
        },
      };
    },
  };
}
