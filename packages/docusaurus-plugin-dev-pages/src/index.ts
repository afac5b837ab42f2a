/**
 * Makes `npm start` compile a page when it is opened.
 *
 * Compiling all pages is more than half of the dev server's startup time and memory. Pages, and modules loaded
 * on demand (DocSearch, Mermaid, forms), use Rspack's lazy compilation. An error in a page appears when the
 * page is opened; `npm run build` finds all of them. The search is compiled immediately: it is part of the layout,
 * and a hot update while the dialog opens would reset the layout's state and close the dialog.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';

/** Dynamic imports that the dev server compiles lazily. */
const onDemand =
  /\.mdx?$|[\\/]node_modules[\\/](?:mermaid|@docsearch|algoliasearch)[\\/]|[\\/](?:src[\\/](?:components|pages)|packages[\\/](?!docusaurus-theme-search|search-engine))[\\/]/;

/** A type alias, because options of Docusaurus plugins need an index signature. */
export type DevPagesOptions = {
  /** Folders of Markdown pages, relative to the site folder. */
  pages: readonly string[];
  /** Settings and build code: a change prompts for a restart. */
  settings: readonly string[];
};

/**
 * Aliases that resolve pages to empty modules. Each matches one page, because images and other files next to the
 * pages use `require()` too.
 */
function emptyPages(folders: readonly string[]): Record<string, false> {
  const files = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
          path.join(folder, name),
        )
      : [],
  );
  return Object.fromEntries(
    files.filter((file) => /\.mdx?$/.test(file)).map((file) => [`${file}$`, false]),
  );
}

export default function devPagesPlugin(
  {siteDir}: LoadContext,
  {pages, settings}: DevPagesOptions,
): Plugin {
  let isStarted = false;
  return {
    name: 'docusaurus-plugin-dev-pages',

    // Docusaurus watches docusaurus.config.ts but not its imports, and continues to use the Markdown plugins that it
    // loaded at startup.
    getPathsToWatch: () => [...settings],

    // Called at startup, and after a change of these files.
    async loadContent() {
      if (isStarted) {
        console.log(
          '[dev] Settings or code of the build have changed: restart "npm start" to see it.',
        );
      }
      isStarted = true;
    },

    configureWebpack({mode}, _isServer, {currentBundler}) {
      if (mode !== 'development') {
        return {};
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as typeof Rspack;
      let middleware: ReturnType<typeof lazyCompilationMiddleware> | undefined;
      // A variable, because the types contain the options of webpack only.
      const changes = {
        lazyCompilation: {entries: false, imports: true, test: onDemand},
        // Docusaurus' list of pages references each page twice: by `import()`, and by `require.resolveWeak()`,
        // which checks whether it is loaded and makes the bundler compile it. Where the weak reference resolves
        // to nothing, Docusaurus loads the page by `import()` when it is opened.
        resolve: {
          byDependency: {
            commonjs: {alias: emptyPages(pages.map((name) => path.join(siteDir, name)))},
          },
        },
        // Disables Docusaurus' single style sheet, which the browser loads before a page adds to it.
        optimization: {splitChunks: {cacheGroups: {styles: false}}},
        plugins: [
          (compiler: Rspack.Compiler) => {
            middleware = lazyCompilationMiddleware(compiler);
          },
        ],
        devServer: {
          // Appended to the entries that Docusaurus' own function returns.
          setupMiddlewares: () => [middleware],
        },
      };
      return changes;
    },
  };
}
