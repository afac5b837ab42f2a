/**
 * npm run font: writes the part of Geist that readers load, 18 KB instead of 29. The whole typeface, preloaded,
 * would share the line with the styles before the first paint. `npm test` compares.
 */
import {writeFileSync} from 'node:fs';
import {fontFile, subsetGeist} from './lib/font';

writeFileSync(fontFile, await subsetGeist());
