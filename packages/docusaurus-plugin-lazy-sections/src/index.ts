/**
 * Gives a browser the routes, sidebar items and names of docs of the section that its page is in,
 * instead of those of the whole site. `README.md` says what this replaces in Docusaurus, and what
 * to do at an upgrade.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSite} from './generated';
import {writeModules} from './modules';

/** Versions of Docusaurus whose private modules are known to be as this plugin expects them. */
const knownVersions = ['3.9.2'];

/** Ids of the docs that items of the navbar and the footer name, at any depth. */
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

/** Docusaurus loads this module anew for each language; the reader of the log needs to be told once. */
function warnOnce(): void {
  const told = globalThis as Record<symbol, unknown>;
  const key = Symbol.for('lazy-sections is off');
  if (!told[key]) {
    told[key] = true;
    logger.warn(
      `lazy-sections is switched off: it knows Docusaurus ${knownVersions.join(', ')}, and this is ${DOCUSAURUS_VERSION}. ` +
        'Pages load more until packages/docusaurus-plugin-lazy-sections is adapted as its README says.',
    );
  }
}

const client = (file: string): string => path.join(__dirname, 'client', file);

export default function lazySectionsPlugin(context: LoadContext): Plugin {
  const name = 'docusaurus-plugin-lazy-sections';
  // The dev server compiles pages on demand, and needs none of this.
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

  /** Writes the modules once for both bundles, when Docusaurus has written its own. */
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
      // Docusaurus' own alias of `@generated` would win if these were not before it.
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
        // A table of the names of all chunks, which only the replaced `docusaurus.js` reads.
        plugins: config.plugins?.filter((plugin) => !(plugin instanceof ChunkAssetPlugin)),
        // Numbers instead of names: the bundler's own table of names is left out as well.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        // Docusaurus puts all styles in one file, as its pages name no other. These name those of their parts,
        // each with all that it uses but what very many share: tabs. Nothing depends on the order of files but
        // the global styles, which are in the file that every page has first.
        optimization: {splitChunks: {cacheGroups: {styles: {minChunks: 20}}}},
      };
    },
  };
}
