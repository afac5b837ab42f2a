import type {DevPagesOptions} from 'docusaurus-plugin-dev-pages';
import {collections} from './translation';

export const devPages: DevPagesOptions = {
  pages: Object.values(collections).flatMap(({zh, en}) => [zh, en]),
  // Changes in folders of src/data (figures and diagrams) apply without a restart.
  settings: ['src/config', 'src/data/*.{ts,json}', 'packages', 'sidebars.ts'],
};
