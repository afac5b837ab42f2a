/** npm run lint: every linter, all of them even if one fails. npm run fix: the same, correcting. */
import {lintChecks} from './lib/checks.mjs';
import {runTool} from './lib/setup.mjs';

const fix = process.argv.includes('--fix');
const failed = [];
for (const {name, tool, args, check = [], fix: fixing} of lintChecks) {
  console.log(`\n── ${name}`);
  if ((await runTool(tool, [...args, ...(fix ? fixing : check)])) !== 0) {
    failed.push(name);
  }
}
console.log(
  failed.length === 0 ? '\nAll is well.' : `\nLeft to correct by hand: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
