/**
 * Publishes the pictures of diagrams beside the figures, under `/figures/`.
 *
 * A picture costs its reader a few KB. Drawn in the browser, a diagram takes 250 KB of scripts and a
 * second or more of a slow processor, moves the text below it, and needs JavaScript. The default
 * language writes the files; the pages of all languages use them.
 */
import {cp, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pictureFolder} from './picture';

type WebpackChanges = ReturnType<NonNullable<Plugin['configureWebpack']>>;

export default function diagramsPlugin({siteDir, i18n}: LoadContext, options: unknown): Plugin {
  // Plugin options arrive untyped; docusaurus.config.ts is the only caller.
  const {baseUrl} = options as {baseUrl: string};
  const pictures = path.join(siteDir, pictureFolder);
  return {
    name: 'diagrams',

    configureWebpack({mode}) {
      // The types know the bundler's own options only; those of the dev server are merged as well.
      const devServer = {static: [{directory: pictures, publicPath: `${baseUrl}figures`}]};
      return (mode === 'production' ? {} : {devServer}) as WebpackChanges;
    },

    async postBuild({outDir}) {
      if (i18n.currentLocale === i18n.defaultLocale) {
        const target = path.join(outDir, 'figures');
        // The figures plugin makes the same folder at the same time, at which `cp` alone would fail.
        await mkdir(target, {recursive: true});
        await cp(pictures, target, {recursive: true});
      }
    },
  };
}
