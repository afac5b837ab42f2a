/**
 * Publishes the diagrams that were drawn ahead of time (`drawings.ts`), beside the figures.
 *
 * A diagram drawn in the browser costs its reader some 250 KB of scripts and a second or more of a slow
 * processor, moves the text below it, and needs JavaScript. As a picture it costs a few KB.
 * The files are written once, by the build of the language at the root of the site; the pages of all
 * languages use them.
 */
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedName, type Mode} from './drawings';

interface Options {
  /** Base URL of the default language: where the files are. */
  baseUrl: string;
  /** Folder with the drawings, from the root of the project. */
  directory: string;
  /** Folder for them on the site. */
  folder: string;
}

export default function diagramsPlugin({siteDir}: LoadContext, options: unknown): Plugin {
  // Plugin options arrive untyped; docusaurus.config.ts is the only caller.
  const {baseUrl, directory, folder} = options as Options;
  return {
    name: 'diagrams',

    async postBuild({baseUrl: ownBaseUrl, outDir}) {
      if (ownBaseUrl !== baseUrl) {
        return;
      }
      const source = path.join(siteDir, directory);
      const target = path.join(outDir, folder);
      await mkdir(target, {recursive: true});
      const files = (await readdir(source)).filter((file) => file.endsWith('.svg'));
      await Promise.all(
        files.map(async (file) => {
          const svg = await readFile(path.join(source, file), 'utf8');
          const [name = '', mode = ''] = file.split('.');
          await writeFile(path.join(target, publishedName(name, mode as Mode, svg)), svg);
        }),
      );
    },
  };
}
