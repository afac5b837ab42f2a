/** npm run icons: gives the logo the main color, and draws the icons that are no SVG. `npm test` compares. */
import {writeFileSync} from 'node:fs';
import {icons} from './lib/icons';

Object.entries(icons()).forEach(([file, picture]) => writeFileSync(file, picture));
