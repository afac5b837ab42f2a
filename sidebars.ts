import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {category} from './src/config/sidebar';

const sidebars: SidebarsConfig = {
  docs: [
    'overview',
  ],
};

export default sidebars;
void category;
