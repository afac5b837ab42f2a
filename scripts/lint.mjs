/**
 * npm run lint: runs every linter, even if one fails. npm run fix: also corrects. Both accept paths: `npm run
 * fix -- docs/device src/css/site.css`.
 */
import {filesAt, lint} from './lib/checks.mjs';
import {stop} from './lib/setup.mjs';

const paths = process.argv.slice(2).filter((argument) => argument !== '--fix');
const {files, problem} = paths.length > 0 ? filesAt(paths) : {};
if (problem) {
  stop(problem);
}
const results = await lint({
  files,
  fix: process.argv.includes('--fix'),
});
const failed = results.filter(({ok}) => !ok).map(({name}) => name);
console.log(
  failed.length === 0 ? '\nAll is well.' : `\nLeft to correct by hand: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
