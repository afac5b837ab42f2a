/** What the bundler is told of scripts as a whole: how they are minimized, divided, and what is known. */
import type {CurrentBundler} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import type {Configuration, WebpackPluginInstance} from 'webpack';

/**
 * Docusaurus has scripts written for browsers older than ours (ES5 syntax, each Chinese character
 * as `\\uXXXX`): as the browsers of `browserslist` read them they are smaller. Rspack only.
 */
export function minimizers(
  {optimization}: Configuration,
  {name, instance}: CurrentBundler,
): NonNullable<Configuration['optimization']>['minimizer'] {
  if (name !== 'rspack') {
    return optimization?.minimizer;
  }
  const {SwcJsMinimizerRspackPlugin} = instance as unknown as typeof Rspack;
  const others = optimization?.minimizer?.filter(
    (minimizer) => minimizer?.constructor.name !== 'SwcJsMinimizerRspackPlugin',
  );
  const scripts = new SwcJsMinimizerRspackPlugin({
    minimizerOptions: {
      ecma: 2020,
      module: true,
      mangle: true,
      compress: {ecma: 2020, passes: 2},
      format: {ecma: 2020, comments: false, asciiOnly: false},
    },
  });
  return [scripts as unknown as WebpackPluginInstance, ...(others ?? [])];
}

/**
 * Code of the theme belongs to the pages that need it, in the same file as ours: three requests and
 * 1.4 KB less on a page of the docs. Other packages keep files of their own, where
 * `third-party-licenses` sees them.
 */
export const vendors = {
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
};

/** What all browsers of `browserslist` have, and React's developer tools, which nobody uses here: 1 KB of checks. */
export const known = Object.fromEntries(
  Object.entries({
    AbortController: 'function',
    clearTimeout: 'function',
    document: 'object',
    MessageChannel: 'function',
    performance: 'object',
    Promise: 'function',
    queueMicrotask: 'function',
    reportError: 'function',
    setTimeout: 'function',
    WeakMap: 'function',
    window: 'object',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  }).map(([name, type]) => [`typeof ${name}`, JSON.stringify(type)]),
);
