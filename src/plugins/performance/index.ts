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
 * line of text breaks anew.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration} from 'webpack';
import {browserslist} from '../../../package.json';
import type {BuiltSite, PageConsumer, PagePlugin} from '../post-build/consumer';
import {usedInfima} from './infima';

type Minimizer = NonNullable<Configuration['optimization']>['minimizer'];

/** The bundler's group of packages, without those of Docusaurus. */
const defaultVendors = {
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
};

/** Where the classes of Infima are used. */
const infimaUsers = [
  'src',
  'docs',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

function preloadFont({outDir, baseUrl}: BuiltSite): PageConsumer {
  const fonts = readdirSync(path.join(outDir, 'assets/fonts'))
    .filter((file) => file.startsWith('geist-latin-wght-normal'))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${baseUrl}assets/fonts/${file}">`,
    );
  return {headTags: () => fonts};
}

export default function performancePlugin({siteDir}: LoadContext): PagePlugin {
  const folders = infimaUsers.map((folder) => path.join(siteDir, folder));
  return {
    name: 'performance',
    builtPages: preloadFont,

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
          splitChunks: {cacheGroups: {defaultVendors}},
        },
      };
    },

    configurePostCss: (options) =>
      process.env.NODE_ENV === 'production'
        ? {...options, plugins: [...(options.plugins as unknown[]), usedInfima(folders)]}
        : options,
  };
}
