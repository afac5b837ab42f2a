/** Mermaid diagrams that are drawn ahead of time: their pictures become modules `@diagrams/<name>`. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pictureAlias, pictureModules} from 'docusaurus-theme-picture';
import {readPicture} from './files';
import type {DiagramOptions} from './options';

export {drawDiagrams, type DiagramSource} from './draw';
export {diagramFiles, diagramName, isDrawn, readPicture, readSource} from './files';
export type {DiagramOptions} from './options';
export {remarkDiagrams, type DiagramRemarkOptions} from './remark';

export default function diagramsPlugin(
  context: LoadContext,
  {directory, leastScale}: DiagramOptions,
): Plugin {
  const name = 'docusaurus-plugin-diagrams';
  const drawn = path.join(context.siteDir, directory);
  return {
    name,
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(drawn, '*.svg')],

    async contentLoaded({actions}) {
      const {writePicture} = pictureModules(actions.createData);
      for (const file of readdirSync(drawn)) {
        if (file.endsWith('.svg')) {
          const diagram = path.basename(file, '.svg');
          await writePicture(diagram, readPicture(diagram, {directory: drawn, leastScale}));
        }
      }
    },

    configureWebpack: pictureAlias(context, {alias: '@diagrams', plugin: name}),
  };
}
