/**
 * npm run font: writes the subset of Geist that readers load, 18 KB instead of 29. The complete font,
 * preloaded, would compete with the styles for bandwidth before the first paint. `npm test` compares.
 */
import {writeFileSync} from 'node:fs';
import {fontFile, subsetGeist} from './lib/font';

writeFileSync(fontFile, await subsetGeist());
