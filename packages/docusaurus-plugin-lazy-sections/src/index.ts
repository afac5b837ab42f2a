/**
 * Sends a browser the routes, sidebar items and names of docs of the current section instead of those
 * of the whole site. `README.md` lists the replaced parts of Docusaurus and the steps of an upgrade.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSite} from './generated';
import {writeModules} from './modules';

/** Versions of Docusaurus whose private modules this plugin was tested with. */
const knownVersions = ['3.9.2'];

/** Returns the ids of the docs that the navbar and the footer link to, at any depth. */
function linkedDocs(themeConfig: unknown): Set<string> {
  const ids = new Set<string>();
  JSON.stringify(themeConfig, (key, value: unknown) => {
    if (key === 'docId') {
      ids.add(String(value));
    }
    return value;
  });
  return ids;
}

/** Docusaurus reloads this module for each language; the warning is logged once. */
function warnOnce(): void {
  const warned = globalThis as Record<symbol, unknown>;
  const key = Symbol.for('lazy-sections is off');
  if (!warned[key]) {
    warned[key] = true;
    logger.warn(
      `lazy-sections is switched off: it knows Docusaurus ${knownVersions.join(', ')}, and this is ${DOCUSAURUS_VERSION}. ` +
        'Pages load more until packages/docusaurus-plugin-lazy-sections is adapted as its README says.',
    );
  }
}

const client = (file: string): string => path.join(__dirname, 'client', file);

export default function lazySectionsPlugin(context: LoadContext): Plugin {
  const name = 'docusaurus-plugin-lazy-sections';
  // The dev server compiles pages on demand and needs no sections.
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  if (!knownVersions.includes(DOCUSAURUS_VERSION)) {
    warnOnce();
    return {name};
  }
  const directory = path.join(context.generatedFilesDir, name, 'default');
  const at = (file: string): string => path.join(directory, file);
  let versionRequest: string | undefined;

  /** Writes the modules once for both bundles, after Docusaurus has written its own. */
  const write = (): string => {
    const site = readSite(context.generatedFilesDir);
    const modules = writeModules(site, {
      siteDir: context.siteDir,
      directory,
      client: path.join(__dirname, 'client'),
      linkedDocs: linkedDocs(context.siteConfig.themeConfig),
    });
    rmSync(directory, {recursive: true, force: true});
    mkdirSync(directory, {recursive: true});
    for (const [file, text] of Object.entries(modules)) {
      writeFileSync(at(file), text);
    }
    return site.registry[site.versionChunk]!;
  };

  return {
    name,

    getThemePath: () => path.join(__dirname, 'theme'),

    configureWebpack(config, isServer) {
      versionRequest ??= write();
      const core = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib');
      const alias: Record<string, string> = isServer
        ? {
            '@generated/registry$': at('server-registry.js'),
            '@generated/routesChunkNames$': at('server-chunk-names.js'),
          }
        : {
            '@generated/routes$': at('routes.js'),
            '@generated/registry$': at('registry.js'),
            '@generated/routesChunkNames$': at('chunk-names.js'),
            '@generated/globalData$': at('global-data.js'),
            [`${versionRequest}$`]: at('version.js'),
            [path.join(core, 'client/docusaurus.js')]: client('docusaurus.ts'),
            [path.join(core, 'client/preload.js')]: client('preload.ts'),
          };
      // These aliases must precede Docusaurus' own alias of `@generated`, which would match first.
      const mergeStrategy = {'resolve.alias': 'prepend', plugins: 'replace'} as const;
      if (isServer) {
        return {mergeStrategy, resolve: {alias}, plugins: config.plugins};
      }
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      const {default: ChunkAssetPlugin} = require(
        path.join(core, 'webpack/plugins/ChunkAssetPlugin'),
      ) as {default: new () => object};
      return {
        mergeStrategy,
        resolve: {alias},
        // The plugin writes a table of all chunk names, which only the replaced `docusaurus.js` reads.
        plugins: config.plugins?.filter((plugin) => !(plugin instanceof ChunkAssetPlugin)),
        // Numeric ids make the bundler's own table of names unnecessary.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        // Docusaurus writes all styles to one file, because its pages reference no other. Pages here reference the
        // style sheets of their chunks. Only widely used styles, such as those of tabs, are in a shared file. The
        // order of the files matters only for the global styles, which are in the first file of every page.
        optimization: {splitChunks: {cacheGroups: {styles: {minChunks: 20}}}},
      };
    },
  };
}
