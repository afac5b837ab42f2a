/** npm run icons: writes the icons that are no SVG. `npm test` compares them with `favicon.svg`. */
import {writeFileSync} from 'node:fs';
import {icons} from './lib/icons';

Object.entries(icons()).forEach(([file, picture]) => writeFileSync(file, picture));
