/** Weighs `build/` (or the folder that is named) and says what exceeds its budget. */
import path from 'node:path';
import {pageBudgets, siteBudgets} from '../src/config/budgets';
import {compare, format, isExceeded} from './lib/budgets';

const build = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build'));
const findings = compare(build, ['', '/en'], pageBudgets, siteBudgets);
console.log(findings.map(format).join('\n'));
process.exitCode = findings.some(isExceeded) ? 1 : 0;
