/**
 * What the bundler keeps, in memory and on disk.
 *
 * Memory: compiling the pages leaves some 300 MB of garbage, which Node would collect only when it needs the
 * space; meanwhile pages are rendered, and take as much again beside it. It is collected when a
 * compiler is done, and in a build with other processes beside it (`npm run build`) also before it
 * begins, before its files are written (100 to 250 MB less at the peak), and while pages are rendered.
 *
 * Cache: builds have none of Rspack's. It takes 190 MB on the disk and 125 MB more of memory while a
 * language is built; a build of one changed page is 2 s faster with it. What takes longest,
 * compiled Markdown, is kept instead (`compiled-ahead`). In the dev server, and of webpack, it stays:
 * there Docusaurus' key for it knows its own version and `docusaurus.config.ts`. What that file
 * imports, our loaders and remark plugins, and the installed packages change the outcome as well, and
 * a cache from before them is wrong.
 *
 * End: when nothing is left to do, Node takes apart all that the process has in memory before it ends; for what the
 * bundler has made that takes 0.7 s, and 1.3 s of the processors. Asked to exit, it leaves that to the system.
 *
 * Styles: PostCSS gets its options from Docusaurus, and would look for more of them in files of
 * twenty names in each folder above each style sheet. Lightning CSS, the bundler's minimizer, writes
 * styles for the browsers of `browserslist` by itself: `postcss-preset-env` before it does the same work
 * and takes 1.6 s of each language. Only what it adds for `content: 'text' / ''`, the text without its
 * alternative for older browsers, has to be written in the style sheet. The dev server, which whoever writes
 * opens in a browser of today, is there 0.3 s sooner without. It stays with `FASTER=0`.
 *
 * Dev server: others hear when the bundler is done with a change (`bundling.ts`, for `docs`).
 *
 * To switch it off, take the plugin out of docusaurus.config.ts.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {follow} from './bundling';
import {collectGarbage} from './memory';
import {myTurn, say} from './turns';
import {build} from '../../config/build';
import {hashOf} from '../hash-of.mjs';

/** Files and folders that change how a module is compiled, besides the module. */
const keyed = [
  'package-lock.json',
  'i18n/translation.lock.json',
  'src/config',
  'src/data',
  'src/plugins',
];

/** PostCSS plugins are given as such, as their file, or as that with options. */
const isPresetEnv = (plugin: unknown): boolean =>
  Array.isArray(plugin)
    ? isPresetEnv(plugin[0])
    : typeof plugin === 'string' && /[\\/]postcss-preset-env[\\/]/.test(plugin);

/**
 * Lets a compiler go that is closed: Docusaurus keeps the configuration until the end of the build,
 * with it `ReactLoadableSSRAddon`, and with that all modules.
 */
function letGo(compiler: import('webpack').Compiler): void {
  for (const plugin of compiler.options.plugins) {
    if (plugin && 'compiler' in plugin) {
      plugin.compiler = undefined;
    }
  }
}

/** Ends the process when it would end, at once. */
const exit = () => process.exit();

let isCollecting = false;

/** Rendering leaves 100 MB of garbage, while other processes build or read. */
function collectWhileRendering(): void {
  if (build.staged && !isCollecting) {
    isCollecting = true;
    setInterval(collectGarbage, 1500).unref();
  }
}

export default function bundlerPlugin({siteDir}: LoadContext): Plugin {
  const key = hashOf(siteDir, keyed);
  return {
    name: 'bundler',

    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: build.faster
        ? options.plugins.filter((plugin) => !isPresetEnv(plugin))
        : options.plugins,
    }),

    configureWebpack(config) {
      // The types know webpack's experiments only.
      const experiments = config.experiments as {cache?: {version?: string}} | undefined;
      const version = experiments?.cache?.version;
      const isBuild = config.mode === 'production';
      const {cache} = config;
      const ofWebpack =
        typeof cache === 'object' && cache.type === 'filesystem' ? cache : undefined;
      return {
        ...(isBuild && build.faster && {cache: false}),
        ...(ofWebpack && {
          cache: {type: ofWebpack.type, version: `${ofWebpack.version}-${key}`},
        }),
        ...(version && {experiments: {cache: {version: `${version}-${key}`}}}),
        plugins: isBuild
          ? [
              (compiler: import('webpack').Compiler) => {
                compiler.hooks.beforeRun.tapPromise('bundler', myTurn);
                if (build.staged) {
                  compiler.hooks.finishMake.tap('bundler', collectGarbage);
                }
                compiler.hooks.done.tap('bundler', collectGarbage);
                compiler.hooks.shutdown.tap('bundler', () => {
                  letGo(compiler);
                  collectWhileRendering();
                  // Each compiler says so; one of them is enough.
                  process.off('beforeExit', exit).once('beforeExit', exit);
                  say('bundled');
                });
              },
            ]
          : [follow],
      };
    },
  };
}
