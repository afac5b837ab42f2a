/** Drawings in the HTML of a page, and a frame that enlarges them. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export {narrowWidth, type PictureData} from './data';
export {pictureAlias, pictureModules} from './modules';

export default function pictureTheme(): Plugin {
  return {
    name: 'docusaurus-theme-picture',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => ({
      output: {assetModuleFilename: 'assets/figures/[contenthash:8][ext]'},
    }),
  };
}
