/**
 * npm run lint: every linter, all of them even if one fails. npm run fix: the same, correcting.
 * Both take paths: `npm run fix -- docs/device/device.md`.
 */
import {lint} from './lib/checks.mjs';

const paths = process.argv.slice(2).filter((argument) => argument !== '--fix');
const results = await lint({
  files: paths.length > 0 ? paths : undefined,
  fix: process.argv.includes('--fix'),
});
const failed = results.filter(({ok}) => !ok).map(({name}) => name);
console.log(
  failed.length === 0 ? '\nAll is well.' : `\nLeft to correct by hand: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
