/** npm run icons: applies the main color to the logo, and draws the raster icons. `npm test` compares. */
import {writeFileSync} from 'node:fs';
import {icons} from './lib/icons';

Object.entries(icons()).forEach(([file, picture]) => writeFileSync(file, picture));
