/**
 * `npm start` compiles a page when it is opened.
 *
 * Compiling all pages is more than half of what the dev server does before the first of them can be
 * seen, and as much of its memory. Pages, and what is loaded when a reader asks for it (DocSearch, Mermaid,
 * forms), are left for Rspack's lazy compilation. A mistake in a page shows when the page is opened;
 * `npm run build` finds all of them. The search is compiled at once: it is part of the layout, and a hot
 * update while the dialog opens would reset the layout's state and close the dialog.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';

/** Dynamically imported modules that the dev server compiles lazily. */
const onDemand =
  /\.mdx?$|[\\/]node_modules[\\/](?:mermaid|@docsearch|algoliasearch)[\\/]|[\\/](?:src[\\/](?:components|pages)|packages[\\/](?!docusaurus-theme-search|search-engine))[\\/]/;

/** A type alias, because options of Docusaurus plugins need an index signature. */
export type DevPagesOptions = {
  /** Folders of Markdown pages, from the folder of the site. */
  pages: readonly string[];
  /** Files of settings and build code: a change asks for a restart. */
  settings: readonly string[];
};

/**
 * Aliases that make the bundler resolve pages to empty modules. Each names one page: images and other files
 * beside the pages are asked for by `require()`, too.
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

    // Docusaurus watches docusaurus.config.ts but not what it imports, and compiles Markdown with the
    // plugins that it has loaded at its start.
    getPathsToWatch: () => [...settings],

    // Runs at the start, and again after a change of these files.
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
      let answer: ReturnType<typeof lazyCompilationMiddleware> | undefined;
      // A variable, because the types know webpack's options only.
      const changes = {
        lazyCompilation: {entries: false, imports: true, test: onDemand},
        // Docusaurus' list of pages names each one twice: `import()`, and `require.resolveWeak()`, which
        // tells whether it is loaded already and has the bundler compile it for that. Where the second
        // one finds nothing, Docusaurus asks for the page by the first, when it is opened.
        resolve: {
          byDependency: {
            commonjs: {alias: emptyPages(pages.map((name) => path.join(siteDir, name)))},
          },
        },
        // Without Docusaurus' one file of all styles, which the browser has before a page adds to it.
        optimization: {splitChunks: {cacheGroups: {styles: false}}},
        plugins: [
          (compiler: Rspack.Compiler) => {
            answer = lazyCompilationMiddleware(compiler);
          },
        ],
        devServer: {
          // Joined to those that Docusaurus' own function returns.
          setupMiddlewares: () => [answer],
        },
      };
      return changes;
    },
  };
}
