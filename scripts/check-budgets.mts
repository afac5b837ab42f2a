/** npm run check:budgets: measures `build/`, or a specified folder, and reports exceeded budgets. */
import path from 'node:path';
import {pageBudgets, siteBudgets} from '../src/config/budgets';
import {advice, compare, format, isExceeded} from './lib/budgets';

const build = path.resolve(process.argv[2] ?? 'build');
const findings = compare(build, ['', '/en'], pageBudgets, siteBudgets);
console.log(findings.map(format).join('\n'));
if (findings.some(isExceeded)) {
  console.error(`\n${advice}`);
  process.exitCode = 1;
}
