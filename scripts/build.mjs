/** npm run build: both languages into `build/`; `npm run build -- --force` where nothing changed. */
import {buildSite} from './lib/build.mjs';

process.exitCode = await buildSite({force: process.argv.includes('--force')});
