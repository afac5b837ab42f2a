/**
 * Ships Mermaid as its authors built it, instead of bundling it again.
 *
 * The package holds a build for browsers, minified and split by kind of diagram. Bundled by us, its
 * hundreds of modules are parsed, split and minified four times (two languages, browser and server), and each
 * language gets files of its own. Here the files are copied once to `/assets/mermaid-VERSION/`, which
 * all languages share, and `load.ts` stands for the package in the production bundle of the browser;
 * the server never draws. `npm start` bundles the package as usual.
 *
 * To switch it off, take the plugin out of docusaurus.config.ts.
 */
import {readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface Options {
  /** Base URL of the default language: where the files are. */
  baseUrl: string;
}

/** The entry of the build for browsers and the folder of its parts, relative to it. */
const entry = 'mermaid.esm.min.mjs';
const parts = 'chunks/mermaid.esm.min';

/** Not every web server knows that `.mjs` is JavaScript. */
const renamed = (text: string) => text.replaceAll(/\.mjs(?=["']|$)/g, '.js');

export default function mermaidFilesPlugin(_context: LoadContext, options: unknown): Plugin {
  // Plugin options arrive untyped; docusaurus.config.ts is the only caller.
  const {baseUrl} = options as Options;
  const source = path.dirname(require.resolve('mermaid'));
  const manifest = readFileSync(path.join(source, '../package.json'), 'utf8');
  const {version} = JSON.parse(manifest) as {version: string};
  const folder = `assets/mermaid-${version}`;
  return {
    name: 'mermaid-files',

    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') {
        return {};
      }
      const {DefinePlugin} = currentBundler.instance;
      return {
        resolve: {alias: {mermaid$: isServer ? false : path.join(__dirname, 'load.ts')}},
        plugins: [
          new DefinePlugin({MERMAID_FILE: JSON.stringify(`${baseUrl}${folder}/${renamed(entry)}`)}),
        ],
      };
    },

    async postBuild({baseUrl: ownBaseUrl, outDir}) {
      if (ownBaseUrl !== baseUrl) {
        return;
      }
      const target = path.join(outDir, folder);
      await mkdir(path.join(target, parts), {recursive: true});
      const files = (await readdir(path.join(source, parts))).filter((file) =>
        file.endsWith('.mjs'),
      );
      if (files.length === 0) {
        throw new Error(
          `mermaid ${version} has no files in dist/${parts}: see how the package is built now and change src/plugins/mermaid-files/index.ts.`,
        );
      }
      await Promise.all(
        [entry, ...files.map((file) => `${parts}/${file}`)].map(async (file) =>
          writeFile(
            path.join(target, renamed(file)),
            renamed(await readFile(path.join(source, file), 'utf8')),
          ),
        ),
      );
    },
  };
}
